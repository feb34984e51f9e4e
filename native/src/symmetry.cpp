#include "fourfold/symmetry.hpp"

#include <algorithm>
#include <bit>
#include <memory>
#include <mutex>

namespace fourfold {

namespace {

using Map = Symmetries::Map;

SquareSet image_of(const Map& map, SquareSet set) {
    unsigned image = 0;
    for (unsigned left = set; left != 0; left &= left - 1)
        image |= 1U << map[static_cast<unsigned>(std::countr_zero(left))];
    return static_cast<SquareSet>(image);
}

bool keeps_patterns(const Map& map, int level) {
    const auto patterns = patterns_of(level);
    return std::ranges::all_of(patterns, [&](const Pattern& pattern) {
        const SquareSet image = image_of(map, pattern.squares);
        return std::ranges::any_of(patterns,
                                   [&](const Pattern& other) { return other.squares == image; });
    });
}

std::vector<Map> find_maps(bool level_one_only) {
    std::vector<Map> maps;
    std::array<unsigned, 4> rows{0, 1, 2, 3};
    do {
        std::array<unsigned, 4> columns{0, 1, 2, 3};
        do {
            for (const bool swap : {false, true}) {
                Map map{};
                for (unsigned s = 0; s < 16; ++s) {
                    const unsigned row = rows[s / 4];
                    const unsigned column = columns[s % 4];
                    map[s] = static_cast<std::uint8_t>(swap ? column * 4 + row : row * 4 + column);
                }
                bool keeps = keeps_patterns(map, 1);
                for (int level = 2; level <= 4 && !level_one_only; ++level)
                    keeps = keeps && keeps_patterns(map, level);
                if (keeps) maps.push_back(map);
            }
        } while (std::ranges::next_permutation(columns).found);
    } while (std::ranges::next_permutation(rows).found);
    return maps;
}

// A piece of the class `value` (its values of the traits in play) that is still in `left`.
unsigned take_piece(unsigned value, std::uint8_t traits, unsigned& left) {
    for (unsigned piece = 0; piece < piece_count; ++piece)
        if ((left >> piece & 1U) != 0 && (piece & traits) == value) {
            left &= ~(1U << piece);
            return piece;
        }
    return no_piece; // a position that cannot be
}

// The k-th trait in play, from the lowest weight up, stands for sorted set k.
unsigned value_on(TraitSets sets, unsigned square, std::uint8_t traits) {
    unsigned value = 0;
    unsigned place = 0;
    for (unsigned t = 0; t < trait_count; ++t) {
        if ((traits >> t & 1U) == 0) continue;
        value |= static_cast<unsigned>(sets >> (16 * place + square) & 1U) << t;
        ++place;
    }
    return value;
}

} // namespace

Symmetries::Symmetries(bool level_one_only)
    : maps_(find_maps(level_one_only)), halves_(maps_.size()), least_(65536), ways_(65536) {
    for (std::size_t i = 0; i < maps_.size(); ++i)
        for (unsigned half = 0; half < 2; ++half)
            for (unsigned part = 0; part < 256; ++part)
                halves_[i][half][part] =
                    image_of(maps_[i], static_cast<SquareSet>(part << (8 * half)));
    for (unsigned set = 0; set < 65536; ++set) {
        SquareSet least = 0xffff;
        std::uint32_t ways = 0;
        for (std::size_t i = 0; i < maps_.size(); ++i) {
            const SquareSet image = apply(i, static_cast<SquareSet>(set));
            if (image < least) least = image, ways = 0;
            if (image == least) ways |= std::uint32_t{1} << i;
        }
        least_[set] = least;
        ways_[set] = ways;
    }
}

const Symmetries& Symmetries::of_levels(Levels levels) {
    static std::array<std::once_flag, 2> once;
    static std::array<std::unique_ptr<Symmetries>, 2> groups;
    const bool level_one_only = levels.to_act == 1 && levels.opponent == 1;
    const std::size_t index = level_one_only ? 1 : 0;
    std::call_once(once[index],
                   [&] { groups[index] = std::make_unique<Symmetries>(level_one_only); });
    return *groups[index];
}

Position canonical(const Position& position, Levels levels, std::uint8_t traits) {
    const Symmetries& group = Symmetries::of_levels(levels);
    NormalForm best{0xffff, ~TraitSets{0}};
    if (position.hand != no_piece) {
        best =
            normal_form(group, position.occupied(), differences(position, position.hand, traits));
    } else { // nothing fixes the values: try all ways to swap them
        for (unsigned piece = 0; piece < piece_count; ++piece)
            if ((piece & ~unsigned{traits}) == 0)
                best = std::min(best, normal_form(group, position.occupied(),
                                                  differences(position, piece, traits)));
    }
    Position result;
    unsigned left = 0xffff;
    if (position.hand != no_piece)
        result.hand = static_cast<std::uint8_t>(take_piece(0, traits, left));
    for (unsigned s = 0; s < square_count; ++s)
        if ((best.occupied >> s & 1U) != 0)
            result.board[s] = static_cast<std::uint8_t>(
                take_piece(value_on(best.differs, s, traits), traits, left));
    return result;
}

} // namespace fourfold
