#include "homeworlds/record/certainty.hpp"

#include "homeworlds/rules/profile.hpp"

#include <algorithm>

namespace plyglot::homeworlds {

bool is_judged(const Record& record) {
  return !record.is_fragment && record.player_count <= rules_of(record.profile).most_players_checked;
}

bool has_known_end(const Record& record) { return !record.is_fragment && record.certain_turns == record.turns.size(); }

bool is_wholly_known(const Record& record) {
  const auto has_error = [](const RecordTurn& turn) { return !turn.verbatim.empty(); };
  return record.is_readable && has_known_end(record) && record.unread.empty() &&
         std::none_of(record.turns.begin(), record.turns.end(), has_error);
}

}  // namespace plyglot::homeworlds
