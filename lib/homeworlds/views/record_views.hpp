#pragma once
// How records are shown, in the same way for all dialects.

#include "notation/views.hpp"

#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds {

// The stage `model` of a dump, as indented text.
void append_record(const Record& record, std::string& out);

// One object without line breaks: players, headers, the initial position, turns with their actions in the form of
// `seed` and the position after each, and how it ends (docs/homeworlds-json.md).
std::string record_json(const Record& record);

// What the row of a notation names; the options make no difference. The diagram is the position as text (homeworlds
// 3.2).
extern const notation::Views<Record> record_views;

}  // namespace plyglot::homeworlds
