#include "fuzz/harness/laws.hpp"
#include "support/door/gates.hpp"

#include <algorithm>
#include <map>

namespace plyglot::fuzz {
namespace {

using Counts = std::map<std::string_view, std::size_t>;

bool has_safe_fix(const diagnostics::Diagnostic& finding) {
  return finding.fix && finding.fix->safety == diagnostics::Safety::safe;
}

Counts counts_of(const std::vector<diagnostics::Diagnostic>& findings) {
  Counts counts;
  for (const auto& finding : findings) ++counts[catalogue_entry(finding.id).name];
  return counts;
}

std::size_t count_in(const Counts& counts, std::string_view name) {
  const auto found = counts.find(name);
  return found == counts.end() ? 0 : found->second;
}

// Whether a finding that switches checks off is gone: the fixed one, or one in what the fix deleted.
bool opens_a_gate(const Counts& before, const Counts& after) {
  return std::any_of(before.begin(), before.end(), [&](const auto& row) {
    return test::has_gate(row.first) && count_in(after, row.first) < row.second;
  });
}

// How many findings of each name the comments of the text suppress.
Counts suppressed_in(std::string_view text, const Way& way) {
  const Counts shown = counts_of(findings_in(text, way));
  Counts counts;
  for (const auto& [name, count] : counts_of(findings_with_suppressed(text, way))) {
    if (count > count_in(shown, name)) counts[name] = count - count_in(shown, name);
  }
  return counts;
}

// Whether less is suppressed after the fix, which may have fixed or moved all that a comment was for.
bool leaves_less_to_suppress(std::string_view before, std::string_view after, const Way& way) {
  const Counts left = suppressed_in(after, way);
  const Counts was = suppressed_in(before, way);
  return std::any_of(was.begin(), was.end(), [&](const auto& row) { return count_in(left, row.first) < row.second; });
}

void check_alone(std::string_view text, const diagnostics::Diagnostic& finding, const Counts& before, const Way& way) {
  const std::string fixed(catalogue_entry(finding.id).name);
  const std::string fixed_text = applied(std::string(text), *finding.fix);
  Counts after = counts_of(findings_in(fixed_text, way));
  constexpr std::string_view unused = "plyglot/unused-suppression";
  if (count_in(after, unused) > 0 && leaves_less_to_suppress(text, fixed_text, way)) --after[unused];
  require(count_in(after, fixed) < count_in(before, fixed), "a safe fix ends its own finding: " + fixed);
  if (opens_a_gate(before, after)) return;
  for (const auto& [name, count] : after) {
    if (count <= count_in(before, name)) continue;
    // A fix may take what was suppressed out of the reach of the comment.
    const std::size_t known = count_in(counts_of(findings_with_suppressed(text, way)), name);
    require(count <= known, "the safe fix of " + fixed + " brings up no " + std::string(name));
  }
}

}  // namespace

std::string applied(std::string text, const diagnostics::Fix& fix) {
  for (auto edit = fix.edits.rbegin(); edit != fix.edits.rend(); ++edit) {
    text.replace(edit->span.begin, edit->span.size(), edit->text);
  }
  return text;
}

void check_fixes(std::string_view text, const Way& way) {
  const auto findings = findings_in(text, way);
  const Counts before = counts_of(findings);
  for (const auto& finding : findings) {
    if (has_safe_fix(finding)) check_alone(text, finding, before, way);
  }
  const diagnostics::SeverityPolicy policy;
  toolchain::Session session(way.language, policy);
  const auto fixed = session.fix(chunk_of(text, way), diagnostics::Safety::safe);
  for (const auto& finding : fixed.left) require(!has_safe_fix(finding), "no safe fix is left behind");
}

}  // namespace plyglot::fuzz
