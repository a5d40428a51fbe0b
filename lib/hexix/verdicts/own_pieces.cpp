#include "hexix/spelling/phrases.hpp"
#include "hexix/verdicts/wordings.hpp"
#include "text/format.hpp"

namespace plyglot::hexix {
namespace {

// A piece that stood on the empty cell once, if one did.
void note_departure(Wording& wording, Cell cell) {
  const std::uint32_t number = wording.circumstances.departures[cell];
  if (number == no_ply) return;
  const Ply& ply = wording.circumstances.record.plies[number];
  wording.note(text::format("a piece of {} went from {} to {} in row {}", name_of(ply.player), quoted(cell),
                            quoted(ply.target), ply.row + 1));
}

void help_with_target(Wording& wording, Cell target) {
  const auto takes_it = [target](Move move) { return move.kind == MoveKind::capture && move.target == target; };
  wording.help_moves("legal captures on " + quoted(target), takes_it);
}

}  // namespace

void word_empty_cell(const Violation& about) {
  const Cell cell = about.move.cell;
  const bool captures = about.move.kind == MoveKind::capture;
  Wording wording(about, about.node.cell.span, text::format("there is no piece on {}", quoted(cell)),
                  captures ? "nothing here that could capture" : "nothing here to raise");
  note_departure(wording, cell);
  if (captures) return help_with_target(wording, wording.move.target);
  const auto is_here = [cell](Move move) { return move.kind == MoveKind::place && move.cell == cell; };
  wording.help_moves("to place a piece there", is_here);
}

void word_enemy_piece(const Violation& about) {
  const Cell cell = about.move.cell;
  Wording wording(about, about.node.cell.span,
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
      about, about.node.span,
      is_home ? text::format("the home {} has 6 and cannot be raised", piece) : text::format("{} has 6 already", piece),
      is_home ? "a home always has 6" : "6 is the highest number");
  wording.point_to_piece(cell);
  const auto raises = [](Move move) { return move.kind == MoveKind::increment; };
  wording.help_moves("pieces that can be raised", raises);
}

}  // namespace plyglot::hexix
