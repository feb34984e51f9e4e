// Counting sequences of gives and placements (perft), under the automatic rule R14.
//
// A ply is one give or one placement. A placement that makes an alignment ends the game, whoever
// wins it, so of two levels only the wider one matters. A game that ended before the last ply is
// not counted; one that ends with it is.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>

namespace fourfold::perft {

using Squares = std::uint16_t; // one bit a square: 1 << (4 * row + column), a1 = 1, b1 = 2
using Pieces = std::uint16_t;  // one bit a piece: 1 << number

inline constexpr int no_piece = -1;

// The patterns of a level, found by walking over the board.
struct PatternList {
    std::array<Squares, 30> masks{};
    int size = 0;
};

constexpr PatternList derive_patterns(int level) {
    PatternList patterns;
    // Four squares, each one step further than the last, the step turned by `turn` quarter turns
    // each time: a line (0) or a square (1). Left out when a square falls off the board.
    const auto add = [&patterns](int column, int row, int step_x, int step_y, int turn) {
        unsigned mask = 0;
        for (int i = 0; i < 4; ++i) {
            if (column < 0 || column > 3 || row < 0 || row > 3) return;
            mask |= 1U << (4 * row + column);
            column += step_x;
            row += step_y;
            if (turn == 1) {
                const int old_x = step_x;
                step_x = -step_y;
                step_y = old_x;
            }
        }
        patterns.masks[static_cast<std::size_t>(patterns.size++)] = static_cast<Squares>(mask);
    };
    for (int row = 0; row < 4; ++row) {
        for (int column = 0; column < 4; ++column) {
            add(column, row, 1, 0, 0); // rows
            add(column, row, 0, 1, 0); // columns
            add(column, row, 1, 1, 0); // diagonals
            add(column, row, -1, 1, 0);
            for (int side = 1; side < 4; ++side) { // upright squares
                if (level >= (side == 1 ? 2 : 3)) add(column, row, side, 0, 1);
            }
            for (int x = 1; x < 3 && level >= 4; ++x) { // turned squares
                for (int y = 1; y < 3; ++y) add(column, row, x, y, 1);
            }
        }
    }
    return patterns;
}

static_assert(derive_patterns(1).size == 10);
static_assert(derive_patterns(2).size == 19);
static_assert(derive_patterns(3).size == 24);
static_assert(derive_patterns(4).size == 30);

// The patterns of a level by the squares they go through.
struct PatternsBySquare {
    std::array<std::array<Squares, 30>, 16> through{};
    std::array<int, 16> count{};

    explicit constexpr PatternsBySquare(int level) {
        const PatternList patterns = derive_patterns(level);
        for (int i = 0; i < patterns.size; ++i) {
            const Squares mask = patterns.masks[static_cast<std::size_t>(i)];
            for (std::size_t square = 0; square < 16; ++square) {
                if ((mask >> square & 1) != 0)
                    through[square][static_cast<std::size_t>(count[square]++)] = mask;
            }
        }
    }
};

struct Rules {
    int level = 1;       // the wider of the two players' levels, 1 to 4
    int traits = 0b1111; // by weight: colour 8, shape 4, height 2, fill 1
};

// A board and the pieces beside it. For each value of each trait it knows the squares that hold
// it, and its threats: the squares where one more piece of that value makes an alignment (they
// may be occupied by now, so `empty` is applied when they are read).
class Board {
public:
    void place(const PatternsBySquare& patterns, int traits, int piece, int square) {
        const auto bit = static_cast<Squares>(1U << square);
        assert((empty_ & bit) != 0 && (unplaced_ >> piece & 1) != 0);
        empty_ = static_cast<Squares>(empty_ & ~bit);
        unplaced_ = static_cast<Pieces>(unplaced_ & ~(1U << piece));
        const auto at = static_cast<std::size_t>(square);
        for (int trait = 0; trait < 4; ++trait) {
            if ((traits >> trait & 1) == 0) continue;
            const std::size_t value = value_index(piece, trait);
            holding_[value] = static_cast<Squares>(holding_[value] | bit);
            for (int i = 0; i < patterns.count[at]; ++i) {
                const unsigned missing =
                    patterns.through[at][static_cast<std::size_t>(i)] & ~holding_[value];
                if (std::has_single_bit(missing))
                    threats_[value] = static_cast<Squares>(threats_[value] | missing);
            }
        }
    }

