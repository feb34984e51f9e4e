// The same search for x86-64 with AVX2 and BMI2. Standard headers come before the target options
// are raised, so that nothing shared with other translation units is compiled with them.

#if defined(__x86_64__)

#include "search.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <immintrin.h>

#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2,popcnt,lzcnt"))),                \
                             apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx2,bmi,bmi2,popcnt,lzcnt")
#endif
#define FOURFOLD_AVX2 1

namespace fourfold::avx2 {
#include "lane_search.hpp"
} // namespace fourfold::avx2

#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

#endif
