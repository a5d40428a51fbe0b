#include "hexix/notations/hexix/resolve/order_findings.hpp"

#include "hexix/notations/hexix/resolve/skipped_plies.hpp"
#include "hexix/spelling/phrases.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

#include <algorithm>

namespace plyglot::hexix {
namespace {

using diagnostics::Diagnostic;
using diagnostics::DiagnosticId;

std::string written(const Resolution& resolution, text::Span span) {
  return text::quote(resolution.source.slice(span));
}

void note_fitting(Diagnostic& diagnostic, const Resolution& resolution, const SkippedPlies& plies, text::Span next) {
  diagnostic.notes.push_back(
      text::format("{} of {} {}: {} must be legal afterwards", plies.fitting.size(), legal_plies_phrase(plies.legal),
                   plies.fitting.size() == 1 || plies.legal == 1 ? "fits" : "fit", written(resolution, next)));
  if (plies.fitting.empty()) return;
  diagnostic.notes.push_back(
      text::format("those that fit: {}", moves_phrase(plies.fitting, resolution.options.dialect)));
}

void report_no_ply_fits(Resolution& resolution, text::Span place, const SkippedPlies& plies, text::Span next) {
  const std::string_view mover = name_of(resolution.turn());
  Diagnostic& diagnostic = resolution.reporter.report(
      DiagnosticId::hexix_no_ply_fits, place,
      text::format("no legal ply of {} fits here: none makes {} legal", mover, written(resolution, next)));
  diagnostic.label = text::format("{} has {}", mover, legal_plies_phrase(plies.legal));
  diagnostic.labels.push_back({next, "not legal after any of them"});
}

// R4a: where the `...` of the ply that is missing belongs, behind what stands in Blue's column.
void mend_missing_ply(Diagnostic& diagnostic, const Resolution& resolution) {
  const RowNode& row = resolution.ast.rows[resolution.last_blue_row];
  const std::uint32_t end = resolution.last_blue_item->span().end;
  const std::uint32_t offset = end - resolution.ast.lines[row.line].span.begin;
  const std::uint32_t column = (row.number ? resolution.ast.prefix_width : 0) + 7;
  const std::size_t blanks = offset < column ? column - offset : 1;
  diagnostic.fix = diagnostics::Fix{"write `...` for a ply of Red that was not recorded",
                                    diagnostics::Safety::unsafe,
                                    {{{end, end}, std::string(blanks, ' ') + "..."}}};
}

}  // namespace

void report_fragment(Resolution& resolution, text::Span place) {
  Diagnostic& diagnostic = resolution.reporter.report(
      DiagnosticId::hexix_fragment, place, "the record begins with a ply of Red, so its position is unknown");
  diagnostic.label = "no ply of Blue before it";
  diagnostic.notes.emplace_back(
      "without a position only the words, the layout, the order of plies and the directions of captures are checked");
  diagnostic.helps.emplace_back(
      text::format("a line before it can say where it begins; the start of a game would be `# position: {}`",
                   position_text(start_position())));
}

void report_skipped_ply(Resolution& resolution, text::Span place, const MoveNode* next) {
  SkippedPlies plies;
  const bool is_counted = next != nullptr && resolution.is_certain();
  if (is_counted) plies = skipped_plies(resolution.state, *next, resolution.options.rules());
  Diagnostic& diagnostic = resolution.reporter.report(
      DiagnosticId::hexix_skipped_ply, place, text::format("a ply of {} was not recorded", name_of(resolution.turn())));
  if (is_counted) note_fitting(diagnostic, resolution, plies, next->span);
  if (resolution.is_certain()) diagnostic.notes.emplace_back("from here on the position is uncertain");
  // The reference to the diagnostic ends here.
  if (is_counted && plies.fitting.empty()) report_no_ply_fits(resolution, place, plies, next->whole);
}

void report_missing_ply(Resolution& resolution, const MoveNode& node) {
  Diagnostic& diagnostic = resolution.reporter.report(
      DiagnosticId::hexix_missing_ply, node.whole,
      text::format("{} is a ply of Blue, but it is Red's turn", written(resolution, node.span)));
  diagnostic.label = "no ply of Red before this one";
  if (resolution.is_certain()) diagnostic.notes.emplace_back("from here on the position is uncertain");
  const ItemNode* const last = resolution.last_blue_item;
  if (last == nullptr) return;
  diagnostic.labels.push_back(last->has_move ? diagnostics::Label{last->move.whole, "the last ply of Blue"}
                                             : diagnostics::Label{last->dots, "Blue's turn before it"});
  mend_missing_ply(diagnostic, resolution);
}

void report_position_turn(Resolution& resolution, const MoveNode& node) {
  Diagnostic& diagnostic = resolution.reporter.report(
      DiagnosticId::hexix_position_turn, node.whole,
      text::format("{} stands in Blue's column, but Red is to move first", written(resolution, node.span)));
  diagnostic.label = "it would be Red's turn";
  diagnostic.labels.push_back({resolution.ast.position->span, "`r` at the end: Red moves first"});
  diagnostic.notes.emplace_back("the ply is played for Blue, and the position is uncertain from here on");
  diagnostic.helps.emplace_back("end the position with `b`, or write `...` in Blue's column of the first row");
}

void report_move_after_end(Resolution& resolution, const Ply& ply) {
  const Record& record = resolution.record;
  const std::string_view winner = name_of(record.winner);
  const std::string_view loser = name_of(opponent_of(record.winner));
  const std::string end = record.end == End::home ? text::format("{} had taken the home of {}", winner, loser)
                                                  : text::format("{} had no legal ply left", loser);
  Diagnostic& diagnostic =
      resolution.reporter.report(DiagnosticId::hexix_move_after_end, ply.whole,
                                 text::format("{} comes after the end: {}", written(resolution, ply.span), end));
  diagnostic.label = "not played, nor what follows";
  diagnostic.labels.push_back({record.plies[record.ending_ply].whole, text::format("{} won by this ply", winner)});
}

}  // namespace plyglot::hexix
