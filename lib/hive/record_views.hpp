#pragma once
// How records are shown, in the same way for all notations.

#include <plyglot/board_graph.hpp>
#include <plyglot/hive_record.hpp>

namespace plyglot::hive {

// The board after the last ply; the pieces have the numbers of the record.
board::BoardGraph board_of(const Record& record);

// The stage `model` of a dump, as indented text.
void append_record(const Record& record, std::string& out);

// One object without line breaks: game type, plies with piece, cell and UHP text, headers, result, and the position
// after the last ply as its canonical HOP text.
std::string record_json(const Record& record);

// The diagram of the position after the last ply (hop R28).
void append_diagram(const Record& record, std::string& out);

}  // namespace plyglot::hive
