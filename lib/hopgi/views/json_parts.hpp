#pragma once
// What the JSON of records and that of positions have in common (docs/hopgi-json.md).

#include "text/json_writer.hpp"

#include <plyglot/hopgi_position.hpp>

namespace plyglot::hopgi {

// `white`.
std::string_view json_word(Side side);

// Both hands as an object.
void write_hands(const Position& position, text::JsonWriter& json);

void write_span(text::Span span, text::JsonWriter& json);

// Null for an empty text.
void write_text_or_null(std::string_view text, text::JsonWriter& json);

}  // namespace plyglot::hopgi
