#pragma once
// Work for several threads: each piece once, in order, to whoever is free.

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <system_error>
#include <thread>
#include <vector>

namespace fourfold {

// Threads beside this one, joined at the end. As many as asked for, this one counted, or fewer
// where the system refuses them.
class Helpers {
public:
    template <class Run> Helpers(unsigned threads, const Run& run) {
        threads_.reserve(threads);
        try {
            for (unsigned i = 1; i < threads; ++i) threads_.emplace_back(run);
        } catch (const std::system_error&) { // go on with those there are
        }
    }
    ~Helpers() {
        for (auto& thread : threads_) thread.join();
    }
    Helpers(const Helpers&) = delete;
    Helpers& operator=(const Helpers&) = delete;

private:
    std::vector<std::thread> threads_;
};

// Runs work(i) for i in [0, count) on up to `threads` threads, this one included.
template <class Work> void share_out(std::size_t count, unsigned threads, Work work) {
    std::atomic<std::size_t> next{0};
    const auto run = [&] {
        for (std::size_t i = next++; i < count; i = next++) work(i);
    };
    const Helpers helpers(static_cast<unsigned>(std::min<std::size_t>(threads, count)), run);
    run();
}

} // namespace fourfold
