#include "fourfold/batch.hpp"

#include "fourfold/patterns.hpp"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <utility>

namespace fourfold {

namespace {

constexpr unsigned first_give = 16;
constexpr unsigned pass_decision = 32;
constexpr unsigned first_call = 33;
constexpr std::size_t hand_at = 64;
constexpr std::size_t tray_at = 68;
constexpr std::size_t newest_at = 84;
constexpr std::size_t phase_at = 100;
constexpr std::uint64_t everywhere = 0x0001000100010001U; // a set of squares for every trait

// The patterns by level, then by their squares from a1 on: of two, the one that has the first
// square in which they differ comes first.
constexpr std::array<Pattern, 30> make_order() {
    std::array<Pattern, 30> order = all_patterns;
    std::sort(order.begin(), order.end(), [](const Pattern& a, const Pattern& b) {
        if (a.level != b.level) return a.level < b.level;
        const unsigned differ = unsigned{a.squares} ^ b.squares;
        return (a.squares & (differ & (0U - differ))) != 0;
    });
    return order;
}
constexpr auto order = make_order();

// The patterns that a set of squares holds are those of its two halves in common: for each half
// of the board and each set of squares in it, the patterns with no other square in that half.
using Halves = std::array<std::array<std::uint32_t, 256>, 2>;
constexpr Halves make_halves() {
    Halves halves{};
    for (unsigned half = 0; half < 2; ++half)
        for (unsigned set = 0; set < 256; ++set)
            for (unsigned p = 0; p < 30; ++p)
                if ((order[p].squares >> 8 * half & 0xffU & ~set) == 0)
                    halves[half][set] |= 1U << p;
    return halves;
}
constexpr Halves halves = make_halves();

std::uint32_t patterns_in(unsigned squares) {
    return halves[0][squares & 0xffU] & halves[1][squares >> 8 & 0xffU];
}

constexpr std::array<std::uint32_t, 16> make_through() {
    std::array<std::uint32_t, 16> through{};
    for (unsigned s = 0; s < square_count; ++s)
        for (unsigned p = 0; p < 30; ++p)
            if ((order[p].squares >> s & 1U) != 0) through[s] |= 1U << p;
    return through;
}
constexpr auto through = make_through();

constexpr std::uint32_t patterns_up_to(int level) {
    return (1U << patterns_at_level[static_cast<std::size_t>(level)]) - 1U;
}

// Bit 16 * t of spread[v] is bit t of v.
constexpr std::array<std::uint64_t, 16> make_spread() {
    std::array<std::uint64_t, 16> words{};
    for (unsigned v = 0; v < 16; ++v)
        for (unsigned t = 0; t < trait_count; ++t)
            words[v] |= std::uint64_t{v >> t & 1U} << (16 * t);
    return words;
}
constexpr auto spread = make_spread();

// Colour, shape, height, fill of each piece: 1 or -1.
constexpr std::array<std::array<std::int8_t, 4>, 16> make_traits() {
    std::array<std::array<std::int8_t, 4>, 16> traits{};
    for (unsigned piece = 0; piece < piece_count; ++piece)
        for (unsigned t = 0; t < trait_count; ++t)
            traits[piece][t] = (piece >> (3 - t) & 1U) != 0 ? 1 : -1;
    return traits;
}
constexpr auto traits_of = make_traits();

// Eight bits as eight bytes, 0 or 1.
constexpr std::array<std::array<std::uint8_t, 8>, 256> make_bytes() {
    std::array<std::array<std::uint8_t, 8>, 256> bytes{};
    for (unsigned set = 0; set < 256; ++set)
        for (unsigned bit = 0; bit < 8; ++bit)
            bytes[set][bit] = static_cast<std::uint8_t>(set >> bit & 1U);
    return bytes;
}
constexpr auto bytes_of = make_bytes();

void write_mask(std::uint64_t legal, std::uint8_t* mask) {
    for (std::size_t part = 0; part < 7; ++part)
        std::memcpy(mask + 8 * part, bytes_of[legal >> 8 * part & 0xffU].data(), 8);
    std::memcpy(mask + 56, bytes_of[legal >> 56].data(), 7);
}

std::uint64_t mixed(std::uint64_t word) { // splitmix64
    word = (word ^ word >> 30) * 0xbf58476d1ce4e5b9U;
    word = (word ^ word >> 27) * 0x94d049bb133111ebU;
    return word ^ word >> 31;
}
constexpr std::uint64_t gamma = 0x9e3779b97f4a7c15U;

std::array<std::uint8_t, 30> patterns_moved(const std::array<std::uint8_t, 16>& squares) {
    std::array<std::uint8_t, 30> images{};
    for (unsigned p = 0; p < 30; ++p) {
        unsigned image = 0;
        for (unsigned s = 0; s < square_count; ++s)
            if ((order[p].squares >> s & 1U) != 0) image |= 1U << squares[s];
        images[p] = static_cast<std::uint8_t>(p); // of a level that nobody plays, perhaps
        for (unsigned q = 0; q < 30; ++q)
            if (order[q].squares == image) images[p] = static_cast<std::uint8_t>(q);
    }
    return images;
}

} // namespace

Batch::Batch(std::size_t count, const BatchRules& rules, const Position& start, Exchanges exchanges)
    : rules_(rules), exchanges_(std::move(exchanges)), in_play_(spread[rules.traits] * 0xffffU),
      own_patterns_{patterns_up_to(rules.levels[0]), patterns_up_to(rules.levels[1])},
      start_(state_of(start)), start_position_(start), states_(count), random_(count),
      views_(count * view_size), masks_(count * decision_count), rewards_(count * 2), ended_(count),
      endings_(count), players_(count), positions_(count * row_size) {
    assert(fault_of(start) == Fault::none && start_.legal != 0);
    for (const auto& squares : exchanges_.squares)
        pattern_exchanges_.push_back(patterns_moved(squares));
    for (std::size_t s = 0; s < square_count; ++s)
        if (start.board[s] != no_piece)
            std::memcpy(&start_view_[4 * s], traits_of[start.board[s]].data(), 4);
    if (start.hand != no_piece) std::memcpy(&start_view_[hand_at], traits_of[start.hand].data(), 4);
    for (std::size_t p = 0; p < piece_count; ++p)
        start_view_[tray_at + p] = static_cast<std::int8_t>(start_.left >> p & 1U);
    write_tail(start_, start_view_.data());
    write_mask(start_.legal, start_mask_.data());
    seed(0);
    reset();
}

Batch::State Batch::state_of(const Position& start) const {
    State state;
    const auto placed = static_cast<unsigned>(start.placed());
    const bool gives = start.hand == no_piece;
    for (unsigned s = 0; s < square_count; ++s)
        if (start.board[s] != no_piece) state.ones |= spread[start.board[s]] << s;
    state.occupied = start.occupied();
    state.left = start.remaining();
    state.phase = !gives ? Phase::place : placed == 16 ? Phase::last_word : Phase::give;
    state.player = static_cast<std::uint8_t>((placed & 1U) ^ (gives ? 0U : 1U)); // R9, R10
    state.legal = legal_of(state);
    return state;
}

std::uint64_t Batch::legal_of(const State& state) const {
    std::uint64_t legal = 0;
    switch (state.phase) {
    case Phase::place: legal = static_cast<SquareSet>(~state.occupied); break;
    case Phase::give: legal = std::uint64_t{state.left} << first_give; break;
    case Phase::last_word:
    case Phase::last_answer:
        if (rules_.calling != Calling::automatic) legal = std::uint64_t{1} << pass_decision;
        break;
    case Phase::over: return 0;
    }
    if (rules_.calling != Calling::automatic && state.refused < 3)
        legal |= std::uint64_t{patterns_in(state.occupied) & own_patterns_[state.player]}
                 << first_call;
    return legal;
}

void Batch::reset(const std::uint8_t* which) {
    for (std::size_t game = 0; game < size(); ++game) {
        if (which != nullptr && which[game] == 0) continue;
        begin(game);
        rewards_[2 * game] = rewards_[2 * game + 1] = 0;
        ended_[game] = endings_[game] = 0;
    }
}

void Batch::seed(std::uint64_t seed) {
    for (std::size_t game = 0; game < size(); ++game) random_[game] = mixed(seed + mixed(game));
}

void Batch::begin(std::size_t game) {
    states_[game] = start_;
    players_[game] = start_.player;
    std::memcpy(&positions_[game * row_size], &start_position_, row_size);
    std::memcpy(&views_[game * view_size], start_view_.data(), view_size);
    std::memcpy(&masks_[game * decision_count], start_mask_.data(), decision_count);
}

std::optional<std::size_t> Batch::step(const std::int64_t* decisions) {
    for (std::size_t game = 0; game < size(); ++game) {
        const std::int64_t decision = decisions[game];
        if (decision == skip) continue;
        if (decision < 0 || decision >= static_cast<std::int64_t>(decision_count) ||
            (states_[game].legal >> decision & 1U) == 0)
            return game;
    }
    std::fill(rewards_.begin(), rewards_.end(), 0.0F);
    std::fill(ended_.begin(), ended_.end(), std::uint8_t{0});
    std::fill(endings_.begin(), endings_.end(), std::uint8_t{0});
    for (std::size_t game = 0; game < size(); ++game)
        if (decisions[game] != skip) play(game, static_cast<unsigned>(decisions[game]));
    return std::nullopt;
}

void Batch::play(std::size_t game, unsigned decision) {
    State& state = states_[game];
    std::uint8_t* row = &positions_[game * row_size];
    std::int8_t* view = &views_[game * view_size];
    End end;
    if (decision < first_give) end = place(state, row, view, decision);
    else if (decision < pass_decision) give(state, row, view, decision - first_give);
    else if (decision == pass_decision) end = pass(state);
    else end = call(state, decision - first_call);
    if (end.ending != Ending::none) {
        finish(game, end);
        return;
    }
    state.legal = legal_of(state);
    write_mask(state.legal, &masks_[game * decision_count]);
    write_tail(state, view);
    players_[game] = state.player;
}

std::uint32_t Batch::made_by(const State& state, unsigned square, unsigned piece) const {
    const std::uint64_t zeros = state.occupied * everywhere & ~state.ones;
    const std::uint64_t wanted = spread[piece] * 0xffffU;
    const std::uint64_t like = ((state.ones & wanted) | (zeros & ~wanted)) & in_play_;
    std::uint32_t aligned = 0;
    for (unsigned shift = 0; shift < 64; shift += 16)
        aligned |= patterns_in(static_cast<unsigned>(like >> shift & 0xffffU));
    return aligned & through[square] & (own_patterns_[0] | own_patterns_[1]);
}

Batch::End Batch::place(State& state, std::uint8_t* row, std::int8_t* view, unsigned square) {
    const unsigned piece = row[square_count];
    row[square] = static_cast<std::uint8_t>(piece);
    row[square_count] = no_piece;
    state.occupied = static_cast<SquareSet>(state.occupied | 1U << square);
    state.ones |= spread[piece] << square;
    std::memcpy(view + std::size_t{4} * square, traits_of[piece].data(), 4);
    std::memset(view + hand_at, 0, 4);
    if (state.newest != no_square) view[newest_at + state.newest] = 0;
    view[newest_at + square] = 1;
    state.newest = static_cast<std::uint8_t>(square);

    const std::uint32_t made = made_by(state, square, piece);
    const bool full = state.occupied == 0xffff;
    if (rules_.calling == Calling::automatic) { // R14
        const bool own = (made & own_patterns_[state.player]) != 0;
        const auto other = static_cast<std::uint8_t>(state.player ^ 1U);
        if (made != 0) return own ? End{Ending::quarto, state.player} : End{Ending::caught, other};
        if (full) return {Ending::full_board, 2};
    } else {
        if (rules_.calling == Calling::official) state.made = {0, 0}; // R12: the others lapse
        state.made[state.player] |= made;
    }
    state.phase = full ? Phase::last_word : Phase::give;
    return {};
}

void Batch::give(State& state, std::uint8_t* row, std::int8_t* view, unsigned piece) {
    row[square_count] = static_cast<std::uint8_t>(piece);
    state.left = static_cast<PieceSet>(state.left & ~(1U << piece));
    state.phase = Phase::place;
    state.player ^= 1U;
    state.refused = 0;
    std::memcpy(view + hand_at, traits_of[piece].data(), 4);
    view[tray_at + piece] = 0;
}

Batch::End Batch::pass(State& state) const { // R11
    if (state.phase == Phase::last_answer) return {Ending::full_board, 2};
    state.phase = Phase::last_answer;
    state.player ^= 1U;
    state.refused = 0;
    return {};
}

Batch::End Batch::call(State& state, unsigned pattern) const { // R12, R13, R15
    const std::uint32_t called = 1U << pattern;
    if ((state.made[state.player] & called) != 0) return {Ending::quarto, state.player};
    const auto other = static_cast<std::uint8_t>(state.player ^ 1U);
    if ((state.made[other] & called) != 0) return {Ending::caught, state.player};
    if (rules_.false_call_loses) return {Ending::false_call, other};
    ++state.refused;
    return {};
}

void Batch::finish(std::size_t game, End end) {
    if (end.winner < 2) {
        rewards_[2 * game + end.winner] = 1;
        rewards_[2 * game + (end.winner ^ 1U)] = -1;
    }
    ended_[game] = 1;
    endings_[game] = static_cast<std::uint8_t>(end.ending);
    if (rules_.automatic_reset) {
        begin(game);
        return;
    }
    State& over = states_[game];
    over.phase = Phase::over;
    over.legal = 0;
    write_mask(0, &masks_[game * decision_count]);
    write_tail(over, &views_[game * view_size]);
}

void Batch::write_tail(const State& state, std::int8_t* view) const {
    std::array<std::int8_t, 8> tail{};
    if (state.phase != Phase::over) tail[static_cast<std::size_t>(state.phase)] = 1;
    tail[4] = static_cast<std::int8_t>(state.refused);
    tail[5] = static_cast<std::int8_t>(state.player);
    tail[6] = static_cast<std::int8_t>(rules_.levels[state.player]);
    tail[7] = static_cast<std::int8_t>(rules_.levels[state.player ^ 1U]);
    std::memcpy(view + phase_at, tail.data(), tail.size());
}

void Batch::sample(std::int64_t* decisions) {
    for (std::size_t game = 0; game < size(); ++game) {
        std::uint64_t legal = states_[game].legal;
        if (legal == 0) {
            decisions[game] = skip;
            continue;
        }
        random_[game] += gamma;
        const std::uint64_t bits = mixed(random_[game]) >> 32;
        auto chosen = bits * static_cast<std::uint64_t>(std::popcount(legal)) >> 32;
        for (; chosen > 0; --chosen) legal &= legal - 1;
        decisions[game] = std::countr_zero(legal);
    }
}

std::optional<std::size_t> Batch::look(const std::int64_t* symmetries, std::int8_t* views,
                                       std::uint8_t* masks) const {
    const std::size_t piece_ways = exchanges_.pieces.size();
    const auto ways = static_cast<std::int64_t>(exchanges_.squares.size() * piece_ways);
    for (std::size_t game = 0; game < size(); ++game)
        if (symmetries[game] < 0 || symmetries[game] >= ways) return game;
    for (std::size_t game = 0; game < size(); ++game) {
        const auto number = static_cast<std::size_t>(symmetries[game]);
        const auto& squares = exchanges_.squares[number / piece_ways];
        const auto& patterns = pattern_exchanges_[number / piece_ways];
        const auto& pieces = exchanges_.pieces[number % piece_ways];
        const std::uint8_t* row = &positions_[game * row_size];
        const std::int8_t* view = &views_[game * view_size];
        const std::uint8_t* mask = &masks_[game * decision_count];
        std::int8_t* seen = views + game * view_size;
        std::uint8_t* legal = masks + game * decision_count;
        std::memset(seen, 0, phase_at);
        std::memset(legal + first_call, 0, patterns.size());
        for (std::size_t s = 0; s < square_count; ++s) {
            if (row[s] != no_piece)
                std::memcpy(seen + std::size_t{4} * squares[s], traits_of[pieces[row[s]]].data(),
                            4);
            seen[newest_at + squares[s]] = view[newest_at + s];
            legal[squares[s]] = mask[s];
        }
        if (row[square_count] != no_piece)
            std::memcpy(seen + hand_at, traits_of[pieces[row[square_count]]].data(), 4);
        for (std::size_t p = 0; p < piece_count; ++p) {
            seen[tray_at + pieces[p]] = view[tray_at + p];
            legal[first_give + pieces[p]] = mask[first_give + p];
        }
        legal[pass_decision] = mask[pass_decision];
        for (std::size_t p = 0; p < patterns.size(); ++p)
            legal[first_call + patterns[p]] |= mask[first_call + p];
        std::memcpy(seen + phase_at, view + phase_at, view_size - phase_at);
    }
    return std::nullopt;
}

} // namespace fourfold
