#pragma once
// Running without the GIL, with a handle to stop by and to watch.

#include <nanobind/nanobind.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <mutex>
#include <thread>

namespace fourfold_bindings {

namespace nb = nanobind;

// A task that can be stopped from another thread, and watched.
struct Handle {
    std::atomic<bool> cancelled{false};
    std::atomic<std::uint64_t> nodes{0};
};

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
