#include "hive/verdicts/play_findings.hpp"

#include "hive/board/bits.hpp"
#include "hive/verdicts/check_wordings.hpp"
#include "hive/verdicts/offered_moves.hpp"
#include "text/format.hpp"

namespace plyglot::hive {

using diagnostics::Diagnostic;
using diagnostics::DiagnosticId;
using diagnostics::Fix;
using diagnostics::Safety;
using findings::Finding;

void report_verdict(const PlayContext& context, const WrittenMove& move, Attempt attempt, const Verdict& verdict,
                    std::optional<Fix> fix, diagnostics::Reporter& reporter) {
  const diagnostics::Severity severity = diagnostics::catalogue_entry(id_of(verdict.check)).severity;
  play::Finding finding(context, move, attempt, verdict, severity, reporter);
  finding.fix(std::move(fix));
  if (verdict.check <= Check::piece_not_in_gametype) {
    play::word_turn(finding);
  } else if (verdict.check <= Check::placement_touches_enemy) {
    play::word_placement(finding);
  } else if (verdict.check <= Check::throw_gate) {
    play::word_throw(finding);
  } else {
    play::word_movement(finding);
  }
  play::offer_moves(finding);
  play::offer_option(finding);
}

void report_custom(const PlayContext& context, const WrittenMove& move, Attempt attempt, const Verdict& verdict,
                   diagnostics::Severity severity, diagnostics::Reporter& reporter) {
  play::Finding finding(context, move, attempt, verdict, severity, reporter);
  play::word_placement(finding);
  play::offer_option(finding);
}

void mend_game_type(const Record& record, PieceSet moved, diagnostics::Reporter& reporter) {
  if (record.type_span.empty()) return;
  const GameType type = smallest_type_with(pieces_of(record.type) | moved);
  for (Diagnostic& found : reporter.pending()) {
    if (found.id != DiagnosticId::hive_piece_not_in_gametype) continue;
    found.fix = Fix{text::format("write `{}`", name_of(type)), Safety::unsafe, {{record.type_span, name_of(type)}}};
  }
}

void report_threefold(const Record& record, const Game& game, diagnostics::Reporter& reporter) {
  const std::vector<std::uint32_t>& occurrences = game.occurrences();
  Finding found(reporter, DiagnosticId::hive_threefold, record.plies.back().span,
                "the position has occurred three times: from here a draw can be claimed");
  for (std::size_t i = 0; i + 1 < occurrences.size(); ++i) {
    if (occurrences[i] == 0) {
      found.note("the empty board counts as well");
      continue;
    }
    const std::uint32_t ply = occurrences[i] - 1;
    found.label(record.plies[ply].span, text::format("after this move (ply {})", ply + 1));
  }
}

Finding report_duplicate(const WrittenMove& move, text::Span before, diagnostics::Reporter& reporter) {
  Finding found(reporter, DiagnosticId::hive_duplicate_move, move.span, "the move is the one before it once more");
  if (!before.empty()) found.label(before, "it was played here");
  return found;
}

}  // namespace plyglot::hive
