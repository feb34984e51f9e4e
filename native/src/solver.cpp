#include "fourfold/solver.hpp"

#include "fourfold/completion.hpp"
#include "search.hpp"
#include "threads.hpp"

#include <algorithm>
#include <cassert>

namespace fourfold {

namespace {

// Bytes that hold what a search from so many placed usually meets; more would cost time to clear.
std::size_t table_bytes(int placed, std::size_t memory) {
    const std::size_t enough = placed >= 7   ? std::size_t{16} << 10
                               : placed == 6 ? std::size_t{32} << 10
                               : placed == 5 ? std::size_t{256} << 10
                               : placed == 4 ? std::size_t{2} << 20
                               : placed == 3 ? std::size_t{32} << 20
                                             : memory;
    return std::max(Table::least_bytes, std::min(enough, memory));
}

// One position, asked several questions, by several threads that share the table.
class Inquiry {
public:
    Inquiry(const Position& position, const SearchSetup& setup, unsigned threads)
        : position_(position), setup_(setup) {
        setup_.threads = std::max({setup.threads, threads, 1U}); // others may share the control
        for (unsigned i = 0; i < std::max(threads, 1U); ++i)
            searches_.push_back(make_search(setup_));
    }

    std::optional<bool> wins_within(int distance) { return ask(true, distance); }
    std::optional<bool> lasts(int distance) { return ask(false, distance); }
    // Whether the player to act is the one at the lower level.
    [[nodiscard]] bool handicapped() const {
        const Levels placer = setup_.levels;
        return position_.hand != no_piece ? placer.to_act < placer.opponent
                                          : placer.opponent < placer.to_act;
    }

private:
    std::optional<bool> put(Search& search, bool win, int distance) {
        return win ? search.wins_within(position_, distance) : search.lasts(position_, distance);
    }

    // The first thread to know the answer stops the others. Threads that were stopped say nothing,
    // and all that say something say the same.
    std::optional<bool> ask(bool win, int distance) {
        if (searches_.size() == 1) return put(*searches_[0], win, distance);
        Control& control = *setup_.control;
        std::atomic<int> answer{-1};
        std::atomic<std::size_t> next{0};
        on_threads(static_cast<unsigned>(searches_.size()), [&] {
            const auto result = put(*searches_[next++], win, distance);
            if (!result) return;
            answer = *result ? 1 : 0;
            control.pause();
        });
        control.resume();
        if (answer < 0) return std::nullopt;
        return answer == 1;
    }

    Position position_;
    SearchSetup setup_;
    std::vector<std::unique_ptr<Search>> searches_;
};

struct Worth {
    Value value = Value::draw;
    std::uint8_t distance = 0;
};

std::optional<Value> find_value(Inquiry& inquiry, int left) {
    // The likelier of the two questions first: at the lower level one mostly loses.
    const bool lasts_first = inquiry.handicapped();
    const auto first = lasts_first ? inquiry.lasts(left) : inquiry.wins_within(left);
    if (!first) return std::nullopt;
    if (*first != lasts_first) return lasts_first ? Value::loss : Value::win;
    const auto second = lasts_first ? inquiry.wins_within(left) : inquiry.lasts(left);
    if (!second) return std::nullopt;
    if (lasts_first) return *second ? Value::win : Value::draw;
    return *second ? Value::draw : Value::loss;
}

// Nothing when the search was stopped.
std::optional<Worth> find(Inquiry& inquiry, int left, bool want_distance) {
    const auto value = find_value(inquiry, left);
    if (!value) return std::nullopt;
    if (!want_distance || *value == Value::draw) return Worth{*value, 0};
    int distance = 1;
    for (; distance < left; ++distance) {
        const bool wins = *value == Value::win;
        const auto answer = wins ? inquiry.wins_within(distance) : inquiry.lasts(distance);
        if (!answer) return std::nullopt;
        if (*answer == wins) break;
    }
    return Worth{*value, static_cast<std::uint8_t>(distance)};
}

SearchSetup setup_for(const Position& position, Levels levels, std::uint8_t traits,
                      const Options& options, Table& table, Control& control, Busy* busy) {
    SearchSetup setup;
    const bool giver = position.hand == no_piece;
    setup.levels = giver ? Levels{levels.opponent, levels.to_act} : levels;
    setup.traits = traits;
    setup.symmetries = &Symmetries::of_levels(levels);
    setup.table = &table;
    setup.control = &control;
    setup.busy = busy;
    if (options.book) setup.book = &options.book;
    return setup;
}

// The positions that the turns of `position` lead to; turns that end the game are known already.
class Turns {
public:
    Turns(const Position& position, Levels levels, std::uint8_t traits) : position_(position) {
        if (position.hand == no_piece) {
            add_gifts(no_square);
            return;
        }
        const HeldValues held(position, traits);
        winning_ = Completions::of_level(levels.to_act).with(held, position.hand);
        losing_ = Completions::of_level(levels.opponent).with(held, position.hand) & ~winning_;
        for (unsigned s = 0; s < square_count; ++s)
            if (position.board[s] == no_piece) add_square(s);
    }

    std::vector<Turn> list;

