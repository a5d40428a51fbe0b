#pragma once
// A part of a text as one line of an indented dump.

#include <plyglot/source.hpp>

#include <string>

namespace plyglot::syntax {

// Appends the name of the part, its span, and its text as a JSON string: `number 3..5 "1."`.
void append_span_line(std::size_t depth, std::string_view name, text::Span span, const text::Source& source,
                      std::string& out);

}  // namespace plyglot::syntax
