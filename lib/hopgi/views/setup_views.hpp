#pragma once
// How positions are shown, in the same way for FEN and diagrams.

#include "notation/views.hpp"
#include "text/json_writer.hpp"

#include <plyglot/hopgi_setup.hpp>

namespace plyglot::hopgi {

// What the JSON of records and that of positions have in common (docs/hopgi-json.md).

// `white`.
std::string_view json_word(Side side);

// Both hands as an object.
void write_hands(const Position& position, text::JsonWriter& json);

void write_span(text::Span span, text::JsonWriter& json);

// Null for an empty text.
void write_text_or_null(std::string_view text, text::JsonWriter& json);

// The stage `model` of a dump, as indented text.
void append_setup(const Setup& setup, std::string& out);

// One object without line breaks: the canonical FEN, the pieces by square, the hands, who is to move, the counters, the
// marks and the comments. The FEN is null if the setup is not sound.
std::string setup_json(const Setup& setup);
// What the rows of its notations name. The diagram is the canonical one with a line end; nothing if the setup is not
// sound. Moves are the legal turns (R11) by their bytes, in the form that the options ask for.
extern const notation::Views<Setup> setup_views;

}  // namespace plyglot::hopgi
