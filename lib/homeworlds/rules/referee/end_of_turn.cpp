#include "homeworlds/rules/referee/end_of_turn.hpp"

namespace plyglot::homeworlds {
namespace {

// Whether those who are alive have homes, all with stars and with ships of theirs.
bool are_all_at_home(const State& state) {
  // By player.
  unsigned homes = 0;
  unsigned alive = 0;
  for (const State::Place& place : state.places()) {
    if (!place.home) continue;
    if (place.stars.is_empty() || place.ships[*place.home].is_empty()) return false;
    homes |= 1U << *place.home;
  }
  for (Player player = 0; player < state.players(); ++player) {
    if (state.standing(player) == Standing::alive) alive |= 1U << player;
  }
  return homes == alive;
}

std::optional<SystemId> starless_home(const State& state) {
  for (const State::Place& place : state.places()) {
    if (place.home && place.stars.is_empty()) return place.id;
  }
  return std::nullopt;
}

Player seat_after(const State& state, Player player) {
  const auto next = static_cast<Player>(player + 1);
  return next == state.players() ? Player{0} : next;
}

// The home mark is taken off; what is not a system any more is forgotten.
void release_home(State& state, SystemId home) {
  state.unmark_home(home);
  const State::Place* place = state.find(home);
  if (place->stars.is_empty() || place->all_ships().is_empty()) state.forget(home);
}

class TurnFindings {
 public:
  TurnFindings(Turn& turn, Profile profile, std::vector<Violation>& violations)
      : turn_(turn), profile_(profile), violations_(violations) {}

  // G17a, G17b.
  void report_missing_passes() {
    if (turn_.phase == TurnPhase::sacrificed && turn_.actions_left > 0) {
      report({.rule = Rule::missing_pass, .action = turn_.sacrifice, .count = turn_.actions_left});
    }
    if (turn_.phase == TurnPhase::open && turn_.last_action != no_action) {
      report({.rule = Rule::missing_pass, .action = turn_.last_action, .count = 1});
    }
  }
  void report_self_elimination() {
    report({.rule = Rule::self_elimination, .action = turn_.last_action, .part = Part::turn});
  }

 private:
  void report(Violation violation) {
    const std::optional<diagnostics::Severity> severity = severity_of(violation.rule, profile_);
    if (!severity || turn_.has_error) return;
    if (turn_.is_confirmed && is_silenced_by_confirmation(violation.rule, profile_)) return;
    violation.severity = *severity;
    if (*severity == diagnostics::Severity::error) turn_.has_error = true;
    violations_.push_back(violation);
  }

  Turn& turn_;
  Profile profile_;
  std::vector<Violation>& violations_;
};

}  // namespace

Losses eliminate_players(State& state) {
  Losses losses{};
  // As after most turns.
  if (are_all_at_home(state)) return losses;
  while (const std::optional<SystemId> home = starless_home(state)) state.forget(*home);
  for (Player player = 0; player < state.players(); ++player) {
    if (state.standing(player) != Standing::alive) continue;
    const State::Place* home = state.home_of(player);
    if (home != nullptr && !home->ships[player].is_empty()) continue;
    losses[player] = true;
    state.set_standing(player, Standing::eliminated);
    if (home != nullptr) release_home(state, home->id);
  }
  return losses;
}

std::optional<Player> left_hand_opponent(const State& state, Player player) {
  for (Player other = seat_after(state, player); other != player; other = seat_after(state, other)) {
    if (state.standing(other) == Standing::alive) return other;
  }
  return std::nullopt;
}

Result result_of(const State& state) {
  Result result;
  unsigned alive = 0;
  for (Player player = 0; player < state.players(); ++player) {
    if (state.standing(player) == Standing::not_set_up) return {};
    if (state.standing(player) != Standing::alive) continue;
    ++alive;
    result.winner = player;
  }
  if (alive > 1) return {};
  result.is_over = true;
  return result;
}

Player next_player(const State& state, Player player) {
  for (Player other = seat_after(state, player); other != player; other = seat_after(state, other)) {
    if (state.standing(other) != Standing::eliminated) return other;
  }
  // No one else is left: the winner, or in a draw the next seat.
  return state.standing(player) == Standing::eliminated ? seat_after(state, player) : player;
}

// The end of a turn: who is out, who has won, and what is said of the turn as a whole (homeworlds-rules G12, G13, G17).
void Referee::end_turn(bool has_error, std::vector<Violation>& violations) {
  if (!is_certain_ || result_.is_over) return;
  turn_.has_error = turn_.has_error || has_error;
  const Player mover = turn_.player;
  const std::optional<Player> left = left_hand_opponent(state_, mover);
  const Losses losses = eliminate_players(state_);
  const bool has_beaten_left = left && losses[*left];
  result_ = result_of(state_);
  if (rules_.is_sinister && has_beaten_left && !losses[mover]) result_ = {true, mover};
  if (result_.is_over) ending_action_ = turn_.last_action;
  state_.set_to_move(next_player(state_, mover));

  TurnFindings findings(turn_, profile_, violations);
  const bool has_ended_something = losses[mover] || has_beaten_left;
  if (!(rules_.waives_passes_at_end && has_ended_something)) findings.report_missing_passes();
  const bool is_draw = result_.is_over && !result_.winner;
  if (losses[mover] && !(rules_.allows_double_elimination && is_draw)) findings.report_self_elimination();
}

}  // namespace plyglot::homeworlds
