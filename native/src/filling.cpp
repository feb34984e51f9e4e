#include "fourfold/filling.hpp"

#include "fourfold/completion.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <random>
#include <vector>

namespace fourfold {

namespace {

constexpr int never = 99;
constexpr std::uint64_t count_interval = 256; // nodes

struct State {
    std::uint8_t shared = 0; // values that all pieces on a pattern have
    std::uint8_t filled = 0;
};

struct Effect {
    int aligned = 0; // patterns that become alignments
    int broken = 0;  // patterns that no longer can
};

class Filler {
public:
    Filler(const Position& position, int level, std::uint8_t traits, int least, int most,
           std::uint64_t seed, const Limits& limits)
        : traits_(traits), least_(least), most_(most), control_(limits), board_(position.board) {
        for (const auto& pattern : patterns_of(level)) {
            for (unsigned left = pattern.squares; left != 0; left &= left - 1)
                through_[static_cast<std::size_t>(std::countr_zero(left))].push_back(
                    states_.size());
            states_.push_back({static_cast<std::uint8_t>(traits_ | traits_ << 4), 0});
        }
        whole_ = static_cast<int>(states_.size());
        unsigned left = 0xffff;
        for (unsigned s = 0; s < square_count; ++s)
            if (board_[s] != no_piece) {
                left &= ~(1U << board_[s]);
                place(s, kind_of(board_[s]));
            }
        for (; left != 0; left &= left - 1) {
            const auto piece = static_cast<unsigned>(std::countr_zero(left));
            pieces_[kind_of(piece)].push_back(static_cast<std::uint8_t>(piece));
        }
        std::mt19937_64 random(seed);
        std::iota(squares_.begin(), squares_.end(), 0U);
        std::iota(kinds_.begin(), kinds_.end(), 0U);
        std::ranges::shuffle(squares_, random);
        std::ranges::shuffle(kinds_, random);
    }

    FillResult run() {
        FillResult result;
        const bool within = aligned_ <= most_ && whole_ >= least_;
        if (within && fill()) result.filled = Filled::found;
        else result.filled = cut_ ? Filled::cancelled : Filled::impossible;
        control_.count(nodes_ % count_interval);
        result.board = board_;
        result.nodes = control_.visited();
        return result;
    }

private:
    [[nodiscard]] unsigned kind_of(unsigned piece) const { return piece & traits_; }

    [[nodiscard]] Effect effect(unsigned square, unsigned kind) const {
        Effect effect;
        const unsigned values = values_of(kind, traits_);
        for (const std::size_t i : through_[square]) {
            const State& state = states_[i];
            const unsigned shared = state.shared & values;
            if (shared == 0) effect.broken += state.shared != 0 ? 1 : 0;
            else effect.aligned += state.filled == 3 ? 1 : 0;
        }
        return effect;
    }

    void place(unsigned square, unsigned kind) {
        const Effect made = effect(square, kind);
        aligned_ += made.aligned;
        whole_ -= made.broken;
        for (const std::size_t i : through_[square]) {
            states_[i].shared &= static_cast<std::uint8_t>(values_of(kind, traits_));
            ++states_[i].filled;
        }
    }

    [[nodiscard]] bool fits(const Effect& made) const {
        return aligned_ + made.aligned <= most_ && whole_ - made.broken >= least_;
    }

    struct Choice {
        unsigned square = 0;
        int fitting = never; // kinds that fit there
        int touched = -1;    // pieces on its patterns
    };

    // The square to go on with; none that fits: fitting == 0.
    [[nodiscard]] Choice choose() const {
        Choice best;
        std::array<int, piece_count> welcome{}; // squares that a kind fits on
        for (const unsigned square : squares_) {
            if (board_[square] != no_piece) continue;
            Choice here{square, 0, 0};
            for (unsigned kind = 0; kind < piece_count; ++kind)
                if (!pieces_[kind].empty() && fits(effect(square, kind))) {
                    ++here.fitting;
                    ++welcome[kind];
                }
            if (here.fitting == 0) return here;
            for (const std::size_t i : through_[square]) here.touched += states_[i].filled;
            if (here.fitting < best.fitting ||
                (here.fitting == best.fitting && here.touched > best.touched))
                best = here;
        }
        for (unsigned kind = 0; kind < piece_count; ++kind)
            if (welcome[kind] < static_cast<int>(pieces_[kind].size())) best.fitting = 0;
        return best;
    }

    // The kinds that fit on a square, the most promising first.
    [[nodiscard]] std::vector<unsigned> fitting(unsigned square) const {
        std::vector<std::pair<int, unsigned>> ranked;
        for (const unsigned kind : kinds_) {
            if (pieces_[kind].empty()) continue;
            const Effect made = effect(square, kind);
            if (!fits(made)) continue;
            const int wish = least_ > 0 ? made.broken : made.aligned - made.broken;
            ranked.emplace_back(wish, kind);
        }
        std::ranges::stable_sort(ranked, {}, &std::pair<int, unsigned>::first);
        std::vector<unsigned> kinds;
        for (const auto& [wish, kind] : ranked) kinds.push_back(kind);
        return kinds;
    }

    bool fill() {
        if (++nodes_ % count_interval == 0) control_.count(count_interval);
        cut_ = cut_ || control_.stopped();
        if (cut_) return false;
        const Choice choice = choose();
        if (choice.fitting == never) return true; // no square is empty
        if (choice.fitting == 0) return false;
        auto kinds = fitting(choice.square);
        // All kinds are alike on an empty board: values can be exchanged.
        if (choice.touched == 0 && empty()) kinds.resize(1);
        const auto states = states_;
        const int aligned = aligned_;
        const int whole = whole_;
        for (const unsigned kind : kinds) {
            board_[choice.square] = pieces_[kind].back();
            pieces_[kind].pop_back();
            place(choice.square, kind);
            if (fill()) return true;
            pieces_[kind].push_back(board_[choice.square]);
            board_[choice.square] = no_piece;
            states_ = states;
            aligned_ = aligned;
            whole_ = whole;
        }
        return false;
    }

    [[nodiscard]] bool empty() const {
        return std::ranges::all_of(board_, [](auto piece) { return piece == no_piece; });
    }

    unsigned traits_;
    int least_;
    int most_;
    Control control_;
    std::array<std::uint8_t, square_count> board_;
    std::array<std::vector<std::size_t>, square_count> through_; // patterns by square
    std::vector<State> states_;                                  // by pattern
    std::array<std::vector<std::uint8_t>, piece_count> pieces_;  // that remain, by kind
    std::array<unsigned, square_count> squares_{};               // in the order of the seed
    std::array<unsigned, piece_count> kinds_{};
    int aligned_ = 0;
    int whole_ = 0; // patterns that are alignments or still can be
    std::uint64_t nodes_ = 0;
    bool cut_ = false; // stopped with something left to try
};

} // namespace

FillResult fill_board(const Position& position, int level, std::uint8_t traits, int least, int most,
                      std::uint64_t seed, const Limits& limits) {
    assert(level >= 1 && level <= 4 && traits >= 1 && traits <= 15);
    return Filler(position, level, traits, least, most, seed, limits).run();
}

} // namespace fourfold
