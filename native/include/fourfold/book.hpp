#pragma once
// Opening books: the values of all classes of positions (classes.hpp) with few pieces placed, for
// one pair of levels and one number of traits, for the player who holds the piece.
//
//   bytes   0  8   "4FBOOK1\n"
//           8  1   level of the player to act
//           9  1   level of the opponent
//          10  1   most placed, 0 … 5
//          11  1   traits out of play, 0 … 3
//          12  4   zero
//          16  8   checksum of all bytes after it (FNV-1a, 64 bits, low byte first)
//          24  …   for 0, 1, … placed: the values by number, five to a byte, base 3,
//                  the first in the lowest digit: 0 loss, 1 draw, 2 win; holes are 1
//
// A book is read in place, for example from a mapped file: nothing is copied.

#include "fourfold/classes.hpp"
#include "fourfold/solver.hpp"

#include <string>

namespace fourfold {

class Book {
public:
    // The book in these bytes, which must outlive it; nothing, and why, when damaged. The
    // checksum takes a pass over the bytes, so a caller in a hurry may leave it for later.
    [[nodiscard]] static std::optional<Book> open(std::span<const std::uint8_t> bytes,
                                                  std::string& why, bool checksum = true);

    [[nodiscard]] Levels levels() const { return levels_; }
    [[nodiscard]] int most_placed() const { return most_placed_; }
    [[nodiscard]] int traits() const { return traits_; } // how many are in play
    [[nodiscard]] Value value_of(int placed, std::size_t number) const;
    // Nothing when more are placed than the book knows.
    [[nodiscard]] std::optional<Value> probe(const NormalForm& form) const;

private:
    std::span<const std::uint8_t> bytes_;
    Levels levels_;
    int most_placed_ = 0;
    int traits_ = trait_count;
    std::array<std::size_t, most_classes_placed + 1> start_{}; // by placed, in bytes_
};

// The bytes of a book; values[k][number] = 0, 1 or 2 as above for k = 0, 1, …
[[nodiscard]] std::vector<std::uint8_t>
write_book(Levels levels, std::span<const std::vector<std::uint8_t>> values,
           int traits = trait_count);

// Up to 64 books, as what a search wants to ask. The shelf must outlive the probe.
class Shelf {
public:
    void add(const Book& book);
    [[nodiscard]] const Book* find(Levels levels, int traits = trait_count) const;
    // For searches with so many traits.
    [[nodiscard]] BookProbe probe(int traits = trait_count) const;

private:
    std::array<std::optional<Book>, 16 * trait_count> books_;
};

// Solves the classes first <= number < last with so many placed: values[number - first] becomes
// 0, 1 or 2 (holes: 1) or, when stopped early, stays as it was. Values that are 0, 1 or 2 already
// are kept, so that a build can be taken up again: fill with `unsolved` to begin with. Threads
// and the table (options.memory, or options.table kept warm between shards) are shared by all;
// options.book may hold what is known of more placed. `solved` is counted up class by class.
inline constexpr std::uint8_t unsolved = 0xff;
Status solve_classes(Levels levels, int placed, std::size_t first, std::size_t last,
                     std::span<std::uint8_t> values, const Options& options,
                     std::atomic<std::uint64_t>* solved = nullptr, int traits = trait_count);

} // namespace fourfold
