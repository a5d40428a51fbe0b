// Checks 11 to 18: a piece of the other side, which only a pillbug can move.

#include "hive/verdicts/check_wordings.hpp"
#include "hive/verdicts/offered_moves.hpp"
#include "text/format.hpp"

namespace plyglot::hive::play {
namespace {

// H23: where and when the throwers came, and why a mosquito is one.
void point_to_throwers(Finding& finding, const std::vector<PieceIndex>& throwers) {
  for (const PieceIndex thrower : throwers) {
    finding.point_to(thrower);
    if (kind_of(thrower) != BugKind::mosquito) continue;
    finding.note(text::format("{} touches a pillbug and throws as one", finding.name(thrower)));
  }
}

// H23.
void word_nobody(Finding& finding) {
  const PieceSet own = finding.state().pieces() & pieces_of(finding.state().to_move());
  const bool has_pillbug = (own & pieces_of(BugKind::pillbug)) != 0;
  finding.say(text::format("{} is {}'s, and {} is to move", finding.name(), finding.other_side(), finding.side()),
              has_pillbug ? text::format("no pillbug of {}'s is next to it to throw it", finding.side())
                          : text::format("ply {} is {}'s", finding.ply_number(), finding.side()));
  point_to_last_turn(finding);
}

// H24.
void word_stacked(Finding& finding) {
  const bool is_covered = !finding.verdict.pieces.empty();
  const PieceIndex other = is_covered ? finding.verdict.pieces.front() : finding.state().below(finding.attempt.piece);
  finding.say(is_covered ? text::format("{} cannot be thrown: {} is on it", finding.name(), finding.name(other))
                         : text::format("{} cannot be thrown: it is on {}", finding.name(), finding.name(other)),
              "only a piece alone in its cell can be thrown");
  finding.point_to(is_covered ? other : finding.attempt.piece);
}

// H24.
void word_stunned_target(Finding& finding) {
  const std::string_view arrival = finding.arrival(finding.attempt.piece);
  finding.say(text::format("{} has just been {} and cannot be thrown in this turn", finding.name(), arrival),
              "the piece of the last turn rests");
  finding.point_to(finding.attempt.piece);
}

// H23. What the other side moved last is a piece of this side: it was thrown.
void word_stunned_thrower(Finding& finding) {
  const PieceIndex thrower = finding.verdict.pieces.front();
  finding.say(
      text::format("{} has just been thrown and cannot throw {} in this turn", finding.name(thrower), finding.name()),
      "no other piece beside it can throw it");
  point_to_throwers(finding, {thrower});
}

// H25.
void word_target(Finding& finding) {
  const std::vector<PieceIndex>& throwers = finding.verdict.pieces;
  const PieceIndex there = finding.piece_there();
  if (there == finding.attempt.piece) {
    finding.say(text::format("{} would be thrown onto the cell where it is", finding.name()), "its own cell");
  } else if (throwers.size() == 1 && there == throwers.front()) {
    finding.say(text::format("{} cannot throw {} onto itself", finding.name(there), finding.name()),
                text::format("{} is there", finding.name(there)));
  } else if (there != no_piece) {
    finding.say(text::format("{} cannot throw {} onto {}", finding.names(throwers, " or "), finding.name(),
                             finding.name(there)),
                text::format("{} is there", finding.name(there)));
  } else {
    finding.say(text::format("{} cannot throw {} as far as {}", finding.names(throwers, " or "), finding.name(),
                             finding.place()),
                text::format("this cell is not beside {}", finding.names(throwers, " or ")));
  }
  point_to_throwers(finding, throwers);
  finding.note("a throw ends on an empty cell beside the thrower");
}

// H13, H25.
void word_gate(Finding& finding) {
  const PieceIndex thrower = finding.verdict.pieces.front();
  std::vector<PieceIndex> gate;
  for (const Cell cell : finding.verdict.gate) gate.push_back(finding.state().top(spot_of(cell)));
  finding.say(text::format("{} cannot be thrown between the stacks under {}", finding.name(), finding.names(gate)),
              text::format("the way over {} is closed", finding.name(thrower)));
  point_to_throwers(finding, {thrower});
  for (const PieceIndex piece : gate) finding.point_to(piece);
  finding.note("a throw goes up onto the thrower and down again, and not between two stacks that are both higher");
}

}  // namespace

void word_throw(Finding& finding) {
  switch (finding.verdict.check) {
    case Check::throw_by_nobody:
      return word_nobody(finding);
    case Check::throw_before_queen:
      return word_queen_in_hand(finding, "be thrown");
    case Check::throw_stacked:
      return word_stacked(finding);
    case Check::throw_of_stunned:
      return word_stunned_target(finding);
    case Check::throw_breaks_hive:
      return word_pinned(finding, "it may not be lifted from its cell");
    case Check::thrower_stunned:
      return word_stunned_thrower(finding);
    case Check::throw_target:
      word_target(finding);
      return note_destinations(finding, "can be thrown to");
    default:
      return word_gate(finding);
  }
}

}  // namespace plyglot::hive::play
