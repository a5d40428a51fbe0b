#include "plyglot/lint_summary.hpp"

#include "text/format.hpp"

namespace plyglot::tool {

std::string counted_fixes(std::uint64_t applied) {
  return text::format("{} {} applied, ", grouped(applied), applied == 1 ? "fix" : "fixes");
}

void summarise(FindingReport& report, const Totals& totals, Run& run, const std::string& applied) {
  report.finish();
  const Counts& counts = report.counts();
  const std::string findings = said(counts);
  run.note(applied + (findings.empty() ? "no findings" : findings) + (applied.empty() ? " " : " left ") +
           totals.where());
  if (counts.errors + counts.warnings != 0) run.found();
}

}  // namespace plyglot::tool
