#include "fourfold/census.hpp"

#include "fourfold/completion.hpp"
#include "fourfold/symmetry.hpp"
#include "threads.hpp"

#include <algorithm>
#include <cassert>

namespace fourfold {

namespace {

constexpr std::size_t half_size = 8;
constexpr std::size_t words = 3; // 8 bytes each: at most 24 patterns reach into both halves
using Half = std::array<std::uint8_t, half_size>; // pieces by square
using Shared = std::array<std::uint64_t, words>;  // one byte for each pattern across

// The patterns of a level as seen from one half.
struct HalfPatterns {
    std::vector<unsigned> inside; // squares of the half, bit 0 its first square
    std::vector<unsigned> across; // the same, of the patterns that cross
    std::array<std::vector<unsigned>, half_size> ending; // inside, by last square
};

HalfPatterns patterns_in(int level, bool upper) {
    HalfPatterns patterns;
    for (const auto& pattern : patterns_of(level)) {
        const unsigned low = pattern.squares & 0xffU;
        const unsigned high = pattern.squares >> 8;
        const unsigned own = upper ? high : low;
        if (low != 0 && high != 0) patterns.across.push_back(own);
        else if (own != 0) patterns.inside.push_back(own);
    }
    for (const unsigned squares : patterns.inside)
        patterns.ending[static_cast<std::size_t>(std::bit_width(squares)) - 1].push_back(squares);
    assert(patterns.across.size() <= words * 8);
    return patterns;
}

unsigned shared_values(const Half& half, unsigned squares) {
    unsigned shared = 0xff;
    for (; squares != 0; squares &= squares - 1)
        shared &= values_of(half[static_cast<std::size_t>(std::countr_zero(squares))]);
    return shared;
}

// Calls visit(half) for each way to place the pieces on the half without an alignment inside.
template <class Visit> void fill(Half& half, std::size_t at, unsigned pieces,
                                 const HalfPatterns& patterns, const Visit& visit) {
    if (at == half_size) {
        visit(half);
        return;
    }
    for (unsigned left = pieces; left != 0; left &= left - 1) {
        half[at] = static_cast<std::uint8_t>(std::countr_zero(left));
        bool aligned = false;
        for (const unsigned squares : patterns.ending[at])
            aligned = aligned || shared_values(half, squares) != 0;
        if (!aligned) fill(half, at + 1, pieces & ~(left & -left), patterns, visit);
    }
}

Shared shared_across(const Half& half, const HalfPatterns& patterns) {
    Shared shared{};
    for (std::size_t i = 0; i < patterns.across.size(); ++i)
        shared[i / 8] |= std::uint64_t{shared_values(half, patterns.across[i])} << (8 * (i % 8));
    return shared;
}

// A choice of eight pieces for the lower half, and how many choices are like it.
struct Choice {
    unsigned pieces = 0;
    std::uint64_t weight = 0;
};

unsigned image_of_pieces(unsigned pieces, const std::array<unsigned, 4>& order, unsigned flip) {
    unsigned image = 0;
    for (; pieces != 0; pieces &= pieces - 1) {
        const auto piece = static_cast<unsigned>(std::countr_zero(pieces)) ^ flip;
        unsigned changed = 0;
        for (unsigned t = 0; t < trait_count; ++t) changed |= (piece >> order[t] & 1U) << t;
        image |= 1U << changed;
    }
    return image;
}

std::vector<Choice> find_choices() {
    std::vector<std::uint64_t> weight(65536); // by the least image
    for (unsigned pieces = 0; pieces < 65536; ++pieces) {
        if (std::popcount(pieces) != half_size) continue;
        unsigned least = pieces;
        std::array<unsigned, 4> order{0, 1, 2, 3};
        do {
            for (unsigned flip = 0; flip < 16; ++flip)
                least = std::min(least, image_of_pieces(pieces, order, flip));
        } while (std::ranges::next_permutation(order).found);
        ++weight[least];
    }
    std::vector<Choice> choices;
    for (unsigned pieces = 0; pieces < 65536; ++pieces)
        if (weight[pieces] != 0) choices.push_back({pieces, weight[pieces]});
    return choices;
}

// The symmetries of the level that map the lower half onto itself, as maps of its squares.
std::vector<Half> find_maps(int level) {
    const auto own = static_cast<std::uint8_t>(level);
    const Symmetries& group = Symmetries::of_levels({own, own});
    std::vector<Half> maps;
    for (std::size_t i = 0; i < group.size(); ++i) {
        if (group.apply(i, 0x00ff) != 0x00ff) continue;
        Half map{};
        for (std::size_t s = 0; s < half_size; ++s) map[s] = group.map(i)[s];
        maps.push_back(map);
    }
    return maps;
}

// How many images of the half are different, if it is the least of them; otherwise 0.
std::uint64_t weight_if_least(const Half& half, const std::vector<Half>& maps) {
    std::uint64_t same = 0;
    for (const Half& map : maps) {
        Half image{};
        for (std::size_t s = 0; s < half_size; ++s) image[map[s]] = half[s];
        if (image < half) return 0;
        same += image == half ? 1 : 0;
    }
    return maps.size() / same;
}

// Halves above, those with the same bytes for the first two patterns side by side.
struct Groups {
    explicit Groups(std::vector<Shared> halves) : all(std::move(halves)) {
        std::ranges::sort(all, {}, [](const Shared& shared) { return shared[0] & 0xffffU; });
        for (std::size_t i = 0; i < all.size(); ++i)
            if (i == 0 || ((all[i][0] ^ all[i - 1][0]) & 0xffffU) != 0) starts.push_back(i);
        starts.push_back(all.size());
    }
    std::vector<Shared> all;
    std::vector<std::size_t> starts; // of the groups, and the end
};

std::uint64_t count_fitting(const Shared& lower, const Groups& upper) {
    std::uint64_t count = 0;
    for (std::size_t group = 0; group + 1 < upper.starts.size(); ++group) {
        const std::size_t begin = upper.starts[group];
        if ((lower[0] & upper.all[begin][0] & 0xffffU) != 0) continue;
        for (std::size_t i = begin; i < upper.starts[group + 1]; ++i) {
            const Shared& half = upper.all[i];
            count +=
                ((lower[0] & half[0]) | (lower[1] & half[1]) | (lower[2] & half[2])) == 0 ? 1 : 0;
        }
    }
    return count;
}

} // namespace

std::uint64_t count_full_boards(int level, unsigned threads, const Limits& limits) {
    assert(level >= 1 && level <= 4);
    const HalfPatterns below = patterns_in(level, false);
    const HalfPatterns above = patterns_in(level, true);
    const auto maps = find_maps(level);
    const auto choices = find_choices();
    std::atomic<std::uint64_t> total{0};
    Control control(limits); // counts lower halves
    std::atomic<bool> cut{false};
    share_out(choices.size(), threads, [&](std::size_t i) {
        Half half{};
        std::vector<Shared> halves;
        fill(half, 0, ~choices[i].pieces & 0xffffU, above,
             [&](const Half& full) { halves.push_back(shared_across(full, above)); });
        const Groups upper(std::move(halves));
        std::uint64_t count = 0;
        fill(half, 0, choices[i].pieces, below, [&](const Half& full) {
            if (control.stopped()) cut = true;
            if (cut) return;
            const std::uint64_t weight = weight_if_least(full, maps);
            if (weight == 0) return;
            count += weight * count_fitting(shared_across(full, below), upper);
            control.count(1);
        });
        total += choices[i].weight * count;
    });
    return cut ? 0 : total.load();
}

} // namespace fourfold
