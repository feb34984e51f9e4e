// Counting sequences of gives and placements (perft), under the automatic rule R14.
//
// A ply is one give or one placement. A placement that makes an alignment ends the game, whoever
// wins it, so of two levels only the wider one matters. A game that ended before the last ply is
// not counted; one that ends with it is.
#pragma once

#include "fourfold/board.hpp"
#include "fourfold/completion.hpp"
#include "fourfold/limits.hpp"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>

namespace fourfold::perft {

// A board and the pieces beside it.
class Board {
public:
    void place(int traits, int piece, int square) {
        assert((empty_ >> square & 1) != 0 && (unplaced_ >> piece & 1) != 0);
        empty_ = static_cast<SquareSet>(empty_ & ~(1U << square));
        unplaced_ = static_cast<PieceSet>(unplaced_ & ~(1U << piece));
        held_.place(static_cast<unsigned>(piece), static_cast<unsigned>(square),
                    static_cast<unsigned>(traits));
    }

    const HeldValues& held() const { return held_; }
    SquareSet empty() const { return empty_; }
    PieceSet unplaced() const { return unplaced_; }

private:
    HeldValues held_;
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
// are multiplied out.
class Counter {
public:
    Counter(Levels levels, int traits, const Limits& limits = {})
        : completions_(Completions::of_level(std::max(levels.to_act, levels.opponent))),
          traits_(traits), control_(limits) {}

    // Nothing when stopped. Preconditions: the position has no fault, and its upper_bound() fits
    // and is not 0.
    std::optional<std::uint64_t> count(const Position& position, int depth) {
        assert(fault_of(position) == Fault::none && upper_bound(position, depth).value_or(0) != 0);
        Board board;
        for (int square = 0; square < square_count; ++square) {
            const int piece = position.board[static_cast<std::size_t>(square)];
            if (piece != no_piece) board.place(traits_, piece, square);
        }
        const std::uint64_t total = position.hand == no_piece
                                        ? count_gives(board, depth)
                                        : count_placements(board, position.hand, depth);
        control_.count(nodes_ % count_interval);
        if (cut_) return std::nullopt;
        return total;
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
        const unsigned safe = empty & ~completions_.with(board.held(), static_cast<unsigned>(hand));
        const auto going_on = static_cast<std::uint64_t>(std::popcount(safe));
        if (depth == 2) return going_on * (choices - 1);
        if (depth == 3) return going_on * (choices - 1) * (choices - 1);
        if (++nodes_ % count_interval == 0) control_.count(count_interval);
        cut_ = cut_ || control_.stopped();
        if (cut_) return 0;
        std::uint64_t total = 0;
        for (unsigned rest = safe; rest != 0; rest &= rest - 1) {
            Board next = board;
            next.place(traits_, hand, std::countr_zero(rest));
            total += count_gives(next, depth - 1);
        }
        return total;
    }

    static constexpr std::uint64_t count_interval = 4096; // nodes

    const Completions& completions_;
    int traits_;
    Control control_;
    std::uint64_t nodes_ = 0;
    bool cut_ = false; // stopped with something left to count
};

} // namespace fourfold::perft
