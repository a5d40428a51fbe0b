#include "hexix/record/move_text.hpp"
#include "hexix/spelling/phrases.hpp"
#include "hexix/verdicts/wordings.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::hexix {
namespace {

// What the writer may have meant by naming a cell where a piece stands already.
void help_with_piece(Wording& wording, Cell cell) {
  const Piece piece = wording.state().at(cell);
  const bool is_own = piece.owner == wording.mover();
  if (is_own && piece.number < 6) {
    wording.help(text::format("to raise the piece, write `{}`", move_text({MoveKind::increment, cell})));
  } else if (!is_own) {
    const auto takes_it = [cell](Move move) { return move.kind == MoveKind::capture && move.target == cell; };
    wording.help_moves("legal captures on " + quoted(cell), takes_it);
  }
}

bool is_placement(Move move) { return move.kind == MoveKind::place; }

}  // namespace

void word_occupied_cell(const Violation& about) {
  const Cell cell = about.move.cell;
  const Piece piece = about.state().at(cell);
  Wording wording(about, about.node.cell.span,
                  text::format("{} is occupied by {} `{}`", quoted(cell),
                               piece.owner == about.mover() ? "the own piece" : "the enemy piece", piece_text(piece)),
                  "pieces are placed on empty cells");
  wording.point_to_piece(cell);
  help_with_piece(wording, cell);
}

void word_no_own_neighbour(const Violation& about) {
  const Cell cell = about.move.cell;
  const CellSet enemies = neighbours(cell) & about.state().pieces(opponent_of(about.mover()));
  Wording wording(about, about.node.span, text::format("{} has no piece next to {}", about.mover_name(), quoted(cell)),
                  "not placed next to an own piece");
  wording.note(text::format("the neighbours of {} are {}; pieces of {} there: {}", quoted(cell),
                            cells_phrase(neighbours(cell)), wording.enemy_name(), cells_phrase(enemies)));
  wording.note(text::format("the piece is put on the board with {} anyway", wording.verdict.number));
  wording.help_other_side();
  wording.help_moves("legal placements", is_placement, "no placement is legal here");
}

void word_wrong_value(const Violation& about) {
  const Cell cell = about.move.cell;
  const CellSet own = neighbours(cell) & about.state().pieces(about.mover());
  Wording wording(
      about, about.node.value,
      text::format("the piece on {} gets {}, not {}", quoted(cell), about.verdict.number, about.node.number),
      text::format("{} has {}", quoted(cell), text::counted(count(own), "own neighbour")));
  wording.note(text::format("a new piece gets the count of own pieces beside it: {}", cells_phrase(own)));
  wording.write(wording.node.value, text::format("{}", wording.verdict.number));
}

}  // namespace plyglot::hexix
