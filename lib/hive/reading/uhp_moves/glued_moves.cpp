#include "hive/reading/uhp_moves/glued_moves.hpp"

#include <algorithm>

namespace plyglot::hive::uhp {

using diagnostics::Diagnostic;
using text::Span;

void distrust_fixes_in(std::span<const Span> stretches, std::vector<Diagnostic>& findings) {
  for (Diagnostic& found : findings) {
    if (!found.fix) continue;
    const auto after = std::upper_bound(stretches.begin(), stretches.end(), found.span.begin,
                                        [](std::uint32_t at, Span stretch) { return at < stretch.begin; });
    const bool is_inside = after != stretches.begin() && std::prev(after)->contains(found.span);
    if (is_inside) found.fix->safety = diagnostics::Safety::unsafe;
  }
}

std::vector<Span> stretches_of_glued_moves(const text::Source& source, Span record,
                                           const diagnostics::Reporter& reporter) {
  const std::string_view text = source.slice(record);
  std::vector<Span> stretches;
  for (const Diagnostic& found : reporter.pending()) {
    if (found.id != diagnostics::DiagnosticId::uhp_missing_separator) continue;
    if (!stretches.empty() && stretches.back().contains(found.span)) continue;
    const std::size_t at = found.span.begin - record.begin;
    // Without a semicolon before it, it begins with the record.
    const std::size_t begin = text.rfind(';', at) + 1;
    const std::size_t end = std::min(text.find(';', at), text.size());
    stretches.push_back(
        {record.begin + static_cast<std::uint32_t>(begin), record.begin + static_cast<std::uint32_t>(end)});
  }
  // Where those end that are not held is not known.
  if (!stretches.empty() && !reporter.holds_all()) stretches.push_back({stretches.back().end, record.end});
  return stretches;
}

void trust_division_of_run_on_moves(diagnostics::Reporter& reporter) {
  const auto is_run_on = [](const Diagnostic& found) {
    return found.id == diagnostics::DiagnosticId::uhp_missing_separator && found.span.empty();
  };
  std::vector<Diagnostic>& findings = reporter.pending();
  const auto count = std::count_if(findings.begin(), findings.end(), is_run_on);
  if (reporter.error_count() != static_cast<std::uint32_t>(count)) return;
  for (Diagnostic& found : findings) {
    if (is_run_on(found) && found.fix) found.fix->safety = diagnostics::Safety::safe;
  }
}

}  // namespace plyglot::hive::uhp
