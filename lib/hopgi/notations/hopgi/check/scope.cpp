#include "hopgi/notations/hopgi/check/scope.hpp"

#include "hopgi/notations/hopgi/read/bytes.hpp"
#include "text/quote.hpp"

namespace plyglot::hopgi::record {

std::string Scope::quoted(text::Span span) const { return text::quote(slice(span)); }

char Scope::byte_at(std::uint32_t offset) const {
  const text::Span all = source().span();
  return offset < all.begin || offset >= all.end ? '\0' : source().text[offset - all.begin];
}

text::Span with_blanks_behind(const text::Source& source, const Ast& ast) {
  const bool is_ended = ast.result != Result::none;
  std::size_t at = ast.span.end - source.base;
  while (at < source.text.size() && is_blank(source.text[at])) {
    const bool is_line_end = source.text[at++] == '\n';
    if (is_ended && is_line_end) break;
  }
  return {ast.span.begin, source.base + static_cast<std::uint32_t>(at)};
}

void mend(diagnostics::Diagnostic& found, std::string title, std::vector<diagnostics::Edit> edits,
          diagnostics::Safety safety) {
  if (!edits.empty()) found.fix = diagnostics::Fix{std::move(title), safety, std::move(edits)};
}

}  // namespace plyglot::hopgi::record
