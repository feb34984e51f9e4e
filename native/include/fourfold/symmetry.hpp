#pragma once
// Symmetries of the board, and the normal form of a position under them and under the traits.
//
// A symmetry permutes the rows and the columns, perhaps swaps the two, and maps the patterns of
// both players' levels onto themselves. Every symmetry has this form: two patterns of level 1
// are disjoint only when both are rows, both columns or both diagonals, so the four rows go to
// four rows or to four columns. Level 1 alone has 32 of them, every other pair of levels 8.
//
// Traits in play may be permuted and their values swapped: 384 ways with four traits. The normal
// form swaps values so that the piece in hand is 0, keeps for each trait the set of squares
// whose piece differs from the hand, sorts these sets, and takes the least (occupied squares
// first, then sets) over all symmetries. Traits out of play leave no trace in it.

#include "fourfold/board.hpp"
#include "fourfold/patterns.hpp"

#include <vector>

namespace fourfold {

class Symmetries {
public:
    using Map = std::array<std::uint8_t, 16>; // square -> square

    explicit Symmetries(bool level_one_only);

    // The symmetries of a pair of levels, made on first use and kept.
    [[nodiscard]] static const Symmetries& of_levels(Levels levels);

    [[nodiscard]] std::size_t size() const { return maps_.size(); }
    [[nodiscard]] const Map& map(std::size_t index) const { return maps_[index]; }
    [[nodiscard]] SquareSet apply(std::size_t index, SquareSet set) const {
        const auto& half = halves_[index];
        return static_cast<SquareSet>(half[0][set & 0xffU] | half[1][set >> 8]);
    }
    // The least image of a set of squares, and the symmetries (bit i: number i) that give it.
    [[nodiscard]] SquareSet least(SquareSet set) const { return least_[set]; }
    [[nodiscard]] std::uint32_t ways(SquareSet set) const { return ways_[set]; }

private:
    std::vector<Map> maps_;
    std::vector<std::array<std::array<SquareSet, 256>, 2>> halves_;
    std::vector<SquareSet> least_;
    std::vector<std::uint32_t> ways_;
};

// Four sets of squares, one for each trait, 16 bits each; trait with weight 1 lowest.
using TraitSets = std::uint64_t;

// The four sets in falling order from the lowest 16 bits up.
[[nodiscard]] constexpr TraitSets sorted(TraitSets sets) {
    std::uint16_t a = static_cast<std::uint16_t>(sets);
    std::uint16_t b = static_cast<std::uint16_t>(sets >> 16);
    std::uint16_t c = static_cast<std::uint16_t>(sets >> 32);
    std::uint16_t d = static_cast<std::uint16_t>(sets >> 48);
    const auto order = [](std::uint16_t& x, std::uint16_t& y) {
        const std::uint16_t high = x > y ? x : y;
        y = x > y ? y : x;
        x = high;
    };
    order(a, b), order(c, d), order(a, c), order(b, d), order(b, c);
    return std::uint64_t{a} | std::uint64_t{b} << 16 | std::uint64_t{c} << 32 |
           std::uint64_t{d} << 48;
}

struct NormalForm {
    SquareSet occupied = 0;
    TraitSets differs = 0; // sorted, see above
    friend constexpr auto operator<=>(const NormalForm&, const NormalForm&) = default;
};

[[nodiscard]] inline NormalForm normal_form(const Symmetries& group, SquareSet occupied,
                                            TraitSets differs) {
    TraitSets best = ~TraitSets{0};
    for (std::uint32_t ways = group.ways(occupied); ways != 0; ways &= ways - 1) {
        const auto index = static_cast<std::size_t>(std::countr_zero(ways));
        TraitSets image = 0;
        for (int shift = 0; shift < 64; shift += 16)
            image |= std::uint64_t{group.apply(index, static_cast<SquareSet>(differs >> shift))}
                     << shift;
        image = sorted(image);
        if (image < best) best = image;
    }
    return {group.least(occupied), best};
}

// For each trait in play the squares whose piece differs from `piece` in it.
[[nodiscard]] constexpr TraitSets differences(const Position& position, unsigned piece,
                                              std::uint8_t traits) {
    TraitSets sets = 0;
    for (unsigned s = 0; s < square_count; ++s) {
        if (position.board[s] == no_piece) continue;
        const unsigned other = (position.board[s] ^ piece) & traits;
        for (unsigned t = 0; t < trait_count; ++t)
            sets |= std::uint64_t{other >> t & 1U} << (16 * t + s);
    }
    return sets;
}

// The position that stands for all positions equal to this one under the symmetries of the two
// levels and of the traits in play. Pieces that differ only in traits out of play are
// interchangeable; the lowest ones left are taken in the order of the squares, the hand first.
[[nodiscard]] Position canonical(const Position& position, Levels levels, std::uint8_t traits);

} // namespace fourfold
