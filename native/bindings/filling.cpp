// Filling the board, for Python.
#include "fourfold/filling.hpp"

#include "arguments.hpp"
#include "module.hpp"

#include <nanobind/stl/tuple.h>

#include <tuple>

namespace fourfold_bindings {

namespace {

using namespace fourfold;

// The status (Filled), the full board, and how many nodes it took.
std::tuple<int, nb::bytes, std::uint64_t> fill(const nb::bytes& bytes, int level, int traits,
                                               int least, int most, std::uint64_t seed,
                                               Handle& handle) {
    const Position position = read_position(bytes);
    const RuleSet rules(level, level, traits);
    const Limits limits = read_limits(handle);
    FillResult result;
    run_watched(handle, [&] {
        result = fill_board(position, rules.levels.to_act, rules.traits, least, most, seed, limits);
    });
    return {static_cast<int>(result.filled), nb::bytes(result.board.data(), result.board.size()),
            result.nodes};
}

} // namespace

void bind_filling(nb::module_& module) {
    module.def("fill_board", &fill, nb::arg("position"), nb::arg("level"), nb::arg("traits_mask"),
               nb::arg("least"), nb::arg("most"), nb::arg("seed"), nb::arg("handle"));
}

} // namespace fourfold_bindings
