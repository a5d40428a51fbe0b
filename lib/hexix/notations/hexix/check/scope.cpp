#include "hexix/notations/hexix/check/scope.hpp"

#include "text/quote.hpp"

#include <algorithm>

namespace plyglot::hexix {

std::string Scope::quoted(text::Span span) const { return text::quote(slice(span)); }

char Scope::byte_at(std::uint32_t offset) const {
  const text::Span all = source().span();
  return offset < all.begin || offset >= all.end ? '\0' : source().text[offset - all.begin];
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

void mend(diagnostics::Diagnostic& found, std::string title, std::vector<diagnostics::Edit> edits,
          diagnostics::Safety safety) {
  if (!edits.empty()) found.fix = diagnostics::Fix{std::move(title), safety, std::move(edits)};
}

}  // namespace plyglot::hexix
