#pragma once
// Sixteen 16-bit lanes, one for each square.

#include "instruction_set.hpp"

namespace fourfold::FOURFOLD_INSTRUCTION_SET {

// Eight 16-bit words, one for each value of a trait.
using Eight = std::uint16_t __attribute__((vector_size(16), may_alias));
inline Eight load_eight(const std::uint16_t* words) {
    return *reinterpret_cast<const Eight*>(words);
}
inline void store_eight(std::uint16_t* words, Eight eight) {
    *reinterpret_cast<Eight*>(words) = eight;
}
inline Eight eight_of(unsigned value) {
    const auto v = static_cast<std::uint16_t>(value);
    return Eight{v, v, v, v, v, v, v, v};
}

#if defined(FOURFOLD_AVX2)

using Lanes = std::uint16_t __attribute__((vector_size(32)));

inline Lanes broadcast(unsigned value) {
    return reinterpret_cast<Lanes>(_mm256_set1_epi16(static_cast<short>(value)));
}
inline Lanes load(const std::uint16_t* row) {
    return reinterpret_cast<Lanes>(_mm256_load_si256(reinterpret_cast<const __m256i*>(row)));
}
inline void store(std::uint16_t* row, Lanes lanes) {
    _mm256_store_si256(reinterpret_cast<__m256i*>(row), reinterpret_cast<__m256i>(lanes));
}
inline Lanes is_zero(Lanes lanes) { return reinterpret_cast<Lanes>(lanes == 0); }
inline bool all_zero(Lanes lanes) {
    const auto bits = reinterpret_cast<__m256i>(lanes);
    return _mm256_testz_si256(bits, bits) != 0;
}

#else

struct Lanes {
    using Half = Eight;
    Half low;
    Half high;
    friend Lanes operator&(Lanes a, Lanes b) { return {a.low & b.low, a.high & b.high}; }
    friend Lanes operator|(Lanes a, Lanes b) { return {a.low | b.low, a.high | b.high}; }
    friend Lanes operator~(Lanes a) { return {~a.low, ~a.high}; }
};

inline Lanes broadcast(unsigned value) { return {eight_of(value), eight_of(value)}; }
inline Lanes load(const std::uint16_t* row) {
    const auto* halves = reinterpret_cast<const Lanes::Half*>(row);
    return {halves[0], halves[1]};
}
inline void store(std::uint16_t* row, Lanes lanes) {
    auto* halves = reinterpret_cast<Lanes::Half*>(row);
    halves[0] = lanes.low;
    halves[1] = lanes.high;
}
inline Lanes is_zero(Lanes lanes) {
    return {reinterpret_cast<Lanes::Half>(lanes.low == 0),
            reinterpret_cast<Lanes::Half>(lanes.high == 0)};
}
inline bool all_zero(Lanes lanes) {
    using Words = std::uint64_t __attribute__((vector_size(16)));
    const auto words = reinterpret_cast<Words>(lanes.low | lanes.high);
    return (words[0] | words[1]) == 0;
}

#endif

// The number of bits set in all lanes of a stored row.
inline int count_bits(const std::uint16_t* row) {
    std::uint64_t words[4];
    std::memcpy(words, row, sizeof words);
    return __builtin_popcountll(words[0]) + __builtin_popcountll(words[1]) +
           __builtin_popcountll(words[2]) + __builtin_popcountll(words[3]);
}

// The bits of `sets` on `squares`, trait by trait, closed up.
inline std::uint64_t gather(TraitSets sets, SquareSet squares) {
#if defined(FOURFOLD_AVX2)
    return _pext_u64(sets, squares * 0x0001000100010001U);
#else
    std::uint64_t closed = 0; // each trait closed up within its own 16 bits
    int size = 0;
    for (unsigned left = squares; left != 0; left &= left - 1, ++size)
        closed |= (sets >> __builtin_ctz(left) & 0x0001000100010001U) << size;
    std::uint64_t result = 0;
    for (int trait = 0; trait < 4; ++trait)
        result |= (closed >> (16 * trait) & 0xffffU) << (size * trait);
    return result;
#endif
}

} // namespace fourfold::FOURFOLD_INSTRUCTION_SET
