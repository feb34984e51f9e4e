#pragma once
// When work ends early, and how far it has come: deadline, number of positions, cancelling and
// counting for every part of the engine.

#include <atomic>
#include <chrono>
#include <cstdint>

namespace fourfold {

enum class Status : std::uint8_t {
    done,
    deadline,  // the deadline passed first, or more nodes than allowed were visited
    cancelled, // the cancel flag was set first
};

// What a caller allows, and where it wants to watch.
struct Limits {
    std::chrono::steady_clock::time_point deadline = std::chrono::steady_clock::time_point::max();
    std::uint64_t nodes = 0;                        // stop soon after so many; 0: any number
    const std::atomic<bool>* cancel = nullptr;      // set it to stop early
    std::atomic<std::uint64_t>* progress = nullptr; // nodes visited, added to now and then
};

// One for each task, shared by its threads. Workers count the nodes they visit and look at
// stopped(); nobody else keeps a counter or reads a clock.
class Control {
public:
    explicit Control(const Limits& limits = {}) : limits_(limits) { look(); }

    [[nodiscard]] bool stopped() const {
        return state_.load(std::memory_order_relaxed) != State::running;
    }
    // Adds nodes visited since the last call, and stops the task when a limit is met.
    void count(std::uint64_t nodes) {
        visited_.fetch_add(nodes, std::memory_order_relaxed);
        if (limits_.progress != nullptr)
            limits_.progress->fetch_add(nodes, std::memory_order_relaxed);
        look();
    }
    [[nodiscard]] std::uint64_t visited() const { return visited_; }
    // Why the task was stopped. A task that came to its end all the same is done.
    [[nodiscard]] Status status() const {
        switch (state_.load()) {
        case State::late: return Status::deadline;
        case State::cancelled: return Status::cancelled;
        default: return Status::done;
        }
    }

    // One of several threads has the answer: the others stop, until the next question.
    void pause() {
        State expected = State::running;
        state_.compare_exchange_strong(expected, State::answered);
    }
    void resume() {
        State expected = State::answered;
        state_.compare_exchange_strong(expected, State::running);
    }

private:
    enum class State : std::uint8_t { running, answered, late, cancelled };

    void look() {
        using Clock = std::chrono::steady_clock;
        if (limits_.cancel != nullptr && limits_.cancel->load(std::memory_order_relaxed))
            state_ = State::cancelled;
        else if ((limits_.nodes != 0 && visited_ > limits_.nodes) ||
                 (limits_.deadline != Clock::time_point::max() && Clock::now() >= limits_.deadline))
            state_ = State::late;
    }

    Limits limits_;
    std::atomic<std::uint64_t> visited_{0};
    std::atomic<State> state_{State::running};
};

} // namespace fourfold
