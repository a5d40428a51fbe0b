#include "hopgi/views/board_graph.hpp"

#include "hopgi/board/fen_text.hpp"
#include "hopgi/board/squares.hpp"
#include "hopgi/rules/judge.hpp"
#include "hopgi/views/chess_figures.hpp"

namespace plyglot::hopgi {
namespace {

using board::BoardGraph;

constexpr std::array<std::string_view, directions> direction_names = {"N", "NE", "E", "SE", "S", "SW", "W", "NW"};

BoardGraph board_without_squares() {
  BoardGraph graph;
  graph.game = "hopgi";
  graph.shape = board::Shape::square;
  graph.players = {std::string(name_of(Side::white)), std::string(name_of(Side::black))};
  for (std::size_t i = 0; i < piece_kind_count; ++i) graph.kinds.emplace_back(name_of(static_cast<PieceKind>(i)));
  graph.figures.assign(chess_figures.begin(), chess_figures.end());
  for (const std::string_view name : direction_names) graph.edge_kinds.emplace_back(name);
  for (unsigned file = 0; file < files; ++file) graph.column_names.emplace_back(1, static_cast<char>('a' + file));
  for (unsigned rank = 1; rank <= ranks; ++rank) graph.row_names.emplace_back(1, static_cast<char>('0' + rank));
  // R1. The other missing squares are outside: a corner of the board.
  graph.holes = {{"a5", 0, 4}, {"e1", 4, 0}};
  return graph;
}

board::Node node_of(Square square) {
  board::Node node;
  node.id = square_name(square);
  node.q = static_cast<std::int32_t>(file_of(square));
  node.r = static_cast<std::int32_t>(rank_of(square)) - 1;
  node.is_shaded = is_shaded(square);
  node.is_on_line = zone_of(square) == Zone::dividing_line;
  return node;
}

void add_links(Square square, BoardGraph& graph) {
  for (std::size_t i = 0; i < directions; ++i) {
    const auto direction = static_cast<Direction>(i);
    const std::optional<Square> open = neighbour(square, direction, Corner::open);
    if (!open) continue;
    if (neighbour(square, direction)) {
      graph.edges.push_back({square, *open, static_cast<std::uint8_t>(i)});
    } else if (square < *open) {
      graph.blocked_corners.push_back({square, *open});
    }
  }
}

board::Piece shown(Piece piece, Square square) {
  board::Piece result;
  result.label = letter_of(piece);
  result.id = std::string(square_name(square)) + "=" + result.label;
  result.kind = name_of(piece.kind);
  result.owner = static_cast<std::uint8_t>(piece.owner);
  return result;
}

board::Pile pile_of(const Hand& hand, Side side) {
  board::Pile pile;
  pile.label = "hand";
  pile.owner = static_cast<std::uint8_t>(side);
  for (const PieceKind kind : {PieceKind::rook, PieceKind::bishop, PieceKind::pawn}) {
    if (hand.of(kind) == 0) continue;
    pile.entries.push_back({std::string(1, letter_of({side, kind})), hand.of(kind), std::string(name_of(kind))});
  }
  return pile;
}

std::string_view mark_text(MarkKind kind) {
  switch (kind) {
    case MarkKind::target:
      return "*";
    case MarkKind::capture_only:
      return "x";
    case MarkKind::move_only:
      break;
  }
  return "+";
}

board::Outcome won_by(Side side) { return {static_cast<std::uint8_t>(side)}; }

// R10, R12. If neither side has a king, the game is over without a winner.
std::optional<board::Outcome> outcome_on_board(const Position& position) {
  const State state(position);
  if (!is_over(state)) return std::nullopt;
  const std::optional<Side> side = winner(state);
  return side ? won_by(*side) : board::Outcome{};
}

}  // namespace

BoardGraph empty_board() {
  BoardGraph graph = board_without_squares();
  for (Square square = 0; square < square_count; ++square) {
    graph.nodes.push_back(node_of(square));
    add_links(square, graph);
  }
  return graph;
}

BoardGraph board_of(const Position& position) {
  BoardGraph graph = empty_board();
  for (Square square = 0; square < square_count; ++square) {
    const std::optional<Piece>& piece = position.pieces[square];
    if (piece) graph.nodes[square].stack.push_back(shown(*piece, square));
  }
  for (const Side side : {Side::white, Side::black}) {
    graph.piles.push_back(pile_of(position.hands[static_cast<std::size_t>(side)], side));
  }
  graph.to_move = static_cast<std::uint8_t>(position.to_move);
  graph.outcome = outcome_on_board(position);
  return graph;
}

BoardGraph board_of(const Setup& setup) {
  if (!setup.has_position) return empty_board();
  BoardGraph graph = board_of(setup.position);
  for (const Mark& mark : setup.marks) graph.nodes[mark.square].mark = mark_text(mark.kind);
  // There may be a king in what could not be read.
  if (!setup.is_sound) graph.outcome.reset();
  return graph;
}

}  // namespace plyglot::hopgi
