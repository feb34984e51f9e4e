#include "fourfold/patterns.hpp"

#include <mutex>
#include <new>

namespace fourfold {

namespace {

constexpr std::align_val_t row_alignment{64};
using Row = std::array<std::uint16_t, 16>;

// pairs[i][j][s]: squares that complete a pattern with i, j and s.
using Pairs = std::array<std::array<Row, 16>, 16>;

void add_pattern(Pairs& pairs, SquareSet pattern) {
    for (unsigned i = 0; i < 16; ++i)
        for (unsigned j = 0; j < 16; ++j)
            for (unsigned s = 0; s < 16; ++s) {
                const unsigned three = 1U << i | 1U << j | 1U << s;
                if (std::popcount(three) != 3 || (three & ~unsigned{pattern}) != 0) continue;
                pairs[i][j][s] = static_cast<std::uint16_t>(pairs[i][j][s] | (pattern & ~three));
            }
}

} // namespace

void Threats::Release::operator()(std::uint16_t* rows) const {
    ::operator delete[](rows, row_alignment);
}

Threats::Threats(int level)
    : rows_(static_cast<std::uint16_t*>(
          ::operator new[](std::size_t{65536} * 16 * sizeof(std::uint16_t), row_alignment))) {
    auto pairs = std::make_unique<Pairs>();
    for (const auto& pattern : patterns_of(level)) add_pattern(*pairs, pattern.squares);
    std::uint16_t* rows = rows_.get();
    for (unsigned s = 0; s < 16; ++s) rows[s] = 0;
    for (unsigned mask = 1; mask < 65536; ++mask) { // by the lowest square and the rest
        const unsigned rest = mask & (mask - 1);
        const auto& with = (*pairs)[static_cast<unsigned>(std::countr_zero(mask))];
        std::uint16_t row[16];
        for (unsigned s = 0; s < 16; ++s) row[s] = rows[rest * 16 + s];
        for (unsigned left = rest; left != 0; left &= left - 1) {
            const Row& pair = with[static_cast<unsigned>(std::countr_zero(left))];
            for (unsigned s = 0; s < 16; ++s) row[s] = static_cast<std::uint16_t>(row[s] | pair[s]);
        }
        for (unsigned s = 0; s < 16; ++s) rows[mask * 16 + s] = row[s];
    }
}

const Threats& Threats::of_level(int level) {
    static std::array<std::once_flag, 5> once;
    static std::array<std::unique_ptr<Threats>, 5> tables;
    const auto index = static_cast<std::size_t>(level);
    std::call_once(once[index], [&] { tables[index] = std::make_unique<Threats>(level); });
    return *tables[index];
}

} // namespace fourfold
