#include "toolchain/registry/registry.hpp"

#include "hexix/notations/hexix/row.hpp"
#include "hexix/notations/position/row.hpp"
#include "hive/notations/boardspace_sgf/row.hpp"
#include "hive/notations/hive_pgn/row.hpp"
#include "hive/notations/hop/row.hpp"
#include "hive/notations/thehive/row.hpp"
#include "hive/notations/uhp/row.hpp"
#include "hive/views/diagram.hpp"
#include "homeworlds/notations/homeworlds/row.hpp"
#include "hopgi/notations/diagram/row.hpp"
#include "hopgi/notations/fen/row.hpp"
#include "hopgi/notations/hopgi/row.hpp"
#include "hopgi/spelling/game_courier.hpp"

namespace plyglot::toolchain {
namespace {

const Notation notation_rows[] = {
    {&hive::hop::row},
    {&hive::uhp::row},
    {&hive::thehive::row},
    {&hive::hive_pgn::row},
    {&hive::boardspace_sgf::row},
    {&homeworlds::row},
    {&hexix::row},
    {&hexix::positions::row},
    {&hopgi::record::row},
    {&hopgi::fen::row},
    {&hopgi::diagram::row},
};

const WrittenForm form_rows[] = {
    {"position-diagram", "Position diagram", "hive", ".txt", &hive::position_diagram},
    {"game-courier", "Moves for Game Courier", "hopgi", ".txt", &hopgi::game_courier_form},
};

}  // namespace

Rows<Notation> all_notations() { return {std::begin(notation_rows), std::size(notation_rows)}; }
Rows<WrittenForm> all_written_forms() { return {std::begin(form_rows), std::size(form_rows)}; }

}  // namespace plyglot::toolchain
