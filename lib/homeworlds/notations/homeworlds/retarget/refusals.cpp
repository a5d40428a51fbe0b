#include "homeworlds/notations/homeworlds/retarget/refusals.hpp"

#include "homeworlds/notations/homeworlds/retarget/losses.hpp"
#include "homeworlds/notations/homeworlds/retarget/target.hpp"
#include "homeworlds/record/record_replay.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

bool is_error(const Violation& violation) { return violation.weight == Weight::error; }

// homeworlds 8: what the mark of a turn allows is written with it.
bool is_confirmable(const Target& target, const std::vector<Violation>& violations, Profile profile) {
  return target.confirmations == Confirmations::all &&
         std::all_of(violations.begin(), violations.end(), [&](const Violation& violation) {
           return !is_error(violation) || is_silenced_by_confirmation(violation.rule, profile);
         });
}

text::Span span_of(const Record& record, const RecordTurn& turn, const Violation& violation) {
  const bool is_about_action = violation.part != Part::turn && violation.action != no_action;
  return is_about_action ? record.actions[violation.action].span : turn.span;
}

}  // namespace

void find_refusals(const std::vector<bool>& are_legal, RetargetForm to, Retargeted& translation) {
  Record& record = translation.record;
  if (record.player_count > rules_of(record.profile).most_players_checked) return;
  RecordReplay replay(record, record.profile);
  std::vector<Violation> violations;
  for (std::size_t i = 0; i < record.turns.size(); ++i) {
    violations.clear();
    replay.play_turn(violations);
    const auto refused = std::find_if(violations.begin(), violations.end(), is_error);
    if (refused == violations.end() || !are_legal[i]) continue;
    if (is_confirmable(target_of(to), violations, record.profile)) {
      record.turns[i].is_confirmed = true;
      continue;
    }
    translation.losses.push_back(
        refused_by_target_rules(to, span_of(record, record.turns[i], *refused), refused->rule));
  }
}

}  // namespace plyglot::homeworlds
