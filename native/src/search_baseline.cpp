// The search for any machine the compiler was asked for.

#include "search.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace fourfold::baseline {
#include "lane_search.hpp"
} // namespace fourfold::baseline

namespace fourfold {

std::unique_ptr<Search> make_search(const SearchSetup& setup) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2"))
        return avx2::make_search(setup);
#endif
    return baseline::make_search(setup);
}

} // namespace fourfold
