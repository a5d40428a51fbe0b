#include "homeworlds/notations/homeworlds/retarget/target_turns.hpp"

#include "homeworlds/notations/homeworlds/retarget/losses.hpp"
#include "homeworlds/record/record_replay.hpp"
#include "homeworlds/record/serials.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

bool is_pass(const RecordAction& action) { return action.verb == Verb::pass; }

bool has_error(const std::vector<Violation>& violations) {
  return std::any_of(violations.begin(), violations.end(),
                     [](const Violation& violation) { return violation.severity == diagnostics::Severity::error; });
}

char owner_sign(Dialect dialect, Player owner, Player players) {
  if (dialect == Dialect::jpb) return static_cast<char>('0' + owner);
  return text::to_lower(seat_name(owner, players)[0]);
}

}  // namespace

TargetTurns::TargetTurns(const Record& from, const Target& target, const std::vector<std::string>& handles,
                         Retargeted& into)
    : from_(from),
      target_(target),
      handles_(handles),
      into_(into),
      names_(target, handles, into),
      referee_(first_state(from, rules_of(from.profile).name_case), from.profile),
      numbers_(from.actions.size(), no_action) {}

void TargetTurns::take_all() {
  names_.name_position();
  const std::uint32_t end = turns_as_written(from_);
  for (std::uint32_t i = 0; i < end && !referee_.result().is_over; ++i) {
    if (!take(from_.turns[i])) break;
  }
  finish();
}

bool TargetTurns::take(const RecordTurn& turn) {
  const std::size_t losses = into_.losses.size();
  mover_ = turn.player;
  first_action_ = into_.record.actions.size();
  unused_ = {};
  has_lost_surplus_ = false;
  violations_.clear();
  check_mover(turn);
  const auto* const actions = from_.actions.data() + turn.first_action;
  const bool is_homeworld = std::any_of(actions, actions + turn.action_count, [](const RecordAction& action) {
    return action.verb == Verb::homeworld && action.is_played;
  });
  RecordTurn into = start_of(turn, is_homeworld);
  referee_.begin_turn(turn.player, turn.is_confirmed, violations_);
  for (std::uint32_t i = 0; i < turn.action_count; ++i) {
    if (target_.form.dialect == Dialect::ap && changes_dialect() && is_homeworld) {
      into.is_confirmed = into.is_confirmed || needs_confirmation(actions[i]);
    }
    take(actions[i], turn.first_action + i);
  }
  // homeworlds R2: a numbered turn without words is one of a pass.
  if (turn.action_count == 0 && turn.number) play({}, no_action);
  referee_.end_turn(!turn.verbatim.empty(), violations_);
  complete_passes(turn);
  if (const RecordAction* catastrophe = catastrophe_between(); catastrophe != nullptr) {
    into_.losses.erase(into_.losses.begin() + static_cast<std::ptrdiff_t>(losses), into_.losses.end());
    cut_before(*catastrophe);
    return false;
  }
  check_homeworld();
  into.action_count = static_cast<std::uint32_t>(into_.record.actions.size() - first_action_);
  into_.record.turns.push_back(std::move(into));
  are_legal_.push_back(!has_error(violations_));
  return true;
}

// What was done for a turn that cannot be written is undone.
void TargetTurns::cut_before(const RecordAction& catastrophe) {
  const std::string words =
      text::format("catastrophe {} at {}", name_of(catastrophe.colour), name_of(into_.record, catastrophe.system));
  into_.losses.push_back(untranslatable_catastrophe(target_.form, catastrophe.span, words));
  into_.record.actions.resize(first_action_);
  is_cut_ = true;
}

// homeworlds R2: only a handle says that somebody moves out of turn.
void TargetTurns::check_mover(const RecordTurn& turn) {
  const bool is_said =
      target_.has_numbers_and_handles && (target_.form.dialect == Dialect::sdg || !turn.handle.empty());
  if (is_said || turn.player == referee_.state().to_move()) return;
  into_.is_representable = false;
  into_.losses.push_back(not_representable(
      turn.span, text::format("{} cannot say that a player moves out of turn", name_of(target_.form))));
}

RecordTurn TargetTurns::start_of(const RecordTurn& turn, bool is_homeworld) {
  RecordTurn into;
  into.player = turn.player;
  into.span = turn.span;
  into.first_action = static_cast<std::uint32_t>(first_action_);
  if (target_.form.dialect == Dialect::sdg) {
    const std::uint32_t first = from_.turns.front().number.value_or(1);
    into.number = first + static_cast<std::uint32_t>(into_.record.turns.size());
    into.handle = handles_[turn.player];
  } else if (target_.has_numbers_and_handles) {
    into.number = turn.number;
    // A log names the players in its sentences, and a handle without a number is of `seed` alone (homeworlds R19).
    if (turn.number || from_.dialect == Dialect::seed) into.handle = turn.handle;
  }
  if (!turn.is_confirmed) return into;
  into.confirmation = turn.confirmation;
  into.is_confirmed = target_.confirmations == Confirmations::all ||
                      (target_.confirmations == Confirmations::of_homeworlds && is_homeworld);
  // Of a homeworld it says nothing in a dialect that knows no unusual ones.
  if (!into.is_confirmed && !is_homeworld) {
    into_.losses.push_back(lost_confirmation(target_.form, turn.confirmation));
  }
  return into;
}

