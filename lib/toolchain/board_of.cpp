#include "hexix/views/board_graph.hpp"
#include "hive/views/board_graph.hpp"
#include "hive/views/record_views.hpp"
#include "homeworlds/views/board_graph.hpp"
#include "hopgi/views/board_graph.hpp"

#include <plyglot/toolchain.hpp>

namespace plyglot::toolchain {
namespace {

board::BoardGraph board_of_typed(const hive::Position& position) { return hive::board_of(position); }
board::BoardGraph board_of_typed(const hive::Record& record) { return hive::board_of(record); }
board::BoardGraph board_of_typed(const homeworlds::Record& record) { return homeworlds::board_of(record); }
board::BoardGraph board_of_typed(const hexix::Record& record) { return hexix::board_of(record); }
board::BoardGraph board_of_typed(const hopgi::Setup& setup) { return hopgi::board_of(setup); }
board::BoardGraph board_of_typed(const hopgi::Record& record) { return hopgi::board_of(record); }
board::BoardGraph board_of_typed(std::monostate) { return {}; }

}  // namespace

board::BoardGraph board_of(const Model& model) {
  return std::visit([](const auto& typed) { return board_of_typed(typed); }, model);
}

}  // namespace plyglot::toolchain
