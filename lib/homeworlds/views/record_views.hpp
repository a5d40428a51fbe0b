#pragma once
// How records are shown, in the same way for all dialects.

#include "notation/options.hpp"

#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds {

// The stage `model` of a dump, as indented text.
void append_record(const Record& record, std::string& out);

// One object without line breaks: players, headers, the initial position, turns with their actions in the form of
// `seed` and the position after each, and how it ends (docs/homeworlds-json.md).
std::string record_json(const Record& record);

// The same for a notation's row: the options make no difference.
inline void show_record_json(const Record& record, const notation::OptionValues&, std::string& out) {
  out += record_json(record);
}

}  // namespace plyglot::homeworlds
