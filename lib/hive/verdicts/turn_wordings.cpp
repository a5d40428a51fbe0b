#include "hive/verdicts/offered_moves.hpp"
#include "hive/verdicts/wordings.hpp"
#include "text/format.hpp"

namespace plyglot::hive::verdicts {
namespace {

constexpr Colour colours[] = {Colour::white, Colour::black};

// H23: where and when the throwers came, and why a mosquito is one.
void point_to_throwers(Wording& wording, const std::vector<PieceIndex>& throwers) {
  for (const PieceIndex thrower : throwers) {
    wording.point_to(thrower);
    if (kind_of(thrower) != BugKind::mosquito) continue;
    wording.note(text::format("{} touches a pillbug and throws as one", wording.name(thrower)));
  }
}

}  // namespace

// H29.
void word_game_over(Wording& wording) {
  const GameState& state = wording.state();
  std::vector<PieceIndex> surrounded;
  surrounded.reserve(std::size(colours));
  for (const Colour colour : colours) {
    if (state.is_surrounded(colour)) surrounded.push_back(queen_of(colour));
  }
  const bool is_draw = surrounded.size() == 2;
  const std::string end =
      is_draw ? "a draw" : text::format("{} has won", player_name(other(colour_of(surrounded.front()))));
  wording.say(text::format("the game is over: {}", end), "played after the end");
  if (wording.verdict.related_ply) {
    wording.point_to(*wording.verdict.related_ply, text::format("after this move {} {} surrounded",
                                                                wording.names(surrounded), is_draw ? "are" : "is"));
  }
  for (const PieceIndex queen : surrounded) {
    std::vector<PieceIndex> around;
    for (board::Direction d = 0; d < board::directions; ++d) {
      around.push_back(state.top(beside(state.spot(queen), d)));
    }
    wording.note(text::format("around {}: {}", wording.name(queen), wording.names(around)));
  }
}

// H2.
void word_pass(Wording& wording) {
  wording.say(text::format("{} can move and may not pass", wording.side()), "only a side without a move passes");
  wording.note(count_of_moves(wording));
}

// The fix is made when all of the record is known: see `Replay::finish`.
void word_game_type(Wording& wording) {
  const std::string_view kind = name_of(kind_of(wording.attempt.piece));
  const std::string type = name_of(wording.situation.record.type);
  wording.say(text::format("{} is not in the game type `{}`", wording.name(), type), "not in this game");
  const text::Span span = wording.situation.record.type_span;
  if (!span.empty()) wording.label(span, text::format("`{}` has no {}", type, kind));
}

void offer_option(Wording& wording) {
  switch (wording.verdict.rule) {
    case Rule::pass_with_moves:
      return wording.help("`--option pass=free` accepts every pass");
    case Rule::queen_on_first_turn:
      return wording.help("`--option queen-first=allowed` accepts it, as some old games need it");
    case Rule::piece_order:
      if (wording.situation.has_free_order) wording.help("`--option piece-order=any` accepts every order");
      return;
    default:
      return;
  }
}

void point_to_last_turn(Wording& wording) {
  if (!wording.verdict.related_ply) return;
  const std::uint32_t ply = *wording.verdict.related_ply;
  const bool is_pass = wording.situation.record.plies[ply].is_pass();
  wording.point_to(ply, text::format("{} has just {}", wording.other_side(), is_pass ? "passed" : "moved"));
}

// Checks 4 to 10: a piece from the hand.

void word_wrong_side(Wording& wording) {
  const bool is_first = wording.state().plies() == 0;
  wording.say(
      text::format("{} is {}'s, and {} is to move", wording.name(), wording.other_side(), wording.side()),
      is_first ? std::string("White begins") : text::format("ply {} is {}'s", wording.ply_number(), wording.side()));
  point_to_last_turn(wording);
}

// H6.
void word_queen_first(Wording& wording) {
  wording.say(text::format("{} may not be placed on {}'s first turn", wording.name(), wording.side()),
              "any other piece may come first");
  wording.note("it is played anyway: not everybody plays by this rule");
}

// H7.
void word_queen_overdue(Wording& wording) {
  const std::string queen = wording.name(queen_of(wording.state().to_move()));
  wording.say(
      text::format("{} must place {} in this turn, not {}", wording.side(), queen, wording.name()),
      text::format("turn {} of {}, and {} is still in the hand", wording.state().turn(), wording.side(), queen));
  wording.note("a side's queen is placed in its first four turns");
}

// H8. The fix is made when all of the record is known: see `Replay::finish`.
void word_order(Wording& wording) {
  const PieceIndex lowest = wording.verdict.pieces.front();
  wording.say(
      text::format("{} is placed while {} is still in {}'s hand", wording.name(), wording.name(lowest), wording.side()),
      text::format("{} comes first", wording.name(lowest)));
  wording.note("it is played anyway: not every program numbers pieces as they come into play");
}

void word_placement_on_piece(Wording& wording) {
  const PieceIndex there = wording.verdict.pieces.front();
  wording.say(text::format("{} comes from the hand and may not go onto {}", wording.name(), wording.name(there)),
              text::format("{} is there", wording.name(there)));
  wording.point_to(there);
}

// H5. More than two labels on other moves hide the one that matters.
void word_touching(Wording& wording) {
  const std::vector<PieceIndex>& enemies = wording.verdict.pieces;
  wording.say(
      text::format("{} may not be placed beside {}'s {}", wording.name(), wording.other_side(), wording.names(enemies)),
      "a new piece touches its own side only");
  for (const PieceIndex enemy : enemies) {
    if (wording.label_count() < 2) wording.point_to(enemy);
    const PieceIndex below = wording.state().below(enemy);
    if (below == no_piece) continue;
    wording.note(text::format("{} is on {}: a stack belongs to the side of its top piece", wording.name(enemy),
                              wording.name(below)));
  }
}

void word_placement_detached(Wording& wording) {
  wording.say(text::format("{} would be apart from the hive", wording.name()), "no piece touches this cell");
}

// H23.
void word_no_one(Wording& wording) {
  const PieceSet own = wording.state().pieces() & pieces_of(wording.state().to_move());
  const bool has_pillbug = (own & pieces_of(BugKind::pillbug)) != 0;
  wording.say(text::format("{} is {}'s, and {} is to move", wording.name(), wording.other_side(), wording.side()),
              has_pillbug ? text::format("no pillbug of {}'s is next to it to throw it", wording.side())
                          : text::format("ply {} is {}'s", wording.ply_number(), wording.side()));
  point_to_last_turn(wording);
}

// H24.
void word_stacked(Wording& wording) {
  const bool is_covered = !wording.verdict.pieces.empty();
  const PieceIndex other = is_covered ? wording.verdict.pieces.front() : wording.state().below(wording.attempt.piece);
  wording.say(is_covered ? text::format("{} cannot be thrown: {} is on it", wording.name(), wording.name(other))
                         : text::format("{} cannot be thrown: it is on {}", wording.name(), wording.name(other)),
              "only a piece alone in its cell can be thrown");
  wording.point_to(is_covered ? other : wording.attempt.piece);
}

// H24.
void word_stunned_target(Wording& wording) {
  const std::string_view arrival = wording.arrival(wording.attempt.piece);
  wording.say(text::format("{} has just been {} and cannot be thrown in this turn", wording.name(), arrival),
              "the piece of the last turn rests");
  wording.point_to(wording.attempt.piece);
}

// H23. What the other side moved last is a piece of this side: it was thrown.
void word_stunned_thrower(Wording& wording) {
  const PieceIndex thrower = wording.verdict.pieces.front();
  wording.say(
      text::format("{} has just been thrown and cannot throw {} in this turn", wording.name(thrower), wording.name()),
      "no other piece beside it can throw it");
  point_to_throwers(wording, {thrower});
}

// H25.
void word_target(Wording& wording) {
  const std::vector<PieceIndex>& throwers = wording.verdict.pieces;
  const PieceIndex there = wording.piece_there();
  if (there == wording.attempt.piece) {
    wording.say(text::format("{} would be thrown onto the cell where it is", wording.name()), "its own cell");
  } else if (throwers.size() == 1 && there == throwers.front()) {
    wording.say(text::format("{} cannot throw {} onto itself", wording.name(there), wording.name()),
                text::format("{} is there", wording.name(there)));
  } else if (there != no_piece) {
    wording.say(text::format("{} cannot throw {} onto {}", wording.names(throwers, " or "), wording.name(),
                             wording.name(there)),
                text::format("{} is there", wording.name(there)));
  } else {
    wording.say(text::format("{} cannot throw {} as far as {}", wording.names(throwers, " or "), wording.name(),
                             wording.place()),
                text::format("this cell is not beside {}", wording.names(throwers, " or ")));
  }
  point_to_throwers(wording, throwers);
  wording.note("a throw ends on an empty cell beside the thrower");
  note_destinations(wording, "can be thrown to");
}

// H13, H25.
void word_gate(Wording& wording) {
  const PieceIndex thrower = wording.verdict.pieces.front();
  std::vector<PieceIndex> gate;
  for (const Cell cell : wording.verdict.gate) gate.push_back(wording.state().top(spot_of(cell)));
  wording.say(text::format("{} cannot be thrown between the stacks under {}", wording.name(), wording.names(gate)),
              text::format("the way over {} is closed", wording.name(thrower)));
  point_to_throwers(wording, {thrower});
  for (const PieceIndex piece : gate) wording.point_to(piece);
  wording.note("a throw goes up onto the thrower and down again, and not between two stacks that are both higher");
}

void word_throw_before_queen(Wording& wording) { word_queen_in_hand(wording, "be thrown"); }

void word_pinned_target(Wording& wording) { word_parts(wording, "it may not be lifted from its cell"); }

}  // namespace plyglot::hive::verdicts
