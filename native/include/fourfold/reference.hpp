#pragma once
// The rules once more, as plainly as can be: what the engine is compared with, in the tests for its
// answers and in `fourfold bench` for its speed. Nothing is shared with the engine but the list of
// patterns: plain minimax, without tables, symmetries, bounds or bit sets. It ends in milliseconds
// with ten placed, and each piece fewer takes some forty times as long.

#include "fourfold/patterns.hpp"
#include "fourfold/table.hpp"

namespace fourfold::reference {

// Whether four pieces have a value of a trait in play in common; none of the squares is empty.
[[nodiscard]] bool share_a_value(const std::array<std::uint8_t, square_count>& board,
                                 SquareSet squares, unsigned traits);

// Whether the piece on `square` completes a pattern of the level.
[[nodiscard]] bool completes(const Position& position, unsigned square, int level, unsigned traits);

// The score (table.hpp) of a position for the player to act, giver or placer.
[[nodiscard]] Score score_of(Position position, Levels levels, unsigned traits);

} // namespace fourfold::reference
