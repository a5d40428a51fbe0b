#include "findings/cursor.hpp"

#include "text/quote.hpp"

namespace plyglot::findings {

std::string Cursor::quoted(text::Span span) const { return text::quote(slice(span)); }

std::string Cursor::character(text::Span span) const { return text::describe_character(slice(span).substr(0, 1)); }

char Cursor::byte_at(std::uint32_t offset) const {
  const text::Span all = source_.span();
  return offset < all.begin || offset >= all.end ? '\0' : source_.text[offset - all.begin];
}

}  // namespace plyglot::findings
