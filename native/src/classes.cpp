#include "fourfold/classes.hpp"

#include <cassert>
#include <memory>
#include <mutex>

namespace fourfold {

namespace {

// The sets closed up on the occupied squares: trait by trait, `placed` bits each.
unsigned close_up(TraitSets sets, SquareSet occupied) {
    unsigned code = 0;
    int place = 0;
    for (int t = 0; t < trait_count; ++t)
        for (unsigned left = occupied; left != 0; left &= left - 1, ++place)
            code |= static_cast<unsigned>(sets >> (16 * t + std::countr_zero(left)) & 1U) << place;
    return code;
}

TraitSets spread_out(unsigned code, SquareSet occupied) {
    TraitSets sets = 0;
    int place = 0;
    for (int t = 0; t < trait_count; ++t)
        for (unsigned left = occupied; left != 0; left &= left - 1, ++place)
            sets |= std::uint64_t{code >> place & 1U} << (16 * t + std::countr_zero(left));
    return sets;
}

// Whether there are pieces that the four numbers spell, beside the hand: `alike` of each kind.
bool are_pieces(const std::array<unsigned, trait_count>& sets, int placed, unsigned alike) {
    std::array<unsigned, piece_count> seen{1}; // the hand
    for (int i = 0; i < placed; ++i) {
        unsigned piece = 0;
        for (unsigned t = 0; t < trait_count; ++t) piece |= (sets[t] >> i & 1U) << t;
        if (++seen[piece] > alike) return false;
    }
    return true;
}

// Calls tell(code) for every possible code with so many placed and traits, in rising order.
template <class Tell> void each_code(int placed, int traits, Tell tell) {
    const auto end = [&](int trait) { return trait <= traits ? 1U << placed : 1U; };
    const unsigned alike = 1U << (trait_count - traits);
    for (unsigned fourth = 0; fourth < end(4); ++fourth)
        for (unsigned third = fourth; third < end(3); ++third)
            for (unsigned second = third; second < end(2); ++second)
                for (unsigned first = second; first < end(1); ++first)
                    if (are_pieces({first, second, third, fourth}, placed, alike))
                        tell(((fourth << placed | third) << placed | second) << placed | first);
}

} // namespace

ClassIndex::ClassIndex(Levels levels, int placed, int traits)
    : group_(&Symmetries::of_levels(levels)), placed_(placed), traits_(traits), set_rank_(65536),
      code_rank_(std::size_t{1} << (4 * placed)) {
    assert(placed >= 0 && placed <= most_classes_placed);
    assert(traits >= 1 && traits <= trait_count);
    for (unsigned set = 0; set < 65536; ++set) {
        const auto squares = static_cast<SquareSet>(set);
        if (std::popcount(set) != placed || group_->least(squares) != squares) continue;
        set_rank_[set] = static_cast<std::uint16_t>(sets_.size());
        sets_.push_back(squares);
    }
    each_code(placed, traits, [&](unsigned code) {
        code_rank_[code] = static_cast<std::uint16_t>(codes_.size());
        codes_.push_back(code);
    });
    assert(codes_.size() <= 0xffff);
}

const ClassIndex& ClassIndex::of(Levels levels, int placed, int traits) {
    constexpr std::size_t depths = most_classes_placed + 1;
    constexpr std::size_t count = 2 * trait_count * depths;
    static std::array<std::once_flag, count> once;
    static std::array<std::unique_ptr<ClassIndex>, count> indices;
    const std::size_t group = levels.to_act == 1 && levels.opponent == 1 ? 1 : 0;
    const std::size_t kind = group * trait_count + static_cast<std::size_t>(traits) - 1;
    const std::size_t i = kind * depths + static_cast<std::size_t>(placed);
    std::call_once(once[i],
                   [&] { indices[i] = std::make_unique<ClassIndex>(levels, placed, traits); });
    return *indices[i];
}

std::size_t ClassIndex::number_of(const NormalForm& form) const {
    assert(std::popcount(form.occupied) == placed_);
    const unsigned code = close_up(form.differs, form.occupied);
    return set_rank_[form.occupied] * codes_.size() + code_rank_[code];
}

NormalForm ClassIndex::form_of(std::size_t number) const {
    assert(number < size());
    const SquareSet squares = sets_[number / codes_.size()];
    return {squares, spread_out(codes_[number % codes_.size()], squares)};
}

bool ClassIndex::is_hole(std::size_t number) const {
    const NormalForm form = form_of(number);
    return normal_form(*group_, form.occupied, form.differs) != form;
}

Position ClassIndex::position_of(std::size_t number) const {
    const NormalForm form = form_of(number);
    Position position;
    position.hand = 0;
    std::array<unsigned, piece_count> used{1}; // of each kind; the next one differs out of play
    for (unsigned s = 0; s < square_count; ++s) {
        if ((form.occupied >> s & 1U) == 0) continue;
        unsigned kind = 0;
        for (unsigned t = 0; t < trait_count; ++t)
            kind |= static_cast<unsigned>(form.differs >> (16 * t + s) & 1U) << t;
        position.board[s] = static_cast<std::uint8_t>(used[kind]++ << traits_ | kind);
    }
    return position;
}

std::uint64_t ClassIndex::positions_in(std::size_t number) const {
    assert(traits_ == trait_count);
    const NormalForm form = form_of(number);
    std::uint64_t same = 0; // symmetries of the board that lead back, with some order of traits
    for (std::uint32_t ways = group_->ways(form.occupied); ways != 0; ways &= ways - 1) {
        const auto way = static_cast<std::size_t>(std::countr_zero(ways));
        TraitSets image = 0;
        for (int shift = 0; shift < 64; shift += 16)
            image |=
                std::uint64_t{group_->apply(way, static_cast<SquareSet>(form.differs >> shift))}
                << shift;
        same += sorted(image) == form.differs ? 1 : 0;
    }
    std::uint64_t run = 1; // equal sets stand side by side and may change places
    for (int shift = 16; shift < 64; shift += 16) {
        const bool equal =
            (form.differs >> shift & 0xffffU) == (form.differs >> (shift - 16) & 0xffffU);
        run = equal ? run + 1 : 1;
        same *= run;
    }
    constexpr std::uint64_t trait_symmetries = 384; // the hand fixes which values are swapped
    return group_->size() * trait_symmetries / same;
}

std::size_t ClassIndex::count_classes() const {
    std::size_t count = 0;
    for (std::size_t number = 0; number < size(); ++number) count += is_hole(number) ? 0 : 1;
    return count;
}

} // namespace fourfold
