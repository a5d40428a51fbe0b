// The line that names the columns: hexix 2.

#include "hexix/notations/hexix/check/checks.hpp"
#include "hexix/notations/hexix/read/units.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"

namespace plyglot::hexix {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Edit;
using findings::Finding;
using text::format;
using text::Span;

// The word that begins there; the rest of the line is what is left of it.
std::string_view take_word(std::string_view& rest) {
  std::size_t begin = 0;
  while (begin < rest.size() && is_read_as_blank(rest[begin])) ++begin;
  std::size_t end = begin;
  while (end < rest.size() && !is_read_as_blank(rest[end])) ++end;
  const std::string_view word = rest.substr(begin, end - begin);
  rest.remove_prefix(end);
  return word;
}

struct HeaderWords {
  std::string_view first;
  std::string_view second;
  bool are_all = false;
};

HeaderWords words_of(std::string_view content) {
  HeaderWords words;
  words.first = take_word(content);
  words.second = take_word(content);
  words.are_all = content.empty();
  return words;
}

bool differs_in_case_alone(const HeaderWords& words) {
  return words.are_all && text::is_same_word(words.first, "Blue") && text::is_same_word(words.second, "Red");
}

std::string fault_of(const Scope& scope, const LineNode& line, const HeaderWords& words) {
  if (differs_in_case_alone(words)) return format("the header is written {}", scope.quoted(line.content));
  if (words.second.empty()) return format("the header names {} alone", scope.quoted(line.content));
  if (!words.are_all) return format("the header {} has more than two words", scope.quoted(line.content));
  return format("the header reads {}", scope.quoted(line.content));
}

void report_bad_header(const Scope& scope, const LineNode& line) {
  const HeaderWords words = words_of(scope.slice(line.content));
  Finding found(scope, DiagnosticId::hexix_bad_header, line.content, fault_of(scope, line, words));
  const Span changed{line.span.begin, line.content.end};
  if (!differs_in_case_alone(words) || scope.has_control(changed)) {
    found.help("the header is `Blue   Red`: Blue's plies are on the left, Red's on the right");
    return;
  }
  found.fix("write `Blue   Red`", diagnostics::Safety::safe, changed,
            std::string(scope.ast.prefix_width, ' ') + "Blue   Red");
}

// The first word of a row.
Span first_word(const RowNode& row) {
  if (row.number) return {row.number->digits.begin, row.number->dots.end};
  return row.items[0].span();
}

// The blank lines between the record before and the first row; those above the lead stand in front of this record.
std::vector<Edit> without_blank_lines(const Scope& scope, const RowNode& first) {
  const std::uint32_t begin = scope.whole.begin;
  std::uint32_t blank = begin;
  std::uint32_t at = begin;
  for (; at > scope.source().base && is_read_as_blank_or_end(scope.byte_at(at - 1)); --at) {
    if (scope.byte_at(at - 1) == '\n') blank = at;
  }
  // The record before may be in no source that is there.
  if (at == scope.source().base) blank = at;
  std::vector<Edit> edits;
  if (blank != begin) edits.push_back({{blank, begin}, ""});
  for (std::uint32_t i = 0; i < first.line; ++i) {
    const LineNode& line = scope.ast.lines[i];
    if (line.kind == LineKind::blank) edits.push_back({{line.span.begin, scope.behind_line_end(line.span.end)}, ""});
  }
  return edits;
}

void find_headerless(const Scope& scope) {
  const bool is_first = (scope.context.facts & fact::has_record) == 0;
  if (is_first || (scope.context.facts & fact::first_has_header) == 0) return;
  if (scope.ast.has_header || scope.ast.rows.empty()) return;
  const RowNode& first = scope.ast.rows.front();
  Finding(scope, DiagnosticId::hexix_headerless_record, first_word(first),
          "this record has no header, as the first one of the file has")
      .note("a blank line ends a record")
      .help("if this is a record of its own, write `Blue   Red` above it")
      .fix("go on with the record above", diagnostics::Safety::unsafe, without_blank_lines(scope, first));
}

}  // namespace

void find_in_headers(const Scope& scope) {
  if (!scope.is_record) return;
  if (scope.ast.has_header) {
    for (const LineNode& line : scope.ast.lines) {
      if (line.kind == LineKind::header && line.is_odd) report_bad_header(scope, line);
    }
  }
  find_headerless(scope);
}

}  // namespace plyglot::hexix
