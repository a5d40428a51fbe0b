#include "hive/notations/thehive/resolve/piece_order.hpp"

#include "findings/finding.hpp"
#include "hive/record/record_changes.hpp"
#include "hive/spelling/thehive_spelling.hpp"
#include "text/format.hpp"

namespace plyglot::hive::thehive {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;

}  // namespace

PieceIndex piece_due_before(PieceIndex piece, const GameState& state) {
  if (piece == no_piece || !holds(state.hand(), piece)) return no_piece;
  const PieceSet of_its_kind = state.hand() & pieces_of(kind_of(piece)) & pieces_of(colour_of(piece));
  const auto lowest = static_cast<PieceIndex>(std::countr_zero(of_its_kind));
  return lowest == piece ? no_piece : lowest;
}

void report_out_of_order(PieceIndex piece, PieceIndex due, text::Span span, diagnostics::Reporter& reporter) {
  Finding(reporter, DiagnosticId::thehive_number_order, span,
          text::format("`{}` comes into play before `{}`", spelling.piece(piece), spelling.piece(due)))
      .note("the number of a piece says in what order the pieces of its kind come into play");
}

void add_renumbering(const Ast& ast, const Record& record, diagnostics::Reporter& reporter) {
  std::vector<diagnostics::Edit> edits;
  const auto names = names_when_renumbered(record);
  const auto rename = [&](const NamedPiece& named) {
    if (named.piece == no_piece || names[named.piece] == named.piece) return;
    edits.push_back({named.digits, std::to_string(facts_of(names[named.piece]).number)});
  };
  for (const Line& line : ast.lines) {
    rename(line.piece);
    rename(line.target);
  }
  for (diagnostics::Diagnostic& finding : reporter.pending()) {
    if (finding.id != DiagnosticId::thehive_number_order) continue;
    finding.fix = diagnostics::Fix{"number the pieces of the whole game as they come into play",
                                   diagnostics::Safety::unsafe, edits};
  }
}

}  // namespace plyglot::hive::thehive
