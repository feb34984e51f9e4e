// A position inside the search. No include guard: see lanes.hpp.

// Whose level holds more patterns. The levels are nested, so a player at the lower level loses by
// completing a pattern that only the other can call, and a player at the higher level never does.
enum class Role { equal, low, high };
constexpr Role other(Role role) {
    return role == Role::low ? Role::high : role == Role::high ? Role::low : Role::equal;
}

// Index 2 * t + v stands for value v of the trait with weight 1 << t.
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

constexpr unsigned value_index(unsigned trait, unsigned piece) {
    return 2 * trait + (piece >> trait & 1U);
}

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

// Squares where `piece` completes a pattern.
inline unsigned completing(const std::uint16_t* w, unsigned piece) {
    return unsigned{w[value_index(0, piece)]} | w[value_index(1, piece)] |
           w[value_index(2, piece)] | w[value_index(3, piece)];
}

// safe[s] = pieces that can be given after `piece` is placed on s without losing to them at once;
// 0 where s is not in `allowed`. w and threats are those of the player who receives the gift.
inline Lanes safe_gifts(const std::uint16_t* m, const std::uint16_t* w, const Threats& threats,
                        unsigned piece, unsigned allowed, unsigned empty, unsigned rest) {
    const Lanes square = load(square_bits);
    const Lanes open = broadcast(empty) & ~square;
    Lanes harmless = broadcast(rest) & ~is_zero(broadcast(allowed) & square);
#pragma GCC unroll 4
    for (unsigned t = 0; t < trait_count; ++t) {
        const unsigned own = value_index(t, piece);
        const Lanes same = (broadcast(w[own]) | load(threats.row(m[own]))) & open;
        const Lanes opposite = broadcast(w[own ^ 1U]) & open;
        const unsigned having = (piece >> t & 1U) != 0 ? holders(2 * t + 1) : holders(2 * t);
        harmless = harmless & (is_zero(same) | broadcast(~having));
        harmless = harmless & (is_zero(opposite) | broadcast(having));
    }
    return harmless;
}
