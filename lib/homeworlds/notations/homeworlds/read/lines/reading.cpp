#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"

#include "text/sort.hpp"

#include <algorithm>
#include <iterator>

namespace plyglot::homeworlds {
namespace {

using diagnostics::Severity;

struct Deviation {
  DiagnosticId id;
  Dialect dialect;
  Severity severity;
};

// The second severities of the table. An extra word after a homeworld of `ap` is an error anyway (homeworlds R10).
constexpr Deviation deviations[] = {
    {DiagnosticId::homeworlds_letter_case, Dialect::quux, Severity::error},
    {DiagnosticId::homeworlds_extra_words, Dialect::sdg, Severity::warning},
    {DiagnosticId::homeworlds_extra_words, Dialect::ap, Severity::warning},
    {DiagnosticId::homeworlds_build_without_size, Dialect::jpb, Severity::error},
    {DiagnosticId::homeworlds_build_without_size, Dialect::sdg, Severity::error},
    {DiagnosticId::homeworlds_build_without_size, Dialect::ap, Severity::off},
    {DiagnosticId::homeworlds_trade_order, Dialect::ap, Severity::error},
    {DiagnosticId::homeworlds_trade_order, Dialect::sdg, Severity::error},
    {DiagnosticId::homeworlds_trade_order, Dialect::jpb, Severity::error},
    {DiagnosticId::homeworlds_trade_order, Dialect::quux, Severity::error},
    {DiagnosticId::homeworlds_catastrophe_order, Dialect::ap, Severity::error},
    {DiagnosticId::homeworlds_catastrophe_order, Dialect::sdg, Severity::error},
    {DiagnosticId::homeworlds_catastrophe_order, Dialect::jpb, Severity::error},
    {DiagnosticId::homeworlds_catastrophe_order, Dialect::quux, Severity::error},
    {DiagnosticId::homeworlds_homeworld_without_name, Dialect::jpb, Severity::error},
    {DiagnosticId::homeworlds_long_name, Dialect::jpb, Severity::error},
    {DiagnosticId::homeworlds_empty_turn, Dialect::hwl, Severity::warning},
};

}  // namespace

Severity severity_of(DiagnosticId id, Dialect dialect) {
  const auto* found = std::find_if(std::begin(deviations), std::end(deviations), [&](const Deviation& deviation) {
    return deviation.id == id && deviation.dialect == dialect;
  });
  return found == std::end(deviations) ? diagnostics::catalogue_entry(id).severity : found->severity;
}

void sort_by_place(std::vector<NotedFinding>& findings) {
  text::sort(findings.begin(), findings.end(), [](const NotedFinding& a, const NotedFinding& b) {
    return a.span.begin != b.span.begin ? a.span.begin < b.span.begin : a.span.end < b.span.end;
  });
}

bool breaks_turn(const NotedFinding& finding, Dialect dialect) {
  if (finding.leaves_turn_whole) return false;
  switch (finding.id) {
    case DiagnosticId::homeworlds_unknown_verb:
    case DiagnosticId::homeworlds_missing_argument:
    case DiagnosticId::homeworlds_bad_piece:
    case DiagnosticId::homeworlds_bad_colour:
    case DiagnosticId::homeworlds_bad_name:
    case DiagnosticId::homeworlds_inference_needed:
    case DiagnosticId::homeworlds_serial_letter:
    case DiagnosticId::homeworlds_discovery_without_move:
      return true;
    // Of what begins like an action.
    case DiagnosticId::homeworlds_unknown_sentence:
      return finding.severity == diagnostics::Severity::error;
    case DiagnosticId::homeworlds_extra_words:
      return finding.holds_action;
    // Of a verb: elsewhere case is a matter of style.
    case DiagnosticId::homeworlds_letter_case:
      return dialect == Dialect::quux;
    default:
      return false;
  }
}

NotedFinding* Reading::report(DiagnosticId id, text::Span span, std::optional<std::string> fix) {
  const diagnostics::Severity severity = severity_of(id, form.dialect);
  if (severity == diagnostics::Severity::off) return nullptr;
  NotedFinding finding;
  finding.id = id;
  finding.severity = severity;
  finding.span = span;
  finding.fix = std::move(fix);
  findings.push_back(std::move(finding));
  return &findings.back();
}

}  // namespace plyglot::homeworlds
