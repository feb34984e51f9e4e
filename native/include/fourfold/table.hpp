#pragma once
// What the search has proved so far, by position.
//
// A key has at most 56 bits (below) and is mixed by a bijection of 56-bit numbers. The upper bits
// of the mixed key choose the bucket, all the others are stored:
//
//   entry   63      60 59                        12 11     6 5      0
//           [ effort ] [ rest of the mixed key    ] [ most ] [ least ]
//
// A table has at least 2^8 buckets, so the rest fits in 48 bits, and bucket and rest together
// give back the whole key: two positions are never taken for one another. An entry is one
// 64-bit atomic word, so threads see an entry whole or not at all; no locks. What a word says
// is a proven bound, true in whatever order words arrive. Zero marks an empty slot; no entry is
// zero, because most > 0 (only a player with nowhere safe to place scores 0, and such positions
// are not stored).

#include "fourfold/board.hpp"

#include <atomic>
#include <cassert>
#include <cstddef>

namespace fourfold {

// The score of a position for the player to act: better is more.
//
//   loss in 1 … 16 placements   draw   win in 16 … 1 placements
//        0  …  15                16         17 … 32
using Score = int;
inline constexpr Score draw_score = 16;
[[nodiscard]] constexpr Score win_in(int distance) { return 33 - distance; }
[[nodiscard]] constexpr Score loss_in(int distance) { return distance - 1; }

struct Bounds { // least <= score <= most
    Score least = 0;
    Score most = 32;
};

// The key of a position with a piece in hand and at most seven placed, from its normal form:
//
//   bits   52 … 45          44           43 … 16                       15 … 0
//          [ levels, traits ] [ who acts ] [ differs, four sets closed up ] [ occupied ]
//
// The occupied squares say how many bits each of the four sets has (at most 4 * 7 = 28) and which
// squares they belong to; who acts is 1 for the player at the lower level. So the key is
// injective, and one table may serve all rule sets, one after the other or at once.
inline constexpr int key_bits = 56;
inline constexpr int most_placed_in_key = 7;

class Table {
public:
    static constexpr std::size_t least_bytes = std::size_t{256} * 64;

    explicit Table(std::size_t bytes);

    [[nodiscard]] std::size_t bytes() const { return buckets_ * sizeof(Bucket); }
    void clear();

    [[nodiscard]] Bounds probe(std::uint64_t key) const {
        const std::uint64_t mixed = mix(key);
        const std::uint64_t rest = mixed & rest_mask_;
        for (const auto& slot : bucket_of(mixed).slots) {
            const std::uint64_t word = slot.load(std::memory_order_relaxed);
            if ((word >> 12 & rest_bits) == rest && word != 0) return bounds_in(word);
        }
        return {};
    }

    // effort: 0 … 15, grows with the work that the bound cost; cheap entries give way first.
    void store(std::uint64_t key, Bounds bounds, unsigned effort) {
        assert(bounds.most > 0 && bounds.least <= bounds.most && effort < 16);
        const std::uint64_t mixed = mix(key);
        const std::uint64_t rest = mixed & rest_mask_;
        auto& slots = bucket_of(mixed).slots;
        std::atomic<std::uint64_t>* victim = nullptr;
        std::uint64_t cheapest = ~std::uint64_t{0};
        for (auto& slot : slots) {
            const std::uint64_t word = slot.load(std::memory_order_relaxed);
            if ((word >> 12 & rest_bits) == rest && word != 0) { // both bounds are true: join
                const Bounds known = bounds_in(word);
                if (known.least > bounds.least) bounds.least = known.least;
                if (known.most < bounds.most) bounds.most = known.most;
                if (word >> 60 > effort) effort = static_cast<unsigned>(word >> 60);
                victim = &slot;
                break;
            }
            if (word < cheapest) cheapest = word, victim = &slot; // empty first, then by effort
        }
        victim->store(std::uint64_t{effort} << 60 | rest << 12 |
                          static_cast<std::uint64_t>(bounds.most) << 6 |
                          static_cast<std::uint64_t>(bounds.least),
                      std::memory_order_relaxed);
    }

private:
    struct alignas(64) Bucket {
        std::array<std::atomic<std::uint64_t>, 8> slots;
    };
    struct Memory { // zeroed, and enough to align what is wanted; released at the end
        explicit Memory(std::size_t size);
        ~Memory();
        Memory(const Memory&) = delete;
        Memory& operator=(const Memory&) = delete;
        [[nodiscard]] void* aligned(std::size_t size) const;
        void* start = nullptr;
        std::size_t bytes;
        bool mapped = false;
    };
    static constexpr std::uint64_t key_mask = (std::uint64_t{1} << key_bits) - 1;
    static constexpr std::uint64_t rest_bits = (std::uint64_t{1} << 48) - 1;

    // Odd factors and shifted xors, each a bijection of 56-bit numbers.
    static constexpr std::uint64_t mix(std::uint64_t key) {
        key = key * 0x9e3779b97f4a7c15U & key_mask;
        key ^= key >> 29;
        key = key * 0xbf58476d1ce4e5b9U & key_mask;
        return key ^ key >> 31;
    }
    static Bounds bounds_in(std::uint64_t word) {
        return {static_cast<Score>(word & 63U), static_cast<Score>(word >> 6 & 63U)};
    }
    [[nodiscard]] Bucket& bucket_of(std::uint64_t mixed) const {
        return first_[mixed >> rest_width_];
    }

    std::size_t buckets_;
    int rest_width_;
    std::uint64_t rest_mask_;
    Memory memory_;
    Bucket* first_; // in memory_, aligned to a cache line or a huge page
};

} // namespace fourfold
