#pragma once
// How many of the 16! full boards hold no alignment at all.

#include "fourfold/board.hpp"
#include "fourfold/limits.hpp"

namespace fourfold {

// Exact, with all four traits in play. Every pattern splits into squares of the two lower rows and
// squares of the two upper ones. For a way to fill one half, the values shared by all its squares
// of a pattern are one byte; two halves fit when these bytes have no bit in common, for any
// pattern. So the fitting pairs of halves are counted, for each choice of the eight pieces below,
// up to symmetry:
//   choices of eight pieces up to the symmetries of the traits, and
//   lower halves up to the symmetries of the board that keep the halves.
// Returns 0 when stopped.
[[nodiscard]] std::uint64_t count_full_boards(int level, unsigned threads = 1,
                                              const Limits& limits = {});

} // namespace fourfold
