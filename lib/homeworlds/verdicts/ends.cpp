// The end of a game: self_elimination, play_after_end.

#include "homeworlds/verdicts/violation_wordings.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::homeworlds::violations {
namespace {

using diagnostics::Safety;

std::optional<SystemId> home_of(const Wording& wording, Player player) {
  const std::vector<RecordSystem>& systems = wording.record().systems;
  const auto home = std::find_if(systems.begin(), systems.end(),
                                 [&](const RecordSystem& system) { return system.home_of == player; });
  if (home == systems.end()) return std::nullopt;
  return static_cast<SystemId>(home - systems.begin());
}

// What became of the player's home: "`Lee` has no ship of North any more".
std::string loss_phrase(const Wording& wording, Player player) {
  const std::optional<SystemId> home = home_of(wording, player);
  if (!home) return text::format("{} has no homeworld", wording.player(player));
  const bool is_gone = wording.state().find(*home) == nullptr;
  if (is_gone && wording.history.end_of(*home) == LossReason::without_stars) {
    return text::format("{} has lost its stars", wording.system(*home));
  }
  return text::format("{} has no ship of {} any more", wording.system(*home), wording.player(player));
}

void point_to_desertion(Wording& wording) {
  const ActionNumber action = wording.history.desertion(wording.mover());
  const RecordTurn& turn = wording.turn();
  const bool is_in_turn = action >= turn.first_action && action - turn.first_action < turn.action_count;
  if (!is_in_turn || wording.record().actions[action].span == wording.span()) return;
  wording.point_to(action, "here the homeworld is lost");
}

void offer_confirmation(Wording& wording) {
  const bool can_be_confirmed = is_silenced_by_confirmation(Rule::self_elimination, wording.record().profile);
  const Dialect dialect = wording.record().dialect;
  // The other dialects have no `*` for it (homeworlds R14).
  if (!can_be_confirmed || (dialect != Dialect::seed && dialect != Dialect::jpb)) return;
  const std::uint32_t end = wording.turn().span.end;
  wording.fix("confirm with ` *` that it is meant", Safety::unsafe, {end, end}, " *");
}

// In `quux`, at the action that is not played.
void word_refused_elimination(Wording& wording) {
  const std::optional<SystemId> home = home_of(wording, wording.mover());
  wording.say(text::format("{} would leave the homeworld {} without an own ship", wording.mover_name(),
                           home ? wording.system(*home) : wording.system()),
              "in the profile `quux` not even for a moment");
  if (!(wording.action().span == wording.span())) wording.point_to(wording.violation.action, "by this action");
}

void word_self_elimination(Wording& wording) {
  if (wording.violation.effect == Effect::skipped) return word_refused_elimination(wording);
  const Result result = wording.history.referee().result();
  const bool is_draw = result.is_over && !result.winner;
  wording.say(text::format("by this turn {} is out of the game{}", wording.mover_name(),
                           is_draw ? ", and no player is left: a draw" : ""),
              loss_phrase(wording, wording.mover()));
  point_to_desertion(wording);
  offer_confirmation(wording);
}

void word_play_after_end(Wording& wording) {
  const Result result = wording.history.referee().result();
  wording.say(result.winner ? text::format("the game is over: {} has won", wording.player(*result.winner))
                            : std::string("the game is over: a draw"),
              "played after the end");
  std::vector<Player> losers;
  for (Player player = 0; player < wording.state().players(); ++player) {
    if (wording.state().standing(player) == Standing::eliminated) losers.push_back(player);
  }
  if (wording.violation.cause_count > 0) {
    const ActionNumber last = wording.violation.causes[0].action;
    wording.label(wording.turn_with(last).span, "this turn ended it" + wording.turn_of(last));
  } else if (!wording.record().position_span.empty()) {
    wording.label(wording.record().position_span, "over from the start");
  }
  for (const Player loser : losers) wording.note(loss_phrase(wording, loser));
}

}  // namespace

void word_end(Wording& wording) {
  wording.violation.rule == Rule::play_after_end ? word_play_after_end(wording) : word_self_elimination(wording);
}

}  // namespace plyglot::homeworlds::violations
