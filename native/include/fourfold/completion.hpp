#pragma once
// Completing a pattern: the one place that says where a piece does so.
//
// A piece completes a pattern on an empty square when the other three squares of the pattern hold
// a value that the piece has too. So the engine keeps, for each value, the squares that hold it,
// and looks up which squares go with them.

#include "fourfold/patterns.hpp"

#include <memory>
#include <vector>

namespace fourfold {

// Index 2 * t + v stands for value v of the trait with weight 1 << t.
inline constexpr unsigned value_count = 8;
[[nodiscard]] constexpr unsigned value_index(unsigned trait, unsigned piece) {
    return 2 * trait + (piece >> trait & 1U);
}

// The values of a piece as a set: bit t for value 1 of trait t, bit 4 + t for value 0, traits in
// play only. Pieces share the values that are in the sets of all of them.
[[nodiscard]] constexpr unsigned values_of(unsigned piece, unsigned traits = all_traits) {
    return (piece & traits) | (~piece & traits) << 4;
}

// For each value the squares that hold it; no squares for traits out of play.
struct HeldValues {
    std::array<SquareSet, value_count> squares{};

    constexpr HeldValues() = default;
    constexpr HeldValues(const Position& position, unsigned traits) {
        for (unsigned s = 0; s < square_count; ++s)
            if (position.board[s] != no_piece) place(position.board[s], s, traits);
    }
    constexpr void place(unsigned piece, unsigned square, unsigned traits) {
        for (unsigned t = 0; t < trait_count; ++t) {
            auto& holders = squares[value_index(t, piece)];
            holders = static_cast<SquareSet>(holders | (traits >> t & 1U) << square);
        }
    }
};

// by_value[i]: the squares where value i completes a pattern. The squares where `piece` does.
[[nodiscard]] constexpr unsigned completing(const SquareSet* by_value, unsigned piece) {
    return unsigned{by_value[value_index(0, piece)]} | by_value[value_index(1, piece)] |
           by_value[value_index(2, piece)] | by_value[value_index(3, piece)];
}

// The squares that complete a pattern of a level.
class Completions {
public:
    explicit Completions(int level);
    // The table of a level, made on first use and kept.
    [[nodiscard]] static const Completions& of_level(int level);

    // With `holders`, the squares that hold some value: the other squares that complete a pattern
    // once they hold it too.
    [[nodiscard]] SquareSet with(SquareSet holders) const { return squares_[holders]; }
    // The squares where `piece` completes a pattern; occupied ones may be among them.
    [[nodiscard]] unsigned with(const HeldValues& held, unsigned piece) const {
        unsigned squares = 0;
        for (unsigned t = 0; t < trait_count; ++t)
            squares |= squares_[held.squares[value_index(t, piece)]];
        return squares;
    }

private:
    std::vector<SquareSet> squares_; // by holders
};

// The same one placement on, for vector registers: row(holders)[s] is Completions::with(holders)
// once s holds the value too. One row is 32 bytes: all sixteen placements are looked at with one
// load.
class Threats {
public:
    explicit Threats(int level);
    [[nodiscard]] static const Threats& of_level(int level);

    [[nodiscard]] const std::uint16_t* row(SquareSet holders) const {
        return rows_.get() + std::size_t{holders} * square_count;
    }

private:
    struct Release {
        void operator()(std::uint16_t* rows) const;
    };
    std::unique_ptr<std::uint16_t[], Release> rows_;
};

} // namespace fourfold
