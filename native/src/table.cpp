#include "fourfold/table.hpp"

#include <bit>
#include <cstdlib>
#include <cstring>
#include <new>

namespace fourfold {

void Table::Release::operator()(void* memory) const { std::free(memory); }

// calloc takes zeroed pages from the system one by one as they are touched, so that a large
// table costs no more time than the part of it that is used.
Table::Table(std::size_t bytes)
    : buckets_(std::bit_floor(bytes < least_bytes ? least_bytes : bytes) / sizeof(Bucket)),
      rest_width_(key_bits - std::countr_zero(buckets_)),
      rest_mask_((std::uint64_t{1} << rest_width_) - 1),
      memory_(std::calloc(buckets_ + 1, sizeof(Bucket))) {
    static_assert(sizeof(Bucket) == 64 && std::atomic<std::uint64_t>::is_always_lock_free);
    if (!memory_) throw std::bad_alloc();
    void* start = memory_.get();
    std::size_t space = (buckets_ + 1) * sizeof(Bucket);
    first_ = static_cast<Bucket*>(
        std::align(alignof(Bucket), buckets_ * sizeof(Bucket), start, space));
}

void Table::clear() {
    std::memset(static_cast<void*>(first_), 0, buckets_ * sizeof(Bucket));
}

} // namespace fourfold
