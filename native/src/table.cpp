#include "fourfold/table.hpp"

#include <bit>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>

// Tests compile this file a second time with FOURFOLD_HUGE_PAGES=0, the way of other systems.
#if !defined(FOURFOLD_HUGE_PAGES)
#if defined(__linux__)
#define FOURFOLD_HUGE_PAGES 1
#else
#define FOURFOLD_HUGE_PAGES 0
#endif
#endif
#if FOURFOLD_HUGE_PAGES
#include <sys/mman.h>
#endif

namespace fourfold {

namespace {

constexpr std::size_t huge_page = std::size_t{2} << 20;

constexpr std::size_t alignment_of(std::size_t size) {
    return size >= huge_page ? huge_page : 64; // otherwise a cache line
}

} // namespace

// Zeroed pages come from the system one by one as they are touched, so that a large table costs
// no more time than the part of it that is used. Probes go anywhere: huge pages save most of the
// misses in the address caches.
Table::Memory::Memory(std::size_t size) : bytes(size + alignment_of(size)) {
#if FOURFOLD_HUGE_PAGES
    if (size >= huge_page) {
        start = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (start == MAP_FAILED) throw std::bad_alloc();
        mapped = true;
        madvise(start, bytes, MADV_HUGEPAGE); // advice: refused is fine
        return;
    }
#endif
    start = std::calloc(bytes, 1);
    if (start == nullptr) throw std::bad_alloc();
}

Table::Memory::~Memory() {
#if FOURFOLD_HUGE_PAGES
    if (mapped) {
        munmap(start, bytes);
        return;
    }
#endif
    std::free(start);
}

void* Table::Memory::aligned(std::size_t size) const {
    void* place = start;
    std::size_t space = bytes;
    return std::align(alignment_of(size), size, place, space);
}

Table::Table(std::size_t bytes)
    : buckets_(std::bit_floor(bytes < least_bytes ? least_bytes : bytes) / sizeof(Bucket)),
      rest_width_(key_bits - std::countr_zero(buckets_)),
      rest_mask_((std::uint64_t{1} << rest_width_) - 1), memory_(buckets_ * sizeof(Bucket)),
      first_(static_cast<Bucket*>(memory_.aligned(buckets_ * sizeof(Bucket)))) {
    static_assert(sizeof(Bucket) == 64 && std::atomic<std::uint64_t>::is_always_lock_free);
    assert(first_ != nullptr);
}

void Table::clear() { std::memset(static_cast<void*>(first_), 0, buckets_ * sizeof(Bucket)); }

} // namespace fourfold
