#include "homeworlds/notations/homeworlds/retarget/refusals.hpp"

#include "homeworlds/notations/homeworlds/retarget/losses.hpp"
#include "homeworlds/record/record_replay.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

bool is_error(const Violation& violation) { return violation.weight == Weight::error; }

text::Span span_of(const Record& record, const RecordTurn& turn, const Violation& violation) {
  const bool is_about_action = violation.part != Part::turn && violation.action != no_action;
  return is_about_action ? record.actions[violation.action].span : turn.span;
}

}  // namespace

void find_refusals(const std::vector<bool>& are_legal, RetargetForm to, Retargeted& translation) {
  const Record& record = translation.record;
  if (record.player_count > rules_of(record.profile).most_players_checked) return;
  RecordReplay replay(record, record.profile);
  std::vector<Violation> violations;
  for (std::size_t i = 0; i < record.turns.size(); ++i) {
    violations.clear();
    replay.play_turn(violations);
    const auto refused = std::find_if(violations.begin(), violations.end(), is_error);
    if (refused == violations.end() || !are_legal[i]) continue;
    translation.losses.push_back(
        refused_by_target_rules(to, span_of(record, record.turns[i], *refused), refused->rule));
  }
}

}  // namespace plyglot::homeworlds
