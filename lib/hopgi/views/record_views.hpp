#pragma once
// How records are shown; what follows is as a notation's row wants it (notation/row.hpp).

#include "notation/options.hpp"

#include <plyglot/hopgi_record.hpp>

#include <vector>

namespace plyglot::hopgi {

// The stage `model` of a dump, as indented text.
void append_record(const Record& record, std::string& out);

// One object without line breaks: the tags, the beginning, the turns with what they do to the board, what people say
// about them, the result and the end (docs/hopgi-json.md).
std::string record_json(const Record& record);
void show_json(const Record& record, const notation::OptionValues& options, std::string& out);

// The canonical diagram of the position after the last turn with a line end, and below it, as comments, that turn and
// how the game ended; nothing if nobody knows the position.
void show_diagram(const Record& record, std::string& out);

// The legal turns (R11) by their bytes, in the form that the options ask for. False if there are none, or nobody knows
// the position; then `why` says so.
bool list_moves(const Record& record, const notation::OptionValues& options, std::vector<std::string>& moves,
                std::string& why);

}  // namespace plyglot::hopgi
