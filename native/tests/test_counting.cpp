// Random games and full boards.

#include "check.hpp"
#include "fourfold/census.hpp"
#include "fourfold/playout.hpp"
#include "samples.hpp"

#include <chrono>
#include <cmath>
#include <numeric>

using namespace fourfold;

namespace {

std::mt19937 random_source(11);

bool same(const PlayoutCounts& a, const PlayoutCounts& b) {
    return a.games == b.games && a.draws == b.draws && a.wins == b.wins && a.losses == b.losses;
}

std::uint64_t sum(const std::array<std::uint64_t, 17>& counts) {
    return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
}

void playouts_are_reproducible() {
    const Position p = samples::random_position(random_source, 3, true);
    const auto counts = playouts(p, {2, 3}, all_traits, 100000, 5, 1);
    CHECK(same(counts, playouts(p, {2, 3}, all_traits, 100000, 5, 3)));
    CHECK(!same(counts, playouts(p, {2, 3}, all_traits, 100000, 6, 1)));
    CHECK_EQUAL(counts.games, std::uint64_t{100000});
    CHECK_EQUAL(sum(counts.wins) + sum(counts.losses) + counts.draws, counts.games);
    std::atomic<bool> cancel{true};
    CHECK_EQUAL(playouts(p, {2, 3}, all_traits, 100000, 5, 1, {.cancel = &cancel}).games,
                std::uint64_t{0});
}

// Chances of a win in d placements, of the same by the other, and of a draw, for the placer.
struct Chances {
    std::array<double, 17> wins{};
    std::array<double, 17> losses{};
    double draws = 0;
};

Chances chances(Position& p, Levels levels, unsigned traits) {
    Chances mine;
    const std::uint8_t piece = p.hand;
    const auto rest = p.remaining();
    const double square_chance = 1.0 / (16 - p.placed());
    for (unsigned s = 0; s < 16; ++s) {
        if (p.board[s] != no_piece) continue;
        p.board[s] = piece;
        if (reference::completes(p, s, levels.to_act, traits)) mine.wins[1] += square_chance;
        else if (reference::completes(p, s, levels.opponent, traits))
            mine.losses[1] += square_chance;
        else if (rest == 0) mine.draws += square_chance;
        else
            for (unsigned left = rest; left != 0; left &= left - 1) {
                p.hand = static_cast<std::uint8_t>(std::countr_zero(left));
                const Chances theirs = chances(p, {levels.opponent, levels.to_act}, traits);
                const double chance = square_chance / std::popcount(rest);
                for (std::size_t d = 1; d < 17; ++d) {
                    mine.wins[d] += chance * theirs.losses[d - 1];
                    mine.losses[d] += chance * theirs.wins[d - 1];
                }
                mine.draws += chance * theirs.draws;
            }
        p.board[s] = no_piece;
        p.hand = piece;
    }
    return mine;
}

void playouts_follow_the_chances() {
    for (int i = 0; i < 20; ++i) {
        Position p = samples::random_position(random_source, 12, true);
        const Levels levels{static_cast<std::uint8_t>(1 + i % 4),
                            static_cast<std::uint8_t>(1 + i / 5)};
        const std::uint8_t traits = i % 3 == 0 ? all_traits : static_cast<std::uint8_t>(1 + i % 15);
        constexpr std::uint64_t games = 100000;
        const auto counts = playouts(p, levels, traits, games, static_cast<std::uint64_t>(i), 2);
        const Chances expected = chances(p, levels, traits);
        const auto near = [&](std::uint64_t count, double chance) {
            return std::abs(static_cast<double>(count) / double(games) - chance) < 0.008; // 5 sigma
        };
        CHECK(near(counts.draws, expected.draws));
        for (std::size_t d = 0; d < 17; ++d) {
            CHECK(near(counts.wins[d], expected.wins[d]));
            CHECK(near(counts.losses[d], expected.losses[d]));
        }
    }
    Position full;
    for (unsigned s = 0; s < 16; ++s) full.board[s] = static_cast<std::uint8_t>(s);
    CHECK_EQUAL(playouts(full, {1, 1}, all_traits, 7, 1).draws, std::uint64_t{7});
}

void full_boards_are_counted(int most_level) {
    const std::uint64_t expected[]{0, 414298141056U, 63235397376U, 18596841216U, 817062528U};
    std::uint64_t before = ~std::uint64_t{0};
    for (int level = 1; level <= most_level; ++level) {
        const auto start = std::chrono::steady_clock::now();
        const std::uint64_t count = count_full_boards(level, 2);
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
        std::cout << "level " << level << ": " << count << " full boards, " << took.count()
                  << " s\n";
        CHECK_EQUAL(count, expected[level]);
        CHECK(count < before);
        before = count;
    }
}

// The counts once more, roughly: the share among random boards, within five standard deviations.
void full_boards_are_sampled() {
    constexpr double all = 20922789888000.0; // 16!
    constexpr std::array<double, 5> counts{0, 414298141056.0, 63235397376.0, 18596841216.0,
                                           817062528.0};
    constexpr int boards = 300000;
    std::array<int, 5> without{}; // boards without an alignment, by level
    std::array<std::uint8_t, square_count> pieces{};
    std::iota(pieces.begin(), pieces.end(), std::uint8_t{0});
    for (int i = 0; i < boards; ++i) {
        std::ranges::shuffle(pieces, random_source);
        // Patterns come by level: the first alignment is of the first level with one.
        const auto aligned = std::ranges::find_if(all_patterns, [&](const Pattern& pattern) {
            return reference::share_a_value(pieces, pattern.squares, all_traits);
        });
        const int level = aligned == all_patterns.end() ? 5 : aligned->level;
        for (int free = 1; free < level; ++free) ++without[static_cast<std::size_t>(free)];
    }
    for (std::size_t level = 1; level <= 4; ++level) {
        const double expected = boards * counts[level] / all;
        CHECK(std::abs(without[level] - expected) < 5 * std::sqrt(expected) + 1);
    }
}

} // namespace

int main(int argc, char** argv) {
    playouts_are_reproducible();
    playouts_follow_the_chances();
    full_boards_are_sampled();
    full_boards_are_counted(argc > 1 ? std::atoi(argv[1]) : 1);
    return report("counting");
}
