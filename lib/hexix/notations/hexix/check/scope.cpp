#include "hexix/notations/hexix/check/scope.hpp"

#include <algorithm>

namespace plyglot::hexix {

text::Span blanks_at_end(const Scope& scope, const LineNode& line) {
  std::uint32_t begin = line.span.end;
  while (begin > line.span.begin && is_blank(scope.byte_at(begin - 1))) --begin;
  return {begin, line.span.end};
}

bool Scope::has_control(text::Span span) const {
  const std::string_view text = slice(span);
  return std::any_of(text.begin(), text.end(), is_control);
}

std::uint32_t Scope::behind_line_end(std::uint32_t line_end) const {
  if (byte_at(line_end) == '\r') ++line_end;
  return byte_at(line_end) == '\n' ? line_end + 1 : line_end;
}

void add_change(const Scope& scope, std::vector<diagnostics::Edit>& edits, text::Span span, std::string_view text) {
  if (scope.slice(span) != text) edits.push_back({span, std::string(text)});
}

}  // namespace plyglot::hexix
