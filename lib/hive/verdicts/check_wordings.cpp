#include "hive/verdicts/check_wordings.hpp"
#include "hive/verdicts/offered_moves.hpp"
#include "text/format.hpp"

namespace plyglot::hive::play {
namespace {

constexpr Colour colours[] = {Colour::white, Colour::black};

// H23: where and when the throwers came, and why a mosquito is one.
void point_to_throwers(Finding& finding, const std::vector<PieceIndex>& throwers) {
  for (const PieceIndex thrower : throwers) {
    finding.point_to(thrower);
    if (kind_of(thrower) != BugKind::mosquito) continue;
    finding.note(text::format("{} touches a pillbug and throws as one", finding.name(thrower)));
  }
}

}  // namespace

// H29.
void word_game_over(Finding& finding) {
  const std::uint32_t last_ply = finding.verdict.related_ply.value_or(0);
  const GameState& state = finding.state();
  std::vector<PieceIndex> surrounded;
  surrounded.reserve(std::size(colours));
  for (const Colour colour : colours) {
    if (state.is_surrounded(colour)) surrounded.push_back(queen_of(colour));
  }
  const bool is_draw = surrounded.size() == 2;
  const std::string end =
      is_draw ? "a draw" : text::format("{} has won", player_name(other(colour_of(surrounded.front()))));
  finding.say(text::format("the game is over: {}", end), "played after the end");
  finding.point_to(last_ply,
                   text::format("after this move {} {} surrounded", finding.names(surrounded), is_draw ? "are" : "is"));
  for (const PieceIndex queen : surrounded) {
    std::vector<PieceIndex> around;
    for (board::Direction d = 0; d < board::directions; ++d) {
      around.push_back(state.top(beside(state.spot(queen), d)));
    }
    finding.note(text::format("around {}: {}", finding.name(queen), finding.names(around)));
  }
}

// H2.
void word_pass(Finding& finding) {
  finding.say(text::format("{} can move and may not pass", finding.side()), "only a side without a move passes");
  finding.note(count_of_moves(finding));
}

// The fix is made when all of the record is known: see `Replay::finish`.
void word_game_type(Finding& finding) {
  const std::string_view kind = name_of(kind_of(finding.attempt.piece));
  const std::string type = name_of(finding.context.record.type);
  finding.say(text::format("{} is not in the game type `{}`", finding.name(), type), "not in this game");
  const text::Span span = finding.context.record.type_span;
  if (!span.empty()) finding.label(span, text::format("`{}` has no {}", type, kind));
}

void offer_option(Finding& finding) {
  switch (finding.verdict.check) {
    case Check::pass_with_moves:
      return finding.help("`--option pass=free` accepts every pass");
    case Check::queen_on_first_turn:
      return finding.help("`--option queen-first=allowed` accepts it, as some old games need it");
    case Check::piece_order:
      if (finding.context.has_free_order) finding.help("`--option piece-order=any` accepts every order");
      return;
    default:
      return;
  }
}

void point_to_last_turn(Finding& finding) {
  if (!finding.verdict.related_ply) return;
  const std::uint32_t ply = *finding.verdict.related_ply;
  const bool is_pass = finding.context.record.plies[ply].is_pass();
  finding.point_to(ply, text::format("{} has just {}", finding.other_side(), is_pass ? "passed" : "moved"));
}

// Checks 4 to 10: a piece from the hand.

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

void word_placement_detached(Finding& finding) {
  finding.say(text::format("{} would be apart from the hive", finding.name()), "no piece touches this cell");
}

// H23.
void word_no_one(Finding& finding) {
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
  note_destinations(finding, "can be thrown to");
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

void word_throw_before_queen(Finding& finding) { word_queen_in_hand(finding, "be thrown"); }

void word_pinned_target(Finding& finding) { word_parts(finding, "it may not be lifted from its cell"); }

}  // namespace plyglot::hive::play
