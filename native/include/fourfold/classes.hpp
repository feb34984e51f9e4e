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
// is the hand. Any least set goes with any possible code, so
//
//   number = rank of the set * count of codes + rank of the code
//
// Where a set of squares has symmetries of its own, several codes stand for the same class and
// only the least of them is in use: the other numbers are holes, a few percent. Nothing is stored
// but two small tables, made in about a millisecond, the same on every machine.

#include "fourfold/symmetry.hpp"

namespace fourfold {

inline constexpr int most_classes_placed = 5;

class ClassIndex {
public:
    ClassIndex(Levels levels, int placed);

    // The index of a pair of levels (all four traits in play), made on first use and kept.
    [[nodiscard]] static const ClassIndex& of(Levels levels, int placed);

    [[nodiscard]] int placed() const { return placed_; }
    [[nodiscard]] std::size_t size() const { return sets_.size() * codes_.size(); } // with holes
    // Requires a normal form with placed() pieces.
    [[nodiscard]] std::size_t number_of(const NormalForm& form) const;
    [[nodiscard]] NormalForm form_of(std::size_t number) const;
    [[nodiscard]] bool is_hole(std::size_t number) const;
    // A position of the class; piece 0 is in hand.
    [[nodiscard]] Position position_of(std::size_t number) const;
    // How many positions are in the class: all symmetries over those that change nothing.
    [[nodiscard]] std::uint64_t positions_in(std::size_t number) const;
    [[nodiscard]] std::size_t count_classes() const; // without holes; looks at every number

private:
    const Symmetries* group_;
    int placed_;
    std::vector<SquareSet> sets_;          // rising
    std::vector<std::uint32_t> codes_;     // rising, fewer than 2^16
    std::vector<std::uint16_t> set_rank_;  // by set of squares
    std::vector<std::uint16_t> code_rank_; // by code
};

} // namespace fourfold
