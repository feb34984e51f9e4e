#pragma once
// Work for several threads: each item once, in order, to whichever thread is free.

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace fourfold {

// Keeps the first exception of several threads. One that left a thread would end the process.
class FirstFailure {
public:
    template <class Run> void guard(const Run& run) noexcept {
        try {
            run();
        } catch (...) {
            const std::scoped_lock lock(mutex_);
            if (!failure_) failure_ = std::current_exception();
        }
    }
    void rethrow() const {
        if (failure_) std::rethrow_exception(failure_);
    }

private:
    std::mutex mutex_;
    std::exception_ptr failure_;
};

// Calls run() on so many threads, this one included, or fewer where the system refuses them.
// What one of them throws is thrown here, when all have ended.
template <class Run> void on_threads(unsigned threads, const Run& run) {
    FirstFailure failure;
    std::vector<std::thread> helpers;
    try {
        helpers.reserve(threads);
        for (unsigned i = 1; i < threads; ++i) helpers.emplace_back([&] { failure.guard(run); });
    } catch (...) { // std::system_error, std::bad_alloc: go on with those there are
    }
    failure.guard(run);
    for (auto& helper : helpers) helper.join();
    failure.rethrow();
}

// Calls work(i) for i in [0, count) on up to `threads` threads, this one included.
template <class Work> void share_out(std::size_t count, unsigned threads, const Work& work) {
    std::atomic<std::size_t> next{0};
    on_threads(static_cast<unsigned>(std::min<std::size_t>(threads, count)), [&] {
        try {
            for (std::size_t i = next++; i < count; i = next++) work(i);
        } catch (...) {
            next = count; // nobody begins another item
            throw;
        }
    });
}

} // namespace fourfold
