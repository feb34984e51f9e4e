#pragma once
// Many games at once, decision by decision, for learning programs (R5–R16).
//
// A decision is a number: 0–15 place on a square, 16–31 give a piece, 32 pass, 33–62 call one of
// the thirty patterns, by level and then by squares. While a player may call (R15), every pattern
// of their level with four filled squares is legal, aligned or not: the mask tells nothing.
//
// What a player sees is a row of signed bytes:
//
//     0– 63  the squares, four traits each (colour, shape, height, fill): 1 or -1, 0 when empty
//    64– 67  the traits of the piece in hand, 0 when there is none
//    68– 83  the pieces that can still be given
//    84– 99  the square of the newest placement
//   100–103  the phase: give, place, last word, last answer
//   104–107  refused calls in this turn; player to act; levels of this player and of the opponent

#include "fourfold/board.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace fourfold {

enum class Calling : std::uint8_t { official, standing, automatic };

struct BatchRules {
    std::array<std::uint8_t, 2> levels{1, 1}; // of the first and the second player (R7)
    std::uint8_t traits = all_traits;
    Calling calling = Calling::official;
    bool false_call_loses = false;
    bool automatic_reset = true; // a game that ends begins again in the same step
};

// How a game ended (R20); none while it continues.
enum class Ending : std::uint8_t { none, quarto, caught, false_call, full_board };

// Exchanges of squares and of pieces; the symmetry with number b * pieces.size() + p has both.
struct Exchanges {
    std::vector<std::array<std::uint8_t, 16>> squares;
    std::vector<std::array<std::uint8_t, 16>> pieces;
};

class Batch {
public:
    static constexpr std::size_t decision_count = 63;
    static constexpr std::size_t view_size = 108;
    static constexpr std::size_t row_size = sizeof(Position);
    static constexpr std::int64_t skip = -1; // leaves a game as it is

    // The start must have a decision left: a full board has none when calls are automatic.
    Batch(std::size_t count, const BatchRules& rules, const Position& start, Exchanges exchanges);

    // Begins the games again where `which` is not 0; all of them without it.
    void reset(const std::uint8_t* which = nullptr);
    void seed(std::uint64_t seed);

    // Plays one decision in every game. When one is illegal, nothing changes and its game is
    // returned.
    [[nodiscard]] std::optional<std::size_t> step(const std::int64_t* decisions);

    // Legal decisions, each equally likely (to one in 2^26); `skip` for games that are over.
    void sample(std::int64_t* decisions);

    // What the games look like through a symmetry each: views and masks. When a number is not one
    // of a symmetry, nothing is written and its game is returned.
    [[nodiscard]] std::optional<std::size_t> look(const std::int64_t* symmetries,
                                                  std::int8_t* views, std::uint8_t* masks) const;

    [[nodiscard]] std::size_t size() const { return states_.size(); }
    [[nodiscard]] const std::int8_t* views() const { return views_.data(); }
    [[nodiscard]] const std::uint8_t* masks() const { return masks_.data(); }
    [[nodiscard]] const float* rewards() const { return rewards_.data(); } // first, second player
    [[nodiscard]] const std::uint8_t* ended() const { return ended_.data(); }
    [[nodiscard]] const std::uint8_t* endings() const { return endings_.data(); }
    [[nodiscard]] const std::uint8_t* players() const { return players_.data(); }
    [[nodiscard]] const std::uint8_t* positions() const { return positions_.data(); } // 17 each

private:
    enum class Phase : std::uint8_t { give, place, last_word, last_answer, over };

    struct State {
        std::uint64_t legal = 0;             // bit d: decision d
        std::uint64_t ones = 0;              // squares with value 1, 16 bits for each trait
        std::array<std::uint32_t, 2> made{}; // patterns that can be called, by maker
        SquareSet occupied = 0;
        PieceSet left = 0;
        Phase phase = Phase::give;
        std::uint8_t player = 0;
        std::uint8_t refused = 0;
        std::uint8_t newest = no_square;
    };

    struct End {
        Ending ending = Ending::none;
        std::uint8_t winner = 2; // 2: a draw
    };

    [[nodiscard]] State state_of(const Position& start) const;
    [[nodiscard]] std::uint64_t legal_of(const State& state) const;
    [[nodiscard]] std::uint32_t made_by(const State& state, unsigned square, unsigned piece) const;
    [[nodiscard]] End place(State& state, std::uint8_t* row, std::int8_t* view, unsigned square);
    static void give(State& state, std::uint8_t* row, std::int8_t* view, unsigned piece);
    [[nodiscard]] End pass(State& state) const;
    [[nodiscard]] End call(State& state, unsigned pattern) const;
    void play(std::size_t game, unsigned decision);
    void begin(std::size_t game);
    void finish(std::size_t game, End end);
    void write_tail(const State& state, std::int8_t* view) const;

    BatchRules rules_;
    Exchanges exchanges_;
    std::vector<std::array<std::uint8_t, 30>> pattern_exchanges_; // by exchange of squares
    std::uint64_t in_play_ = 0;                                   // all ones for traits in play
    std::array<std::uint32_t, 2> own_patterns_{};                 // by player
    State start_;
    Position start_position_;
    std::array<std::int8_t, view_size> start_view_{};
    std::array<std::uint8_t, decision_count> start_mask_{};

    std::vector<State> states_;
    std::vector<std::uint64_t> random_;
    std::vector<std::int8_t> views_;
    std::vector<std::uint8_t> masks_;
    std::vector<float> rewards_;
    std::vector<std::uint8_t> ended_;
    std::vector<std::uint8_t> endings_;
    std::vector<std::uint8_t> players_;
    std::vector<std::uint8_t> positions_;
};

} // namespace fourfold
