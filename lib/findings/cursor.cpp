#include "findings/cursor.hpp"

#include "text/quote.hpp"

namespace plyglot::findings {

std::string Cursor::quoted(text::Span span) const { return text::quote(slice(span)); }

std::string Cursor::character(text::Span span) const { return text::describe_character(slice(span).substr(0, 1)); }

}  // namespace plyglot::findings