// homeworlds-rules P9, G22: what the site accepts only with the mark.
bool TargetTurns::needs_confirmation(const RecordAction& action) const {
  if (action.verb != Verb::homeworld || !action.is_played) return false;
  std::vector<Violation> found;
  Referee referee(referee_.state(), Profile::ap);
  referee.begin_turn(mover_, false, found);
  referee.play(action_of(from_, action), 0, found);
  return std::any_of(found.begin(), found.end(), [](const Violation& violation) {
    return violation.severity == diagnostics::Severity::error &&
           is_silenced_by_confirmation(violation.rule, Profile::ap);
  });
}

void TargetTurns::take(const RecordAction& action, ActionNumber number) {
  // homeworlds-rules G17c: where more passes than unused actions are allowed they are written, though without effect.
  const bool is_surplus = !action.is_played && is_pass(action) && !severity_of(Rule::surplus_pass, from_.profile);
  if (!action.is_played && !is_surplus) return;
  if (is_surplus && severity_of(Rule::surplus_pass, into_.record.profile)) {
    if (!has_lost_surplus_) into_.losses.push_back(lost_pass(target_.form, action.span, "that changes nothing"));
    has_lost_surplus_ = true;
    return;
  }
  if (is_pass(action)) {
    take_pass(action);
  } else {
    RecordAction into = action;
    into.serials = {};
    fill_from_board(into);
    if (target_.form.dialect == Dialect::hwl) {
      // homeworlds 3.3: of two stars the second may be left out.
      if (!into.stars[0]) std::swap(into.stars[0], into.stars[1]);
      choose_serials(referee_.state(), mover_, into);
    }
    if (action.verb == Verb::homeworld) names_.name(action.system.index, referee_.state(), into);
    if (action.verb == Verb::discover) names_.name(action.other_system.index, referee_.state(), into);
    push(into);
  }
  numbers_[number] = static_cast<ActionNumber>(into_.record.actions.size() - 1);
  unused_.take(action);
  play(action, number);
}

// homeworlds R14.
void TargetTurns::take_pass(const RecordAction& action) {
  RecordAction into = action;
  into.is_played = true;
  into.is_all = action.is_all && target_.form.dialect == Dialect::ap;
  const bool is_spelled_out = action.is_all && !into.is_all;
  const int count = is_spelled_out ? std::max<int>(unused_.left(), 1) : 1;
  for (int i = 0; i < count; ++i) push(into);
}

// homeworlds 8: sizes and owners are those on the board, whatever is written.
void TargetTurns::fill_from_board(RecordAction& action) const {
  const State& state = referee_.state();
  const bool writes_pieces = target_.form.dialect != Dialect::seed && target_.form.dialect != Dialect::ap;
  switch (action.verb) {
    case Verb::build: {
      const PieceSet left = state.bank() & PieceSet::all(action.ship ? colour_of(*action.ship) : action.colour);
      if (!left.is_empty()) action.ship = kind_of(left.first());
      action.has_written_size = target_.form.dialect != Dialect::ap;
      if (action.ship) action.colour = colour_of(*action.ship);
      break;
    }
    case Verb::trade:
      action.colour_form = ColourForm::letter;
      action.traded_size.reset();
      if (writes_pieces) action.traded_size = size_of(*action.ship);
      break;
    case Verb::attack:
      if (const State::Place* place = state.find(action.system.index); place != nullptr) set_owner(*place, action);
      break;
    default:
      break;
  }
}

void TargetTurns::set_owner(const State::Place& place, RecordAction& action) const {
  int owners = 0;
  std::optional<Player> last;
  for (Player player = 0; player < from_.player_count; ++player) {
    if (player == mover_ || !place.ships[player].has(*action.ship)) continue;
    ++owners;
    last = player;
  }
  if (!action.owner) action.owner = last;
  // homeworlds 5: `seed` keeps what is written, and what `ap` always writes says nothing.
  const bool is_kept =
      action.written_owner != '\0' && target_.form.dialect == Dialect::seed && from_.dialect != Dialect::ap;
  const bool is_written = action.owner && (target_.always_has_owner || owners > 1 || is_kept);
  action.written_owner = is_written ? owner_sign(target_.form.dialect, *action.owner, from_.player_count) : '\0';
}

void TargetTurns::push(RecordAction action) { into_.record.actions.emplace_back() = action; }

void TargetTurns::play(const RecordAction& action, ActionNumber number) {
  referee_.play(action_of(from_, action), number, violations_);
}

