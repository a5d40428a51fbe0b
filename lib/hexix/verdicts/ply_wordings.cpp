#include "hexix/record/move_text.hpp"
#include "hexix/spelling/phrases.hpp"
#include "hexix/verdicts/wording.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::hexix {
namespace {

// What the writer may have meant by naming a cell that has a piece already.
void help_with_piece(Wording& wording, Cell cell) {
  const Piece piece = wording.state().at(cell);
  const bool is_own = piece.owner == wording.mover();
  if (wording.situation.is_read_otherwise) return;
  if (is_own && piece.number < 6) {
    wording.help(text::format("to raise the piece, write `{}`", move_text({MoveKind::increment, cell})));
  } else if (!is_own) {
    const auto takes_it = [cell](Move move) { return move.kind == MoveKind::capture && move.target == cell; };
    wording.help_moves("legal captures on " + quoted(cell), takes_it);
  }
}

bool is_placement(Move move) { return move.kind == MoveKind::place; }

// A piece that was once on the empty cell, if there was one.
void note_departure(Wording& wording, Cell cell) {
  const std::uint32_t number = wording.situation.departures[cell];
  if (number == no_ply) return;
  const Ply& ply = wording.situation.record.plies[number];
  wording.note(text::format("a piece of {} went from {} to {} in row {}", name_of(ply.player), quoted(cell),
                            quoted(ply.target), ply.row + 1));
}

void help_with_target(Wording& wording, Cell target) {
  const auto takes_it = [target](Move move) { return move.kind == MoveKind::capture && move.target == target; };
  wording.help_moves("legal captures on " + quoted(target), takes_it);
}

void help_with_captures_of(Wording& wording, Cell from) {
  const auto is_by_it = [from](Move move) { return move.kind == MoveKind::capture && move.cell == from; };
  wording.help_moves("legal captures by " + quoted(from), is_by_it,
                     text::format("{} has no legal capture", quoted(from)));
}

// What Red calls forward is down the board.
std::string_view forward_of(Player player) { return player == Player::blue ? "up" : "down"; }

}  // namespace

void word_occupied_cell(const Violation& about) {
  const Cell cell = about.move.cell;
  const Piece piece = about.state().at(cell);
  Wording wording(about, about.node.cell().span,
                  text::format("{} is occupied by {} `{}`", quoted(cell),
                               piece.owner == about.mover() ? "the own piece" : "the enemy piece", piece_text(piece)),
                  "pieces are placed on empty cells");
  wording.point_to_piece(cell);
  help_with_piece(wording, cell);
}

void word_no_own_neighbour(const Violation& about) {
  const Cell cell = about.move.cell;
  const CellSet enemies = neighbours(cell) & about.state().pieces(opponent_of(about.mover()));
  Wording wording(about, about.node.span(),
                  text::format("{} has no piece next to {}", about.mover_name(), quoted(cell)),
                  "not placed next to an own piece");
  wording.note(text::format("the neighbours of {} are {}; pieces of {} there: {}", quoted(cell),
                            cells_phrase(neighbours(cell)), wording.enemy_name(), cells_phrase(enemies)));
  if (!wording.situation.is_read_otherwise) {
    wording.note(text::format("the piece is put on the board with {} anyway", wording.verdict.number));
  }
  wording.help_other_side();
  wording.help_moves("legal placements", is_placement, "no placement is legal here");
}

void word_wrong_value(const Violation& about) {
  const Cell cell = about.move.cell;
  const CellSet own = neighbours(cell) & about.state().pieces(about.mover());
  Wording wording(
      about, about.node.value(),
      text::format("the piece on {} gets {}, not {}", quoted(cell), about.verdict.number, about.node.number),
      text::format("{} has {}", quoted(cell), text::counted(count(own), "own neighbour")));
  wording.note(text::format("a new piece gets the count of own pieces beside it: {}", cells_phrase(own)));
  wording.write(wording.node.value(), text::format("{}", wording.verdict.number));
}

