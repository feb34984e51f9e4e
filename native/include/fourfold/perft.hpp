// Counting sequences of gives and placements (perft), under the automatic rule R14.
//
// A ply is one give or one placement. A placement that makes an alignment ends the game, whoever
// wins it, so of two levels only the wider one matters. A game that ended before the last ply is
// not counted; one that ends with it is.
#pragma once

#include "fourfold/board.hpp"
#include "fourfold/patterns.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>

namespace fourfold::perft {

// The patterns of a level by the squares they go through.
struct PatternsBySquare {
    std::array<std::array<SquareSet, 30>, square_count> through{};
    std::array<int, square_count> count{};

    explicit constexpr PatternsBySquare(int level) {
        for (const Pattern& pattern : patterns_of(level)) {
            for (std::size_t square = 0; square < square_count; ++square) {
                if ((pattern.squares >> square & 1) != 0)
                    through[square][static_cast<std::size_t>(count[square]++)] = pattern.squares;
            }
        }
    }
};

// A board and the pieces beside it. For each value of each trait it knows the squares that hold
// it, and its threats: the squares where one more piece of that value makes an alignment (they
// may be occupied by now, so `empty` is applied when they are read).
class Board {
public:
    void place(const PatternsBySquare& patterns, int traits, int piece, int square) {
        const auto bit = static_cast<SquareSet>(1U << square);
        assert((empty_ & bit) != 0 && (unplaced_ >> piece & 1) != 0);
        empty_ = static_cast<SquareSet>(empty_ & ~bit);
        unplaced_ = static_cast<PieceSet>(unplaced_ & ~(1U << piece));
        const auto at = static_cast<std::size_t>(square);
        for (int trait = 0; trait < trait_count; ++trait) {
            if ((traits >> trait & 1) == 0) continue;
            const std::size_t value = value_index(piece, trait);
            holding_[value] = static_cast<SquareSet>(holding_[value] | bit);
            for (int i = 0; i < patterns.count[at]; ++i) {
                const unsigned missing =
                    patterns.through[at][static_cast<std::size_t>(i)] & ~holding_[value];
                if (std::has_single_bit(missing))
                    threats_[value] = static_cast<SquareSet>(threats_[value] | missing);
            }
        }
    }

    // The empty squares on which the piece makes an alignment. Threats of traits out of play
    // stay empty.
    SquareSet winning_squares(int piece) const {
        unsigned squares = 0;
        for (int trait = 0; trait < trait_count; ++trait)
            squares |= threats_[value_index(piece, trait)];
        return static_cast<SquareSet>(squares & empty_);
    }

    SquareSet empty() const { return empty_; }
    PieceSet unplaced() const { return unplaced_; }

private:
    static std::size_t value_index(int piece, int trait) {
        return static_cast<std::size_t>(2 * trait + (piece >> trait & 1));
    }

    std::array<SquareSet, 8> holding_{};
    std::array<SquareSet, 8> threats_{};
    SquareSet empty_ = 0xffff;
    PieceSet unplaced_ = 0xffff;
};

// How many sequences there would be if no alignment ever ended a game: never less than the true
// count. Nothing when that does not fit into 64 bits.
inline std::optional<std::uint64_t> upper_bound(const Position& position, int depth) {
    int beside = piece_count - position.placed(); // the piece in hand included
    bool in_hand = position.hand != no_piece;
    const int plies_left = 2 * beside - (in_hand ? 1 : 0);
    if (depth > plies_left) return 0;
    std::uint64_t bound = 1;
    for (int ply = 0; ply < depth; ++ply) {
        const auto choices = static_cast<std::uint64_t>(beside);
        if (bound > std::numeric_limits<std::uint64_t>::max() / choices) return std::nullopt;
        bound *= choices;
        if (in_hand) --beside;
        in_hand = !in_hand;
    }
    return bound;
}

// Counts by walking the tree down to the last placement but one; the plies after that placement
// are multiplied out. `poll` is called now and then and may throw to give up.
template <class Poll> class Counter {
public:
    Counter(Levels levels, int traits, Poll poll)
        : patterns_(std::max(levels.to_act, levels.opponent)), traits_(traits),
          poll_(std::move(poll)) {}

    // Preconditions: the position has no fault, and its upper_bound() fits and is not 0.
    std::uint64_t count(const Position& position, int depth) {
        assert(fault_of(position) == Fault::none && upper_bound(position, depth).value_or(0) != 0);
        Board board;
        for (int square = 0; square < square_count; ++square) {
            const int piece = position.board[static_cast<std::size_t>(square)];
            if (piece != no_piece) board.place(patterns_, traits_, piece, square);
        }
        return position.hand == no_piece ? count_gives(board, depth)
                                         : count_placements(board, position.hand, depth);
    }

private:
    std::uint64_t count_gives(const Board& board, int depth) {
        if (depth == 0) return 1;
        const unsigned pieces = board.unplaced();
        const auto choices = static_cast<std::uint64_t>(std::popcount(pieces));
        if (depth == 1) return choices;
        if (depth == 2) return choices * choices; // as many empty squares as pieces
        std::uint64_t total = 0;
        for (unsigned rest = pieces; rest != 0; rest &= rest - 1)
            total += count_placements(board, std::countr_zero(rest), depth - 1);
        return total;
    }

    std::uint64_t count_placements(const Board& board, int hand, int depth) {
        if (depth == 0) return 1;
        const unsigned empty = board.empty();
        const auto choices = static_cast<std::uint64_t>(std::popcount(empty));
        if (depth == 1) return choices;
        const unsigned safe = empty & ~static_cast<unsigned>(board.winning_squares(hand));
        const auto going_on = static_cast<std::uint64_t>(std::popcount(safe));
        if (depth == 2) return going_on * (choices - 1);
        if (depth == 3) return going_on * (choices - 1) * (choices - 1);
        if (++nodes_ % polling_interval == 0) poll_();
        std::uint64_t total = 0;
        for (unsigned rest = safe; rest != 0; rest &= rest - 1) {
            Board next = board;
            next.place(patterns_, traits_, hand, std::countr_zero(rest));
            total += count_gives(next, depth - 1);
        }
        return total;
    }

    static constexpr std::uint64_t polling_interval = 1U << 12U;

    PatternsBySquare patterns_;
    int traits_;
    Poll poll_;
    std::uint64_t nodes_ = 0;
};

} // namespace fourfold::perft
