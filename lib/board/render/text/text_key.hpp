#pragma once
// What the signs of a drawing mean.

#include <plyglot/board_graph.hpp>

#include <string>

namespace plyglot::board {

// What fills the cells of a player's pieces in a drawing, so that owners are told apart without colours. The first
// player's are blank, but where empty cells are drawn too and labels do not tell owners.
char ground_of(const BoardGraph& graph, std::optional<std::uint8_t> owner);

// A line that explains the grounds and marks that the board shows, for boards of squares and those whose labels do not
// tell owners; nothing for others, unless a piece is inactive.
void append_key(const BoardGraph& graph, bool colour, std::string& out);

}  // namespace plyglot::board
