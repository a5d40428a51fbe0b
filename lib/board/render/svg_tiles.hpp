#pragma once
// The tiles of a picture: pieces and stacks.

#include <plyglot/board_graph.hpp>

#include <string>

namespace plyglot::board {

// Ground and ink of a player's tiles; of nobody's for none.
struct Paint {
  std::string_view fill;
  std::string_view ink;
};
Paint paint_of(std::optional<std::uint8_t> owner);

// The colour of a kind of piece, which never says anything alone: the label does. Empty if the game does not list it.
std::string_view accent_of(const BoardGraph& graph, std::string_view kind);

// A text of one line with its middle at (x, y), in hundredths, made smaller where it would be wider than `room`.
struct SvgText {
  std::int64_t x = 0;
  std::int64_t y = 0;
  std::int64_t size = 3000;
  std::int64_t room = 0;
  std::string_view ink = "#1b1b1f";
  std::string_view anchor = "middle";
  bool is_bold = true;
};
void append_text(std::string_view text, const SvgText& at, std::string& out);

// How wide a text of this size is at most, in hundredths.
std::int64_t width_of(std::string_view text, std::int64_t size);

// One tile with its label around (0, 0).
void append_tile(const BoardGraph& graph, const Piece& piece, std::string& out);

// A node's stack around (0, 0), or its empty cell.
void append_stack(const BoardGraph& graph, const Node& node, std::string& out);
// The name of a system at (0, 0) and the pieces in it, below it.
void append_names(const BoardGraph& graph, const Node& node, std::string& out);
// How much higher the top of a stack is drawn than its bottom.
std::int64_t rise_of(const Node& node);

// What marks the last moved piece, around a tile at (0, 0).
void append_ring(const BoardGraph& graph, std::string& out);

// The ring and the height of a stack at (0, 0): drawn after all tiles, so that no neighbour hides a part of them.
// Nothing if there is neither.
void append_overlay(const BoardGraph& graph, const Node& node, std::string& out);

}  // namespace plyglot::board
