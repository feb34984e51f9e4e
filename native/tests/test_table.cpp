// Tables of every size keep what is stored, wherever their memory comes from. Built twice: as the
// engine has it, and with the memory of systems other than Linux.

#include "check.hpp"
#include "fourfold/table.hpp"

#include <vector>

using namespace fourfold;

namespace {

void bounds_are_kept(std::size_t bytes) {
    Table table(bytes);
    CHECK_EQUAL(table.bytes(), bytes);
    // Few enough that no bucket overflows and gives something up.
    const std::uint64_t step = (std::uint64_t{1} << 53) / 251;
    for (std::uint64_t i = 0; i < 200; ++i) {
        CHECK_EQUAL(table.probe(i * step).most, 32);
        table.store(i * step, {static_cast<Score>(i % 16), 20}, 3);
    }
    for (std::uint64_t i = 0; i < 200; ++i) {
        CHECK_EQUAL(table.probe(i * step).least, static_cast<Score>(i % 16));
        CHECK_EQUAL(table.probe(i * step).most, 20);
    }
    table.clear();
    for (std::uint64_t i = 0; i < 200; ++i) CHECK_EQUAL(table.probe(i * step).least, 0);
}

void too_much_is_refused() {
    bool failed = false;
    try {
        const Table table(std::size_t{1} << 62);
    } catch (const std::bad_alloc&) {
        failed = true;
    }
    CHECK(failed);
}

} // namespace

int main() {
    for (std::size_t bytes = Table::least_bytes; bytes <= std::size_t{64} << 20; bytes *= 2)
        bounds_are_kept(bytes);
    too_much_is_refused();
    return report("table");
}
