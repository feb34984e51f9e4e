#pragma once
// Work for several threads: each piece once, in order, to whoever is free.

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <thread>
#include <vector>

namespace fourfold {

// Runs work(i) for i in [0, count) on up to `threads` threads, this one included.
template <class Work> void share_out(std::size_t count, unsigned threads, Work work) {
    std::atomic<std::size_t> next{0};
    const auto run = [&] {
        for (std::size_t i = next++; i < count; i = next++) work(i);
    };
    std::vector<std::thread> helpers;
    for (std::size_t i = 1; i < std::min<std::size_t>(threads, count); ++i)
        helpers.emplace_back(run);
    run();
    for (auto& helper : helpers) helper.join();
}

} // namespace fourfold
