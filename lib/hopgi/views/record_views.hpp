#pragma once
// How records are shown.

#include "notation/views.hpp"

#include <plyglot/hopgi_record.hpp>

namespace plyglot::hopgi {

// The stage `model` of a dump, as indented text.
void append_record(const Record& record, std::string& out);

// One object without line breaks: the tags, the beginning, the turns with what they do to the board, what people say
// about them, the result and the end (docs/hopgi-json.md).
std::string record_json(const Record& record);

// What the rows of its notations name. The diagram is the canonical one with a line end of the position after the last
// turn, and below it, as comments, that turn and how the game ended; nothing if the position is unknown. Moves are
// the legal turns (R11) sorted by their bytes, in the form that the options ask for.
extern const notation::Views<Record> record_views;

}  // namespace plyglot::hopgi
