#pragma once
// The search.

#include "ground.hpp"

namespace fourfold::FOURFOLD_INSTRUCTION_SET {

// Two questions, each the negation of the other one ply on:
//   win   the player to act wins within d placements
//   last  the player to act does not lose within d placements
enum class Goal { win, last };
constexpr Goal other(Goal goal) { return goal == Goal::win ? Goal::last : Goal::win; }

// The fewest placements in which a player who cannot win at once can win, and in which one who
// still has a safe placement and gift can lose.
constexpr int least_win(Role role) { return role == Role::high ? 2 : 3; }
constexpr int least_loss(Role role) { return role == Role::low ? 3 : 4; }

template <bool Handicap> class LaneSearch final : public Search {
    using State = Node<Handicap>;

    // The positions after all placements and gifts; a board is shared by its gifts.
    struct Children {
        struct Child {
            alignas(32) std::uint16_t safe[16];
            std::uint8_t board;
            std::uint8_t gift;
        };
        std::array<State, 16> boards;
        std::array<Child, 240> list;
        std::array<std::uint16_t, 240> order; // fewest safe gifts first, number in the list
        unsigned size = 0;
    };
    // What is seen of a child at one glance.
    enum class Glance { reached, missed, open };

    static constexpr int table_limit = 7; // most placed; deeper, probes cost more than they save
    static constexpr int late = 5;        // empty squares from which order does not pay
    static constexpr int share_limit = 5; // most placed where threads divide the children
    static constexpr std::uint64_t report_interval = 20000; // nodes: about a millisecond

public:
    explicit LaneSearch(const SearchSetup& setup)
        : setup_(setup), ground_(setup.levels, setup.traits) {
        const auto [low, high] = std::minmax(setup.levels.to_act, setup.levels.opponent);
        rule_set_ = static_cast<std::uint64_t>((low - 1) * 4 + high - 1) << 4 | setup.traits;
    }
    std::optional<bool> wins_within(const Position& position, int distance) override {
        return ask<Goal::win>(position, distance);
    }
    std::optional<bool> lasts(const Position& position, int distance) override {
        return ask<Goal::last>(position, distance);
    }

private:
    template <Goal G> std::optional<bool> ask(const Position& position, int distance) {
        cut_ = false;
        const bool answer = position.hand == no_piece ? ask_giver<G>(position, distance)
                                                      : ask_placer<G>(position, distance);
        report();
        if (cut_) return std::nullopt;
        return answer;
    }

    // The giver reaches a goal by a gift with which the other misses theirs.
    template <Goal G> bool ask_giver(const Position& position, int distance) {
        for (unsigned left = ground_.distinct(position.remaining()); left != 0; left &= left - 1) {
            if (cuts()) return false;
            Position next = position;
            next.hand = static_cast<std::uint8_t>(lowest(left));
            if (!ask_placer<other(G)>(next, distance)) return true;
        }
        return false;
    }

    template <Goal G> bool ask_placer(const Position& position, int distance) {
        if constexpr (Handicap) {
            if (setup_.levels.to_act < setup_.levels.opponent)
                return root<G, Role::low>(position, distance);
            return root<G, Role::high>(position, distance);
        } else {
            return root<G, Role::equal>(position, distance);
        }
    }

    template <Goal G, Role R> bool root(const Position& position, int d) {
        const State state = ground_.state_of(position);
        const unsigned hand = position.hand;
        if (d < 1) return G == Goal::last;
        if (completing(state.w[Ground<Handicap>::own_level(R)], hand) != 0) return true;
        const unsigned allowed = ground_.template allowed_squares<R>(state, hand);
        if (allowed == 0) return false;
        if (state.rest == 0 || d < 2) return G == Goal::last;
        ++nodes_;
        alignas(32) std::uint16_t safe[16];
        const Lanes lanes = ground_.template gifts_of<R>(ground_.template harmless_on<R>(state),
                                                         state, hand, state.rest, allowed);
        if (all_zero(lanes)) return false;
        store(safe, lanes);
        if constexpr (G == Goal::win) {
            if (d < least_win(R)) return false;
        } else {
            if (d < least_loss(R)) return true;
        }
        return reaches<G, R>(state, hand, safe, d);
    }

    NormalForm form_of(const State& state, unsigned hand) const {
        TraitSets differs = 0;
        for (unsigned t = 0; t < trait_count; ++t)
            differs |= std::uint64_t{state.m[value_index(t, hand) ^ 1U]} << (16 * t);
        return normal_form(*setup_.symmetries, static_cast<SquareSet>(~state.empty), differs);
    }

    // See table.hpp; role: whether the player at the lower level is to act.
    template <Role R> std::uint64_t key_of(const NormalForm& form) const {
        static_assert(table_limit <= most_placed_in_key);
        const std::uint64_t rules = rule_set_ << 1 | (R == Role::low ? 1U : 0U);
        return rules << 44 | gather(form.differs, form.occupied) << 16 | form.occupied;
    }

    // Bounds from the book, for the values alone.
    template <Role R> Bounds consult_book(const NormalForm& form, int left) const {
        const auto [low, high] = std::minmax(setup_.levels.to_act, setup_.levels.opponent);
        const auto value =
            (*setup_.book)(form, R == Role::low ? Levels{low, high} : Levels{high, low});
        if (!value) return {};
        if (*value == Value::draw) return {draw_score, draw_score};
        return *value == Value::win ? Bounds{win_in(left), 32} : Bounds{0, loss_in(left)};
    }

    // Looks at book and table, searches, tells the table. Same contract as search().
    template <Goal G, Role R>
    bool reaches(const State& state, unsigned hand, const std::uint16_t* safe, int d) {
        const int left = count(state.empty);
        if (16 - left > table_limit) return search<G, R>(state, hand, safe, d);
        const Score wanted = G == Goal::win ? win_in(d) : loss_in(d) + 1;
        const NormalForm form = form_of(state, hand);
        const std::uint64_t key = key_of<R>(form);
        Bounds known = setup_.table->probe(key);
        if (known.least >= wanted) return true;
        if (known.most < wanted) return false;
        if (setup_.book != nullptr && 16 - left <= book_depth) {
            known = consult_book<R>(form, left);
            if (known.least >= wanted) return true;
            if (known.most < wanted) return false;
        }
        const std::uint64_t before = nodes_;
        const bool mark = setup_.threads > 1 && 16 - left <= share_limit + 1;
        if (mark) setup_.busy->enter(key);
        const bool result = search<G, R>(state, hand, safe, d);
        if (mark) setup_.busy->leave(key);
        if (nodes_ - reported_ >= report_interval) report();
        if (cut_) return result;
        const auto effort = static_cast<unsigned>(std::bit_width(nodes_ - before)) / 2;
        setup_.table->store(key, result ? Bounds{wanted, 32} : Bounds{0, wanted - 1},
                            std::min(effort, 15U));
        return result;
    }

    // search<Goal::win, Role::equal> with three empty squares: place the hand on s, give one of
    // the last two pieces so that the other, placed last, wins wherever the given one goes. That
    // is so when it wins on both squares u and v already, or when the two pieces together
    // complete a pattern through u and v, whichever stands where.
    bool wins_with_two_left(const State& state, unsigned hand, const std::uint16_t* safe) {
        const Threats& threats = ground_.threats(0);
        const unsigned a = lowest(state.rest);
        const unsigned b = lowest(state.rest & (state.rest - 1U));
        for (unsigned left = state.empty; left != 0; left &= left - 1) {
            const unsigned s = lowest(left);
            if (safe[s] == 0) continue;
            ++nodes_;
            const unsigned open = state.empty & ~(1U << s);
            const unsigned u = lowest(open);
            for (unsigned same = ~(a ^ b) & setup_.traits; same != 0; same &= same - 1) {
                const unsigned t = lowest(same);
                const unsigned i = value_index(t, a);
                const auto set =
                    static_cast<SquareSet>(state.m[i] | (ground_.values(hand)[i] & 1U << s));
                if ((threats.row(set)[u] & open) != 0) return true;
            }
            if (safe[s] == state.rest) continue;
            const unsigned last = (safe[s] >> a & 1U) != 0 ? b : a;
            unsigned wins = completing(state.w[0], last);
            for (unsigned same = ~(hand ^ last) & setup_.traits; same != 0; same &= same - 1) {
                const unsigned t = lowest(same);
                wins |= threats.row(state.m[value_index(t, hand)])[s];
            }
            if ((open & ~wins) == 0) return true;
        }
        return false;
    }

    // R places and gives, reaching `board` with `gift`: is the goal reached, missed or open?
    // Sets safe, the lanes of the child, when it is open.
    template <Goal G, Role R> Glance glance(const State& board, Lanes harmless, unsigned gift,
                                            unsigned rest, int d, std::uint16_t* safe) {
        constexpr Role R2 = other(R);
        ++nodes_;
        const unsigned allowed = ground_.template allowed_squares<R2>(board, gift);
        if (R2 == Role::low && allowed == 0) return Glance::reached;              // lost in one
        if (rest == 0) return G == Goal::last ? Glance::reached : Glance::missed; // a draw
        const Lanes lanes = ground_.template gifts_of<R2>(harmless, board, gift, rest, allowed);
        if (all_zero(lanes)) // lost in two
            return G == Goal::last || d >= 3 ? Glance::reached : Glance::missed;
        if (G == Goal::win && d - 1 < least_loss(R2)) return Glance::missed;
        if (G == Goal::last && d - 1 < least_win(R2)) return Glance::reached;
        store(safe, lanes);
        return Glance::open;
    }

    // Requires: no winning square, safe != 0 somewhere, d >= least_win(R) or least_loss(R).
    template <Goal G, Role R>
    bool search(const State& state, unsigned hand, const std::uint16_t* safe, int d) {
        if (count(state.empty) <= late) return search_late<G, R>(state, hand, safe, d);
        Children children;
        if (expand<G, R>(state, hand, safe, d, children)) return true;
        // When a win is sought, all children have mostly to be tried: those that another thread
        // is at are put off, and when their turn comes the table knows them, or they are helped.
        const bool shared =
            G == Goal::win && setup_.threads > 1 && 16 - count(state.empty) <= share_limit;
        unsigned put_off = 0;
        for (unsigned tried = 0; tried < children.size; ++tried) {
            if (cuts()) return false;
            bring_forward(children, tried);
            const auto& child = children.list[children.order[tried] & 0xffU];
            State& board = children.boards[child.board];
            board.rest = static_cast<std::uint16_t>(state.rest & ~(1U << child.gift));
            if (shared && is_busy<other(R)>(board, child.gift)) {
                children.order[put_off++] = children.order[tried];
                continue;
            }
            if (!reaches<other(G), other(R)>(board, child.gift, child.safe, d - 1)) return true;
        }
        for (unsigned tried = 0; tried < put_off; ++tried) {
            if (cuts()) return false;
            const auto& child = children.list[children.order[tried] & 0xffU];
            State& board = children.boards[child.board];
            board.rest = static_cast<std::uint16_t>(state.rest & ~(1U << child.gift));
            if (!reaches<other(G), other(R)>(board, child.gift, child.safe, d - 1)) return true;
        }
        return false;
    }

    template <Role R> bool is_busy(const State& state, unsigned hand) const {
        return setup_.busy->has(key_of<R>(form_of(state, hand)));
    }

    // Whether some child reaches the goal at a glance; otherwise lists the open ones.
    template <Goal G, Role R> bool expand(const State& state, unsigned hand,
                                          const std::uint16_t* safe, int d, Children& children) {
        unsigned boards = 0;
        for (unsigned left = state.empty; left != 0; left &= left - 1) {
            const unsigned s = lowest(left);
            if (safe[s] == 0) continue;
            State& board = children.boards[boards];
            ground_.place(board, state, hand, s);
            const Lanes harmless = ground_.template harmless_on<other(R)>(board);
            for (unsigned gifts = ground_.distinct(safe[s]); gifts != 0; gifts &= gifts - 1) {
                const unsigned gift = lowest(gifts);
                const unsigned number = children.size;
                auto& child = children.list[number];
                const Glance seen =
                    glance<G, R>(board, harmless, gift, state.rest & ~(1U << gift), d, child.safe);
                if (seen == Glance::reached) return true;
                if (seen == Glance::missed) continue;
                child.board = static_cast<std::uint8_t>(boards);
                child.gift = static_cast<std::uint8_t>(gift);
                const auto freedom = static_cast<unsigned>(count_bits(child.safe));
                children.order[number] = static_cast<std::uint16_t>(freedom << 8 | number);
                ++children.size;
            }
            ++boards;
        }
        return false;
    }

    // What leaves the opponent the fewest safe turns comes first, for attack and defence alike.
    static void bring_forward(Children& children, unsigned place) {
        unsigned best = place;
        for (unsigned i = place + 1; i < children.size; ++i)
            if (children.order[i] < children.order[best]) best = i;
        std::swap(children.order[place], children.order[best]);
    }

    // The same as search() for the last plies: no lists, children searched as they come.
    template <Goal G, Role R>
    bool search_late(const State& state, unsigned hand, const std::uint16_t* safe, int d) {
        constexpr Role R2 = other(R);
        if constexpr (G == Goal::win && R == Role::equal)
            if (count(state.empty) == 3) return wins_with_two_left(state, hand, safe);
        State board;
        alignas(32) std::uint16_t next[16];
        for (unsigned left = state.empty; left != 0; left &= left - 1) {
            const unsigned s = lowest(left);
            if (safe[s] == 0) continue;
            ground_.place(board, state, hand, s);
            const Lanes harmless = ground_.template harmless_on<R2>(board);
            for (unsigned gifts = ground_.distinct(safe[s]); gifts != 0; gifts &= gifts - 1) {
                const unsigned gift = lowest(gifts);
                board.rest = static_cast<std::uint16_t>(state.rest & ~(1U << gift));
                const Glance seen = glance<G, R>(board, harmless, gift, board.rest, d, next);
                if (seen == Glance::reached) return true;
                if (seen == Glance::open && !search_late<other(G), R2>(board, gift, next, d - 1))
                    return true;
            }
        }
        return false;
    }

    // Whether the search has to be given up with something left to try. What is returned from
    // then on means nothing; what was found out before stands.
    bool cuts() {
        cut_ = cut_ || setup_.control->stopped();
        return cut_;
    }

    void report() {
        setup_.control->count(nodes_ - reported_);
        reported_ = nodes_;
    }

    SearchSetup setup_;
    Ground<Handicap> ground_;
    std::uint64_t rule_set_ = 0; // levels and traits, 8 bits
    std::uint64_t nodes_ = 0;
    std::uint64_t reported_ = 0; // of these, to the control
    bool cut_ = false;
};

std::unique_ptr<Search> make_search(const SearchSetup& setup) {
    if (setup.levels.to_act == setup.levels.opponent)
        return std::make_unique<LaneSearch<false>>(setup);
    return std::make_unique<LaneSearch<true>>(setup);
}

} // namespace fourfold::FOURFOLD_INSTRUCTION_SET
