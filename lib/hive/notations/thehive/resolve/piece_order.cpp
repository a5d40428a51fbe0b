#include "hive/notations/thehive/resolve/piece_order.hpp"

#include "hive/notations/thehive/read/thehive_spelling.hpp"
#include "hive/record/record_changes.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::hive::thehive {
namespace {

using diagnostics::Diagnostic;
using diagnostics::DiagnosticId;
using diagnostics::Edit;

// What each piece of the text is called when the numbers follow the order of entry. Pieces that never came into play
// keep their order behind those that did.
std::array<PieceIndex, all_pieces> new_names(const Record& record) {
  std::array<PieceIndex, all_pieces> names;
  names.fill(no_piece);
  PieceSet taken = 0;
  const Record ordered = renumbered(record);
  for (std::size_t i = 0; i < record.plies.size(); ++i) {
    if (record.plies[i].is_pass()) continue;
    names[record.plies[i].piece] = ordered.plies[i].piece;
    taken |= set_of(ordered.plies[i].piece);
  }
  for (PieceIndex piece = 0; piece < all_pieces; ++piece) {
    if (names[piece] != no_piece) continue;
    const PieceSet free_names = pieces_of(kind_of(piece)) & pieces_of(colour_of(piece)) & ~taken;
    names[piece] = static_cast<PieceIndex>(std::countr_zero(free_names));
    taken |= set_of(names[piece]);
  }
  return names;
}

}  // namespace

PieceIndex piece_due_before(PieceIndex piece, const GameState& state) {
  if (piece == no_piece || !holds(state.hand(), piece)) return no_piece;
  const PieceSet of_its_kind = state.hand() & pieces_of(kind_of(piece)) & pieces_of(colour_of(piece));
  const auto lowest = static_cast<PieceIndex>(std::countr_zero(of_its_kind));
  return lowest == piece ? no_piece : lowest;
}

void report_out_of_order(PieceIndex piece, PieceIndex due, text::Span span, diagnostics::Reporter& reporter) {
  Diagnostic& found =
      reporter.report(DiagnosticId::thehive_number_order, span,
                      text::format("`{}` comes into play before `{}`", spelling.piece(piece), spelling.piece(due)));
  found.notes.emplace_back("the number of a piece says in what order the pieces of its kind come into play");
}

void add_renumbering(const Ast& ast, const Record& record, diagnostics::Reporter& reporter) {
  std::vector<Edit> edits;
  const auto names = new_names(record);
  const auto rename = [&](const NamedPiece& named) {
    if (named.piece == no_piece || names[named.piece] == named.piece) return;
    edits.push_back({named.digits, std::to_string(facts_of(names[named.piece]).number)});
  };
  for (const Line& line : ast.lines) {
    rename(line.piece);
    rename(line.target);
  }
  for (Diagnostic& finding : reporter.pending()) {
    if (finding.id != DiagnosticId::thehive_number_order) continue;
    finding.fix = diagnostics::Fix{"number the pieces of the whole game as they come into play",
                                   diagnostics::Safety::unsafe, edits};
  }
}

}  // namespace plyglot::hive::thehive
