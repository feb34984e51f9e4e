#pragma once
// Patterns (R4), from geometry: which four squares make an alignment at which level.

#include "fourfold/board.hpp"

#include <cstddef>
#include <span>

namespace fourfold {

struct Pattern {
    SquareSet squares = 0;
    std::uint8_t level = 0; // the first level that holds it
};

inline constexpr std::array<int, 5> patterns_at_level{0, 10, 19, 24, 30};

namespace detail {

constexpr bool on_board(int column, int row) {
    return column >= 0 && column < 4 && row >= 0 && row < 4;
}

constexpr unsigned bit_at(int column, int row) { return 1U << (row * 4 + column); }

// The square with one side from (column, row) along (dx, dy), or 0 when it leaves the board.
constexpr unsigned square_of(int column, int row, int dx, int dy) {
    unsigned set = 0;
    for (int corner = 0; corner < 4; ++corner) {
        if (!on_board(column, row)) return 0;
        set |= bit_at(column, row);
        column += dx;
        row += dy;
        const int turned = dx; // turn left
        dx = -dy;
        dy = turned;
    }
    return set;
}

constexpr std::array<Pattern, 30> make_patterns() {
    std::array<Pattern, 30> list{};
    std::size_t count = 0;
    const auto add = [&](unsigned squares, int level) {
        for (std::size_t i = 0; i < count; ++i)
            if (list[i].squares == squares) return;
        list[count++] = {static_cast<SquareSet>(squares), static_cast<std::uint8_t>(level)};
    };
    unsigned rising = 0;
    unsigned falling = 0;
    for (int i = 0; i < 4; ++i) {
        unsigned row = 0;
        unsigned column = 0;
        for (int j = 0; j < 4; ++j) row |= bit_at(j, i), column |= bit_at(i, j);
        add(row, 1);
        add(column, 1);
        rising |= bit_at(i, i);
        falling |= bit_at(i, 3 - i);
    }
    add(rising, 1);
    add(falling, 1);
    const auto add_squares = [&](int level, auto wanted) {
        for (int from = 0; from < square_count; ++from)
            for (int dx = 1; dx < 4; ++dx)
                for (int dy = 0; dy < 4; ++dy)
                    if (const unsigned set = square_of(from % 4, from / 4, dx, dy);
                        set != 0 && wanted(dx, dy))
                        add(set, level);
    };
    add_squares(2, [](int dx, int dy) { return dx == 1 && dy == 0; });
    add_squares(3, [](int dx, int dy) { return dx > 1 && dy == 0; });
    add_squares(4, [](int, int dy) { return dy > 0; });
    return list;
}

} // namespace detail

inline constexpr std::array<Pattern, 30> all_patterns = detail::make_patterns();

// The patterns of a level: 10, 19, 24, 30 of them.
[[nodiscard]] constexpr std::span<const Pattern> patterns_of(int level) {
    return std::span(all_patterns)
        .first(static_cast<std::size_t>(patterns_at_level[static_cast<std::size_t>(level)]));
}

} // namespace fourfold
