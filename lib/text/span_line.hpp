#pragma once
// A part of a text as one line of an indented dump.

#include <plyglot/source.hpp>

#include <string>

namespace plyglot::text {

// Appends the name of the part, its span, and its text as a JSON string: `number 3..5 "1."`.
void append_span_line(std::size_t depth, std::string_view name, Span span, const Source& source, std::string& out);

}  // namespace plyglot::text
