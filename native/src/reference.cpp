#include "fourfold/reference.hpp"

#include <algorithm>

namespace fourfold::reference {

namespace {

// For the other player: a win in d placements is a loss in d.
Score opposite(Score score) { return 32 - score; }
// One placement earlier.
Score later(Score score) {
    return score > draw_score ? score - 1 : score < draw_score ? score + 1 : score;
}

Score score_in_place(Position& position, Levels levels, unsigned traits);

Score score_of_giving(Position& position, Levels levels, unsigned traits) {
    if (position.remaining() == 0) return draw_score;
    Score best = -1;
    for (unsigned left = position.remaining(); left != 0; left &= left - 1) {
        position.hand = static_cast<std::uint8_t>(std::countr_zero(left));
        const Levels swapped{levels.opponent, levels.to_act};
        best = std::max(best, opposite(score_in_place(position, swapped, traits)));
        position.hand = no_piece;
    }
    return best;
}

Score score_in_place(Position& position, Levels levels, unsigned traits) {
    if (position.hand == no_piece) return score_of_giving(position, levels, traits);
    Score best = -1;
    const std::uint8_t piece = position.hand;
    for (unsigned s = 0; s < square_count && best != win_in(1); ++s) {
        if (position.board[s] != no_piece) continue;
        position.board[s] = piece;
        position.hand = no_piece;
        Score score = 0;
        if (completes(position, s, levels.to_act, traits)) score = win_in(1);
        else if (completes(position, s, levels.opponent, traits)) score = loss_in(1);
        else score = later(score_of_giving(position, levels, traits));
        best = std::max(best, score);
        position.board[s] = no_piece;
        position.hand = piece;
    }
    return best;
}

} // namespace

bool share_a_value(const std::array<std::uint8_t, square_count>& board, SquareSet squares,
                   unsigned traits) {
    unsigned ones = traits;
    unsigned zeros = traits;
    for (unsigned s = 0; s < square_count; ++s) {
        if ((squares >> s & 1U) == 0) continue;
        ones &= board[s];
        zeros &= ~unsigned{board[s]};
    }
    return (ones | zeros) != 0;
}

bool completes(const Position& position, unsigned square, int level, unsigned traits) {
    const SquareSet occupied = position.occupied();
    return std::ranges::any_of(patterns_of(level), [&](const Pattern& pattern) {
        return (pattern.squares >> square & 1U) != 0 && (pattern.squares & ~occupied) == 0 &&
               share_a_value(position.board, pattern.squares, traits);
    });
}

Score score_of(Position position, Levels levels, unsigned traits) {
    return score_in_place(position, levels, traits);
}

} // namespace fourfold::reference
