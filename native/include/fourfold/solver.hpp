#pragma once
// Exact values of positions under automatic calling (R14) with levels of their own (R7).
//
// All functions may be called from many threads at once. Positions, levels and traits must be
// free of faults (fault_of); callers check, here they are asserted.

#include "fourfold/limits.hpp"
#include "fourfold/symmetry.hpp"
#include "fourfold/table.hpp"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace fourfold {

enum class Value : std::int8_t { loss = -1, draw = 0, win = 1 };

[[nodiscard]] constexpr Value opposite(Value value) {
    return static_cast<Value>(-static_cast<int>(value));
}

// The value, for the player who holds the piece, of the positions with this normal form; nothing
// when unknown. levels: of that player, and of the other. For the number of traits that are in
// play; asked with at most `book_depth` placed, from several threads at once; must not throw.
using BookProbe = std::function<std::optional<Value>(const NormalForm&, Levels levels)>;
inline constexpr int book_depth = 5;

struct Options {
    bool distance = false;                       // find distances too
    int horizon = square_count;                  // what is decided later counts as a draw
    unsigned threads = 1;                        // at most this many
    std::size_t memory = std::size_t{256} << 20; // bytes for tables, at least Table::least_bytes
    Limits limits;
    BookProbe book; // may be empty
    // A table to use and to leave warm, instead of one for this call; any number of calls may
    // share it, of whatever rules, at the same time.
    Table* table = nullptr;
};

struct Solution {
    Status status = Status::done;
    Value value = Value::draw; // for the player to act; means nothing unless done
    std::uint8_t distance = 0; // placements to come, the deciding one included; 0: draw, not asked
    std::uint64_t nodes = 0;   // positions visited
};

// Value of a position for the player to act: with a piece in hand the placer, otherwise the giver.
//   placements that complete a pattern of the own level win, of the opponent's level only lose
//   alignments that stand already are worth nothing; a full board is a draw
[[nodiscard]] Solution solve(const Position& position, Levels levels, std::uint8_t traits,
                             const Options& options = {});

// A turn: a square and a piece to give; no piece where the placement ends the game; no square
// where the piece is still to be given.
struct Turn {
    std::uint8_t square = no_square;
    std::uint8_t gift = no_piece;
    Value value = Value::draw; // for the player to act
    std::uint8_t distance = 0; // as in Solution
    bool known = false;        // false only when the evaluation was stopped early
};

struct Evaluation {
    Status status = Status::done;
    std::vector<Turn> turns; // best first: quick wins, draws, slow losses; then by square and gift
    std::uint64_t nodes = 0;
};

// Every legal turn with its value; none on a full board.
[[nodiscard]] Evaluation evaluate(const Position& position, Levels levels, std::uint8_t traits,
                                  const Options& options = {});

// solve() for each of positions, options.threads at a time; solutions has the same size.
// Returns done, or why some solutions are not; what a thread throws, such as std::bad_alloc, is
// thrown here.
Status solve_many(std::span<const Position> positions, Levels levels, std::uint8_t traits,
                  const Options& options, std::span<Solution> solutions);

static_assert(sizeof(Position) == 17, "positions can be read from rows of 17 bytes");

} // namespace fourfold
