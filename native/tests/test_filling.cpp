// Full boards with so many alignments, compared with trying everything.

#include "check.hpp"
#include "fourfold/filling.hpp"
#include "samples.hpp"

#include <set>

using namespace fourfold;

namespace {

std::mt19937 random_source(23);

int alignments(const std::array<std::uint8_t, 16>& board, int level, unsigned traits) {
    return static_cast<int>(std::ranges::count_if(patterns_of(level), [&](const Pattern& pattern) {
        return reference::share_a_value(board, pattern.squares, traits);
    }));
}

// How many alignments a position can end with, by trying everything.
std::set<int> ends(Position& p, int level, unsigned traits) {
    const auto rest = p.remaining();
    if (rest == 0) return {alignments(p.board, level, traits)};
    unsigned square = 0;
    while (p.board[square] != no_piece) ++square;
    std::set<int> counts;
    for (unsigned left = rest; left != 0; left &= left - 1) {
        p.board[square] = static_cast<std::uint8_t>(std::countr_zero(left));
        counts.merge(ends(p, level, traits));
    }
    p.board[square] = no_piece;
    return counts;
}

bool is_filled(const Position& p, const std::array<std::uint8_t, 16>& board) {
    unsigned seen = 0;
    for (unsigned s = 0; s < 16; ++s) {
        if (p.board[s] != no_piece && p.board[s] != board[s]) return false;
        seen |= 1U << board[s];
    }
    return seen == 0xffff;
}

void filling_is_exact() {
    for (int i = 0; i < 300; ++i) {
        Position p = samples::random_position(random_source, 10 + i % 7, false);
        const int level = 1 + i % 4;
        const auto traits = static_cast<std::uint8_t>(i % 3 == 0 ? 15 : 1 + i % 15);
        const auto possible = ends(p, level, traits);
        for (int least = 0; least <= *possible.rbegin() + 1; ++least)
            for (int most = least; most <= *possible.rbegin() + 1; ++most) {
                const auto first = possible.lower_bound(least);
                const bool expected = first != possible.end() && *first <= most;
                const auto result = fill_board(p, level, traits, least, most, 5);
                CHECK_EQUAL(result.filled == Filled::found, expected);
                if (!expected) continue;
                const int count = alignments(result.board, level, traits);
                CHECK(is_filled(p, result.board));
                CHECK(count >= least && count <= most);
            }
    }
}

// All four traits: every pattern can be an alignment, and none. With fewer: docs/filling.md.
void extremes_are_proven() {
    constexpr int most[4][4]{{4, 8, 10, 10}, {10, 16, 19, 19}, {10, 18, 22, 24}, {10, 20, 26, 30}};
    constexpr std::array<std::uint8_t, 4> traits{8, 12, 14, 15};
    for (int level = 1; level <= 4; ++level)
        for (std::size_t t = 0; t < 4; ++t) {
            const int best = most[level - 1][t];
            CHECK(fill_board({}, level, traits[t], best, 99).filled == Filled::found);
            CHECK(fill_board({}, level, traits[t], best + 1, 99).filled == Filled::impossible);
            CHECK(fill_board({}, level, traits[t], 0, 0).filled == Filled::found);
        }
}

// One trait: the 12,870 ways to choose eight squares, all of them.
void one_trait_by_trying() {
    for (int level = 1; level <= 4; ++level) {
        int best = 0;
        for (unsigned set = 0; set < 65536; ++set) {
            if (std::popcount(set) != 8) continue;
            std::array<std::uint8_t, 16> board{};
            for (unsigned s = 0; s < 16; ++s) board[s] = (set >> s & 1U) != 0 ? 8 : 0;
            best = std::max(best, alignments(board, level, 8));
        }
        CHECK(fill_board({}, level, 8, best, 99).filled == Filled::found);
        CHECK(fill_board({}, level, 8, best + 1, 99).filled == Filled::impossible);
    }
}

void cancelling() {
    std::atomic<bool> cancel{true};
    Position p; // nothing with exactly this many is found within the first nodes
    const auto result = fill_board(p, 4, 14, 27, 99, 0, {.cancel = &cancel});
    CHECK(result.filled == Filled::cancelled);
}

} // namespace

int main() {
    filling_is_exact();
    extremes_are_proven();
    one_trait_by_trying();
    cancelling();
    return report("filling");
}
