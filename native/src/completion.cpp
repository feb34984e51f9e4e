#include "fourfold/completion.hpp"

#include <mutex>
#include <new>

namespace fourfold {

namespace {

constexpr unsigned set_count = 1U << square_count;
constexpr std::align_val_t row_alignment{64};

// The table of a level, made on first use and kept.
template <class Table> const Table& table_of(int level) {
    static std::array<std::once_flag, 5> once;
    static std::array<std::unique_ptr<Table>, 5> tables;
    const auto index = static_cast<std::size_t>(level);
    std::call_once(once[index], [&] { tables[index] = std::make_unique<Table>(level); });
    return *tables[index];
}

} // namespace

Completions::Completions(int level) : squares_(set_count) {
    for (const auto& pattern : patterns_of(level))
        for (unsigned last = pattern.squares; last != 0; last &= last - 1) {
            const unsigned missing = last & -last;
            const unsigned three = pattern.squares & ~missing;
            // Every set that holds the three and not the missing one.
            const unsigned others = (set_count - 1) & ~unsigned{pattern.squares};
            for (unsigned more = others;; more = (more - 1) & others) {
                auto& squares = squares_[three | more];
                squares = static_cast<SquareSet>(squares | missing);
                if (more == 0) break;
            }
        }
}

const Completions& Completions::of_level(int level) { return table_of<Completions>(level); }

void Threats::Release::operator()(std::uint16_t* rows) const {
    ::operator delete[](rows, row_alignment);
}

Threats::Threats(int level)
    : rows_(static_cast<std::uint16_t*>(::operator new[](
          std::size_t{set_count} * square_count * sizeof(std::uint16_t), row_alignment))) {
    const Completions& completions = Completions::of_level(level);
    std::uint16_t* next = rows_.get();
    for (unsigned holders = 0; holders < set_count; ++holders)
        for (unsigned s = 0; s < square_count; ++s)
            *next++ = completions.with(static_cast<SquareSet>(holders | 1U << s));
}

const Threats& Threats::of_level(int level) { return table_of<Threats>(level); }

} // namespace fourfold
