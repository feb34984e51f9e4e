#pragma once
// A position inside the search.

#include "lanes.hpp"

namespace fourfold::FOURFOLD_INSTRUCTION_SET {

// Whose level holds more patterns. The levels are nested, so a player at the lower level loses by
// completing a pattern that only the other can call, and a player at the higher level never does.
enum class Role { equal, low, high };
constexpr Role other(Role role) {
    return role == Role::low ? Role::high : role == Role::high ? Role::low : Role::equal;
}

// By value (completion.hpp):
//
//   m[i]     squares whose piece has that value               (0 for traits out of play)
//   w[l][i]  empty squares where one more completes a pattern of level l (0 low, 1 high;
//            equal levels use 0 only)
template <bool Handicap> struct Node {
    alignas(16) std::uint16_t m[8];
    alignas(16) std::uint16_t w[Handicap ? 2 : 1][8];
    std::uint16_t empty;
    std::uint16_t rest; // pieces neither placed nor in hand
};

// holders(i): the pieces with that value.
constexpr unsigned holders(unsigned index) {
    unsigned set = 0;
    for (unsigned piece = 0; piece < piece_count; ++piece)
        if (value_index(index / 2, piece) == index) set |= 1U << piece;
    return set;
}

alignas(32) inline constexpr std::uint16_t square_bits[16] = {
    1U << 0, 1U << 1, 1U << 2,  1U << 3,  1U << 4,  1U << 5,  1U << 6,  1U << 7,
    1U << 8, 1U << 9, 1U << 10, 1U << 11, 1U << 12, 1U << 13, 1U << 14, 1U << 15};

// The pieces with each value, and all others, in every lane.
struct alignas(32) HolderRows {
    std::uint16_t with[8][16];
    std::uint16_t without[8][16];
    constexpr HolderRows() : with{}, without{} {
        for (unsigned i = 0; i < 8; ++i)
            for (unsigned s = 0; s < 16; ++s) {
                with[i][s] = static_cast<std::uint16_t>(holders(i));
                without[i][s] = static_cast<std::uint16_t>(~holders(i));
            }
    }
};
inline constexpr HolderRows holder_rows;

// Pieces that stay harmless in spite of the threats w that stand once square s is filled, lane by
// lane; 0 where s is not empty. w: threats of the player who receives the gift.
inline Lanes harmless_now(const std::uint16_t* w, unsigned empty) {
    const Lanes square = load(square_bits);
    Lanes harmless = ~is_zero(broadcast(empty) & square);
#pragma GCC unroll 8
    for (unsigned i = 0; i < 8; ++i)
        harmless = harmless & (is_zero(broadcast(w[i]) & ~square) | load(holder_rows.without[i]));
    return harmless;
}

// safe[s] = pieces of `rest` that can be given after `piece` is placed on s without losing to
// them at once: those harmless now, less those that the new threats make harmful.
inline Lanes safe_gifts(Lanes harmless, const std::uint16_t* m, const Threats& threats,
                        unsigned piece, unsigned empty, unsigned rest) {
    const Lanes open = broadcast(empty) & ~load(square_bits);
    Lanes harmful = broadcast(0);
#pragma GCC unroll 4
    for (unsigned t = 0; t < trait_count; ++t) {
        const unsigned own = value_index(t, piece);
        harmful =
            harmful | (~is_zero(load(threats.row(m[own])) & open) & load(holder_rows.with[own]));
    }
    return harmless & broadcast(rest) & ~harmful;
}

inline Lanes only(Lanes lanes, unsigned squares) {
    return lanes & ~is_zero(broadcast(squares) & load(square_bits));
}

inline int count(unsigned set) { return __builtin_popcount(set); }
inline unsigned lowest(unsigned set) { return static_cast<unsigned>(__builtin_ctz(set)); }

} // namespace fourfold::FOURFOLD_INSTRUCTION_SET
