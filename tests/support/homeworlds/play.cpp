// What turns mean on the board.

#include "homeworlds/notations/homeworlds/read/position/position_text.hpp"
#include "homeworlds/notations/homeworlds/resolve/action_reading.hpp"
#include "homeworlds/rules/basic_actions.hpp"
#include "homeworlds/verdicts/violations.hpp"
#include "support/checks/catch.hpp"
#include "support/homeworlds/turns.hpp"
#include "support/homeworlds/words.hpp"

namespace plyglot::test {

using homeworlds::Action;
using homeworlds::ActionNode;
using homeworlds::ActionNumber;
using homeworlds::Part;
using homeworlds::Referee;
using homeworlds::State;
using homeworlds::Verb;
using homeworlds::Violation;
using homeworlds::Word;

namespace {

void set_colour(Action& action, std::string_view word) {
  action.colour = read_colour(word).value_or(homeworlds::Colour::blue);
  const auto piece = read_piece(word);
  action.written_size = piece ? std::optional(homeworlds::size_of(*piece)) : std::nullopt;
}

// homeworlds R8.3.
Action choose_trade_order(const HomeworldsTurn& turn, const ActionNode& node, const State& state, Action trade) {
  Action other = trade;
  other.system = word_text(turn.text, node.colour.span);
  set_colour(other, word_text(turn.text, node.system.span));
  const bool is_written_order_bad =
      state.find(trade.system) == nullptr && !is_workable_trade(state, state.to_move(), trade);
  return is_written_order_bad && is_workable_trade(state, state.to_move(), other) ? other : trade;
}

}  // namespace

Action action_of(const HomeworldsTurn& turn, const ActionNode& node, const State& state) {
  const auto text_of = [&](Word word) { return word_text(turn.text, word.span); };
  Action action;
  action.verb = node.verb;
  for (std::size_t i = 0; i < 2; ++i) action.stars[i] = read_piece(text_of(node.stars[i]));
  action.ship = read_piece(text_of(node.ship));
  if (node.verb == Verb::build && !action.ship) set_colour(action, text_of(node.ship));
  if (node.colour.is_present()) set_colour(action, text_of(node.colour));
  action.system = text_of(node.system);
  action.other_system = text_of(node.other_system);
  action.star = read_piece(text_of(node.star)).value_or(homeworlds::PieceKind{0});
  action.owner = read_owner(text_of(node.owner), state.players());
  if (node.verb == Verb::homeworld && action.system.empty()) {
    action.system = homeworlds::seat_name(state.to_move(), state.players());
    action.is_unnamed = true;
  }
  return node.can_be_reordered ? choose_trade_order(turn, node, state, action) : action;
}

std::vector<Violation> play_turn(Referee& referee, const HomeworldsTurn& turn, ActionNumber first) {
  std::vector<Violation> violations;
  referee.begin_turn(std::nullopt, turn.is_confirmed, violations);
  for (const ActionNode& node : turn.actions) {
    referee.play(action_of(turn, node, referee.state()), first++, violations);
  }
  referee.end_turn(false, violations);
  return violations;
}

text::Span span_of(const HomeworldsTurn& turn, const Violation& violation, ActionNumber first) {
  if (violation.part == Part::turn) return turn.span;
  return homeworlds::span_of(turn.actions.at(violation.action - first), violation.part);
}

std::string findings_text(const HomeworldsTurn& turn, const std::vector<Violation>& violations, ActionNumber first) {
  std::string text;
  for (const Violation& violation : violations) {
    const text::Span span = span_of(turn, violation, first);
    text += name_of(violation.rule);
    text += ' ' + std::string(name_of(violation.severity)) + ' ';
    text += std::to_string(span.begin) + '-' + std::to_string(span.end) + '\n';
  }
  return text;
}

PlayedTurns played_turns(std::string_view position, const std::vector<std::string_view>& turns,
                         homeworlds::Profile profile) {
  Referee referee = referee_of(position, profile);
  PlayedTurns played;
  ActionNumber next = 0;
  for (const std::string_view text : turns) {
    const HomeworldsTurn turn = read_homeworlds_turn(text);
    const std::vector<Violation> violations = play_turn(referee, turn, next);
    played.findings += findings_text(turn, violations, next);
    played.violations.insert(played.violations.end(), violations.begin(), violations.end());
    next += static_cast<ActionNumber>(turn.actions.size());
  }
  played.position = position_text(referee.state().position());
  played.outcome = outcome_text(referee.result());
  played.is_certain = referee.is_certain();
  return played;
}

homeworlds::Position homeworlds_position(std::string_view text) {
  CAPTURE(text);
  homeworlds::PositionReading reading = homeworlds::read_position(text, 0, homeworlds::NameCase::folded);
  REQUIRE(!reading.problem);
  return std::move(reading.position);
}

Referee referee_of(std::string_view position, homeworlds::Profile profile) {
  const homeworlds::NameCase name_case = rules_of(profile).name_case;
  if (position.empty()) return Referee(State(2, name_case), profile);
  return Referee(State(homeworlds_position(position), name_case), profile);
}

homeworlds::Profile homeworlds_profile(std::string_view name) {
  for (std::size_t i = 0; i < homeworlds::profiles; ++i) {
    if (name_of(static_cast<homeworlds::Profile>(i)) == name) return static_cast<homeworlds::Profile>(i);
  }
  CAPTURE(name);
  FAIL("there is no such profile");
  return homeworlds::Profile::rules;
}

std::string outcome_text(homeworlds::Result result) {
  if (!result.is_over) return "open";
  return result.winner ? "win:" + std::to_string(*result.winner) : "draw";
}

}  // namespace plyglot::test
