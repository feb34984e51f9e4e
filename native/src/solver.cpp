#include "fourfold/solver.hpp"

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

Status status_of(const Control& control) {
    if (control.cancelled) return Status::cancelled;
    return control.late ? Status::deadline : Status::done;
}

void begin(Control& control, const Options& options) {
    control.cancel = options.cancel;
    control.deadline = options.deadline;
    control.most = options.nodes;
    control.progress = options.progress;
    if (options.cancel != nullptr && options.cancel->load()) {
        control.cancelled = true;
        control.stop = true;
    } else if (std::chrono::steady_clock::now() >= options.deadline) {
        control.late = true;
        control.stop = true;
    }
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

    bool wins_within(int distance) { return ask(true, distance); }
    bool lasts(int distance) { return ask(false, distance); }
    [[nodiscard]] bool stopped() const { return setup_.control->stop; }
    // Whether the player to act is the one at the lower level.
    [[nodiscard]] bool handicapped() const {
        const Levels placer = setup_.levels;
        return position_.hand != no_piece ? placer.to_act < placer.opponent
                                          : placer.opponent < placer.to_act;
    }
    [[nodiscard]] std::uint64_t nodes() const {
        std::uint64_t sum = 0;
        for (const auto& search : searches_) sum += search->nodes();
        return sum;
    }

private:
    bool put(Search& search, bool win, int distance) {
        return win ? search.wins_within(position_, distance) : search.lasts(position_, distance);
    }

    // The first thread to finish answers and stops the others. An answer that a stop has spoilt
    // is dropped: the thread has seen the stop, so it sees it again here.
    bool ask(bool win, int distance) {
        if (searches_.size() == 1) return put(*searches_[0], win, distance);
        Control& control = *setup_.control;
        std::atomic<int> answer{-1};
        std::atomic<std::size_t> next{0};
        const auto work = [&] {
            const bool result = put(*searches_[next++], win, distance);
            if (control.stop.exchange(true)) return;
            answer = result ? 1 : 0;
        };
        {
            const Helpers helpers(static_cast<unsigned>(searches_.size()), work);
            work();
        }
        if (answer < 0) return false; // stopped from outside
        control.stop = false;
        return answer == 1;
    }

    Position position_;
    SearchSetup setup_;
    std::vector<std::unique_ptr<Search>> searches_;
};

// Fills value and distance; whether it came to an end.
bool find(Inquiry& inquiry, int left, bool want_distance, Value& value, std::uint8_t& distance) {
    // The likelier of the two questions first: at the lower level one mostly loses.
    bool wins = false;
    bool draws = true;
    if (inquiry.handicapped()) {
        draws = inquiry.lasts(left);
        wins = draws && !inquiry.stopped() && inquiry.wins_within(left);
    } else {
        wins = inquiry.wins_within(left);
        draws = wins || (!inquiry.stopped() && inquiry.lasts(left));
    }
    if (inquiry.stopped()) return false;
    value = wins ? Value::win : draws ? Value::draw : Value::loss;
    distance = 0;
    if (!want_distance || value == Value::draw) return true;
    int d = 1;
    for (; d < left; ++d) {
        const bool decided = wins ? inquiry.wins_within(d) : !inquiry.lasts(d);
        if (inquiry.stopped()) return false;
        if (decided) break;
    }
    distance = static_cast<std::uint8_t>(d);
    return true;
}

SearchSetup setup_for(const Position& position, Levels levels, std::uint8_t traits,
                      const Options& options, Table& table, Control& control) {
    SearchSetup setup;
    const bool giver = position.hand == no_piece;
    setup.levels = giver ? Levels{levels.opponent, levels.to_act} : levels;
    setup.traits = traits;
    setup.symmetries = &Symmetries::of_levels(levels);
    setup.table = &table;
    setup.control = &control;
    if (options.book) setup.book = &options.book;
    return setup;
}

// The positions that the turns of `position` lead to; turns that end the game are known already.
class Turns {
public:
    Turns(const Position& position, Levels levels, std::uint8_t traits)
        : position_(position), levels_(levels), traits_(traits) {
        if (position.hand == no_piece) {
            add_gifts(no_square);
            return;
        }
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
    [[nodiscard]] bool completes(unsigned square, int level) const {
        for (const auto& pattern : patterns_of(level)) {
            if ((pattern.squares >> square & 1U) == 0) continue;
            unsigned ones = position_.hand;
            unsigned zeros = ~unsigned{position_.hand};
            bool full = true;
            for (unsigned s = 0; s < square_count; ++s) {
                if ((pattern.squares >> s & 1U) == 0 || s == square) continue;
                full = full && position_.board[s] != no_piece;
                ones &= position_.board[s];
                zeros &= ~unsigned{position_.board[s]};
            }
            if (full && ((ones | zeros) & traits_) != 0) return true;
        }
        return false;
    }

    void add_square(unsigned s) {
        Turn turn;
        turn.square = static_cast<std::uint8_t>(s);
        turn.known = true;
        turn.distance = 1;
        if (completes(s, levels_.to_act)) {
            turn.value = Value::win;
            list.push_back(turn);
        } else if (completes(s, levels_.opponent)) {
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
    Levels levels_;
    std::uint8_t traits_;
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
    Control control;
    begin(control, options);
    const auto setup = setup_for(position, levels, traits, options, table, control);
    const unsigned threads = placed <= 5 ? options.threads : 1; // else over before they start
    Inquiry inquiry(position, setup, threads);
    if (!control.stop)
        find(inquiry, std::min(square_count - placed, options.horizon), options.distance,
             solution.value, solution.distance);
    solution.status = status_of(control);
    solution.nodes = inquiry.nodes();
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
    Control control;
    begin(control, options);
    std::atomic<std::uint64_t> nodes{0};
    const int before = position.hand == no_piece ? 0 : 1; // placements in the turn itself
    share_out(turns.list.size(), options.threads, [&](std::size_t i) {
        Turn& turn = turns.list[i];
        if (turn.known || control.stop) return;
        const Position next = turns.after(turn);
        const Levels swapped{levels.opponent, levels.to_act};
        auto setup = setup_for(next, swapped, traits, options, table, control);
        setup.threads = options.threads;
        Inquiry inquiry(next, setup, 1);
        Value value{};
        std::uint8_t distance = 0;
        const int left = std::min<int>(square_count - placed, options.horizon) - before;
        turn.known = find(inquiry, left, options.distance, value, distance);
        turn.value = opposite(value);
        if (distance != 0) turn.distance = static_cast<std::uint8_t>(distance + before);
        nodes += inquiry.nodes();
        if (options.nodes != 0 && nodes >= options.nodes) control.late = control.stop = true;
    });
    if (!options.distance)
        for (Turn& turn : turns.list) turn.distance = 0;
    std::ranges::sort(turns.list, better);
    evaluation.turns = std::move(turns.list);
    evaluation.status = status_of(control);
    evaluation.nodes = nodes;
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
