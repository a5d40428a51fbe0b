#pragma once
// The board of any game as a graph: the form that renderers, dumps and other programs take. It knows no game.

#include <plyglot/source.hpp>

#include <optional>
#include <string>
#include <vector>

namespace plyglot::board {

// How nodes are drawn.
enum class Shape : std::uint8_t {
  // A hexagon with a vertex at the top; six neighbours, of which two in the same row.
  pointy_hexagon,
  flat_hexagon,
  square,
  // A star system: no fixed shape, placed by the layout.
  system,
};

struct Piece {
  // Unique on the board, such as `wA1`.
  std::string id;
  // As shown to people, such as `wQ`.
  std::string label;
  // What it is, such as `queen`.
  std::string kind;
  // Index into BoardGraph::players, or none for neutral pieces.
  std::optional<std::uint8_t> owner;
  std::optional<std::int32_t> value;
  bool is_last_moved = false;
  bool is_active = true;
  // The text that put it there, if there is one.
  std::optional<text::Span> span;
};

struct Node {
  // Unique on the board, such as `1,-1`.
  std::string id;
  // Shown beside the node; may be empty.
  std::string label;
  // Axial coordinates for hexagons: q to the east and r to the south-east if they are pointy, q to the south-east and r
  // to the south if they are flat. File and rank for squares, where the layout puts it for systems: q to the east and r
  // to the north.
  std::int32_t q = 0;
  std::int32_t r = 0;
  // From bottom to top; empty for an empty cell of a bounded board.
  std::vector<Piece> stack;
};

struct Edge {
  // Indices into BoardGraph::nodes.
  std::uint32_t from = 0;
  std::uint32_t to = 0;
  // Index into BoardGraph::edge_kinds; those of hexagons are NE, E, SE, SW, W, NW.
  std::uint8_t kind = 0;
};

// Pieces off the board: a hand, a bank.
struct Pile {
  // Such as `hand`.
  std::string label;
  std::optional<std::uint8_t> owner;
  struct Entry {
    std::string label;
    std::uint32_t count = 0;
    // As in Piece::kind; may be empty.
    std::string kind;
  };
  std::vector<Entry> entries;
};

struct BoardGraph {
  std::string game;
  Shape shape = Shape::pointy_hexagon;
  // In the order of play, such as `White`, `Black`.
  std::vector<std::string> players;
  // All kinds of pieces that the game has, in an order of its own, so that a picture gives each the same colour on
  // every board.
  std::vector<std::string> kinds;
  std::vector<std::string> edge_kinds;
  std::vector<Node> nodes;
  std::vector<Edge> edges;
  std::vector<Pile> piles;
  // Index into `players`; none if unknown.
  std::optional<std::uint8_t> to_move;
};

}  // namespace plyglot::board
