// The Python module fourfold._native. Input is validated here; the core asserts.
#include "fourfold/perft.hpp"

#include <nanobind/nanobind.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>

namespace nb = nanobind;

namespace {

constexpr int empty_square = -1;

// A whole number between two bounds, or a ValueError that names it.
int read_number(nb::handle object, const char* name, long lowest, long highest) {
    int overflow = 0;
    const long number = PyLong_AsLongAndOverflow(object.ptr(), &overflow);
    if (PyErr_Occurred() != nullptr) throw nb::python_error(); // a TypeError
    if (overflow != 0 || number < lowest || number > highest) {
        throw std::invalid_argument(std::string(name) + " must be between " + std::to_string(lowest)
                                    + " and " + std::to_string(highest) + ", not "
                                    + nb::str(object).c_str());
    }
    return static_cast<int>(number);
}

// Sixteen pieces, or -1 or 255 where a square is empty; no piece twice, the one in hand included.
std::array<int, 16> read_board(const nb::sequence& board, int hand) {
    if (nb::len(board) != 16) {
        throw std::invalid_argument("a board has 16 squares, not "
                                    + std::to_string(nb::len(board)));
    }
    std::array<int, 16> squares{};
    unsigned seen = hand == fourfold::perft::no_piece ? 0U : 1U << hand;
    for (std::size_t square = 0; square < 16; ++square) {
        int piece = read_number(board[square], "a square's piece", empty_square, 255);
        if (piece == 255)
            piece = empty_square;
        else if (piece > 15)
            throw std::invalid_argument("there is no piece " + std::to_string(piece));
        squares[square] = piece;
        if (piece == empty_square) continue;
        if ((seen >> piece & 1U) != 0)
            throw std::invalid_argument("piece " + std::to_string(piece) + " is there twice");
        seen |= 1U << piece;
    }
    return squares;
}

// Lets Ctrl-C through while a count runs without the GIL.
void check_signals() {
    const nb::gil_scoped_acquire gil;
    if (PyErr_CheckSignals() != 0) throw nb::python_error();
}

std::uint64_t perft(const nb::sequence& board_object, nb::handle hand_object,
                    nb::handle level_to_act, nb::handle level_opponent, nb::handle traits_mask,
                    nb::handle depth_object) {
    namespace core = fourfold::perft;
    const int hand = read_number(hand_object, "hand", core::no_piece, 15);
    const std::array<int, 16> squares = read_board(board_object, hand);
    const core::Rules rules{std::max(read_number(level_to_act, "level_to_act", 1, 4),
                                     read_number(level_opponent, "level_opponent", 1, 4)),
                            read_number(traits_mask, "traits_mask", 1, 15)};
    const int depth = read_number(depth_object, "depth", 0, 1'000'000);

    core::Counter counter(rules, check_signals);
    core::Board board;
    int beside = 16;
    for (int square = 0; square < 16; ++square) {
        const int piece = squares[static_cast<std::size_t>(square)];
        if (piece == empty_square) continue;
        counter.place(board, piece, square);
        --beside;
    }
    const auto bound = core::upper_bound(beside, hand != core::no_piece, depth);
    if (!bound)
        throw std::overflow_error("at depth " + std::to_string(depth)
                                  + " the count may not fit into 64 bits");
    if (*bound == 0) return 0;
    const nb::gil_scoped_release unlocked;
    return counter.count(board, hand, depth);
}

} // namespace

NB_MODULE(_native, module) {
    module.doc() = "The C++ core of fourfold.";
    module.def("perft", &perft, nb::arg("board"), nb::arg("hand"), nb::arg("level_to_act"),
               nb::arg("level_opponent"), nb::arg("traits_mask"), nb::arg("depth"),
               "Count the sequences of gives and placements of a length, under R14.\n\n"
               "See the stub, _native.pyi, for the arguments.");
}
