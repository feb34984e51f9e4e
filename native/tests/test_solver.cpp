// The engine against a brute force of its own, and against itself.

#include "../src/search.hpp"
#include "../src/threads.hpp"
#include "check.hpp"
#include "samples.hpp"

#include <cstdio>
#include <thread>

using namespace fourfold;

namespace {

constexpr std::uint64_t fingerprint = 1936047;

std::mt19937 random_source(2026);
unsigned draw(unsigned below) { return static_cast<unsigned>(random_source() % below); }

Levels random_levels() {
    return {static_cast<std::uint8_t>(1 + draw(4)), static_cast<std::uint8_t>(1 + draw(4))};
}
std::uint8_t random_traits() {
    return draw(2) == 0 ? all_traits : static_cast<std::uint8_t>(1 + draw(15));
}

Score score_of(const Solution& solution) {
    if (solution.value == Value::draw) return draw_score;
    return solution.value == Value::win ? win_in(solution.distance) : loss_in(solution.distance);
}

void solver_agrees_with_brute_force(int placed, int count) {
    for (int i = 0; i < count; ++i) {
        const bool hand = placed < 16 && draw(8) != 0;
        Position p = samples::random_position(random_source, placed, hand);
        const Levels levels = random_levels();
        const auto traits = random_traits();
        if (hand && draw(4) != 0 && samples::wins_at_once(p, levels.to_act, traits)) continue;
        const Score expected = reference::score_of(p, levels, traits);
        Options options;
        options.distance = true;
        CHECK_EQUAL(score_of(solve(p, levels, traits, options)), expected);
        options.distance = false;
        const Solution plain = solve(p, levels, traits, options);
        CHECK_EQUAL(static_cast<int>(plain.value), (expected > 16) - (expected < 16));
        CHECK_EQUAL(int{plain.distance}, 0);
    }
}

void evaluation_agrees_with_brute_force(int placed, int count) {
    for (int i = 0; i < count; ++i) {
        const Position p = samples::random_position(random_source, placed, draw(3) != 0);
        const Levels levels = random_levels();
        const auto traits = random_traits();
        Options options;
        options.distance = true;
        const Evaluation evaluation = evaluate(p, levels, traits, options);
        Score last = 99;
        for (const Turn& turn : evaluation.turns) {
            Position next = p;
            Score expected = draw_score;
            if (turn.square != no_square) next.board[turn.square] = p.hand;
            next.hand = turn.gift;
            if (turn.square != no_square &&
                reference::completes(next, turn.square, levels.to_act, traits))
                expected = win_in(1);
            else if (turn.square != no_square &&
                     reference::completes(next, turn.square, levels.opponent, traits))
                expected = loss_in(1);
            else if (turn.gift != no_piece) {
                const Score theirs =
                    reference::score_of(next, {levels.opponent, levels.to_act}, traits);
                const int before = turn.square == no_square ? 0 : 1;
                expected = theirs > 16   ? loss_in(33 - theirs + before)
                           : theirs < 16 ? win_in(theirs + 1 + before)
                                         : draw_score;
            }
            const Score score = turn.value == Value::draw  ? draw_score
                                : turn.value == Value::win ? win_in(turn.distance)
                                                           : loss_in(turn.distance);
            CHECK(turn.known);
            CHECK_EQUAL(score, expected);
            CHECK(score <= last);
            last = score;
        }
        const Solution whole = solve(p, levels, traits, options);
        if (!evaluation.turns.empty()) {
            CHECK_EQUAL(static_cast<int>(evaluation.turns.front().value),
                        static_cast<int>(whole.value));
            CHECK_EQUAL(int{evaluation.turns.front().distance}, int{whole.distance});
        }
    }
}

Position image_of(const Position& p, const Symmetries::Map& map, unsigned flip,
                  const std::array<unsigned, 4>& order, std::uint8_t traits) {
    const auto change = [&](std::uint8_t piece) {
        if (piece == no_piece) return piece;
        unsigned result = piece;
        for (unsigned t = 0; t < 4; ++t)
            if ((traits >> t & 1U) != 0 && (traits >> order[t] & 1U) != 0) {
                result &= ~(1U << t);
                result |= ((unsigned{piece} >> order[t] ^ flip >> t) & 1U) << t;
            }
        return static_cast<std::uint8_t>(result);
    };
    Position q;
    for (unsigned s = 0; s < 16; ++s) q.board[map[s]] = change(p.board[s]);
    q.hand = change(p.hand);
    return q;
}

void values_are_symmetric(int placed, int count) {
    for (int i = 0; i < count; ++i) {
        const Position p = samples::random_position(random_source, placed, draw(4) != 0);
        const Levels levels = draw(2) == 0 ? Levels{1, 1} : random_levels();
        const std::uint8_t traits = all_traits;
        std::array<unsigned, 4> order{0, 1, 2, 3};
        std::ranges::shuffle(order, random_source);
        const auto& group = Symmetries::of_levels(levels);
        const Position q = image_of(p, group.map(draw(static_cast<unsigned>(group.size()))),
                                    draw(16), order, traits);
        CHECK(fault_of(q) == Fault::none);
        CHECK(canonical(p, levels, traits) == canonical(q, levels, traits));
        CHECK(canonical(canonical(p, levels, traits), levels, traits) ==
              canonical(p, levels, traits));
        Options options;
        options.distance = true;
        CHECK_EQUAL(score_of(solve(p, levels, traits, options)),
                    score_of(solve(q, levels, traits, options)));
    }
}

void canonical_keeps_the_value(int placed, int count) {
    for (int i = 0; i < count; ++i) {
        const Position p = samples::random_position(random_source, placed, draw(4) != 0);
        const Levels levels = random_levels();
        const auto traits = random_traits();
        const Position q = canonical(p, levels, traits);
        CHECK(fault_of(q) == Fault::none);
        Options options;
        options.distance = true;
        CHECK_EQUAL(score_of(solve(p, levels, traits, options)),
                    score_of(solve(q, levels, traits, options)));
    }
}

void tables_and_threads_change_nothing(int placed, int count) {
    static Table table(std::size_t{1} << 20); // one for all rule sets
    for (int i = 0; i < count; ++i) {
        const Position p = samples::random_position(random_source, placed, draw(4) != 0);
        const Levels levels = random_levels();
        const auto traits = random_traits();
        Options options;
        options.distance = true;
        const Score expected = score_of(solve(p, levels, traits, options));
        options.memory = 1;
        CHECK_EQUAL(score_of(solve(p, levels, traits, options)), expected);
        options.memory = std::size_t{16} << 20;
        options.threads = 2;
        CHECK_EQUAL(score_of(solve(p, levels, traits, options)), expected);
        options.threads = 4;
        options.table = &table;
        CHECK_EQUAL(score_of(solve(p, levels, traits, options)), expected);
        const Evaluation evaluation = evaluate(p, levels, traits, options);
        CHECK_EQUAL(static_cast<int>(evaluation.turns.front().value),
                    (expected > 16) - (expected < 16));
    }
}

void many_are_solved_like_one() {
    std::vector<Position> positions;
    for (int i = 0; i < 40; ++i)
        positions.push_back(samples::random_position(random_source, 9, true));
    std::vector<Solution> solutions(positions.size());
    Options options;
    options.distance = true;
    options.threads = 3;
    CHECK(solve_many(positions, {2, 1}, all_traits, options, solutions) == Status::done);
    options.threads = 1;
    for (std::size_t i = 0; i < positions.size(); ++i)
        CHECK_EQUAL(score_of(solutions[i]),
                    score_of(solve(positions[i], {2, 1}, all_traits, options)));
}

// Cancels once the search is under way: a deadline here and a cancel flag there, both seen.
void searches_can_be_stopped() {
    using Clock = std::chrono::steady_clock;
    for (const unsigned threads : {1U, 2U}) {
        Options options;
        options.threads = threads;
        options.memory = std::size_t{4} << 20;
        options.limits.deadline = Clock::now() + std::chrono::milliseconds(50);
        CHECK(solve(Position(), {3, 3}, all_traits, options).status == Status::deadline);
        CHECK(evaluate(Position(), {3, 3}, all_traits, options).status == Status::deadline);

        options.limits.deadline = Clock::time_point::max();
        std::atomic<bool> cancel{false};
        std::atomic<std::uint64_t> progress{0};
        options.limits.cancel = &cancel;
        options.limits.progress = &progress;
        std::thread other([&] {
            while (progress == 0) std::this_thread::yield();
            cancel = true;
        });
        const Solution solution = solve(Position(), {3, 3}, all_traits, options);
        other.join();
        CHECK(solution.status == Status::cancelled);
        CHECK_EQUAL(solution.nodes, progress.load());
        CHECK(solve(Position(), {3, 3}, all_traits, options).status == Status::cancelled);
    }
}

// A limit stops what is not complete, and nothing else, wherever it is met.
void limits_stop_only_what_is_left(int placed) {
    for (int i = 0; i < 20; ++i) {
        const Position p = samples::random_position(random_source, placed, draw(4) != 0);
        const Levels levels = random_levels();
        Options options;
        options.distance = i % 2 == 0;
        const Solution whole = solve(p, levels, all_traits, options);
        const Evaluation every = evaluate(p, levels, all_traits, options);
        options.limits.nodes = std::max<std::uint64_t>(whole.nodes, 1);
        const Solution again = solve(p, levels, all_traits, options);
        CHECK(again.status == Status::done);
        CHECK_EQUAL(score_of(again), score_of(whole));
        options.limits.nodes = std::max<std::uint64_t>(every.nodes, 1);
        const Evaluation same = evaluate(p, levels, all_traits, options);
        CHECK(same.status == Status::done);
        CHECK(std::ranges::all_of(same.turns, &Turn::known));
        for (const std::uint64_t nodes : {std::uint64_t{1}, every.nodes / 2, every.nodes - 1}) {
            options.limits.nodes = std::max<std::uint64_t>(nodes, 1);
            const Evaluation part = evaluate(p, levels, all_traits, options);
            CHECK((part.status == Status::done) == std::ranges::all_of(part.turns, &Turn::known));
            CHECK(part.status != Status::cancelled);
        }
    }
}

// Memory that fails in a thread of its own is the caller's to hear of.
void failures_reach_the_caller() {
    const std::vector<Position> positions(4); // empty boards: the whole memory is wanted
    std::vector<Solution> solutions(positions.size());
    Options options;
    options.memory = std::size_t{1} << 62;
    for (const unsigned threads : {1U, 2U, 3U}) {
        options.threads = threads;
        bool failed = false;
        try {
            (void)solve_many(positions, {1, 1}, all_traits, options, solutions);
        } catch (const std::bad_alloc&) {
            failed = true;
        }
        CHECK(failed);
    }
    std::atomic<int> begun{0};
    bool failed = false;
    try {
        share_out(1000, 3, [&](std::size_t) {
            ++begun;
            throw std::bad_alloc();
        });
    } catch (const std::bad_alloc&) {
        failed = true;
    }
    CHECK(failed);
    CHECK(begun <= 3);
}

// One search, put to each instruction set that this machine has.
void instruction_sets_agree() {
#if defined(__x86_64__)
    if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("bmi2")) return;
    for (int i = 0; i < 60; ++i) {
        const Position p = samples::random_position(random_source, 6 + i % 6, draw(4) != 0);
        SearchSetup setup;
        setup.levels = random_levels();
        setup.traits = random_traits();
        setup.symmetries = &Symmetries::of_levels(setup.levels);
        const int left = 16 - p.placed();
        std::array<std::uint64_t, 2> nodes{};
        std::array<int, 2> answers{};
        for (std::size_t k = 0; k < 2; ++k) {
            Table table(std::size_t{1} << 16);
            Control control;
            setup.table = &table;
            setup.control = &control;
            const auto search = k == 0 ? baseline::make_search(setup) : avx2::make_search(setup);
            answers[k] = (search->wins_within(p, left).value() ? 2 : 0) +
                         (search->lasts(p, left).value() ? 1 : 0);
            nodes[k] = control.visited();
        }
        CHECK_EQUAL(answers[0], answers[1]);
        CHECK_EQUAL(nodes[0], nodes[1]);
    }
#endif
}

