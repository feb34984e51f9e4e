#pragma once
// Random games under automatic calling (R14): every square and every gift equally likely.

#include "fourfold/board.hpp"
#include "fourfold/limits.hpp"

namespace fourfold {

struct PlayoutCounts {
    std::uint64_t games = 0; // fewer than asked for only when stopped
    std::uint64_t draws = 0;
    std::array<std::uint64_t, 17> wins{};   // of the player to act, by placements until the end
    std::array<std::uint64_t, 17> losses{}; // the same
};

// Plays `games` games from the position. The same seed gives the same counts, whatever the number
// of threads. A position without hand begins with a random gift to the opponent.
[[nodiscard]] PlayoutCounts playouts(const Position& position, Levels levels, std::uint8_t traits,
                                     std::uint64_t games, std::uint64_t seed, unsigned threads = 1,
                                     const Limits& limits = {});

} // namespace fourfold
