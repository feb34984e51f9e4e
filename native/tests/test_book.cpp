// Classes of positions, their numbers, and books.

#include "check.hpp"
#include "fourfold/book.hpp"
#include "samples.hpp"

using namespace fourfold;

namespace {

std::mt19937 random_source(7);

void classes_are_counted() {
    constexpr std::size_t level_one[]{1, 8, 148, 3382, 91746};
    constexpr std::size_t others[]{1, 12, 381, 12113, 359931};
    for (int placed = 0; placed <= 4; ++placed) {
        CHECK_EQUAL(ClassIndex::of({1, 1}, placed).count_classes(), level_one[placed]);
        CHECK_EQUAL(ClassIndex::of({1, 2}, placed).count_classes(), others[placed]);
        std::cout << placed << " placed: " << ClassIndex::of({1, 1}, placed).size() << " and "
                  << ClassIndex::of({4, 4}, placed).size() << " numbers\n";
    }
}

// The classes together hold every position once.
void sizes_add_up() {
    for (const Levels levels : {Levels{1, 1}, Levels{4, 3}}) {
        std::uint64_t positions = 16; // the pieces in hand
        for (int placed = 0; placed <= 3; ++placed) {
            const ClassIndex& index = ClassIndex::of(levels, placed);
            std::uint64_t sum = 0;
            for (std::size_t number = 0; number < index.size(); ++number)
                if (!index.is_hole(number)) sum += index.positions_in(number);
            CHECK_EQUAL(sum, positions);
            const auto next = static_cast<std::uint64_t>(placed + 1); // a set, so in any order
            positions = positions * (17 - next) * (16 - next) / next;
        }
    }
}

NormalForm form_of(const Position& p, Levels levels, std::uint8_t traits = all_traits) {
    return normal_form(Symmetries::of_levels(levels), p.occupied(), differences(p, p.hand, traits));
}

void numbers_name_classes() {
    for (const Levels levels : {Levels{1, 1}, Levels{2, 3}})
        for (int placed = 0; placed <= most_classes_placed; ++placed) {
            const ClassIndex& index = ClassIndex::of(levels, placed);
            for (int i = 0; i < 500; ++i) {
                const Position p = samples::random_position(random_source, placed, true);
                const NormalForm form = form_of(p, levels);
                const std::size_t number = index.number_of(form);
                CHECK(number < index.size());
                CHECK(!index.is_hole(number));
                CHECK(index.form_of(number) == form);
                const Position q = index.position_of(number);
                CHECK(fault_of(q) == Fault::none);
                CHECK(form_of(q, levels) == form);
                CHECK(canonical(p, levels, all_traits) == canonical(q, levels, all_traits));
            }
        }
}

// Whichever traits are in play, only how many counts; every number in use is met.
void fewer_traits_have_fewer_classes() {
    for (int traits = 1; traits <= trait_count; ++traits) {
        const Levels levels{2, 2};
        CHECK_EQUAL(ClassIndex::of(levels, 0, traits).count_classes(), std::size_t{1});
        // Three kinds of squares; the piece differs from the hand in 0 traits (not with all four
        // in play), 1, 2 …
        const int differing = traits < trait_count ? traits + 1 : traits;
        CHECK_EQUAL(ClassIndex::of(levels, 1, traits).count_classes(),
                    static_cast<std::size_t>(3 * differing));
        for (int placed = 0; placed <= 4; ++placed) {
            const ClassIndex& index = ClassIndex::of(levels, placed, traits);
            for (int i = 0; i < 300; ++i) {
                const Position p = samples::random_position(random_source, placed, true);
                std::uint8_t mask = 0;
                while (std::popcount(mask) != traits)
                    mask = static_cast<std::uint8_t>(random_source() & 15U);
                const NormalForm form = form_of(p, levels, mask);
                const std::size_t number = index.number_of(form);
                CHECK(number < index.size());
                CHECK(!index.is_hole(number));
                CHECK(index.form_of(number) == form);
                const Position q = index.position_of(number);
                CHECK(fault_of(q) == Fault::none);
                CHECK(form_of(q, levels, lowest_traits(traits)) == form);
            }
        }
    }
}

// Values that are cheap to make up but differ from class to class.
std::vector<std::vector<std::uint8_t>> invented_values(Levels levels, int most_placed) {
    std::vector<std::vector<std::uint8_t>> values;
    for (int placed = 0; placed <= most_placed; ++placed) {
        values.emplace_back(ClassIndex::of(levels, placed).size());
        for (auto& value : values.back()) value = static_cast<std::uint8_t>(random_source() % 3);
    }
    return values;
}

void books_keep_values() {
    const Levels levels{2, 1};
    const auto values = invented_values(levels, 3);
    const auto bytes = write_book(levels, values);
    std::string why;
    const auto book = Book::open(bytes, why);
    CHECK(book.has_value());
    CHECK(book->levels() == levels);
    for (int placed = 0; placed <= 3; ++placed)
        for (std::size_t i = 0; i < values[static_cast<std::size_t>(placed)].size(); ++i)
            CHECK(static_cast<int>(book->value_of(placed, i)) ==
                  values[static_cast<std::size_t>(placed)][i] - 1);
    Shelf shelf;
    shelf.add(*book);
    const auto probe = shelf.probe();
    const Position p = samples::random_position(random_source, 2, true);
    CHECK(probe(form_of(p, levels), levels).has_value());
    CHECK(!probe(form_of(p, {1, 2}), {1, 2}).has_value());
    const Position q = samples::random_position(random_source, 4, true);
    CHECK(!probe(form_of(q, levels), levels).has_value());
    const Solution solution = solve(p, levels, all_traits, [&] {
        Options options;
        options.book = probe;
        return options;
    }());
    if (!samples::wins_at_once(p, 2, all_traits))
        CHECK(solution.value == *probe(form_of(p, levels), levels) && solution.nodes < 10);
}

void damage_is_noticed() {
    const auto bytes = write_book({1, 1}, invented_values({1, 1}, 2));
    std::string why;
    CHECK(Book::open(bytes, why).has_value());
    auto changed = bytes;
    changed[30] = static_cast<std::uint8_t>(changed[30] ^ 1U);
    CHECK(!Book::open(changed, why).has_value());
    changed = bytes;
    changed.pop_back();
    CHECK(!Book::open(changed, why).has_value());
    changed = bytes;
    changed[0] = 'x';
    CHECK(!Book::open(changed, why).has_value());
    changed = bytes;
    changed[8] = 9;
    CHECK(!Book::open(changed, why).has_value());
    CHECK(!Book::open({}, why).has_value());
    CHECK(!why.empty());
}

void shards_are_solved() {
    const Levels levels{4, 4}; // the cheapest
    const ClassIndex& index = ClassIndex::of(levels, 4);
    const std::size_t first = index.size() / 2;
    const std::size_t count = 6;
    std::vector<std::uint8_t> values(count, unsolved);
    Options options;
    options.threads = 2;
    options.memory = std::size_t{8} << 20;
    std::atomic<std::uint64_t> solved{0};
    values[1] = 2; // kept
    CHECK(solve_classes(levels, 4, first, first + count, values, options, &solved) == Status::done);
    CHECK_EQUAL(int{values[1]}, 2);
    for (std::size_t i = 0; i < count; ++i) {
        if (i == 1) continue;
        const Position p = index.position_of(first + i);
        const int expected =
            index.is_hole(first + i) ? 1 : static_cast<int>(solve(p, levels, all_traits).value) + 1;
        CHECK_EQUAL(int{values[i]}, expected);
    }
    std::atomic<bool> cancel{true};
    options.limits.cancel = &cancel;
    std::vector<std::uint8_t> none(count, unsolved);
    CHECK(solve_classes(levels, 4, first, first + count, none, options) == Status::cancelled);
    for (std::size_t i = 0; i < count; ++i) CHECK(none[i] == unsolved || index.is_hole(first + i));
}

} // namespace

int main() {
    classes_are_counted();
    sizes_add_up();
    numbers_name_classes();
    fewer_traits_have_fewer_classes();
    books_keep_values();
    damage_is_noticed();
    shards_are_solved();
    return report("books");
}
