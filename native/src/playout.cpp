#include "fourfold/playout.hpp"

#include "fourfold/completion.hpp"
#include "threads.hpp"

#include <cassert>
#include <mutex>

namespace fourfold {

namespace {

// Four sets of squares in a word, one for each trait, 16 bits each: bit 16 * t of spread(v) is
// bit t of v.
constexpr std::array<std::uint64_t, 16> make_spread() {
    std::array<std::uint64_t, 16> words{};
    for (unsigned v = 0; v < 16; ++v)
        for (unsigned t = 0; t < trait_count; ++t)
            words[v] |= std::uint64_t{v >> t & 1U} << (16 * t);
    return words;
}
constexpr auto spread = make_spread();

// xoroshiro128+ after Blackman and Vigna, seeded through a splitmix sequence.
class Random {
public:
    Random(std::uint64_t seed, std::uint64_t block) {
        std::uint64_t state = seed ^ (block * 0xd1342543de82ef95U + 0x2545f4914f6cdd1dU);
        for (auto& word : words_) {
            state += 0x9e3779b97f4a7c15U;
            word = (state ^ state >> 30) * 0xbf58476d1ce4e5b9U;
            word = (word ^ word >> 27) * 0x94d049bb133111ebU;
            word ^= word >> 31;
        }
        words_[0] |= 1; // not all zero
    }
    std::uint64_t next() {
        const std::uint64_t a = words_[0];
        const std::uint64_t b = words_[1] ^ a;
        const std::uint64_t sum = a + words_[1];
        words_[0] = std::rotl(a, 24) ^ b ^ b << 16;
        words_[1] = std::rotl(b, 37);
        return sum;
    }
    // A number below n from 32 random bits, each as likely as the others: the rare draws that
    // would favour some numbers are repeated.
    unsigned below(unsigned n, std::uint32_t bits) {
        std::uint64_t product = std::uint64_t{bits} * n;
        if (static_cast<std::uint32_t>(product) < n) [[unlikely]] {
            const std::uint32_t refused = (0U - n) % n;
            while (static_cast<std::uint32_t>(product) < refused) product = (next() >> 32) * n;
        }
        return static_cast<unsigned>(product >> 32);
    }

private:
    std::array<std::uint64_t, 2> words_{};
};

// Where every game begins, and what it is played by.
struct Start {
    std::array<std::uint8_t, 16> squares{}; // the empty ones
    std::array<std::uint8_t, 16> pieces{};  // those left, the hand not among them
    unsigned empty = 0;
    unsigned left = 0;
    std::uint8_t hand = no_piece;
    std::array<std::uint64_t, 2> sets{};     // by value, see spread
    std::uint64_t in_play = 0;               // all ones for the traits in play
    std::array<const Completions*, 2> own{}; // by player, who acts first: 0 = to act
    const Completions* higher = nullptr;     // of the higher level: patterns of either player
};

Start start_of(const Position& position, Levels levels, std::uint8_t traits) {
    Start start;
    for (unsigned s = 0; s < square_count; ++s) {
        const unsigned piece = position.board[s];
        if (piece == no_piece) {
            start.squares[start.empty++] = static_cast<std::uint8_t>(s);
        } else {
            start.sets[1] |= spread[piece] << s;
            start.sets[0] |= spread[piece ^ 15U] << s;
        }
    }
    for (unsigned piece = 0; piece < piece_count; ++piece)
        if ((position.remaining() >> piece & 1U) != 0)
            start.pieces[start.left++] = static_cast<std::uint8_t>(piece);
    start.hand = position.hand;
    start.in_play = spread[traits] * 0xffffU;
    start.own = {&Completions::of_level(levels.to_act), &Completions::of_level(levels.opponent)};
    start.higher = start.own[levels.to_act >= levels.opponent ? 0 : 1];
    return start;
}

// The squares that complete a pattern with any of the four sets.
unsigned completing_with(const Completions& completions, std::uint64_t sets) {
    const auto with = [&](int shift) -> unsigned {
        return completions.with(static_cast<SquareSet>(sets >> shift));
    };
    return with(0) | with(16) | with(32) | with(48);
}

// One game; `player` places first.
void play(const Start& start, Random& random, unsigned player, PlayoutCounts& counts) {
    auto squares = start.squares;
    auto pieces = start.pieces;
    auto sets = start.sets;
    unsigned left = start.left;
    unsigned hand = start.hand;
    if (hand == no_piece) {
        const unsigned i = random.below(left, static_cast<std::uint32_t>(random.next() >> 32));
        hand = pieces[i];
        pieces[i] = pieces[--left];
    }
    for (unsigned empty = start.empty; empty > 0; --empty, player ^= 1U) {
        const std::uint64_t bits = random.next();
        const unsigned i = random.below(empty, static_cast<std::uint32_t>(bits >> 32));
        const unsigned s = squares[i];
        squares[i] = squares[empty - 1];
        const std::uint64_t ones = spread[hand] * 0xffffU;
        const std::uint64_t own = ((sets[1] & ones) | (sets[0] & ~ones)) & start.in_play;
        if ((completing_with(*start.higher, own) >> s & 1U) != 0) {
            const bool placer_wins = (completing_with(*start.own[player], own) >> s & 1U) != 0;
            const unsigned placements = start.empty - empty + 1;
            ++((player == 0) == placer_wins ? counts.wins : counts.losses)[placements];
            return;
        }
        if (left == 0) break;
        sets[1] |= spread[hand] << s;
        sets[0] |= spread[hand ^ 15U] << s;
        const unsigned j = random.below(left, static_cast<std::uint32_t>(bits));
        hand = pieces[j];
        pieces[j] = pieces[--left];
    }
    ++counts.draws;
}

} // namespace

PlayoutCounts playouts(const Position& position, Levels levels, std::uint8_t traits,
                       std::uint64_t games, std::uint64_t seed, unsigned threads,
                       const Limits& limits) {
    assert(fault_of(position) == Fault::none && fault_of(levels, traits) == Fault::none);
    constexpr std::uint64_t block_size = 16384; // games with a random sequence of their own
    const Start start = start_of(position, levels, traits);
    PlayoutCounts total;
    if (start.empty == 0) {
        total.games = total.draws = games;
        return total;
    }
    Control control(limits);
    std::mutex adding;
    const std::uint64_t blocks = (games + block_size - 1) / block_size;
    share_out(static_cast<std::size_t>(blocks), threads, [&](std::size_t block) {
        if (control.stopped()) return;
        Random random(seed, block);
        PlayoutCounts counts;
        counts.games = std::min(block_size, games - block * block_size);
        const unsigned placer = start.hand == no_piece ? 1 : 0;
        for (std::uint64_t game = 0; game < counts.games; ++game)
            play(start, random, placer, counts);
        control.count(counts.games);
        const std::scoped_lock lock(adding);
        total.games += counts.games;
        total.draws += counts.draws;
        for (std::size_t i = 0; i < counts.wins.size(); ++i) {
            total.wins[i] += counts.wins[i];
            total.losses[i] += counts.losses[i];
        }
    });
    return total;
}

} // namespace fourfold
