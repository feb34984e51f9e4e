#pragma once
// Squares, pieces, positions: the plain values that enter and leave the engine.
//
//   squares, index = row * 4 + column        pieces, sum of the weights of their values 1
//
//     4 | 12 13 14 15                          colour 8   shape 4   height 2   fill 1
//     3 |  8  9 10 11
//     2 |  4  5  6  7                        traits in play: the same weights, 15 = all four
//     1 |  0  1  2  3
//         a  b  c  d

#include <array>
#include <bit>
#include <cstdint>

namespace fourfold {

inline constexpr int square_count = 16;
inline constexpr int piece_count = 16;
inline constexpr int trait_count = 4;
inline constexpr std::uint8_t no_piece = 0xff;
inline constexpr std::uint8_t no_square = 0xff;
inline constexpr std::uint8_t all_traits = 15;

using SquareSet = std::uint16_t; // bit s: square s
using PieceSet = std::uint16_t;  // bit p: piece p

struct Position {
    std::array<std::uint8_t, square_count> board; // a piece or no_piece
    std::uint8_t hand = no_piece;                 // no_piece: the player to act is the giver

    constexpr Position() : board{} { board.fill(no_piece); }
    friend constexpr bool operator==(const Position&, const Position&) = default;

    [[nodiscard]] constexpr int placed() const {
        int count = 0;
        for (auto piece : board) count += piece != no_piece ? 1 : 0;
        return count;
    }
    [[nodiscard]] constexpr SquareSet occupied() const {
        unsigned set = 0;
        for (unsigned s = 0; s < square_count; ++s)
            if (board[s] != no_piece) set |= 1U << s;
        return static_cast<SquareSet>(set);
    }
    // Pieces neither on the board nor in hand.
    [[nodiscard]] constexpr PieceSet remaining() const {
        unsigned set = 0xffff;
        for (auto piece : board)
            if (piece != no_piece) set &= ~(1U << piece);
        if (hand != no_piece) set &= ~(1U << hand);
        return static_cast<PieceSet>(set);
    }
};

// Levels 1 … 4 of the player to act and of the opponent (R7).
struct Levels {
    std::uint8_t to_act = 1;
    std::uint8_t opponent = 1;
    friend constexpr bool operator==(const Levels&, const Levels&) = default;
};

enum class Fault : std::uint8_t {
    none,
    bad_piece,     // not a piece
    piece_twice,   // on two squares
    hand_on_board, // the piece in hand stands on the board too
    hand_and_full, // a full board with a piece in hand
    bad_level,     // not 1 … 4
    bad_traits,    // not 1 … 15
};

// Why a position is impossible, or Fault::none. Callers check it; the engine only asserts.
[[nodiscard]] constexpr Fault fault_of(const Position& position) {
    unsigned seen = 0;
    for (auto piece : position.board) {
        if (piece == no_piece) continue;
        if (piece >= piece_count) return Fault::bad_piece;
        if ((seen >> piece & 1U) != 0) return Fault::piece_twice;
        seen |= 1U << piece;
    }
    if (position.hand == no_piece) return Fault::none;
    if (position.hand >= piece_count) return Fault::bad_piece;
    if (seen == 0xffff) return Fault::hand_and_full;
    if ((seen >> position.hand & 1U) != 0) return Fault::hand_on_board;
    return Fault::none;
}

[[nodiscard]] constexpr Fault fault_of(Levels levels, std::uint8_t traits) {
    if (levels.to_act < 1 || levels.to_act > 4) return Fault::bad_level;
    if (levels.opponent < 1 || levels.opponent > 4) return Fault::bad_level;
    if (traits < 1 || traits > 15) return Fault::bad_traits;
    return Fault::none;
}

[[nodiscard]] constexpr const char* text_of(Fault fault) {
    switch (fault) {
    case Fault::none: return "";
    case Fault::bad_piece: return "a piece is a number from 0 to 15";
    case Fault::piece_twice: return "a piece stands on two squares";
    case Fault::hand_on_board: return "the piece in hand stands on the board too";
    case Fault::hand_and_full: return "a full board with a piece in hand";
    case Fault::bad_level: return "a level is a number from 1 to 4";
    case Fault::bad_traits: return "traits in play are a mask from 1 to 15";
    }
    return "";
}

} // namespace fourfold
