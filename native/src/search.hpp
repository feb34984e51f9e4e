#pragma once
// The interface of the search: one implementation for each instruction set, chosen at run time.

#include "fourfold/solver.hpp"

#include <atomic>
#include <memory>
#include <optional>

namespace fourfold {

// Positions that some thread is searching right now, by key: hints on which no answer depends.
class Busy {
public:
    void enter(std::uint64_t key) { slot(key).store(key, std::memory_order_relaxed); }
    void leave(std::uint64_t key) {
        if (has(key)) slot(key).store(0, std::memory_order_relaxed);
    }
    [[nodiscard]] bool has(std::uint64_t key) const {
        return slots_[index(key)].load(std::memory_order_relaxed) == key;
    }

private:
    static std::size_t index(std::uint64_t key) {
        return static_cast<std::size_t>(key * 0x9e3779b97f4a7c15U >> 54);
    }
    std::atomic<std::uint64_t>& slot(std::uint64_t key) { return slots_[index(key)]; }
    std::array<std::atomic<std::uint64_t>, 1024> slots_{};
};

struct SearchSetup {
    Levels levels; // of the player who holds the piece or is about to get it, and of the other
    std::uint8_t traits = all_traits;
    const Symmetries* symmetries = nullptr;
    Table* table = nullptr;
    Control* control = nullptr;
    Busy* busy = nullptr; // needed for several threads
    const BookProbe* book = nullptr;
    unsigned threads = 1; // so many share the table and the question
};

// Contracts, n = 16 - placed and 0 <= d <= n:
//   wins_within(d)   <=>  score >= win_in(d)     the player to act can force a win in d placements
//   lasts(d)         <=>  score > loss_in(d)     … can avoid a loss in d placements
// wins_within(n) is "wins", lasts(n) is "wins or draws". Nothing: the control stopped the search
// before it knew.
class Search {
public:
    virtual ~Search() = default;
    virtual std::optional<bool> wins_within(const Position& position, int distance) = 0;
    virtual std::optional<bool> lasts(const Position& position, int distance) = 0;
};

[[nodiscard]] std::unique_ptr<Search> make_search(const SearchSetup& setup);

namespace baseline {
std::unique_ptr<Search> make_search(const SearchSetup& setup);
}
namespace avx2 {
std::unique_ptr<Search> make_search(const SearchSetup& setup);
}

} // namespace fourfold
