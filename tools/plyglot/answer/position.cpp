#include "plyglot/answer/position.hpp"

#include "hexix/record/record_replay.hpp"
#include "hive/record/record_replay.hpp"
#include "homeworlds/record/record_replay.hpp"
#include "hopgi/board/fen_text.hpp"
#include "hopgi/views/board_graph.hpp"
#include "plyglot/answer/hive_words.hpp"

namespace plyglot::tool {
namespace {

Answer position_in(const hive::Position& position) { return hive_position(position); }
Answer position_in(const hive::Record& record) { return hive_position(hive::state_after(record)); }

Answer position_in(const homeworlds::Record& record) {
  // homeworlds L7, homeworlds-rules E2.
  if (!homeworlds::has_known_end(record)) return nullptr;
  return position_text(homeworlds::final_position(record));
}

Answer position_in(const hexix::Record& record) {
  const std::optional<hexix::Position> position = hexix::final_position(record);
  if (!position) return nullptr;
  return position_text(*position);
}

Answer position_in(const hopgi::Record& record) {
  if (!record.final_position) return nullptr;
  return hopgi::fen_text(*record.final_position);
}

Answer position_in(const hopgi::Setup& setup) { return hopgi::fen_text(setup.position); }

Answer position_in(std::monostate) { return nullptr; }

Answer won_by(std::size_t player) { return Answer{{"winner", player}}; }

Answer outcome_on(hive::Outcome outcome) {
  if (!hive::is_over(outcome)) return nullptr;
  if (outcome == hive::Outcome::draw) return Answer{{"winner", nullptr}};
  return won_by(outcome == hive::Outcome::white_wins ? 0 : 1);
}

// What the rules say, whatever result people have written, as below.
Answer outcome_in(const hive::Record& record) { return outcome_on(record.outcome); }

Answer outcome_on(const board::BoardGraph& graph) {
  if (!graph.outcome) return nullptr;
  return graph.outcome->winner ? won_by(*graph.outcome->winner) : Answer{{"winner", nullptr}};
}

// The outcome on the board, whatever result is written in the record.
Answer outcome_in(const hopgi::Record& record) {
  return record.final_position ? outcome_on(hopgi::board_of(*record.final_position)) : Answer();
}

// The others say it on their boards.
template <class Other>
Answer outcome_in(const Other& other) {
  return outcome_on(toolchain::board_of(toolchain::Model(other)));
}

}  // namespace

Answer position_of(const toolchain::Model& model) {
  return std::visit([](const auto& typed) { return position_in(typed); }, model);
}

Answer outcome_of(const toolchain::Model& model) {
  return std::visit([](const auto& typed) { return outcome_in(typed); }, model);
}

}  // namespace plyglot::tool
