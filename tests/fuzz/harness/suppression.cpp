#include "fuzz/harness/laws.hpp"

#include "diagnostics/ids.hpp"
#include "homeworlds/spelling/dialect.hpp"

#include <plyglot/annotations.hpp>

#include <algorithm>

namespace plyglot::fuzz {
namespace {

using diagnostics::Diagnostic;

struct CommentForm {
  std::string_view begin;
  std::string_view end;
};
// Those of all notations; the tokens of a text show which of them it has.
constexpr CommentForm forms[] = {{"# ", "\n"}, {"// ", "\n"}, {"{", "}\n"}};

// The start of the line of the offset, after a byte order mark.
std::size_t line_begin(std::string_view text, std::size_t offset, text::LineEnds line_ends) {
  const std::string_view ends = line_ends == text::LineEnds::lf_crlf_or_cr ? "\r\n" : "\n";
  // In the middle of CR LF no line begins.
  const bool is_inside_end = offset > 0 && offset < text.size() && text[offset] == '\n' && text[offset - 1] == '\r';
  const std::size_t begin = text.substr(0, offset - (is_inside_end ? 1 : 0)).find_last_of(ends) + 1;
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  return begin == 0 && text.substr(0, mark.size()) == mark ? mark.size() : begin;
}

// A comment of its own, and no part of one that began before it.
bool is_comment(std::string_view text, text::Span span, const Way& way) {
  const auto tokens = session_for(way).tokens(chunk_of(text, way));
  return std::any_of(tokens.begin(), tokens.end(), [span](const annotations::Token& token) {
    return token.kind == annotations::TokenKind::comment && token.span.begin == span.begin &&
           token.span.end >= span.end;
  });
}

bool is_about_suppressions(const Diagnostic& finding) {
  using diagnostics::DiagnosticId;
  return finding.id == DiagnosticId::plyglot_unused_suppression ||
         finding.id == DiagnosticId::plyglot_misplaced_suppression;
}

// A comment in a file without a record has nothing to apply to. A dialect of Homeworlds may have remarks and no
// comments (homeworlds L14), whatever the options say.
bool has_no_comments(std::string_view text, const Way& way) {
  const std::vector<Record> records = records_of(text, way);
  return records.empty() || std::any_of(records.begin(), records.end(), [](const Record& record) {
           const auto* const game = std::get_if<homeworlds::Record>(&record.model);
           return game != nullptr && homeworlds::form_of(game->dialect).comments == homeworlds::CommentForm::none;
         });
}

// What becomes of a finding under a comment that asks for its suppression, on a line of its own before it.
void check_one(std::string_view text, const Diagnostic& finding, const CommentForm& form, const Way& way,
               std::size_t& suppressed) {
  const std::string name(catalogue_entry(finding.id).name);
  const std::string comment = std::string(form.begin) + "plyglot: ignore[" + name + "]" + std::string(form.end);
  const std::size_t place = line_begin(text, finding.span.begin, chunk_of(text, way).source.line_ends);
  std::string changed(text);
  changed.insert(place, comment);
  const auto begin = static_cast<std::uint32_t>(place);
  const auto size = static_cast<std::uint32_t>(comment.size());
  if (!is_comment(changed, {begin, begin + size - 1}, way)) return;
  const std::vector<Diagnostic> left = findings_in(changed, way);
  const bool is_left = std::any_of(left.begin(), left.end(), [&](const Diagnostic& each) {
    return each.id == finding.id && each.span.begin == finding.span.begin + size;
  });
  const auto count = [&finding](const std::vector<Diagnostic>& findings) {
    return std::count_if(findings.begin(), findings.end(),
                         [&](const Diagnostic& each) { return each.id == finding.id; });
  };
  const bool is_applied = count(left) < count(findings_with_suppressed(changed, way));
  const bool is_of_no_use = std::any_of(left.begin(), left.end(), [&](const Diagnostic& each) {
    return is_about_suppressions(each) && each.span.begin >= begin && each.span.end <= begin + size;
  });
  if (is_applied && !is_left) ++suppressed;
  // What is found in an empty file may no longer be found; and the comment may apply to something else: an item of
  // several lines began before it, and a comment is not an item.
  if (!is_left || has_no_comments(changed, way)) return;
  require(is_applied || is_of_no_use, "a comment suppresses " + name + ", or is said to be of no use");
}

}  // namespace

std::size_t check_suppressions(std::string_view text, const Way& way) {
  std::size_t suppressed = 0;
  if (!way.is_file) return suppressed;
  constexpr std::size_t most_findings = 6;
  const std::vector<Diagnostic> findings = findings_in(text, way);
  const std::size_t step = findings.size() / most_findings + 1;
  for (std::size_t i = 0; i < findings.size(); i += step) {
    const std::string_view name = catalogue_entry(findings[i].id).name;
    if (name.substr(0, name.find('/')) == "plyglot") continue;
    for (const CommentForm& form : forms) check_one(text, findings[i], form, way, suppressed);
  }
  return suppressed;
}

}  // namespace plyglot::fuzz
