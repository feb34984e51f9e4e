#pragma once
// Positions for the tests.

#include "fourfold/reference.hpp"

#include <algorithm>
#include <random>
#include <vector>

namespace samples {

using namespace fourfold;

// A random position with `placed` pieces, with or without a piece in hand; alignments may stand.
inline Position random_position(std::mt19937& random, int placed, bool hand) {
    std::vector<std::uint8_t> pieces(16);
    std::vector<std::uint8_t> squares(16);
    for (unsigned i = 0; i < 16; ++i) pieces[i] = squares[i] = static_cast<std::uint8_t>(i);
    std::ranges::shuffle(pieces, random);
    std::ranges::shuffle(squares, random);
    Position p;
    for (unsigned i = 0; i < static_cast<unsigned>(placed); ++i) p.board[squares[i]] = pieces[i];
    if (hand && placed < 16) p.hand = pieces[static_cast<unsigned>(placed)];
    return p;
}

inline bool wins_at_once(const Position& position, int level, unsigned traits) {
    Position p = position;
    for (unsigned s = 0; s < 16; ++s) {
        if (p.board[s] != no_piece) continue;
        p.board[s] = p.hand;
        if (reference::completes(p, s, level, traits)) return true;
        p.board[s] = no_piece;
    }
    return false;
}

} // namespace samples
