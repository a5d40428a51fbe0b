#include "hive/notations/thehive/resolve/style_findings.hpp"

#include "findings/finding.hpp"
#include "hive/record/record_replay.hpp"
#include "hive/spelling/thehive_spelling.hpp"
#include "text/format.hpp"

namespace plyglot::hive::thehive {

using diagnostics::DiagnosticId;
using findings::Finding;

void check_reference(const WrittenMove& move, const Ply& ply, const GameState& state, diagnostics::Reporter& reporter) {
  if (!move.has_reference || !reporter.wants(DiagnosticId::thehive_not_canonical_reference)) return;
  // The piece is at its destination now, and is lifted from there to look at references.
  const auto canonical = canonical_reference(state, move_of(ply));
  if (!canonical || *canonical == Reference{move.reference, move.direction}) return;
  // N3 to N5 are reported with the same fix.
  if (!canonical->direction || move.reference == move.piece) return;
  std::string text = spelling.reference(*canonical);
  Finding(reporter, DiagnosticId::thehive_not_canonical_reference, move.reference_span,
          text::format("the canonical reference to this cell is `{}`", text))
      .write(move.reference_span, text);
}

}  // namespace plyglot::hive::thehive