// The positions visited on a fixed set, one thread: changes only when a commit says so.
void fingerprint_stands() {
    std::uint64_t nodes = 0;
    std::uint32_t state = 1;
    const auto next = [&](unsigned below) { // the same numbers on every machine
        state = state * 1664525U + 1013904223U;
        return (state >> 16) % below;
    };
    for (unsigned i = 0; i < 64; ++i) {
        Position p;
        for (unsigned placed = 0; placed < 4 + i % 5; ++placed) {
            unsigned s = next(16);
            while (p.board[s] != no_piece) s = (s + 1) % 16;
            unsigned piece = next(16);
            while ((p.remaining() >> piece & 1U) == 0) piece = (piece + 1) % 16;
            p.board[s] = static_cast<std::uint8_t>(piece);
        }
        p.hand = static_cast<std::uint8_t>(std::countr_zero(p.remaining()));
        const Levels levels{static_cast<std::uint8_t>(1 + i / 4 % 4),
                            static_cast<std::uint8_t>(1 + i / 16)};
        Options options;
        options.distance = i % 2 == 0;
        nodes += solve(p, levels, i % 8 == 7 ? 7 : all_traits, options).nodes;
    }
    CHECK_EQUAL(nodes, fingerprint);
}

void faults_are_named() {
    Position p;
    CHECK(fault_of(p) == Fault::none);
    p.board[3] = 7;
    p.hand = 7;
    CHECK(fault_of(p) == Fault::hand_on_board);
    p.hand = 16;
    CHECK(fault_of(p) == Fault::bad_piece);
    p.hand = 6;
    p.board[4] = 7;
    CHECK(fault_of(p) == Fault::piece_twice);
    for (unsigned s = 0; s < 16; ++s) p.board[s] = static_cast<std::uint8_t>(s);
    CHECK(fault_of(p) == Fault::hand_and_full);
    p.hand = no_piece;
    CHECK(fault_of(p) == Fault::none);
    CHECK(fault_of(Levels{0, 1}, 15) == Fault::bad_level);
    CHECK(fault_of(Levels{1, 1}, 16) == Fault::bad_traits);
    CHECK(solve(p, {1, 1}, 15).value == Value::draw);
    CHECK(evaluate(p, {1, 1}, 15).turns.empty());
}

} // namespace

int main(int argc, char** argv) {
    const int scale = argc > 1 ? std::atoi(argv[1]) : 1; // times as many positions
    faults_are_named();
    for (int placed = 16; placed >= 11; --placed)
        solver_agrees_with_brute_force(placed, 2000 * scale);
    solver_agrees_with_brute_force(10, 150 * scale);
    solver_agrees_with_brute_force(9, 3 * scale);
    for (int placed = 16; placed >= 12; --placed)
        evaluation_agrees_with_brute_force(placed, 100 * scale);
    evaluation_agrees_with_brute_force(11, 20 * scale);
    for (int placed = 6; placed <= 12; ++placed) values_are_symmetric(placed, 30 * scale);
    for (int placed = 6; placed <= 12; ++placed) canonical_keeps_the_value(placed, 30 * scale);
    tables_and_threads_change_nothing(5, 4 * scale);
    for (int placed = 6; placed <= 10; ++placed)
        tables_and_threads_change_nothing(placed, 10 * scale);
    many_are_solved_like_one();
    searches_can_be_stopped();
    for (const int placed : {7, 9, 12, 15}) limits_stop_only_what_is_left(placed);
    failures_reach_the_caller();
    instruction_sets_agree();
    fingerprint_stands();
    return report("solver");
}
