#include "hive/notations/uhp/style_findings.hpp"

#include "findings/finding.hpp"
#include "hive/record/record_replay.hpp"
#include "hive/spelling/move_string.hpp"
#include "text/format.hpp"

namespace plyglot::hive::uhp {

void check_reference(const WrittenMove& move, const GameState& before, const Ply& ply,
                     diagnostics::Reporter& reporter) {
  if (!move.has_reference || before.on_board() == 0) return;
  const auto canonical = canonical_reference(before, move_of(ply));
  if (!canonical || *canonical == Reference{move.reference, move.direction}) return;
  std::string text = spelling.reference(*canonical);
  findings::Finding(reporter, diagnostics::DiagnosticId::uhp_not_canonical_reference, move.reference_span,
                    text::format("the canonical reference for this place is `{}`", text))
      .write(move.reference_span, text);
}

}  // namespace plyglot::hive::uhp