    // The empty squares on which the piece makes an alignment. Threats of traits out of play
    // stay empty.
    Squares winning_squares(int piece) const {
        unsigned squares = 0;
        for (int trait = 0; trait < 4; ++trait) squares |= threats_[value_index(piece, trait)];
        return static_cast<Squares>(squares & empty_);
    }

    Squares empty() const { return empty_; }
    Pieces unplaced() const { return unplaced_; }

private:
    static std::size_t value_index(int piece, int trait) {
        return static_cast<std::size_t>(2 * trait + (piece >> trait & 1));
    }

    std::array<Squares, 8> holding_{};
    std::array<Squares, 8> threats_{};
    Squares empty_ = 0xffff;
    Pieces unplaced_ = 0xffff;
};

// How many sequences there would be if no alignment ever ended a game: never less than the true
// count. Nothing when that does not fit into 64 bits.
inline std::optional<std::uint64_t> upper_bound(int pieces_beside, bool in_hand, int depth) {
    const int plies_left = 2 * pieces_beside - (in_hand ? 1 : 0);
    if (depth > plies_left) return 0;
    std::uint64_t bound = 1;
    for (int ply = 0; ply < depth; ++ply) {
        const auto choices = static_cast<std::uint64_t>(pieces_beside);
        if (bound > std::numeric_limits<std::uint64_t>::max() / choices) return std::nullopt;
        bound *= choices;
        if (in_hand) --pieces_beside;
        in_hand = !in_hand;
    }
    return bound;
}

// Counts by walking the tree down to the last placement but one; the plies after that placement
// are multiplied out. `poll` is called now and then and may throw to give up.
template <class Poll>
class Counter {
public:
    Counter(Rules rules, Poll poll)
        : patterns_(rules.level), traits_(rules.traits), poll_(std::move(poll)) {}

    void place(Board& board, int piece, int square) const {
        board.place(patterns_, traits_, piece, square);
    }

    // Precondition: upper_bound() of the same position fits.
    std::uint64_t count(const Board& board, int hand, int depth) {
        return hand == no_piece ? count_gives(board, depth) : count_placements(board, hand, depth);
    }

private:
    std::uint64_t count_gives(const Board& board, int depth) {
        if (depth == 0) return 1;
        const unsigned pieces = board.unplaced();
        const auto choices = static_cast<std::uint64_t>(std::popcount(pieces));
        if (depth == 1) return choices;
        if (depth == 2) return choices * choices; // as many empty squares as pieces
        std::uint64_t total = 0;
        for (unsigned rest = pieces; rest != 0; rest &= rest - 1)
            total += count_placements(board, std::countr_zero(rest), depth - 1);
        return total;
    }

    std::uint64_t count_placements(const Board& board, int hand, int depth) {
        if (depth == 0) return 1;
        const unsigned empty = board.empty();
        const auto choices = static_cast<std::uint64_t>(std::popcount(empty));
        if (depth == 1) return choices;
        const unsigned safe = empty & ~static_cast<unsigned>(board.winning_squares(hand));
        const auto going_on = static_cast<std::uint64_t>(std::popcount(safe));
        if (depth == 2) return going_on * (choices - 1);
        if (depth == 3) return going_on * (choices - 1) * (choices - 1);
        if (++nodes_ % polling_interval == 0) poll_();
        std::uint64_t total = 0;
        for (unsigned rest = safe; rest != 0; rest &= rest - 1) {
            Board next = board;
            place(next, hand, std::countr_zero(rest));
            total += count_gives(next, depth - 1);
        }
        return total;
    }

    static constexpr std::uint64_t polling_interval = 1U << 12U;

    PatternsBySquare patterns_;
    int traits_;
    Poll poll_;
    std::uint64_t nodes_ = 0;
};

} // namespace fourfold::perft
