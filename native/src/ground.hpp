#pragma once
// What the rule set says about nodes: building them, placing, and which gifts are safe.

#include "node.hpp"

namespace fourfold::FOURFOLD_INSTRUCTION_SET {

template <bool Handicap> class Ground {
    static constexpr unsigned levels = Handicap ? 2 : 1;

public:
    using State = Node<Handicap>;

    Ground(Levels pair, std::uint8_t traits) : traits_(traits) {
        const std::array own{std::min(pair.to_act, pair.opponent),
                             std::max(pair.to_act, pair.opponent)};
        for (std::size_t i = 0; i < own.size(); ++i) {
            completions_[i] = &Completions::of_level(own[i]);
            threats_[i] = &Threats::of_level(own[i]);
        }
        for (unsigned piece = 0; piece < piece_count; ++piece)
            for (unsigned t = 0; t < trait_count; ++t)
                if ((traits >> t & 1U) != 0) values_[piece][value_index(t, piece)] = 0xffff;
    }

    [[nodiscard]] const Threats& threats(unsigned level) const { return *threats_[level]; }
    [[nodiscard]] const std::uint16_t* values(unsigned piece) const { return values_[piece]; }

    static constexpr unsigned own_level(Role role) { return role == Role::high ? 1 : 0; }
    static constexpr unsigned opposing_level(Role role) { return role == Role::low ? 1 : 0; }

    State state_of(const Position& position) const {
        State state{};
        state.empty = static_cast<std::uint16_t>(~position.occupied());
        state.rest = position.remaining();
        const HeldValues held(position, traits_);
        std::ranges::copy(held.squares, state.m);
        for (unsigned level = 0; level < levels; ++level)
            for (unsigned i = 0; i < value_count; ++i)
                state.w[level][i] =
                    static_cast<std::uint16_t>(completions_[level]->with(state.m[i]) & state.empty);
        return state;
    }

    // Where the player may place without losing at once, given no winning square.
    template <Role R> static unsigned allowed_squares(const State& state, unsigned hand) {
        if constexpr (R == Role::low) return state.empty & ~completing(state.w[1], hand);
        return state.empty;
    }

    template <Role R> Lanes harmless_on(const State& state) const {
        return harmless_now(state.w[opposing_level(R)], state.empty);
    }
    // Safe gifts for each placement of the hand; harmless = harmless_on<R>(state).
    template <Role R> Lanes gifts_of(Lanes harmless, const State& state, unsigned hand,
                                     unsigned rest, unsigned allowed) const {
        const Lanes lanes =
            safe_gifts(harmless, state.m, *threats_[opposing_level(R)], hand, state.empty, rest);
        if constexpr (R == Role::low) return only(lanes, allowed);
        return lanes;
    }

    void place(State& next, const State& state, unsigned piece, unsigned s) const {
        const unsigned bit = 1U << s;
        const unsigned empty = state.empty & ~bit;
        const Eight bits = eight_of(bit);
        next.empty = static_cast<std::uint16_t>(empty);
        store_eight(next.m, load_eight(state.m) | (bits & load_eight(values_[piece])));
        for (unsigned level = 0; level < levels; ++level)
            store_eight(next.w[level], load_eight(state.w[level]) & ~bits);
#pragma GCC unroll 4
        for (unsigned t = 0; t < trait_count; ++t) { // out of play: m is 0, so the row is 0
            const unsigned i = value_index(t, piece);
            for (unsigned level = 0; level < levels; ++level)
                next.w[level][i] = static_cast<std::uint16_t>(
                    next.w[level][i] | (threats_[level]->row(state.m[i])[s] & empty));
        }
    }

    // Of pieces that differ only in traits out of play, one.
    unsigned distinct(unsigned pieces) const {
        if (traits_ == all_traits) return pieces;
        unsigned kept = 0;
        unsigned seen = 0;
        for (; pieces != 0; pieces &= pieces - 1) {
            const unsigned kind = 1U << (lowest(pieces) & traits_);
            if ((seen & kind) == 0) kept |= pieces & -pieces;
            seen |= kind;
        }
        return kept;
    }

private:
    std::array<const Completions*, 2> completions_{}; // of the lower and of the higher level
    std::array<const Threats*, 2> threats_{};
    unsigned traits_;
    alignas(16) std::uint16_t values_[piece_count][8] = {}; // all ones at the values in play
};

} // namespace fourfold::FOURFOLD_INSTRUCTION_SET
