#include "fourfold/table.hpp"

#include <bit>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace fourfold {

namespace {
constexpr std::size_t huge_page = std::size_t{2} << 20;
}

// Zeroed pages come from the system one by one as they are touched, so that a large table costs
// no more time than the part of it that is used. Probes go anywhere: huge pages save most of the
// misses in the address caches.
Table::Memory::Memory(std::size_t wanted) : start(nullptr), bytes(wanted) {
#if defined(__linux__)
    if (wanted > huge_page) {
        bytes = wanted + huge_page;
        start = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (start == MAP_FAILED) throw std::bad_alloc();
        madvise(start, bytes, MADV_HUGEPAGE); // advice: refused is fine
        return;
    }
#endif
    start = std::calloc(wanted, 1);
    if (start == nullptr) throw std::bad_alloc();
}

Table::Memory::~Memory() {
#if defined(__linux__)
    if (bytes > huge_page) {
        munmap(start, bytes);
        return;
    }
#endif
    std::free(start);
}

Table::Table(std::size_t bytes)
    : buckets_(std::bit_floor(bytes < least_bytes ? least_bytes : bytes) / sizeof(Bucket)),
      rest_width_(key_bits - std::countr_zero(buckets_)),
      rest_mask_((std::uint64_t{1} << rest_width_) - 1), memory_((buckets_ + 1) * sizeof(Bucket)) {
    static_assert(sizeof(Bucket) == 64 && std::atomic<std::uint64_t>::is_always_lock_free);
    const std::size_t used = buckets_ * sizeof(Bucket);
    void* start = memory_.start;
    std::size_t space = memory_.bytes;
    first_ = static_cast<Bucket*>(
        std::align(used >= huge_page ? huge_page : alignof(Bucket), used, start, space));
}

void Table::clear() { std::memset(static_cast<void*>(first_), 0, buckets_ * sizeof(Bucket)); }

} // namespace fourfold
