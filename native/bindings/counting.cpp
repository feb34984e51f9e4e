// Random games and exact counts, for Python.
#include "arguments.hpp"
#include "fourfold/census.hpp"
#include "fourfold/perft.hpp"
#include "fourfold/playout.hpp"
#include "module.hpp"

#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <tuple>

namespace fourfold_bindings {

namespace {

using namespace fourfold;

using Counts = std::vector<std::uint64_t>;

// Games played, draws, and the wins and losses of the player to act by number of placements.
std::tuple<std::uint64_t, std::uint64_t, Counts, Counts>
play_random_games(const nb::bytes& bytes, int to_act, int opponent, int traits, std::uint64_t games,
                  std::uint64_t seed, int threads, Handle& handle) {
    const Position position = read_position(bytes);
    const RuleSet rules(to_act, opponent, traits);
    const unsigned number = read_threads(threads);
    const Limits limits = read_limits(handle);
    PlayoutCounts counts;
    run_watched(handle, [&] {
        counts = playouts(position, rules.levels, rules.traits, games, seed, number, limits);
    });
    return {counts.games, counts.draws, Counts(counts.wins.begin(), counts.wins.end()),
            Counts(counts.losses.begin(), counts.losses.end())};
}

std::uint64_t count_sequences(const nb::bytes& bytes, int to_act, int opponent, int traits,
                              int depth, Handle& handle) {
    const Position position = read_position(bytes);
    const RuleSet rules(to_act, opponent, traits);
    const auto bound = perft::upper_bound(position, read_number(depth, "depth", 0, 1'000'000));
    if (!bound)
        throw std::overflow_error("at depth " + std::to_string(depth) +
                                  " the count may not fit into 64 bits");
    if (*bound == 0) return 0;
    perft::Counter counter(rules.levels, rules.traits, read_limits(handle));
    std::optional<std::uint64_t> count;
    run_watched(handle, [&] { count = counter.count(position, depth); });
    if (!count) throw std::runtime_error("the count was cancelled");
    return *count;
}

// 0 when cancelled.
std::uint64_t count_boards(int level, int threads, Handle& handle) {
    const RuleSet rules(level, level, all_traits);
    const unsigned number = read_threads(threads);
    const Limits limits = read_limits(handle);
    std::uint64_t count = 0;
    run_watched(handle, [&] { count = count_full_boards(rules.levels.to_act, number, limits); });
    return count;
}

} // namespace

void bind_counting(nb::module_& module) {
    module.def("perft", &count_sequences, nb::arg("position"), nb::arg("level_to_act"),
               nb::arg("level_opponent"), nb::arg("traits_mask"), nb::arg("depth"),
               nb::arg("handle"));
    module.def("playouts", &play_random_games, nb::arg("position"), nb::arg("level_to_act"),
               nb::arg("level_opponent"), nb::arg("traits_mask"), nb::arg("games"), nb::arg("seed"),
               nb::arg("threads"), nb::arg("handle"));
    module.def("count_full_boards", &count_boards, nb::arg("level"), nb::arg("threads"),
               nb::arg("handle"));
}

} // namespace fourfold_bindings
