#include "hexix/notations/hexix/check/checks.hpp"

#include <algorithm>

namespace plyglot::hexix {
namespace {

// Whether there is any byte that is rare: a control byte, a tab, a CR, or one beyond ASCII. Most records have none, and
// this is quick to see.
bool has_rare_bytes(std::string_view text) {
  unsigned rare = 0;
  for (const char byte : text) {
    const auto value = static_cast<unsigned char>(byte);
    rare |= static_cast<unsigned>((value < ' ' && value != '\n') || value > '~');
  }
  return rare != 0;
}

}  // namespace

text::Span blanks_at_end(const Scope& scope, const LineNode& line) {
  std::uint32_t begin = line.span.end;
  while (begin > line.span.begin && is_blank(scope.byte_at(begin - 1))) --begin;
  return {begin, line.span.end};
}

bool Scope::has_control(text::Span span) const {
  const std::string_view text = slice(span);
  return std::any_of(text.begin(), text.end(), is_control);
}

std::uint32_t Scope::after_line_end(std::uint32_t line_end) const {
  if (byte_at(line_end) == '\r') ++line_end;
  return byte_at(line_end) == '\n' ? line_end + 1 : line_end;
}

void add_change(const Scope& scope, std::vector<diagnostics::Edit>& edits, text::Span span, std::string_view text) {
  if (scope.slice(span) != text) edits.push_back({span, std::string(text)});
}

void find_all(const Scope& scope) {
  if (has_rare_bytes(scope.slice(scope.whole))) {
    find_in_bytes(scope);
    find_tabs(scope);
  }
  find_at_line_ends(scope);
  find_in_headers(scope);
  find_in_columns(scope);
  find_in_dividers(scope);
  find_in_numbers(scope);
  find_in_rows(scope);
  if (scope.ast.has_remarks) find_remarks(scope);
  find_in_positions(scope);
}

}  // namespace plyglot::hexix
