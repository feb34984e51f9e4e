#include "fourfold/book.hpp"

#include "threads.hpp"

#include <algorithm>
#include <cassert>

namespace fourfold {

namespace {

constexpr std::array<std::uint8_t, 8> magic{'4', 'F', 'B', 'O', 'O', 'K', '1', '\n'};
constexpr std::size_t checksum_at = 16;
constexpr std::size_t values_at = 24;
constexpr std::size_t per_byte = 5;
constexpr std::array<unsigned, per_byte> power{1, 3, 9, 27, 81};

std::uint64_t checksum_of(std::span<const std::uint8_t> bytes) {
    std::uint64_t sum = 0xcbf29ce484222325U;
    for (const auto byte : bytes) sum = (sum ^ byte) * 0x100000001b3U;
    return sum;
}

std::uint64_t read_number(std::span<const std::uint8_t> bytes) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < 8; ++i) number |= std::uint64_t{bytes[i]} << (8 * i);
    return number;
}

std::size_t bytes_for(std::size_t values) { return (values + per_byte - 1) / per_byte; }

} // namespace

std::optional<Book> Book::open(std::span<const std::uint8_t> bytes, std::string& why,
                               bool checksum) {
    if (bytes.size() < values_at || !std::ranges::equal(bytes.first(magic.size()), magic)) {
        why = "not an opening book of this version";
        return std::nullopt;
    }
    Book book;
    book.bytes_ = bytes;
    book.levels_ = {bytes[8], bytes[9]};
    book.most_placed_ = bytes[10];
    book.traits_ = trait_count - bytes[11];
    if (fault_of(book.levels_, all_traits) != Fault::none ||
        book.most_placed_ > most_classes_placed || book.traits_ < 1 ||
        std::ranges::any_of(bytes.subspan(12, 4), [](auto byte) { return byte != 0; })) {
        why = "levels, depth or traits out of range";
        return std::nullopt;
    }
    std::size_t at = values_at;
    for (int placed = 0; placed <= book.most_placed_; ++placed) {
        book.start_[static_cast<std::size_t>(placed)] = at;
        at += bytes_for(ClassIndex::of(book.levels_, placed, book.traits_).size());
    }
    if (bytes.size() != at) {
        why = "cut short or too long: " + std::to_string(bytes.size()) + " bytes instead of " +
              std::to_string(at);
        return std::nullopt;
    }
    if (checksum &&
        checksum_of(bytes.subspan(values_at)) != read_number(bytes.subspan(checksum_at))) {
        why = "checksum does not match";
        return std::nullopt;
    }
    return book;
}

Value Book::value_of(int placed, std::size_t number) const {
    const std::size_t start = start_[static_cast<std::size_t>(placed)];
    const unsigned byte = bytes_[start + number / per_byte];
    return static_cast<Value>(static_cast<int>(byte / power[number % per_byte] % 3) - 1);
}

std::optional<Value> Book::probe(const NormalForm& form) const {
    const int placed = std::popcount(form.occupied);
    if (placed > most_placed_) return std::nullopt;
    return value_of(placed, ClassIndex::of(levels_, placed, traits_).number_of(form));
}

std::vector<std::uint8_t>
write_book(Levels levels, std::span<const std::vector<std::uint8_t>> values, int traits) {
    assert(!values.empty() && values.size() <= most_classes_placed + 1);
    std::vector<std::uint8_t> bytes(values_at);
    std::ranges::copy(magic, bytes.begin());
    bytes[8] = levels.to_act;
    bytes[9] = levels.opponent;
    bytes[10] = static_cast<std::uint8_t>(values.size() - 1);
    bytes[11] = static_cast<std::uint8_t>(trait_count - traits);
    for (const auto& part : values) {
        const std::size_t start = bytes.size();
        bytes.resize(start + bytes_for(part.size()));
        for (std::size_t i = 0; i < part.size(); ++i) {
            assert(part[i] <= 2);
            auto& byte = bytes[start + i / per_byte];
            byte = static_cast<std::uint8_t>(byte + part[i] * power[i % per_byte]);
        }
    }
    const std::uint64_t sum = checksum_of(std::span(bytes).subspan(values_at));
    for (std::size_t i = 0; i < 8; ++i)
        bytes[checksum_at + i] = static_cast<std::uint8_t>(sum >> (8 * i));
    return bytes;
}

namespace {
std::size_t shelf_place(Levels levels, int traits) {
    const auto set = static_cast<std::size_t>(traits - 1);
    return set * 16 + (levels.to_act - std::size_t{1}) * 4 + levels.opponent - 1;
}
} // namespace

void Shelf::add(const Book& book) { books_[shelf_place(book.levels(), book.traits())] = book; }

const Book* Shelf::find(Levels levels, int traits) const {
    const auto& book = books_[shelf_place(levels, traits)];
    return book ? &*book : nullptr;
}

BookProbe Shelf::probe(int traits) const {
    return [this, traits](const NormalForm& form, Levels levels) -> std::optional<Value> {
        const Book* book = find(levels, traits);
        return book == nullptr ? std::nullopt : book->probe(form);
    };
}

Status solve_classes(Levels levels, int placed, std::size_t first,
                     [[maybe_unused]] std::size_t last, std::span<std::uint8_t> values,
                     const Options& options, std::atomic<std::uint64_t>* solved, int traits) {
    const ClassIndex& index = ClassIndex::of(levels, placed, traits);
    assert(first <= last && last <= index.size() && values.size() == last - first);
    std::optional<Table> own;
    Options each = options;
    each.threads = 1;
    each.distance = false;
    if (options.table == nullptr) each.table = &own.emplace(options.memory);
    std::atomic<Status> status{Status::done};
    share_out(values.size(), options.threads, [&](std::size_t i) {
        if (values[i] <= 2 || status.load() != Status::done) return;
        if (index.is_hole(first + i)) {
            values[i] = 1;
            return;
        }
        const Solution solution =
            solve(index.position_of(first + i), levels, lowest_traits(traits), each);
        if (solution.status != Status::done) {
            status = solution.status;
            return;
        }
        values[i] = static_cast<std::uint8_t>(static_cast<int>(solution.value) + 1);
        if (solved != nullptr) solved->fetch_add(1, std::memory_order_relaxed);
    });
    return status;
}

} // namespace fourfold
