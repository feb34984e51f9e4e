// The solver, for Python.
//
// What may take long runs in a thread of its own, without the GIL, while the calling thread looks
// for Ctrl-C; what is over in a moment runs where it is, without the GIL too.
#include "arguments.hpp"
#include "fourfold/reference.hpp"
#include "module.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

namespace fourfold_bindings {

namespace {

using namespace fourfold;

constexpr int quick_from = 6; // positions with so many placed are solved within milliseconds

template <class Work> void run(bool quick, Handle& handle, Work work) {
    if (!quick) return run_watched(handle, work);
    const nb::gil_scoped_release unlocked;
    work();
}

using Answer = std::tuple<int, int, int, std::uint64_t>; // status, value, distance, nodes

Answer solve_position(const nb::bytes& bytes, int to_act, int opponent, int traits, bool distance,
                      int threads, std::int64_t memory, std::optional<double> seconds,
                      Handle& handle, const ShelfOfBooks* book) {
    const Position position = read_position(bytes);
    const RuleSet rules(to_act, opponent, traits);
    const Options options = read_options(rules, distance, threads, memory, seconds, handle, book);
    Solution solution;
    run(position.placed() >= quick_from, handle,
        [&] { solution = solve(position, rules.levels, rules.traits, options); });
    return {static_cast<int>(solution.status), static_cast<int>(solution.value), solution.distance,
            solution.nodes};
}

using TurnAnswer = std::tuple<int, int, int, int>; // square or -1, gift or -1, value, distance

std::tuple<int, std::vector<TurnAnswer>, std::uint64_t>
evaluate_position(const nb::bytes& bytes, int to_act, int opponent, int traits, bool distance,
                  int threads, std::int64_t memory, std::optional<double> seconds, Handle& handle,
                  const ShelfOfBooks* book, std::uint64_t nodes, int horizon, Table* table) {
    const Position position = read_position(bytes);
    const RuleSet rules(to_act, opponent, traits);
    if (horizon < 1) throw std::invalid_argument("a horizon must be at least 1");
    Options options = read_options(rules, distance, threads, memory, seconds, handle, book);
    options.limits.nodes = nodes;
    options.horizon = horizon;
    options.table = table;
    Evaluation evaluation;
    run(position.placed() > quick_from + 2, handle,
        [&] { evaluation = evaluate(position, rules.levels, rules.traits, options); });
    std::vector<TurnAnswer> turns;
    turns.reserve(evaluation.turns.size());
    for (const Turn& turn : evaluation.turns)
        turns.emplace_back(turn.square == no_square ? -1 : turn.square,
                           turn.gift == no_piece ? -1 : turn.gift, static_cast<int>(turn.value),
                           turn.distance);
    return {static_cast<int>(evaluation.status), std::move(turns), evaluation.nodes};
}

using Rows = nb::ndarray<const std::uint8_t, nb::shape<-1, 17>, nb::c_contig, nb::device::cpu>;
using Column = nb::ndarray<std::int8_t, nb::shape<-1>, nb::c_contig, nb::device::cpu>;

// Fills values and distances (0: none); rows of 17 bytes. Returns the status.
int solve_rows(const Rows& rows, int to_act, int opponent, int traits, bool distance, int threads,
               std::int64_t memory, std::optional<double> seconds, Handle& handle,
               const ShelfOfBooks* book, Column& values, Column& distances) {
    const std::size_t count = rows.shape(0);
    if (values.shape(0) != count || distances.shape(0) != count)
        throw std::invalid_argument("positions, values and distances must be of one length");
    std::vector<Position> positions;
    positions.reserve(count);
    for (std::size_t i = 0; i < count; ++i) try {
            positions.push_back(read_position(rows.data() + i * sizeof(Position)));
        } catch (const std::invalid_argument& fault) {
            throw std::invalid_argument("position " + std::to_string(i) + ": " + fault.what());
        }
    const RuleSet rules(to_act, opponent, traits);
    const Options options = read_options(rules, distance, threads, memory, seconds, handle, book);
    std::vector<Solution> solutions(count);
    Status status{};
    run_watched(handle, [&] {
        status = solve_many(positions, rules.levels, rules.traits, options, solutions);
    });
    for (std::size_t i = 0; i < count; ++i) {
        values.data()[i] = static_cast<std::int8_t>(solutions[i].value);
        distances.data()[i] = static_cast<std::int8_t>(solutions[i].distance);
    }
    return static_cast<int>(status);
}

constexpr int reference_from = 10; // placed: with fewer the reference does not end soon

// Value and distance by plain minimax.
std::tuple<int, int> solve_by_reference(const nb::bytes& bytes, int to_act, int opponent,
                                        int traits) {
    const Position position = read_position(bytes);
    const RuleSet rules(to_act, opponent, traits);
    if (position.placed() < reference_from)
        throw std::invalid_argument("the reference solves positions with at least " +
                                    std::to_string(reference_from) + " placed");
    const nb::gil_scoped_release unlocked;
    const Score score = reference::score_of(position, rules.levels, rules.traits);
    if (score == draw_score) return {0, 0};
    return score > draw_score ? std::tuple{1, win_in(0) - score} : std::tuple{-1, score + 1};
}

} // namespace

void bind_engine(nb::module_& module) {
    nb::class_<Handle>(module, "Handle", "Stops a search from another thread, and counts nodes.")
        .def(nb::init<>())
        .def("cancel", [](Handle& handle) { handle.cancelled = true; })
        .def_prop_ro("cancelled", [](const Handle& handle) { return handle.cancelled.load(); })
        .def_prop_ro("nodes", [](const Handle& handle) { return handle.nodes.load(); });
    module.def("solve", &solve_position, nb::arg("position"), nb::arg("level_to_act"),
               nb::arg("level_opponent"), nb::arg("traits_mask"), nb::arg("distance"),
               nb::arg("threads"), nb::arg("memory"), nb::arg("seconds").none(), nb::arg("handle"),
               nb::arg("book").none());
    module.def("evaluate", &evaluate_position, nb::arg("position"), nb::arg("level_to_act"),
               nb::arg("level_opponent"), nb::arg("traits_mask"), nb::arg("distance"),
               nb::arg("threads"), nb::arg("memory"), nb::arg("seconds").none(), nb::arg("handle"),
               nb::arg("book").none(), nb::arg("nodes") = 0, nb::arg("horizon") = square_count,
               nb::arg("table").none() = nb::none());
    module.def("solve_many", &solve_rows, nb::arg("positions"), nb::arg("level_to_act"),
               nb::arg("level_opponent"), nb::arg("traits_mask"), nb::arg("distance"),
               nb::arg("threads"), nb::arg("memory"), nb::arg("seconds").none(), nb::arg("handle"),
               nb::arg("book").none(), nb::arg("values"), nb::arg("distances"));
    module.def("solve_by_reference", &solve_by_reference, nb::arg("position"),
               nb::arg("level_to_act"), nb::arg("level_opponent"), nb::arg("traits_mask"));
    module.attr("REFERENCE_FROM") = reference_from;
    module.attr("LEAST_MEMORY") = Table::least_bytes;
}

} // namespace fourfold_bindings
