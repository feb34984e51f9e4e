#pragma once
// The puzzle that Quarto began as: fill the board, with no alignment or with many.

#include "fourfold/board.hpp"
#include "fourfold/limits.hpp"

namespace fourfold {

enum class Filled : std::uint8_t { found, impossible, cancelled };

struct FillResult {
    Filled filled = Filled::impossible;
    std::array<std::uint8_t, square_count> board{}; // full, when one was found
    std::uint64_t nodes = 0;
};

// Any way to place the remaining pieces on the empty squares such that
//   least <= aligned patterns of the level <= most,
// those that stand there already included; exact. The hand does not matter: it is one of the
// pieces that remain. The seed chooses among what is equally promising.
//
// Depth first, always on the square that the fewest kinds of pieces fit on. A kind fits when
//   aligned now <= most   and   patterns not broken yet >= least
// hold after it; pieces that differ in traits out of play only are of one kind.
[[nodiscard]] FillResult fill_board(const Position& position, int level, std::uint8_t traits,
                                    int least, int most, std::uint64_t seed = 0,
                                    const Limits& limits = {});

} // namespace fourfold
