// Many games at once, against positions and patterns taken one by one.

#include "check.hpp"
#include "fourfold/batch.hpp"
#include "fourfold/patterns.hpp"

#include <algorithm>
#include <cstring>
#include <thread>

using namespace fourfold;

namespace {

Exchanges nothing_exchanged() {
    std::array<std::uint8_t, 16> same{};
    for (unsigned i = 0; i < 16; ++i) same[i] = static_cast<std::uint8_t>(i);
    return {{same}, {same}};
}

Exchanges turned_and_flipped() {
    Exchanges exchanges = nothing_exchanged();
    std::array<std::uint8_t, 16> turned{};
    std::array<std::uint8_t, 16> flipped{};
    for (unsigned i = 0; i < 16; ++i) {
        turned[i] = static_cast<std::uint8_t>(15 - i);
        flipped[i] = static_cast<std::uint8_t>(i ^ 5U);
    }
    exchanges.squares.push_back(turned);
    exchanges.pieces.push_back(flipped);
    return exchanges;
}

BatchRules rules_of(std::uint8_t first, std::uint8_t second, Calling calling) {
    BatchRules rules;
    rules.levels = {first, second};
    rules.calling = calling;
    return rules;
}

Position position_of(const Batch& batch, std::size_t game) {
    Position position;
    std::memcpy(&position, batch.positions() + game * Batch::row_size, sizeof position);
    return position;
}

// Whether a pattern of the level through the square is filled with pieces that share a value.
bool aligned(const Position& position, unsigned square, int level, unsigned traits) {
    return std::ranges::any_of(patterns_of(level), [&](const Pattern& pattern) {
        if ((pattern.squares >> square & 1U) == 0) return false;
        unsigned ones = traits;
        unsigned zeros = traits;
        for (unsigned s = 0; s < 16; ++s) {
            if ((pattern.squares >> s & 1U) == 0) continue;
            if (position.board[s] == no_piece) return false;
            ones &= position.board[s];
            zeros &= ~unsigned{position.board[s]};
        }
        return (ones | zeros) != 0;
    });
}

// R14: after every placement the game is over exactly when there is an alignment or no square.
void automatic_games_end_when_they_should(std::uint8_t first, std::uint8_t second) {
    BatchRules rules = rules_of(first, second, Calling::automatic);
    rules.automatic_reset = false;
    Batch batch(64, rules, Position(), nothing_exchanged());
    batch.seed(first * 5U + second);
    std::vector<std::int64_t> decisions(batch.size());
    for (int step = 0; step < 32; ++step) {
        batch.sample(decisions.data());
        const std::vector<std::uint8_t> players(batch.players(), batch.players() + batch.size());
        CHECK(!batch.step(decisions.data()));
        for (std::size_t game = 0; game < batch.size(); ++game) {
            if (decisions[game] < 0 || decisions[game] > 15) continue;
            const Position position = position_of(batch, game);
            const auto square = static_cast<unsigned>(decisions[game]);
            const int own = rules.levels[players[game]];
            const int other = rules.levels[players[game] ^ 1U];
            const bool wins = aligned(position, square, own, all_traits);
            const bool loses = !wins && aligned(position, square, other, all_traits);
            CHECK_EQUAL(batch.ended()[game] != 0, wins || loses || position.placed() == 16);
            CHECK_EQUAL(batch.rewards()[2 * game + players[game]], wins    ? 1.0F
                                                                   : loses ? -1.0F
                                                                           : 0.0F);
        }
    }
    CHECK(std::all_of(batch.masks(), batch.masks() + batch.size() * Batch::decision_count,
                      [](std::uint8_t legal) { return legal == 0; }));
}

void illegal_decisions_change_nothing() {
    Batch batch(3, rules_of(1, 1, Calling::official), Position(), nothing_exchanged());
    const std::vector<std::int8_t> before(batch.views(), batch.views() + 3 * Batch::view_size);
    for (const std::int64_t wrong : {std::int64_t{0}, std::int64_t{33}, std::int64_t{63},
                                     std::int64_t{-2}, std::int64_t{1} << 40}) {
        const std::array<std::int64_t, 3> decisions{16, wrong, 17};
        const auto refused = batch.step(decisions.data());
        CHECK(refused && *refused == 1);
        CHECK(std::equal(before.begin(), before.end(), batch.views()));
    }
}

// Whatever is called, a turn has at most three refused calls, and every game comes to an end.
void games_with_calls_end(Calling calling) {
    BatchRules rules = rules_of(2, 4, calling);
    rules.automatic_reset = false;
    Batch batch(200, rules, Position(), nothing_exchanged());
    std::vector<std::int64_t> decisions(batch.size());
    for (int step = 0; step < 32 + 1 + 17 * 3 + 2; ++step) {
        batch.sample(decisions.data());
        CHECK(!batch.step(decisions.data()));
        for (std::size_t game = 0; game < batch.size(); ++game)
            CHECK(batch.views()[game * Batch::view_size + 104] <= 3);
    }
    batch.sample(decisions.data());
    CHECK(std::ranges::all_of(decisions, [](auto decision) { return decision == Batch::skip; }));
}

void games_begin_again() {
    Batch batch(50, rules_of(4, 4, Calling::automatic), Position(), nothing_exchanged());
    std::vector<std::int64_t> decisions(batch.size());
    int ended = 0;
    for (int step = 0; step < 200; ++step) {
        batch.sample(decisions.data());
        CHECK(!batch.step(decisions.data()));
        for (std::size_t game = 0; game < batch.size(); ++game) {
            if (batch.ended()[game] == 0) continue;
            ++ended;
            CHECK(position_of(batch, game) == Position());
            CHECK_EQUAL(int{batch.players()[game]}, 0);
        }
    }
    CHECK(ended > 50);
}

// Twice the same exchange leads back, view and mask; a wrong number is refused.
void looks_lead_back() {
    Batch batch(40, rules_of(3, 3, Calling::standing), Position(), turned_and_flipped());
    std::vector<std::int64_t> decisions(batch.size());
    for (int step = 0; step < 20; ++step) {
        batch.sample(decisions.data());
        CHECK(!batch.step(decisions.data()));
    }
    std::vector<std::int8_t> views(batch.size() * Batch::view_size);
    std::vector<std::uint8_t> masks(batch.size() * Batch::decision_count);
    std::vector<std::int64_t> numbers(batch.size(), 0);
    CHECK(!batch.look(numbers.data(), views.data(), masks.data()));
    CHECK(std::equal(views.begin(), views.end(), batch.views()));
    CHECK(std::equal(masks.begin(), masks.end(), batch.masks()));
    std::ranges::fill(numbers, 3);
    CHECK(!batch.look(numbers.data(), views.data(), masks.data()));
    for (std::size_t game = 0; game < batch.size(); ++game) {
        const std::int8_t* here = batch.views() + game * Batch::view_size;
        const std::int8_t* there = views.data() + game * Batch::view_size;
        const std::uint8_t* legal = masks.data() + game * Batch::decision_count;
        for (std::size_t s = 0; s < 16; ++s) {
            CHECK_EQUAL(int{there[4 * (15 - s)]}, int{here[4 * s]});          // colour stays
            CHECK_EQUAL(int{there[4 * (15 - s) + 1]}, -int{here[4 * s + 1]}); // shape is flipped
            CHECK_EQUAL(int{legal[15 - s]}, int{batch.masks()[game * Batch::decision_count + s]});
        }
    }
    numbers[7] = 4;
    const auto refused = batch.look(numbers.data(), views.data(), masks.data());
    CHECK(refused && *refused == 7);
}

// Batches share nothing that changes: each thread has the same result.
void threads_do_not_disturb_each_other() {
    std::array<float, 4> sums{};
    std::vector<std::thread> threads;
    for (auto& sum : sums)
        threads.emplace_back([&sum] {
            Batch batch(64, rules_of(2, 1, Calling::official), Position(), nothing_exchanged());
            batch.seed(3);
            std::vector<std::int64_t> decisions(batch.size());
            for (int step = 0; step < 200; ++step) {
                batch.sample(decisions.data());
                if (batch.step(decisions.data())) return;
                for (std::size_t game = 0; game < batch.size(); ++game)
                    sum += batch.rewards()[2 * game] * static_cast<float>(game % 7);
            }
        });
    for (auto& thread : threads) thread.join();
    CHECK(sums[0] != 0);
    for (const float sum : sums) CHECK_EQUAL(sum, sums[0]);
}

} // namespace

int main() {
    for (std::uint8_t first = 1; first <= 4; ++first)
        for (std::uint8_t second = 1; second <= 4; ++second)
            automatic_games_end_when_they_should(first, second);
    illegal_decisions_change_nothing();
    games_with_calls_end(Calling::official);
    games_with_calls_end(Calling::standing);
    games_begin_again();
    looks_lead_back();
    threads_do_not_disturb_each_other();
    return report("batch");
}
