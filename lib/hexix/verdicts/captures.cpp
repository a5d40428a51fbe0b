#include "hexix/spelling/phrases.hpp"
#include "hexix/verdicts/wordings.hpp"
#include "text/format.hpp"

namespace plyglot::hexix {
namespace {

void help_with_captures_of(Wording& wording, Cell from) {
  const auto is_by_it = [from](Move move) { return move.kind == MoveKind::capture && move.cell == from; };
  wording.help_moves("legal captures by " + quoted(from), is_by_it,
                     text::format("{} has no legal capture", quoted(from)));
}

// What Red calls forward is down the board.
std::string_view forward_of(Player player) { return player == Player::blue ? "up" : "down"; }

}  // namespace

void word_empty_target(const Violation& about) {
  const Cell target = about.move.target;
  Wording wording(about, about.node.target.span, text::format("there is no piece on {}", quoted(target)),
                  text::format("nothing here that {} could take", quoted(about.move.cell)));
  wording.note("pieces move only by capturing");
  help_with_captures_of(wording, wording.move.cell);
}

void word_own_target(const Violation& about) {
  const Cell target = about.move.target;
  const bool is_itself = target == about.move.cell;
  const std::string piece = piece_on(about.state(), target);
  Wording wording(about, about.node.target.span,
                  is_itself ? text::format("{} would capture itself", piece)
                            : text::format("{} is {}'s own", piece, about.mover_name()),
                  is_itself ? "the same cell" : text::format("a piece of {}", about.mover_name()));
  wording.point_to_piece(target);
  help_with_captures_of(wording, wording.move.cell);
}

void word_home_captures(const Violation& about) {
  const Cell target = about.move.target;
  Wording wording(about, about.node.cell.span,
                  text::format("{} is a home, and homes do not capture", quoted(about.move.cell)),
                  text::format("the home of {}", about.mover_name()));
  const auto takes_it = [target](Move move) { return move.kind == MoveKind::capture && move.target == target; };
  wording.help_moves("legal captures on " + quoted(target), takes_it);
}

void word_not_forward(const Violation& about) {
  const Cell from = about.move.cell;
  const Cell target = about.move.target;
  const Player mover = about.mover();
  const Direction ahead = mover == Player::blue ? Direction::north : Direction::south;
  const CellSet forward = forward_cells(from, mover);
  const bool is_straight = neighbour(from, ahead) == target;
  Wording wording(
      about, about.node.target.span,
      text::format("{} is not diagonally forward of {} for {}", quoted(target), quoted(from), about.mover_name()),
      is_straight ? "straight ahead is never a capture" : "");
  wording.note(text::format("{} captures diagonally {} the board; from {}: {}", wording.mover_name(), forward_of(mover),
                            quoted(from), cells_phrase(forward)));
  if (wording.circumstances.is_known) wording.note("it is played anyway");
}

// hexix 7: both numbers and the kind.
void word_capture_value(const Violation& about) {
  const Piece piece = about.state().at(about.move.cell);
  const Piece target = about.state().at(about.move.target);
  const bool takes_smaller = piece.kind == PieceKind::down;
  const unsigned own = piece.number;
  const unsigned other = target.number;
  Wording wording(about, about.node.span,
                  text::format("a `{}` with {} takes {} numbers only, not {}", letter_of(piece.kind), own,
                               takes_smaller ? "smaller" : "larger", other),
                  other == own ? text::format("{} is equal", other)
                               : text::format("{} is {}", other, takes_smaller ? "larger" : "smaller"));
  wording.note(text::format("{} meets {}", piece_on(wording.state(), wording.move.cell),
                            piece_on(wording.state(), wording.move.target)));
  if (target.kind == PieceKind::home) wording.note("a home has 6: only a `^` with 1 to 5 takes it");
  wording.note("it is played anyway");
  wording.point_to_piece(wording.move.cell);
  wording.point_to_piece(wording.move.target);
  help_with_captures_of(wording, wording.move.cell);
}

}  // namespace plyglot::hexix
