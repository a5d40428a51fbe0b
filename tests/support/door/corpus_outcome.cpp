#include "support/door/corpus_outcome.hpp"

#include "comparing/common_subsequence.hpp"
#include "support/checks/catch.hpp"
#include "support/door/reports.hpp"

#include <plyglot/diagnostic_render.hpp>

#include <map>

namespace plyglot::test {
namespace {

using diagnostics::Diagnostic;
using diagnostics::Safety;
using Lines = std::vector<std::string_view>;

std::string range_of(text::Span span) { return std::to_string(span.begin) + '-' + std::to_string(span.end); }

Lines lines_of(std::string_view text) {
  Lines lines;
  while (!text.empty()) {
    const std::size_t size = std::min(text.find('\n'), text.size() - 1) + 1;
    lines.push_back(text.substr(0, size));
    text.remove_prefix(size);
  }
  return lines;
}

// Lines that are taken out and put in, below the number of the line in the text that they begin at.
std::string changes_between(std::string_view before, std::string_view after) {
  const Lines a = lines_of(before);
  const Lines b = lines_of(after);
  auto pairs = comparing::longest_common_subsequence(a.size(), b.size(),
                                                     [&](std::size_t i, std::size_t j) { return a[i] == b[j]; });
  pairs.push_back({static_cast<std::uint32_t>(a.size()), static_cast<std::uint32_t>(b.size())});
  std::string changes;
  std::size_t i = 0;
  std::size_t j = 0;
  for (const comparing::Place& pair : pairs) {
    if (i < pair.of_a || j < pair.of_b) changes += "line " + std::to_string(i + 1) + '\n';
    for (; i < pair.of_a; ++i) changes += "- " + escaped(a[i]);
    for (; j < pair.of_b; ++j) changes += "+ " + escaped(b[j]);
    i = pair.of_a + 1;
    j = pair.of_b + 1;
  }
  return changes;
}

toolchain::Chunk chunk_of(const CorpusText& how, std::string_view text) {
  toolchain::Chunk chunk;
  chunk.source.name = how.source_name;
  chunk.source.text = text;
  return chunk;
}

diagnostics::SeverityPolicy policy_of(const CorpusText& how) {
  diagnostics::SeverityPolicy policy;
  for (const std::string& check : how.checks) {
    INFO(check);
    const auto* const entry = diagnostics::find_diagnostic(check);
    REQUIRE(entry != nullptr);
    policy.set(check, entry->severity);
  }
  return policy;
}

// On one line, whatever is written there.
std::string in_quotes(std::string_view text) {
  std::string out = "\"";
  for (const char byte : escaped_in_line(text)) byte == '\n' ? out += "\\n" : out += byte;
  return out + '"';
}

std::string facts_of(const std::vector<Diagnostic>& findings) {
  std::string lines;
  for (const Diagnostic& finding : findings) {
    lines += report_of({finding});
    if (!finding.fix) continue;
    lines += "  " + std::string(name_of(finding.fix->safety));
    for (const diagnostics::Edit& edit : finding.fix->edits)
      lines += ' ' + range_of(edit.span) + ' ' + in_quotes(edit.text);
    lines += '\n';
  }
  return lines;
}

// The first of each kind: a text may have hundreds, whose words are alike.
std::string rendered(const std::vector<Diagnostic>& findings, const text::Source& source) {
  constexpr std::size_t most_of_a_kind = 5;
  std::string out;
  const text::LineIndex lines(source);
  std::map<diagnostics::DiagnosticId, std::size_t> counts;
  for (const Diagnostic& finding : findings) {
    if (++counts[finding.id] > most_of_a_kind) continue;
    diagnostics::append_diagnostic(finding, lines, {}, out.empty(), out);
  }
  return out;
}

std::string kept_by(const toolchain::Session::Formatted& formatted) {
  std::string lines;
  for (const text::Span span : formatted.kept_with_error) lines += "kept for an error " + range_of(span) + '\n';
  for (const text::Span span : formatted.kept_without_error) lines += "kept " + range_of(span) + '\n';
  for (const text::Span span : formatted.kept_with_doubt) lines += "kept for a doubt " + range_of(span) + '\n';
  for (const text::Span span : formatted.kept_parts) lines += "kept part " + range_of(span) + '\n';
  if (formatted.is_kept_as_a_whole) lines += "kept as a whole\n";
  return lines;
}

std::string section(const std::string& title, const std::string& body) {
  if (body.empty()) return std::string(outcome_mark) + title + ": unchanged\n";
  return std::string(outcome_mark) + title + '\n' + body;
}

}  // namespace

CorpusOutcome outcome_of(const CorpusText& text) {
  CorpusOutcome outcome;
  const toolchain::Chunk chunk = chunk_of(text, text.text);
  const toolchain::Language language = language_of(text.notation, text.options);
  const diagnostics::SeverityPolicy policy = policy_of(text);
  outcome.findings = toolchain::check(language, chunk, policy).findings;
  toolchain::Session session(language, policy);
  outcome.fixed = session.fix(chunk, Safety::safe).text;
  const std::string recounted = session.fix(chunk, Safety::recount).text;
  const std::string all_fixed = session.fix(chunk, Safety::unsafe).text;
  std::vector<Diagnostic> ignored;
  const auto formatted = session.format(chunk, collect_into(ignored));
  outcome.formatted = formatted.without_trailing_blank_lines();
  const std::string changed = changes_between(text.text, outcome.formatted) + kept_by(formatted);
  if (outcome.findings.empty() && changed.empty()) return outcome;
  if (!outcome.findings.empty()) {
    outcome.text =
        section("findings", facts_of(outcome.findings)) + section("said", rendered(outcome.findings, chunk.source));
    outcome.text += section("fixed", changes_between(text.text, outcome.fixed));
    if (recounted != outcome.fixed) outcome.text += section("recounted", changes_between(text.text, recounted));
    if (all_fixed != recounted) outcome.text += section("fixed unsafely", changes_between(text.text, all_fixed));
  }
  const bool is_as_fixed =
      outcome.formatted == outcome.fixed && outcome.formatted != text.text && kept_by(formatted).empty();
  outcome.text += is_as_fixed ? std::string(outcome_mark) + "formatted: as fixed\n" : section("formatted", changed);
  return outcome;
}

std::vector<Diagnostic> findings_of(const CorpusText& how, const std::string& text) {
  return toolchain::check(language_of(how.notation, how.options), chunk_of(how, text), policy_of(how)).findings;
}

std::vector<Diagnostic> findings_translated(const CorpusText& text, const toolchain::Target& target,
                                            std::optional<std::uint32_t> ply) {
  std::vector<Diagnostic> findings;
  const toolchain::Language language = language_of(text.notation, text.options);
  if (!cannot_translate(language, target).empty()) return findings;
  toolchain::Chunk chunk = chunk_of(text, text.text);
  chunk.wanted.ply = ply;
  toolchain::Session(language, policy_of(text)).translate(chunk, target, false, collect_into(findings));
  return findings;
}

std::string formatted_as(const CorpusText& how, const std::string& text) {
  std::vector<Diagnostic> ignored;
  toolchain::Session session(language_of(how.notation, how.options), policy_of(how));
  return std::string(session.format(chunk_of(how, text), collect_into(ignored)).without_trailing_blank_lines());
}

}  // namespace plyglot::test
