#pragma once
// The rules once more, as plainly as can be: the reference that the solver is compared with.

#include "fourfold/patterns.hpp"
#include "fourfold/solver.hpp"

#include <algorithm>
#include <random>
#include <vector>

namespace naive {

using namespace fourfold;

// Does the piece just placed on `square` complete a pattern of the level?
inline bool completes(const Position& p, unsigned square, int level, unsigned traits) {
    for (const auto& pattern : patterns_of(level)) {
        if ((pattern.squares >> square & 1U) == 0) continue;
        unsigned ones = 15;
        unsigned zeros = 15;
        bool full = true;
        for (unsigned s = 0; s < 16; ++s) {
            if ((pattern.squares >> s & 1U) == 0) continue;
            if (p.board[s] == no_piece) full = false;
            ones &= p.board[s];
            zeros &= ~unsigned{p.board[s]};
        }
        if (full && ((ones | zeros) & traits) != 0) return true;
    }
    return false;
}

// The score (table.hpp) of a position for the player to act, giver or placer.
inline Score score(Position& p, Levels levels, unsigned traits);

inline Score give(Position& p, Levels levels, unsigned traits) {
    if (p.remaining() == 0) return draw_score;
    Score best = -1;
    for (unsigned left = p.remaining(); left != 0; left &= left - 1) {
        p.hand = static_cast<std::uint8_t>(std::countr_zero(left));
        const Score s = score(p, {levels.opponent, levels.to_act}, traits);
        p.hand = no_piece;
        // The same distance for both: win in d <-> loss in d.
        best = std::max(best, s > 16 ? loss_in(33 - s) : s < 16 ? win_in(s + 1) : s);
    }
    return best;
}

inline Score later(Score s) { return s > 16 ? s - 1 : s < 16 ? s + 1 : s; }

inline Score score(Position& p, Levels levels, unsigned traits) {
    if (p.hand == no_piece) return give(p, levels, traits);
    Score best = -1;
    const std::uint8_t piece = p.hand;
    for (unsigned s = 0; s < 16; ++s) {
        if (p.board[s] != no_piece) continue;
        p.board[s] = piece;
        p.hand = no_piece;
        if (completes(p, s, levels.to_act, traits)) best = win_in(1);
        else if (completes(p, s, levels.opponent, traits)) best = std::max(best, loss_in(1));
        else best = std::max(best, later(give(p, levels, traits)));
        p.board[s] = no_piece;
        p.hand = piece;
        if (best == win_in(1)) break;
    }
    return best;
}

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
        if (completes(p, s, level, traits)) return true;
        p.board[s] = no_piece;
    }
    return false;
}

} // namespace naive