void word_empty_cell(const Violation& about) {
  const Cell cell = about.move.cell;
  const bool captures = about.move.kind == MoveKind::capture;
  Wording wording(about, about.node.cell().span, text::format("there is no piece on {}", quoted(cell)),
                  captures ? "nothing here that could capture" : "nothing here to raise");
  note_departure(wording, cell);
  if (captures) return help_with_target(wording, wording.move.target);
  const auto is_here = [cell](Move move) { return move.kind == MoveKind::place && move.cell == cell; };
  wording.help_moves("to place a piece there", is_here);
}

void word_enemy_piece(const Violation& about) {
  const Cell cell = about.move.cell;
  Wording wording(about, about.node.cell().span,
                  text::format("{} is {}'s, and this is a ply of {}", piece_on(about.state(), cell), about.enemy_name(),
                               about.mover_name()),
                  text::format("a piece of {}", about.enemy_name()));
  wording.point_to_piece(cell);
  wording.help_other_side();
  help_with_target(wording, cell);
}

void word_increment_past_six(const Violation& about) {
  const Cell cell = about.move.cell;
  const bool is_home = about.state().at(cell).kind == PieceKind::home;
  const std::string piece = piece_on(about.state(), cell);
  Wording wording(
      about, about.node.span(),
      is_home ? text::format("the home {} has 6 and cannot be raised", piece) : text::format("{} has 6 already", piece),
      is_home ? "a home always has 6" : "6 is the highest number");
  wording.point_to_piece(cell);
  const auto raises = [](Move move) { return move.kind == MoveKind::increment; };
  wording.help_moves("pieces that can be raised", raises);
}

void word_empty_target(const Violation& about) {
  const Cell target = about.move.target;
  Wording wording(about, about.node.target().span, text::format("there is no piece on {}", quoted(target)),
                  text::format("nothing here that {} could take", quoted(about.move.cell)));
  wording.note("pieces move only by capturing");
  help_with_captures_of(wording, wording.move.cell);
}

void word_own_target(const Violation& about) {
  const Cell target = about.move.target;
  const bool is_itself = target == about.move.cell;
  const std::string piece = piece_on(about.state(), target);
  Wording wording(about, about.node.target().span,
                  is_itself ? text::format("{} would capture itself", piece)
                            : text::format("{} is {}'s own", piece, about.mover_name()),
                  is_itself ? "the same cell" : text::format("a piece of {}", about.mover_name()));
  wording.point_to_piece(target);
  help_with_captures_of(wording, wording.move.cell);
}

void word_home_captures(const Violation& about) {
  const Cell target = about.move.target;
  Wording wording(about, about.node.cell().span,
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
      about, about.node.target().span,
      text::format("{} is not diagonally forward of {} for {}", quoted(target), quoted(from), about.mover_name()),
      is_straight ? "straight ahead is never a capture" : "");
  wording.note(text::format("{} captures diagonally {} the board; from {}: {}", wording.mover_name(), forward_of(mover),
                            quoted(from), cells_phrase(forward)));
  if (wording.situation.is_known && !wording.situation.is_read_otherwise) wording.note("it is played anyway");
}

// hexix 7: both numbers and the kind.
void word_capture_value(const Violation& about) {
  const Piece piece = about.state().at(about.move.cell);
  const Piece target = about.state().at(about.move.target);
  const bool takes_smaller = piece.kind == PieceKind::down;
  const unsigned own = piece.number;
  const unsigned other = target.number;
  Wording wording(about, about.node.span(),
                  text::format("a `{}` with {} takes {} numbers only, not {}", letter_of(piece.kind), own,
                               takes_smaller ? "smaller" : "larger", other),
                  other == own ? text::format("{} is equal", other)
                               : text::format("{} is {}", other, takes_smaller ? "larger" : "smaller"));
  wording.note(text::format("{} meets {}", piece_on(wording.state(), wording.move.cell),
                            piece_on(wording.state(), wording.move.target)));
  if (target.kind == PieceKind::home) wording.note("a home has 6: only a `^` with 1 to 5 takes it");
  if (!wording.situation.is_read_otherwise) wording.note("it is played anyway");
  wording.point_to_piece(wording.move.cell);
  wording.point_to_piece(wording.move.target);
  help_with_captures_of(wording, wording.move.cell);
}

}  // namespace plyglot::hexix
