// The search for any machine, and the choice between the two.

#include "instruction_set.hpp"

#define FOURFOLD_INSTRUCTION_SET baseline
#include "lane_search.hpp"

namespace fourfold {

std::unique_ptr<Search> make_search(const SearchSetup& setup) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2"))
        return avx2::make_search(setup);
#endif
    return baseline::make_search(setup);
}

} // namespace fourfold
