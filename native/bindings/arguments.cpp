#include "arguments.hpp"

#include "fourfold/classes.hpp"

#include <cstring>
#include <limits>

namespace fourfold_bindings {

using namespace fourfold;

namespace {

std::uint8_t read_level(int level, const char* name) {
    return static_cast<std::uint8_t>(read_number(level, name, 1, 4));
}

} // namespace

Position read_position(const std::uint8_t* row) {
    Position position;
    std::memcpy(&position, row, sizeof(Position));
    if (const Fault fault = fault_of(position); fault != Fault::none)
        throw std::invalid_argument(text_of(fault));
    return position;
}

Position read_position(const nb::bytes& bytes) {
    if (bytes.size() != sizeof(Position))
        throw std::invalid_argument("a position has 17 bytes, not " + std::to_string(bytes.size()));
    return read_position(static_cast<const std::uint8_t*>(bytes.data()));
}

RuleSet::RuleSet(int to_act, int opponent, int mask)
    : levels{read_level(to_act, "level_to_act"), read_level(opponent, "level_opponent")},
      traits{static_cast<std::uint8_t>(read_number(mask, "traits_mask", 1, int{all_traits}))} {}

RuleSet read_counted_rules(int to_act, int opponent, int traits) {
    return {to_act, opponent, lowest_traits(read_number(traits, "traits", 1, trait_count))};
}

unsigned read_threads(int threads) {
    return static_cast<unsigned>(read_number(threads, "threads", 1, 1024));
}

Limits read_limits(Handle& handle, std::optional<double> seconds) {
    Limits limits;
    limits.cancel = &handle.cancelled;
    limits.progress = &handle.nodes;
    if (seconds) {
        if (!(*seconds >= 0)) throw std::invalid_argument("a deadline must not be below zero");
        if (*seconds < 1e8)
            limits.deadline = std::chrono::steady_clock::now() +
                              std::chrono::microseconds(static_cast<std::int64_t>(*seconds * 1e6));
    }
    return limits;
}

Options read_options(const RuleSet& rules, bool distance, int threads, std::int64_t memory,
                     std::optional<double> seconds, Handle& handle, const ShelfOfBooks* book) {
    constexpr auto least = static_cast<std::int64_t>(Table::least_bytes);
    Options options;
    options.distance = distance;
    options.threads = read_threads(threads);
    options.memory = static_cast<std::size_t>(
        read_number(memory, "memory", least, std::numeric_limits<std::int64_t>::max()));
    options.limits = read_limits(handle, seconds);
    if (book != nullptr) options.book = book->shelf.probe(rules.trait_number());
    return options;
}

} // namespace fourfold_bindings
