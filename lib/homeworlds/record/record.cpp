#include "homeworlds/record/record_replay.hpp"

#include "syntax/renew.hpp"

#include <cassert>

namespace plyglot::homeworlds {

void Record::clear() {
  syntax::renew(*this, &Record::players, &Record::player_spans, &Record::headers, &Record::systems,
                &Record::other_names, &Record::turns, &Record::actions, &Record::comments, &Record::unread,
                &Record::parts);
}

std::string_view name_of(const Record& record, const SystemName& name) {
  switch (name.kind) {
    case SystemName::Kind::none:
      break;
    case SystemName::Kind::system:
      return record.systems[name.index].name;
    case SystemName::Kind::other:
      return record.other_names[name.index];
  }
  return {};
}

std::string_view seat_name(Player player, Player players) {
  assert(player < players && players <= most_players);
  constexpr std::string_view seats[] = {"North", "East", "South", "West"};
  return players == 2 ? seats[player * 2U] : seats[player];
}

std::string_view player_name(const Record& record, Player player) {
  const bool has_name = player < record.players.size() && !record.players[player].empty();
  return has_name ? std::string_view(record.players[player]) : seat_name(player, record.player_count);
}

Position final_position(const Record& record) {
  RecordReplay replay(record, record.profile);
  replay.play_to(record.certain_turns);
  return replay.state().position();
}

}  // namespace plyglot::homeworlds
