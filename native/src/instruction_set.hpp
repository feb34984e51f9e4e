#pragma once
// The search is compiled once for each instruction set. lanes.hpp, node.hpp, ground.hpp and
// lane_search.hpp live in the namespace FOURFOLD_INSTRUCTION_SET, which search_baseline.cpp and
// search_avx2.cpp name before they include them; the latter raises the target options first.
//
// Templates over a kind of lanes would do without the macro, but not give the code: Clang compiles
// an instantiation for the target where the template is written, GCC mostly for the one at the
// end of the file, so neither uses AVX2 (GCC 12 and Clang 14: no such instruction in the members
// of a class template instantiated between the pragmas). Raising the target of the whole file
// would compile shared inline functions for AVX2 too, and the linker might pick those for
// machines without it. So everything shared comes before the options are raised, through this
// header.

#include "fourfold/completion.hpp"
#include "search.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <memory>
#include <utility>
#if defined(__x86_64__)
#include <immintrin.h>
#endif
