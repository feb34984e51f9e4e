// Opening books: class counts, sizes of classes, packing and finding, damage.

#include "check.hpp"
#include "fourfold/book.hpp"

#include <random>

using namespace fourfold;

namespace {

// All positions with a piece in hand and so many placed.
std::uint64_t position_count(int placed) {
    std::uint64_t count = 1;
    for (int i = 0; i < placed; ++i)
        count = count * static_cast<std::uint64_t>((16 - i) * (16 - i)) /
                static_cast<std::uint64_t>(i + 1);
    return count * static_cast<std::uint64_t>(16 - placed);
}

void counts_classes() {
    const std::size_t level_one[] = {1, 8, 148, 3382, 91746};
    const std::size_t others[] = {1, 12, 381, 12113, 359931};
    for (int placed = 0; placed <= 4; ++placed) {
        CHECK(class_keys({1, 1}, placed).size() == level_one[placed]);
        CHECK(class_keys({2, 1}, placed).size() == others[placed]);
    }
}

void sizes_add_up() {
    for (const Levels levels : {Levels{1, 1}, Levels{4, 3}})
        for (int placed = 0; placed <= 3; ++placed) {
            std::uint64_t sum = 0;
            for (const ClassKey key : class_keys(levels, placed)) sum += class_size(key, levels);
            CHECK(sum == position_count(placed));
        }
}

void keys_name_their_class() {
    const Symmetries& group = Symmetries::of_levels({2, 2});
    for (const ClassKey key : class_keys({2, 2}, 3)) {
        const Position position = class_position(key);
        CHECK(fault_of(position) == Fault::none);
        CHECK(class_key(normal_form(group, position.occupied(),
                                    differences(position, 0, all_traits))) == key);
    }
}

void finds_what_was_packed() {
    const Levels levels{3, 2};
    std::mt19937 random(1);
    std::vector<std::vector<Value>> values;
    for (int placed = 0; placed <= 3; ++placed)
        for (auto& some = values.emplace_back(class_keys(levels, placed).size());
             auto& value : some)
            value = static_cast<Value>(static_cast<int>(random() % 3) - 1);
    auto bytes = pack_book(levels, values);
    const auto book = Book::open(bytes);
    CHECK(book && book->levels() == levels && book->depth() == 3 && book->classes() == 12507);
    for (int placed = 0; placed <= 3; ++placed) {
        const auto keys = class_keys(levels, placed);
        for (std::size_t i = 0; i < keys.size(); ++i) {
            const Position position = class_position(keys[i]);
            const NormalForm form{position.occupied(), differences(position, 0, all_traits)};
            CHECK(book->find(form) == values[static_cast<std::size_t>(placed)][i]);
        }
    }
    for (std::size_t i : {0, 4, 6, 11, 16, 25, 40, 900}) {
        bytes[i] ^= 4;
        CHECK(!Book::open(bytes));
        bytes[i] ^= 4;
    }
    CHECK(!Book::open(std::span(bytes).first(bytes.size() - 1)));
    CHECK(!Book::open(std::span(bytes).first(10)));
}

// What is found one piece earlier from the values of a level agrees with the search.
void steps_back() {
    const Levels levels{4, 4};
    const auto later = class_keys(levels, 2);
    std::vector<Value> after(later.size());
    Options options;
    options.threads = 2;
    CHECK(solve_classes(later, levels, options, after) == Status::done);
    const auto values = values_before(2, levels, after);
    const auto keys = class_keys(levels, 1);
    for (std::size_t i = 0; i < keys.size(); i += 5)
        CHECK(values[i] == solve(class_position(keys[i]), levels, all_traits).value);
}

} // namespace

int main() {
    counts_classes();
    sizes_add_up();
    keys_name_their_class();
    finds_what_was_packed();
    steps_back();
    return report("book");
}
