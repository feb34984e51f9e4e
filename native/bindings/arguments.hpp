#pragma once
// What the parts of the Python module share: reading arguments, and running without the GIL.
#include "fourfold/book.hpp"
#include "fourfold/solver.hpp"

#include <nanobind/nanobind.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstring>
#include <exception>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace nb = nanobind;

namespace fourfold_bindings {

void bind_engine(nb::module_& module);
void bind_books(nb::module_& module);
void bind_counting(nb::module_& module);
void bind_filling(nb::module_& module);

// A search that can be stopped from another thread, and watched.
struct Handle {
    std::atomic<bool> cancelled{false};
    std::atomic<std::uint64_t> nodes{0};
};

// Books, and the memory that they are read from.
struct ShelfOfBooks {
    fourfold::Shelf shelf;
    std::vector<nb::object> memory;
};

inline fourfold::Position read_position(const nb::bytes& bytes) {
    if (bytes.size() != sizeof(fourfold::Position))
        throw std::invalid_argument("a position has 17 bytes, not " + std::to_string(bytes.size()));
    fourfold::Position position;
    std::memcpy(&position, bytes.c_str(), sizeof(fourfold::Position));
    if (const auto fault = fourfold::fault_of(position); fault != fourfold::Fault::none)
        throw std::invalid_argument(fourfold::text_of(fault));
    return position;
}

// Levels and traits, as Python says them.
struct RuleSet {
    fourfold::Levels levels;
    std::uint8_t traits;

    RuleSet(int to_act, int opponent, int mask)
        : levels{narrow(to_act), narrow(opponent)}, traits{narrow(mask)} {
        if (const auto fault = fourfold::fault_of(levels, traits); fault != fourfold::Fault::none)
            throw std::invalid_argument(fourfold::text_of(fault));
    }

private:
    static std::uint8_t narrow(int number) {
        return number < 0 || number > 255 ? 255 : static_cast<std::uint8_t>(number);
    }
};

// How many traits a mask has.
inline int trait_number(std::uint8_t mask) { return std::popcount(mask); }

inline fourfold::Options read_options(bool distance, int threads, std::int64_t memory,
                                      std::optional<double> seconds, Handle& handle) {
    if (threads < 1 || threads > 1024)
        throw std::invalid_argument("threads must be between 1 and 1024, not " +
                                    std::to_string(threads));
    if (memory < static_cast<std::int64_t>(fourfold::Table::least_bytes))
        throw std::invalid_argument("memory must be at least " +
                                    std::to_string(fourfold::Table::least_bytes) + " bytes, not " +
                                    std::to_string(memory));
    fourfold::Options options;
    options.distance = distance;
    options.threads = static_cast<unsigned>(threads);
    options.memory = static_cast<std::size_t>(memory);
    options.cancel = &handle.cancelled;
    options.progress = &handle.nodes;
    if (seconds) {
        if (!(*seconds >= 0)) throw std::invalid_argument("a deadline must not be below zero");
        if (*seconds < 1e8)
            options.deadline = std::chrono::steady_clock::now() +
                               std::chrono::microseconds(static_cast<std::int64_t>(*seconds * 1e6));
    }
    return options;
}

// Runs work in another thread until it is done; Ctrl-C sets the handle's flag and is raised.
template <class Work> void run_watched(Handle& handle, Work work) {
    std::mutex mutex;
    std::condition_variable ended;
    bool done = false;
    std::exception_ptr failure;
    bool interrupted = false;
    {
        const nb::gil_scoped_release unlocked;
        std::thread worker([&] {
            try {
                work();
            } catch (...) {
                failure = std::current_exception();
            }
            const std::lock_guard lock(mutex);
            done = true;
            ended.notify_one();
        });
        std::unique_lock lock(mutex);
        while (!ended.wait_for(lock, std::chrono::milliseconds(25), [&] { return done; })) {
            lock.unlock();
            if (!interrupted) {
                const nb::gil_scoped_acquire gil;
                interrupted = PyErr_CheckSignals() != 0;
                if (interrupted) handle.cancelled = true;
            }
            lock.lock();
        }
        lock.unlock();
        worker.join();
    }
    if (interrupted) throw nb::python_error(); // what the signal raised
    if (failure) std::rethrow_exception(failure);
}

} // namespace fourfold_bindings