void TargetTurns::complete_passes(const RecordTurn& turn) {
  const bool is_empty = into_.record.actions.size() == first_action_;
  RecordAction pass;
  pass.span = turn.span;
  if ((target_.passes == Passes::for_all_unused && changes_dialect()) || is_empty) {
    for (std::uint8_t i = 0; i < unused_.left(); ++i) push(pass);
  }
  if (target_.passes == Passes::alone) {
    leave_out_passes(turn, first_action_ + (has_others_than_passes() ? 0 : 1), "next to other actions");
  }
  if (target_.homeworld_place == HomeworldPlace::last) {
    leave_out_passes(turn, homeworld_of_turn() + 1, "after a homeworld");
  }
}

bool TargetTurns::has_others_than_passes() const {
  const std::vector<RecordAction>& actions = into_.record.actions;
  return !std::all_of(actions.begin() + static_cast<std::ptrdiff_t>(first_action_), actions.end(), is_pass);
}

void TargetTurns::leave_out_passes(const RecordTurn& turn, std::size_t begin, std::string_view place) {
  std::vector<RecordAction>& actions = into_.record.actions;
  std::vector<ActionNumber> moved;
  std::size_t kept = begin;
  for (std::size_t i = begin; i < actions.size(); ++i) {
    if (!is_pass(actions[i])) {
      moved.push_back(static_cast<ActionNumber>(kept));
      actions[kept++] = actions[i];
      continue;
    }
    if (kept == i) into_.losses.push_back(lost_pass(target_.form, actions[i].span, place));
    moved.push_back(static_cast<ActionNumber>(std::max(kept, first_action_ + 1) - 1));
  }
  if (kept >= actions.size()) return;
  actions.resize(kept);
  for (std::uint32_t i = 0; i < turn.action_count; ++i) {
    ActionNumber& number = numbers_[turn.first_action + i];
    if (number != no_action && number >= begin) number = moved[number - begin];
  }
}

std::size_t TargetTurns::homeworld_of_turn() const {
  const std::vector<RecordAction>& actions = into_.record.actions;
  const auto found = std::find_if(actions.begin() + static_cast<std::ptrdiff_t>(first_action_), actions.end(),
                                  [](const RecordAction& action) { return action.verb == Verb::homeworld; });
  return static_cast<std::size_t>(found - actions.begin());
}

// homeworlds 3.3.
void TargetTurns::check_homeworld() {
  const std::vector<RecordAction>& actions = into_.record.actions;
  const std::size_t homeworld = homeworld_of_turn();
  if (homeworld == actions.size()) return;
  const bool has_two_stars = actions[homeworld].stars[0] && actions[homeworld].stars[1];
  if (!has_two_stars && !target_.has_one_star_homes) {
    refuse(actions[homeworld], text::format("{} cannot write a homeworld with one star", name_of(target_.form)));
  }
  if (target_.homeworld_place == HomeworldPlace::anywhere) return;
  // Only against the rules something is left there.
  const bool is_alone = target_.homeworld_place == HomeworldPlace::alone;
  const std::size_t other = is_alone && homeworld > first_action_ ? first_action_ : homeworld + 1;
  if (other == actions.size()) return;
  refuse(actions[other],
         text::format("{} can write nothing {} a homeworld", name_of(target_.form), is_alone ? "next to" : "after"));
}

void TargetTurns::refuse(const RecordAction& action, std::string message) {
  into_.is_representable = false;
  into_.losses.push_back(not_representable(action.span, std::move(message)));
}

const RecordAction* TargetTurns::catastrophe_between() const {
  // homeworlds-rules G25.
  if (target_.form.dialect != Dialect::quux) return nullptr;
  const RecordAction* catastrophe = nullptr;
  bool has_acted = false;
  for (std::size_t i = first_action_; i < into_.record.actions.size(); ++i) {
    const RecordAction& action = into_.record.actions[i];
    if (action.verb != Verb::catastrophe) {
      if (catastrophe != nullptr) return catastrophe;
      has_acted = true;
    } else if (has_acted && catastrophe == nullptr) {
      catastrophe = &action;
    }
  }
  return nullptr;
}

// Systems that no turn of the target makes are none of its own.
void TargetTurns::finish() {
  Record& record = into_.record;
  const auto number_of = [&](ActionNumber number) { return number == no_action ? no_action : numbers_[number]; };
  const auto is_made = [&](const RecordSystem& system) {
    return system.created == no_action || (number_of(system.created) < record.actions.size());
  };
  const auto first_unmade = std::find_if_not(record.systems.begin(), record.systems.end(), is_made);
  record.systems.erase(first_unmade, record.systems.end());
  for (RecordSystem& system : record.systems) {
    system.created = number_of(system.created);
    system.gone = number_of(system.gone);
    if (system.gone >= record.actions.size()) system.gone = no_action;
  }
  record.certain_turns = static_cast<std::uint32_t>(record.turns.size());
  const Result result = referee_.result();
  if (!result.is_over || is_cut_) return;
  record.outcome = result.winner ? RecordOutcome::won : RecordOutcome::draw;
  record.winner = result.winner.value_or(Player{0});
}

}  // namespace plyglot::homeworlds
