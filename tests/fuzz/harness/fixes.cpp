#include "fuzz/harness/laws.hpp"

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

std::string applied(std::string text, const diagnostics::Fix& fix) {
  for (auto edit = fix.edits.rbegin(); edit != fix.edits.rend(); ++edit) {
    text.replace(edit->span.begin, edit->span.size(), edit->text);
  }
  return text;
}

std::size_t count_in(const Counts& counts, std::string_view name) {
  const auto found = counts.find(name);
  return found == counts.end() ? 0 : found->second;
}

// Whether a finding that switches checks off is gone: the fixed one, or one that stood in what the fix took away.
bool opens_a_gate(const Counts& before, const Counts& after) {
  return std::any_of(before.begin(), before.end(), [&](const auto& row) {
    return diagnostics::find_diagnostic(row.first)->gates != 0 && count_in(after, row.first) < row.second;
  });
}

// Whether the fix takes away what a comment has suppressed, which may have been all that the comment was for.
bool takes_what_is_suppressed(std::string_view text, const diagnostics::Fix& fix, const Way& way) {
  const auto shown = findings_in(text, way);
  const auto hidden = findings_with_suppressed(text, way);
  return std::any_of(hidden.begin(), hidden.end(), [&](const auto& finding) {
    const auto is_same = [&](const auto& other) { return other.id == finding.id && other.span == finding.span; };
    const auto holds = [&](const auto& edit) { return edit.span.contains(finding.span); };
    return std::none_of(shown.begin(), shown.end(), is_same) && std::any_of(fix.edits.begin(), fix.edits.end(), holds);
  });
}

void check_alone(std::string_view text, const diagnostics::Diagnostic& finding, const Counts& before, const Way& way) {
  const std::string fixed(catalogue_entry(finding.id).name);
  Counts after = counts_of(findings_in(applied(std::string(text), *finding.fix), way));
  constexpr std::string_view unused = "plyglot/unused-suppression";
  if (count_in(after, unused) > 0 && takes_what_is_suppressed(text, *finding.fix, way)) --after[unused];
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
