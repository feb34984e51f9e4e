#pragma once
// Reading what Python passes: positions, rules, options. Everything is validated here; the core
// asserts.

#include "fourfold/book.hpp"
#include "fourfold/solver.hpp"
#include "running.hpp"

#include <concepts>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace fourfold_bindings {

// Books, and the memory that they are read from.
struct ShelfOfBooks {
    fourfold::Shelf shelf;
    std::vector<nb::object> memory;
};

// A number between two bounds, or a ValueError that names it.
template <std::integral Number>
Number read_number(Number number, const char* name, Number lowest, Number highest) {
    if (number < lowest || number > highest)
        throw std::invalid_argument(std::string(name) + " must be between " +
                                    std::to_string(lowest) + " and " + std::to_string(highest) +
                                    ", not " + std::to_string(number));
    return number;
}

// A position in 17 bytes: the squares, then the hand; 255 for no piece.
fourfold::Position read_position(const std::uint8_t* row);
fourfold::Position read_position(const nb::bytes& bytes);

// Levels and traits in play.
struct RuleSet {
    fourfold::Levels levels;
    std::uint8_t traits;

    RuleSet(int to_act, int opponent, int mask);
    [[nodiscard]] int trait_number() const { return std::popcount(traits); }
};

// For a number of traits, which they are makes no difference to classes and books.
RuleSet read_counted_rules(int to_act, int opponent, int traits);

unsigned read_threads(int threads);
fourfold::Limits read_limits(Handle& handle, std::optional<double> seconds = std::nullopt);
fourfold::Options read_options(const RuleSet& rules, bool distance, int threads,
                               std::int64_t memory, std::optional<double> seconds, Handle& handle,
                               const ShelfOfBooks* book);

} // namespace fourfold_bindings
