// The Python module fourfold._native. Input is validated here; the core asserts.
#include "arguments.hpp"
#include "fourfold/board.hpp"
#include "fourfold/perft.hpp"

#include <nanobind/nanobind.h>

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>

namespace {

// A whole number between two bounds, or a ValueError that names it.
int read_number(nb::handle object, const char* name, long lowest, long highest) {
    int overflow = 0;
    const long number = PyLong_AsLongAndOverflow(object.ptr(), &overflow);
    if (PyErr_Occurred() != nullptr) throw nb::python_error(); // a TypeError
    if (overflow != 0 || number < lowest || number > highest) {
        throw std::invalid_argument(std::string(name) + " must be between " +
                                    std::to_string(lowest) + " and " + std::to_string(highest) +
                                    ", not " + nb::str(object).c_str());
    }
    return static_cast<int>(number);
}

void refuse(fourfold::Fault fault) {
    if (fault != fourfold::Fault::none) throw std::invalid_argument(fourfold::text_of(fault));
}

// A piece, or no_piece for -1 and 255; whether there is such a piece is fault_of()'s to say.
std::uint8_t read_piece(nb::handle object, const char* name) {
    return static_cast<std::uint8_t>(read_number(object, name, -1, 255)); // -1 becomes 255
}

fourfold::Position read_position(const nb::sequence& board, nb::handle hand) {
    if (nb::len(board) != fourfold::square_count) {
        throw std::invalid_argument("a board has 16 squares, not " +
                                    std::to_string(nb::len(board)));
    }
    fourfold::Position position;
    for (std::size_t square = 0; square < fourfold::square_count; ++square)
        position.board[square] = read_piece(board[square], "a square's piece");
    position.hand = read_piece(hand, "hand");
    refuse(fourfold::fault_of(position));
    return position;
}

// Lets Ctrl-C through while a count runs without the GIL.
void check_signals() {
    const nb::gil_scoped_acquire gil;
    if (PyErr_CheckSignals() != 0) throw nb::python_error();
}

std::uint64_t perft(const nb::sequence& board, nb::handle hand, nb::handle level_to_act,
                    nb::handle level_opponent, nb::handle traits_mask, nb::handle depth_object) {
    const fourfold::Position position = read_position(board, hand);
    const auto small = [](int number) { return static_cast<std::uint8_t>(number); };
    const fourfold::Levels levels{small(read_number(level_to_act, "level_to_act", 1, 4)),
                                  small(read_number(level_opponent, "level_opponent", 1, 4))};
    const int traits = read_number(traits_mask, "traits_mask", 1, fourfold::all_traits);
    const int depth = read_number(depth_object, "depth", 0, 1'000'000);

    const auto bound = fourfold::perft::upper_bound(position, depth);
    if (!bound)
        throw std::overflow_error("at depth " + std::to_string(depth) +
                                  " the count may not fit into 64 bits");
    if (*bound == 0) return 0;
    fourfold::perft::Counter counter(levels, traits, check_signals);
    const nb::gil_scoped_release unlocked;
    return counter.count(position, depth);
}

} // namespace

NB_MODULE(_native, module) {
    module.doc() = "The C++ core of fourfold.";
    module.def("perft", &perft, nb::arg("board"), nb::arg("hand"), nb::arg("level_to_act"),
               nb::arg("level_opponent"), nb::arg("traits_mask"), nb::arg("depth"),
               "Count the sequences of gives and placements of a length, under R14.\n\n"
               "See the stub, _native.pyi, for the arguments.");
    fourfold_bindings::bind_books(module);
    fourfold_bindings::bind_counting(module);
    fourfold_bindings::bind_engine(module);
    fourfold_bindings::bind_filling(module);
}
