// Checks 4 to 10: a piece from the hand.

#include "hive/verdicts/check_wordings.hpp"
#include "text/format.hpp"

namespace plyglot::hive::play {
namespace {

void word_wrong_side(Finding& finding) {
  const bool is_first = finding.state().plies() == 0;
  finding.say(
      text::format("{} is {}'s, and {} is to move", finding.name(), finding.other_side(), finding.side()),
      is_first ? std::string("White begins") : text::format("ply {} is {}'s", finding.ply_number(), finding.side()));
  point_to_last_turn(finding);
}

// H6.
void word_queen_first(Finding& finding) {
  finding.say(text::format("{} may not be placed on {}'s first turn", finding.name(), finding.side()),
              "any other piece may come first");
  finding.note("it is played anyway: not everybody plays by this rule");
}

// H7.
void word_queen_overdue(Finding& finding) {
  const std::string queen = finding.name(queen_of(finding.state().to_move()));
  finding.say(
      text::format("{} must place {} in this turn, not {}", finding.side(), queen, finding.name()),
      text::format("turn {} of {}, and {} is still in the hand", finding.state().turn(), finding.side(), queen));
  finding.note("a side's queen is placed in its first four turns");
}

// H8. The fix is made when all of the record is known: see `Replay::finish`.
void word_order(Finding& finding) {
  const PieceIndex lowest = finding.verdict.pieces.front();
  finding.say(
      text::format("{} is placed while {} is still in {}'s hand", finding.name(), finding.name(lowest), finding.side()),
      text::format("{} comes first", finding.name(lowest)));
  finding.note("it is played anyway: not every program numbers pieces as they come into play");
}

void word_placement_on_piece(Finding& finding) {
  const PieceIndex there = finding.verdict.pieces.front();
  finding.say(text::format("{} comes from the hand and may not go onto {}", finding.name(), finding.name(there)),
              text::format("{} is there", finding.name(there)));
  finding.point_to(there);
}

// H5. More than two labels on other moves hide the one that matters.
void word_touching(Finding& finding) {
  const std::vector<PieceIndex>& enemies = finding.verdict.pieces;
  finding.say(
      text::format("{} may not be placed beside {}'s {}", finding.name(), finding.other_side(), finding.names(enemies)),
      "a new piece touches its own side only");
  for (const PieceIndex enemy : enemies) {
    if (finding.label_count() < 2) finding.point_to(enemy);
    const PieceIndex below = finding.state().below(enemy);
    if (below == no_piece) continue;
    finding.note(text::format("{} is on {}: a stack belongs to the side of its top piece", finding.name(enemy),
                              finding.name(below)));
  }
}

}  // namespace

void word_placement(Finding& finding) {
  switch (finding.verdict.check) {
    case Check::placement_by_wrong_side:
      return word_wrong_side(finding);
    case Check::queen_on_first_turn:
      return word_queen_first(finding);
    case Check::queen_overdue:
      return word_queen_overdue(finding);
    case Check::piece_order:
      return word_order(finding);
    case Check::placement_on_occupied:
      return word_placement_on_piece(finding);
    case Check::placement_touches_enemy:
      return word_touching(finding);
    default:
      return finding.say(text::format("{} would be apart from the hive", finding.name()), "no piece touches this cell");
  }
}

}  // namespace plyglot::hive::play
