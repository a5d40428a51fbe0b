#include "homeworlds/record/record_replay.hpp"

#include <cassert>

namespace plyglot::homeworlds {

void Record::clear() {
  // What holds memory is emptied; all else gets its default.
  Record empty;
  const auto keep = [](auto& from, auto& to) {
    from.clear();
    to = std::move(from);
  };
  keep(players, empty.players);
  keep(player_spans, empty.player_spans);
  keep(headers, empty.headers);
  keep(systems, empty.systems);
  keep(other_names, empty.other_names);
  keep(turns, empty.turns);
  keep(actions, empty.actions);
  keep(comments, empty.comments);
  keep(unread, empty.unread);
  keep(parts, empty.parts);
  *this = std::move(empty);
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
