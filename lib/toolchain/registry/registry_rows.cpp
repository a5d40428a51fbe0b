// The rows of `notations.def`, typed by their models.
#include "toolchain/registry/registry.hpp"

#include "hive/views/diagram.hpp"
#include "hopgi/spelling/game_courier.hpp"
#include "toolchain/registry/rows.hpp"

namespace plyglot::toolchain {
namespace {

constexpr Notation notation_rows[] = {
#define PLYGLOT_NOTATION(space, model) {&space::row},
#include "toolchain/registry/notations.def"
};

constexpr WrittenForm form_rows[] = {
    {"position-diagram", "Position diagram", "hive", ".txt", &hive::position_diagram},
    {"game-courier", "Moves for Game Courier", "hopgi", ".txt", &hopgi::game_courier_form},
};

}  // namespace

Rows<Notation> all_notations() { return {std::begin(notation_rows), std::size(notation_rows)}; }
Rows<WrittenForm> all_written_forms() { return {std::begin(form_rows), std::size(form_rows)}; }

}  // namespace plyglot::toolchain
