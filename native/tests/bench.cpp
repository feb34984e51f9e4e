// How fast: random positions without an immediate win, a cold table for each, one thread.
//
//   bench [positions with 8 placed, default 400]
//
// Times are of the processor, not of the wall, so that other work on the machine disturbs less.

#include "fourfold/playout.hpp"
#include "naive.hpp"

#include <cstdio>
#include <ctime>

using namespace fourfold;

namespace {

double seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

void time_positions(int level, int placed, int count, bool distance) {
    std::mt19937 random(static_cast<unsigned>(level * 100 + placed));
    const auto own = static_cast<std::uint8_t>(level);
    std::vector<Position> positions;
    while (positions.size() < static_cast<std::size_t>(count)) {
        const Position p = naive::random_position(random, placed, true);
        if (!naive::wins_at_once(p, level, all_traits)) positions.push_back(p);
    }
    Options options;
    options.distance = distance;
    std::uint64_t nodes = 0;
    double slowest = 0;
    const double start = seconds();
    for (const Position& p : positions) {
        const double before = seconds();
        nodes += solve(p, {own, own}, all_traits, options).nodes;
        slowest = std::max(slowest, seconds() - before);
    }
    const double took = seconds() - start;
    std::printf("%5d %6d %-8s %10.4f %10.4f %12.0f %8.1f\n", level, placed,
                distance ? "distance" : "value", took / count * 1e3, slowest * 1e3,
                static_cast<double>(nodes) / count, static_cast<double>(nodes) / took * 1e-6);
}

void time_playouts() {
    constexpr std::uint64_t games = 4000000;
    const double start = seconds();
    const auto counts = playouts(Position(), {1, 1}, all_traits, games, 1);
    const double took = seconds() - start;
    std::printf("playouts from the empty board, level 1: %.2f million games/s, %.4f drawn\n",
                static_cast<double>(games) / took * 1e-6,
                static_cast<double>(counts.draws) / static_cast<double>(games));
}

} // namespace

int main(int argc, char** argv) {
    const int count = argc > 1 ? std::atoi(argv[1]) : 400;
    (void)solve(naive::random_position(*std::make_unique<std::mt19937>(1), 12, true), {1, 1}, 15);
    (void)solve(naive::random_position(*std::make_unique<std::mt19937>(1), 12, true), {2, 2}, 15);
    std::printf("level placed question    mean ms     max ms        nodes   Mnodes/s\n");
    for (const bool distance : {false, true})
        for (int level = 1; level <= 4; ++level)
            for (int placed = 8; placed >= 4; --placed)
                time_positions(level, placed, std::max(count >> (8 - placed), 10), distance);
    time_playouts();
}
