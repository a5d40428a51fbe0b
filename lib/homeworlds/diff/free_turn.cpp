#include "homeworlds/diff/free_turn.hpp"

namespace plyglot::homeworlds {

FreeTurn free_turn_of(const Record& record, std::uint32_t turn) {
  FreeTurn result;
  result.turn = record.turns[turn];
  result.actions.reserve(result.turn.action_count);
  for (std::uint32_t i = 0; i < result.turn.action_count; ++i) {
    const RecordAction& action = record.actions[result.turn.first_action + i];
    result.actions.push_back(
        {action, std::string(name_of(record, action.system)), std::string(name_of(record, action.other_system))});
  }
  return result;
}

}  // namespace plyglot::homeworlds
