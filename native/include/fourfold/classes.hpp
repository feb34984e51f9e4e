#pragma once
// The positions with a piece in hand and at most five placed, up to symmetry, numbered.
//
// A normal form (symmetry.hpp) is the least set of occupied squares and, for each trait, the
// occupied squares that differ from the hand. With k placed and the sets closed up on the
// occupied squares, four falling numbers of k bits are left:
//
//   code   [ fourth ] [ third ] [ second ] [ first ]     4 * k <= 20 bits, first >= second >= …
//
// A code is possible when the k pieces it spells (bit i of each number) are different and none
// is the hand. With fewer traits in play the last numbers are 0, and as many pieces may be alike,
// the hand among them, as differ in the other traits only: two with three traits. Which traits
// are in play does not matter, so an index is for the lowest ones. Any least set goes with any
// possible code, so
//
//   number = rank of the set * count of codes + rank of the code
//
// Where a set of squares has symmetries of its own, several codes stand for the same class and
// only the least of them is in use: the other numbers are holes, a few percent. Nothing is stored
// but two small tables, made in about a millisecond, the same on every machine.

#include "fourfold/symmetry.hpp"

namespace fourfold {

inline constexpr int most_classes_placed = 5;

// So many traits, as a mask: those with the lowest weights.
[[nodiscard]] constexpr std::uint8_t lowest_traits(int count) {
    return static_cast<std::uint8_t>((1U << count) - 1U);
}

class ClassIndex {
public:
    ClassIndex(Levels levels, int placed, int traits);

    // The index of a pair of levels with so many traits, made on first use and kept.
    [[nodiscard]] static const ClassIndex& of(Levels levels, int placed, int traits = trait_count);

    [[nodiscard]] int placed() const { return placed_; }
    [[nodiscard]] std::size_t size() const { return sets_.size() * codes_.size(); } // with holes
    // Requires a normal form with placed() pieces.
    [[nodiscard]] std::size_t number_of(const NormalForm& form) const;
    [[nodiscard]] NormalForm form_of(std::size_t number) const;
    [[nodiscard]] bool is_hole(std::size_t number) const;
    // A position of the class; piece 0 is in hand.
    [[nodiscard]] Position position_of(std::size_t number) const;
    // How many positions are in the class: all symmetries over those that change nothing. For
    // four traits only.
    [[nodiscard]] std::uint64_t positions_in(std::size_t number) const;
    [[nodiscard]] std::size_t count_classes() const; // without holes; looks at every number

private:
    const Symmetries* group_;
    int placed_;
    int traits_;
    std::vector<SquareSet> sets_;          // rising
    std::vector<std::uint32_t> codes_;     // rising, fewer than 2^16
    std::vector<std::uint16_t> set_rank_;  // by set of squares
    std::vector<std::uint16_t> code_rank_; // by code
};

} // namespace fourfold
