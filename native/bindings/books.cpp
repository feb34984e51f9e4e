// Opening books, for Python: reading them in place, and building them shard by shard.
#include "arguments.hpp"
#include "fourfold/classes.hpp"
#include "module.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <tuple>

namespace fourfold_bindings {

namespace {

using namespace fourfold;

using Memory = nb::ndarray<const std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

// Reads a book in place; says its levels, depth and how many traits it is for. The shelf keeps the
// memory alive.
std::tuple<int, int, int, int> add_book(ShelfOfBooks& self, const nb::object& object) {
    const auto memory = nb::cast<Memory>(object);
    std::string why;
    const auto book = Book::open({memory.data(), memory.size()}, why);
    if (!book) throw std::invalid_argument(why);
    self.shelf.add(*book);
    self.memory.push_back(nb::cast(memory));
    return {book->levels().to_act, book->levels().opponent, book->most_placed(), book->traits()};
}

// What the book of these levels says of a position with a piece in hand.
int book_value(const ShelfOfBooks& self, const nb::bytes& bytes, int to_act, int opponent,
               int traits) {
    const Position position = read_position(bytes);
    const RuleSet rules(to_act, opponent, traits);
    const Book* book = self.shelf.find(rules.levels, rules.trait_number());
    std::optional<Value> value;
    if (book != nullptr && position.hand != no_piece)
        value = book->probe(normal_form(Symmetries::of_levels(rules.levels), position.occupied(),
                                        differences(position, position.hand, rules.traits)));
    if (!value) throw std::invalid_argument("there is no book with this position");
    return static_cast<int>(*value);
}

const ClassIndex& read_index(int to_act, int opponent, int placed, int traits) {
    const RuleSet rules = read_counted_rules(to_act, opponent, traits);
    read_number(placed, "placed", 0, most_classes_placed);
    return ClassIndex::of(rules.levels, placed, traits);
}

std::size_t class_count(int to_act, int opponent, int placed, int traits) {
    return read_index(to_act, opponent, placed, traits).size();
}

// The position of a class as 17 bytes, nothing for a number that is not in use.
std::optional<nb::bytes> class_position(int to_act, int opponent, int placed, std::size_t number,
                                        int traits) {
    const ClassIndex& index = read_index(to_act, opponent, placed, traits);
    if (number >= index.size())
        throw std::invalid_argument("there is no class " + std::to_string(number));
    if (index.is_hole(number)) return std::nullopt;
    const Position position = index.position_of(number);
    return nb::bytes(&position, sizeof(position));
}

// How many positions a class has with four traits: boards and hands, all different.
std::uint64_t class_size(int to_act, int opponent, int placed, std::size_t number) {
    const ClassIndex& index = read_index(to_act, opponent, placed, trait_count);
    if (number >= index.size())
        throw std::invalid_argument("there is no class " + std::to_string(number));
    return index.is_hole(number) ? 0 : index.positions_in(number);
}

// What is known of the positions one placement on, as a search asks for it.
BookProbe probe_of(std::string values, Levels levels, int placed, int traits) {
    const ClassIndex& index = ClassIndex::of(levels, placed, traits);
    if (values.size() != index.size() ||
        std::ranges::any_of(values, [](char value) { return value < 0 || value > 2; }))
        throw std::invalid_argument("the values of the classes one placement on are not whole");
    return [values = std::move(values), &index, placed](const NormalForm& form,
                                                        Levels) -> std::optional<Value> {
        if (std::popcount(form.occupied) != placed) return std::nullopt;
        return static_cast<Value>(values[index.number_of(form)] - 1);
    };
}

// The values of the classes first <= number < last, 0 loss, 1 draw, 2 win, a byte each; status.
std::tuple<int, nb::bytes> solve_some_classes(int to_act, int opponent, int placed,
                                              std::size_t first, std::size_t last, int threads,
                                              Table& table, Handle& handle,
                                              const std::optional<nb::bytes>& later, int traits) {
    const ClassIndex& index = read_index(to_act, opponent, placed, traits);
    if (first > last || last > index.size())
        throw std::invalid_argument("there are " + std::to_string(index.size()) + " classes");
    const RuleSet rules = read_counted_rules(to_act, opponent, traits);
    Options options;
    options.threads = read_threads(threads);
    options.limits = read_limits(handle);
    options.limits.progress = nullptr; // the handle counts classes here
    options.table = &table;
    if (later) {
        if (placed >= most_classes_placed) throw std::invalid_argument("nothing comes later");
        options.book = probe_of(std::string(later->c_str(), later->size()),
                                {rules.levels.opponent, rules.levels.to_act}, placed + 1, traits);
    }
    std::vector<std::uint8_t> values(last - first, unsolved);
    Status status{};
    run_watched(handle, [&] {
        status = solve_classes(rules.levels, placed, first, last, values, options, &handle.nodes,
                               traits);
    });
    return {static_cast<int>(status), nb::bytes(values.data(), values.size())};
}

nb::bytes pack(int to_act, int opponent, const std::vector<nb::bytes>& parts, int traits) {
    const RuleSet rules = read_counted_rules(to_act, opponent, traits);
    if (parts.empty() || parts.size() > most_classes_placed + 1)
        throw std::invalid_argument("a book has one to six parts");
    std::vector<std::vector<std::uint8_t>> values;
    for (const auto& part : parts) {
        const auto& some = values.emplace_back(part.c_str(), part.c_str() + part.size());
        const auto placed = static_cast<int>(values.size()) - 1;
        if (some.size() != ClassIndex::of(rules.levels, placed, traits).size() ||
            std::ranges::any_of(some, [](std::uint8_t value) { return value > 2; }))
            throw std::invalid_argument("the values with " + std::to_string(placed) +
                                        " placed are not whole");
    }
    const auto bytes = write_book(rules.levels, values, traits);
    return nb::bytes(bytes.data(), bytes.size());
}

} // namespace

void bind_books(nb::module_& module) {
    nb::class_<ShelfOfBooks>(module, "Shelf", "Opening books, read in place.")
        .def(nb::init<>())
        .def("add", &add_book, nb::arg("memory"))
        .def("value", &book_value, nb::arg("position"), nb::arg("level_to_act"),
             nb::arg("level_opponent"), nb::arg("traits_mask") = all_traits);
    nb::class_<Table>(module, "Table", "What searches of one rule set have proved, kept warm.")
        .def(nb::new_([](std::int64_t memory) {
                 if (memory < static_cast<std::int64_t>(Table::least_bytes))
                     throw std::invalid_argument("too little memory for a table");
                 return new Table(static_cast<std::size_t>(memory));
             }),
             nb::arg("memory"));
    module.def("class_count", &class_count, nb::arg("level_to_act"), nb::arg("level_opponent"),
               nb::arg("placed"), nb::arg("traits") = trait_count);
    module.def("class_position", &class_position, nb::arg("level_to_act"),
               nb::arg("level_opponent"), nb::arg("placed"), nb::arg("number"),
               nb::arg("traits") = trait_count);
    module.def("class_size", &class_size, nb::arg("level_to_act"), nb::arg("level_opponent"),
               nb::arg("placed"), nb::arg("number"));
    module.def("solve_classes", &solve_some_classes, nb::arg("level_to_act"),
               nb::arg("level_opponent"), nb::arg("placed"), nb::arg("first"), nb::arg("last"),
               nb::arg("threads"), nb::arg("table"), nb::arg("handle"), nb::arg("later").none(),
               nb::arg("traits") = trait_count);
    module.def("pack_book", &pack, nb::arg("level_to_act"), nb::arg("level_opponent"),
               nb::arg("parts"), nb::arg("traits") = trait_count);
}

} // namespace fourfold_bindings
