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

namespace {

// Which option fixes how many of the findings; empty if there is no fix.
std::string what_fixes(const Counts& counts) {
  const std::string safely = grouped(counts.safely_fixable);
  const std::string unsafely = grouped(counts.unsafely_fixable);
  if (counts.safely_fixable == 0 && counts.unsafely_fixable == 0) return {};
  if (counts.unsafely_fixable == 0) return text::format("{} can be fixed by --fix", safely);
  if (counts.safely_fixable == 0) return text::format("{} can be fixed by --unsafe-fixes", unsafely);
  return text::format("{} can be fixed by --fix, and {} more by --unsafe-fixes", safely, unsafely);
}

}  // namespace

void summarise(FindingReport& report, const Totals& totals, Run& run, const std::string& applied) {
  report.finish();
  const Counts& counts = report.counts();
  if (totals.has_no_input() && run.has_failed()) return;
  const std::string findings = said(counts);
  run.note(applied + (findings.empty() ? "no findings" : findings) + (applied.empty() ? " " : " left ") +
           totals.where());
  const std::string fixes = what_fixes(counts);
  if (!fixes.empty()) run.note(fixes);
  if (counts.errors + counts.warnings != 0) run.found();
}

}  // namespace plyglot::tool
