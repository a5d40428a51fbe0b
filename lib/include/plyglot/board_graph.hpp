#pragma once
// The board of any game as a graph: the form that renderers, dumps and other programs take. It knows no game.

#include <plyglot/source.hpp>

#include <optional>
#include <string>
#include <string_view>
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

// What pictures show for a piece in the place of its label, with its value.
enum class Sign : std::uint8_t { none, down, up, house };

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
  // The colour of the piece itself, one of BoardGraph::colours; empty where pieces have none but their owner's.
  std::string colour = {};
  Sign sign = Sign::none;
};

struct Node {
  // Unique on the board, such as `1,-1`.
  std::string id;
  // Shown beside the node; may be empty.
  std::string label;
  // Axial coordinates for hexagons: q to the east and r to the south-east if they are pointy, q to the south-east and r
  // to the south if they are flat. File and rank for squares. Where the layout puts a system: rows r grow to the north,
  // and q to the east in half the distance of two systems of a row, so that rows of every length have their middle at
  // 0.
  std::int32_t q = 0;
  std::int32_t r = 0;
  // From bottom to top; empty for an empty cell of a bounded board. In a system, which has no height, in an order of
  // the game's own.
  std::vector<Piece> stack;
  // Whose home it is: an index into BoardGraph::players.
  std::optional<std::uint8_t> home = std::nullopt;
  // Of squares.
  bool is_shaded = false;
  // Of squares: a line that divides the board runs through it, from its lower left to its upper right corner.
  bool is_on_line = false;
  // Of squares: what somebody has written on an empty one, such as `x`; may be empty.
  std::string mark = {};
  // Of squares: whether a piece that is marked as last moved came from there.
  bool is_last_left = false;
};

struct Edge {
  // Indices into BoardGraph::nodes.
  std::uint32_t from = 0;
  std::uint32_t to = 0;
  // Index into BoardGraph::edge_kinds, such as NE.
  std::uint8_t kind = 0;
};

// Two squares whose corners touch, where other such squares of the board have an edge.
struct BlockedCorner {
  // Indices into BoardGraph::nodes.
  std::uint32_t from = 0;
  std::uint32_t to = 0;
};

// Of squares: a place inside of the board that is none of its squares. Pictures show it.
struct Hole {
  // As a square there would be called.
  std::string id;
  // As in Node.
  std::int32_t q = 0;
  std::int32_t r = 0;
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
    // As in Piece.
    std::string colour = {};
    std::optional<std::int32_t> value = std::nullopt;
  };
  std::vector<Entry> entries;
};

// How pictures draw a kind of piece: SVG path data in a box from -40 to 40 both ways, y downwards. They live as long as
// the program.
struct Figure {
  // Filled, with an outline 4 wide.
  std::string_view shape;
  // Lines 4 wide over it, in the colour that the shape does not have; may be empty.
  std::string_view lines;
};

// A sign by which players name a neighbour: before or after the name of a piece or cell.
struct NeighbourSign {
  char sign = 0;
  bool is_before = false;
  // Where it is from there.
  std::int32_t q = 0;
  std::int32_t r = 0;
};

// How a game ended.
struct Outcome {
  // Index into BoardGraph::players; none for a draw.
  std::optional<std::uint8_t> winner;
};

struct BoardGraph {
  std::string game;
  Shape shape = Shape::pointy_hexagon;
  // In the order of play, such as `White`, `Black`.
  std::vector<std::string> players;
  // By player, the colour that tells his pieces from those of others, where their labels do not: `blue` or `red`. Empty
  // where labels do.
  std::vector<std::string> player_colours;
  // All kinds of pieces that the game has, in an order of its own, so that a picture gives each the same colour on
  // every board.
  std::vector<std::string> kinds;
  // For pictures, in the order of `kinds`. Empty where pieces are known by their labels alone.
  std::vector<Figure> figures;
  // All colours that pieces themselves have, in the order in which people list them.
  std::vector<std::string> colours;
  std::vector<std::string> edge_kinds;
  // Empty where players have none.
  std::vector<NeighbourSign> neighbour_signs;
  std::vector<Node> nodes;
  std::vector<Edge> edges;
  // Of squares.
  std::vector<BlockedCorner> blocked_corners;
  std::vector<Hole> holes;
  // Of squares: the names at the margins for the columns from q = 0 and the rows from r = 0 on. Empty where nodes have
  // labels of their own.
  std::vector<std::string> column_names;
  std::vector<std::string> row_names;
  std::vector<Pile> piles;
  // Index into `players`; none if unknown.
  std::optional<std::uint8_t> to_move;
  // None if the game goes on, or if the text does not say it.
  std::optional<Outcome> outcome;
};

}  // namespace plyglot::board
