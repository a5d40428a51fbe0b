#pragma once
// What is off the board, in lines of text.

#include <plyglot/board_graph.hpp>

#include <string>

namespace plyglot::board {

// Each pile as a table if its pieces differ in colour and value, else as a list in one line. `colour`: with ANSI
// sequences for the colours of the pieces.
void append_piles(const BoardGraph& graph, bool colour, std::string& out);

}  // namespace plyglot::board