    [[nodiscard]] Position after(const Turn& turn) const {
        Position next = position_;
        if (turn.square != no_square) next.board[turn.square] = position_.hand;
        next.hand = turn.gift;
        return next;
    }

private:
    void add_square(unsigned s) {
        Turn turn;
        turn.square = static_cast<std::uint8_t>(s);
        turn.known = true;
        turn.distance = 1;
        if ((winning_ >> s & 1U) != 0) {
            turn.value = Value::win;
            list.push_back(turn);
        } else if ((losing_ >> s & 1U) != 0) {
            turn.value = Value::loss;
            list.push_back(turn);
        } else if (position_.remaining() == 0) {
            turn.distance = 0;
            list.push_back(turn);
        } else {
            add_gifts(turn.square);
        }
    }

    void add_gifts(std::uint8_t square) {
        for (unsigned left = position_.remaining(); left != 0; left &= left - 1) {
            Turn turn;
            turn.square = square;
            turn.gift = static_cast<std::uint8_t>(std::countr_zero(left));
            list.push_back(turn);
        }
    }

    Position position_;
    unsigned winning_ = 0; // squares where the hand wins, and where it loses (R7)
    unsigned losing_ = 0;
};

bool better(const Turn& a, const Turn& b) {
    if (a.known != b.known) return a.known;
    if (a.value != b.value) return a.value > b.value;
    if (a.distance != b.distance)
        return a.value == Value::win ? a.distance < b.distance : a.distance > b.distance;
    if (a.square != b.square) return a.square < b.square;
    return a.gift < b.gift;
}

} // namespace

Solution solve(const Position& position, Levels levels, std::uint8_t traits,
               const Options& options) {
    assert(fault_of(position) == Fault::none && fault_of(levels, traits) == Fault::none);
    Solution solution;
    const int placed = position.placed();
    if (placed == square_count) return solution;
    std::optional<Table> own;
    if (options.table == nullptr) own.emplace(table_bytes(placed, options.memory));
    Table& table = own ? *own : *options.table;
    Control control(options.limits);
    const unsigned threads = placed <= 5 ? options.threads : 1; // else over before they start
    std::optional<Busy> busy;
    if (threads > 1) busy.emplace();
    const auto setup =
        setup_for(position, levels, traits, options, table, control, busy ? &*busy : nullptr);
    std::optional<Worth> worth;
    if (!control.stopped()) {
        Inquiry inquiry(position, setup, threads);
        worth = find(inquiry, std::min(square_count - placed, options.horizon), options.distance);
    }
    if (worth) {
        solution.value = worth->value;
        solution.distance = worth->distance;
    } else {
        solution.status = control.status();
    }
    solution.nodes = control.visited();
    return solution;
}

Evaluation evaluate(const Position& position, Levels levels, std::uint8_t traits,
                    const Options& options) {
    assert(fault_of(position) == Fault::none && fault_of(levels, traits) == Fault::none);
    Evaluation evaluation;
    Turns turns(position, levels, traits);
    const int placed = position.placed();
    std::optional<Table> own;
    if (options.table == nullptr) own.emplace(table_bytes(std::max(placed - 1, 0), options.memory));
    Table& table = own ? *own : *options.table;
    Control control(options.limits);
    std::optional<Busy> busy;
    if (options.threads > 1) busy.emplace();
    const int before = position.hand == no_piece ? 0 : 1; // placements in the turn itself
    const int left = std::min<int>(square_count - placed, options.horizon) - before;
    share_out(turns.list.size(), options.threads, [&](std::size_t i) {
        Turn& turn = turns.list[i];
        if (turn.known || control.stopped()) return;
        const Position next = turns.after(turn);
        const Levels swapped{levels.opponent, levels.to_act};
        auto setup =
            setup_for(next, swapped, traits, options, table, control, busy ? &*busy : nullptr);
        setup.threads = options.threads;
        Inquiry inquiry(next, setup, 1);
        const auto worth = find(inquiry, left, options.distance);
        if (!worth) return;
        turn.known = true;
        turn.value = opposite(worth->value);
        if (worth->distance != 0)
            turn.distance = static_cast<std::uint8_t>(worth->distance + before);
    });
    if (!options.distance)
        for (Turn& turn : turns.list) turn.distance = 0;
    std::ranges::sort(turns.list, better);
    evaluation.turns = std::move(turns.list);
    // A limit that was met with the last turn cut nothing short.
    if (!std::ranges::all_of(evaluation.turns, &Turn::known)) evaluation.status = control.status();
    evaluation.nodes = control.visited();
    return evaluation;
}

Status solve_many(std::span<const Position> positions, Levels levels, std::uint8_t traits,
                  const Options& options, std::span<Solution> solutions) {
    assert(positions.size() == solutions.size());
    Options each = options;
    each.threads = 1;
    each.memory = options.memory / std::max(1U, options.threads);
    std::atomic<Status> status{Status::done};
    share_out(positions.size(), options.threads, [&](std::size_t i) {
        solutions[i] = solve(positions[i], levels, traits, each);
        if (solutions[i].status != Status::done) status = solutions[i].status;
    });
    return status;
}

} // namespace fourfold
