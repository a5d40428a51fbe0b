#include "plyglot/lint/lint_summary.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::tool {

using text::counted;
using text::grouped;

std::string counted_suppressions(std::uint64_t applied) {
  return text::format("{} suppressed, ", counted(applied, "finding"));
}

std::string counted_fixes(std::uint64_t applied) {
  return text::format("{} {} applied, ", grouped(applied), applied == 1 ? "fix" : "fixes");
}

void summarise(FindingReport& report, const Totals& totals, Run& run, const std::string& applied) {
  report.finish();
  const Counts& counts = report.counts();
  if (totals.has_no_input() && run.has_failed()) return;
  const std::string findings = said(counts);
  run.note(applied + (findings.empty() ? "no findings" : findings) + (applied.empty() ? " " : " left ") +
           totals.where());
  const std::string fixes = counts.fixable.words();
  if (!fixes.empty()) run.note(fixes);
  if (counts.errors + counts.warnings != 0) run.found();
}

}  // namespace plyglot::tool
