// Many games at once, for Python: fourfold.kit.vector.
#include "fourfold/batch.hpp"

#include "arguments.hpp"
#include "module.hpp"

#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>

#include <mutex>
#include <utility>

namespace fourfold_bindings {

namespace {

using namespace fourfold;

constexpr std::int64_t most_games = std::int64_t{1} << 24;

// The games, and a lock: several threads may hold the same object.
struct GameBatch {
    Batch batch;
    std::mutex mutex;

    GameBatch(std::size_t count, const BatchRules& rules, const Position& start,
              Exchanges exchanges)
        : batch(count, rules, start, std::move(exchanges)) {}
};

using Numbers = nb::ndarray<const std::int64_t, nb::shape<-1>, nb::c_contig, nb::device::cpu>;
using OutNumbers = nb::ndarray<std::int64_t, nb::shape<-1>, nb::c_contig, nb::device::cpu>;
using Flags = nb::ndarray<const bool, nb::shape<-1>, nb::c_contig, nb::device::cpu>;
using Images = nb::ndarray<const std::uint8_t, nb::shape<-1, 16>, nb::c_contig, nb::device::cpu>;
using OutViews = nb::ndarray<std::int8_t, nb::shape<-1, 108>, nb::c_contig, nb::device::cpu>;
using OutMasks = nb::ndarray<bool, nb::shape<-1, 63>, nb::c_contig, nb::device::cpu>;

static_assert(sizeof(bool) == 1 && Batch::view_size == 108 && Batch::decision_count == 63);

// One number for each game, or a ValueError that says how many there are.
template <class Array>
void check_length(const Array& array, const GameBatch& games, const char* name) {
    if (array.shape(0) != games.batch.size())
        throw std::invalid_argument(std::string(name) + " must have one entry for each of the " +
                                    std::to_string(games.batch.size()) + " games, not " +
                                    std::to_string(array.shape(0)));
}

std::vector<std::array<std::uint8_t, 16>> read_exchanges(const Images& images, const char* name) {
    std::vector<std::array<std::uint8_t, 16>> exchanges(images.shape(0));
    if (exchanges.empty()) throw std::invalid_argument(std::string(name) + " must not be empty");
    for (std::size_t i = 0; i < exchanges.size(); ++i) {
        unsigned seen = 0;
        for (std::size_t j = 0; j < 16; ++j) {
            exchanges[i][j] = images.data()[16 * i + j];
            seen |= exchanges[i][j] < 16 ? 1U << exchanges[i][j] : 0U;
        }
        if (seen != 0xffff)
            throw std::invalid_argument(std::string(name) + " row " + std::to_string(i) +
                                        " must have each number from 0 to 15 once");
    }
    return exchanges;
}

void make_batch(GameBatch* self, std::int64_t count, int first, int second, int traits, int calling,
                bool false_call_loses, bool automatic_reset, const nb::bytes& start,
                const Images& squares, const Images& pieces) {
    const RuleSet read(first, second, traits);
    BatchRules rules;
    rules.levels = {read.levels.to_act, read.levels.opponent};
    rules.traits = read.traits;
    rules.calling = static_cast<Calling>(read_number(calling, "calling", 0, 2));
    rules.false_call_loses = false_call_loses;
    rules.automatic_reset = automatic_reset;
    const Position position = read_position(start);
    if (rules.calling == Calling::automatic && position.placed() == square_count)
        throw std::invalid_argument("a game that starts with a full board is over");
    const auto number =
        static_cast<std::size_t>(read_number(count, "count", std::int64_t{1}, most_games));
    new (self)
        GameBatch(number, rules, position,
                  Exchanges{read_exchanges(squares, "squares"), read_exchanges(pieces, "pieces")});
}

// Runs work without the GIL and with the games to itself.
template <class Work> auto run_alone(GameBatch& games, Work work) {
    const nb::gil_scoped_release unlocked;
    const std::scoped_lock lock(games.mutex);
    return work(games.batch);
}

// The memory of the games itself, read-only; it keeps the games alive.
template <class Number> nb::ndarray<nb::numpy, const Number>
share(nb::handle self, const void* data, std::initializer_list<std::size_t> shape) {
    return nb::ndarray<nb::numpy, const Number>(static_cast<const Number*>(data), shape, self);
}

template <class Number, std::size_t width, class Member> auto rows_of(Member member) {
    return [member](nb::handle self) {
        const Batch& batch = nb::cast<const GameBatch&>(self).batch;
        if constexpr (width == 0) return share<Number>(self, (batch.*member)(), {batch.size()});
        else return share<Number>(self, (batch.*member)(), {batch.size(), width});
    };
}

} // namespace

void bind_batch(nb::module_& module) {
    nb::class_<GameBatch>(module, "GameBatch", "Many games at once, decision by decision.")
        .def("__init__", &make_batch, nb::arg("count"), nb::arg("level_first"),
             nb::arg("level_second"), nb::arg("traits_mask"), nb::kw_only(), nb::arg("calling"),
             nb::arg("false_call_loses"), nb::arg("automatic_reset"), nb::arg("start"),
             nb::arg("squares"), nb::arg("pieces"))
        .def(
            "reset",
            [](GameBatch& games, std::optional<Flags> which) {
                if (which) check_length(*which, games, "games to reset");
                run_alone(games, [&](Batch& batch) {
                    batch.reset(which ? reinterpret_cast<const std::uint8_t*>(which->data())
                                      : nullptr);
                });
            },
            nb::arg("which").noconvert().none())
        .def(
            "seed",
            [](GameBatch& games, std::uint64_t seed) {
                run_alone(games, [&](Batch& batch) { batch.seed(seed); });
            },
            nb::arg("seed"))
        .def(
            "step",
            [](GameBatch& games, const Numbers& decisions) {
                check_length(decisions, games, "decisions");
                return run_alone(games, [&](Batch& batch) { return batch.step(decisions.data()); });
            },
            nb::arg("decisions").noconvert())
        .def(
            "sample",
            [](GameBatch& games, OutNumbers& decisions) {
                check_length(decisions, games, "decisions");
                run_alone(games, [&](Batch& batch) { batch.sample(decisions.data()); });
            },
            nb::arg("decisions").noconvert())
        .def(
            "look",
            [](GameBatch& games, const Numbers& symmetries, OutViews& views, OutMasks& masks) {
                check_length(symmetries, games, "symmetries");
                check_length(views, games, "views");
                check_length(masks, games, "masks");
                return run_alone(games, [&](Batch& batch) {
                    return batch.look(symmetries.data(), views.data(),
                                      reinterpret_cast<std::uint8_t*>(masks.data()));
                });
            },
            nb::arg("symmetries").noconvert(), nb::arg("views").noconvert(),
            nb::arg("masks").noconvert())
        .def_prop_ro("observations", rows_of<std::int8_t, Batch::view_size>(&Batch::views))
        .def_prop_ro("masks", rows_of<bool, Batch::decision_count>(&Batch::masks))
        .def_prop_ro("rewards", rows_of<float, 2>(&Batch::rewards))
        .def_prop_ro("ended", rows_of<bool, 0>(&Batch::ended))
        .def_prop_ro("endings", rows_of<std::uint8_t, 0>(&Batch::endings))
        .def_prop_ro("players", rows_of<std::uint8_t, 0>(&Batch::players))
        .def_prop_ro("positions", rows_of<std::uint8_t, Batch::row_size>(&Batch::positions));
}

} // namespace fourfold_bindings
