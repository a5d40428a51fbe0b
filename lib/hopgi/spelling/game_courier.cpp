#include "hopgi/spelling/game_courier.hpp"

#include "hopgi/record/record_replay.hpp"
#include "hopgi/rules/turn_text.hpp"

namespace plyglot::hopgi {

std::string game_courier_form(const Record& record) {
  std::string text;
  for (const RecordTurn& turn : record.turns) {
    if (turn.depth != 0) continue;
    if (!is_played_as_written(turn)) break;
    text += game_courier_text(turn.turn, turn.side);
    text += '\n';
  }
  return text;
}

}  // namespace plyglot::hopgi
