#include "hexix/views/board_graph.hpp"

#include "hexix/board/cells.hpp"
#include "hexix/record/move_text.hpp"
#include "hexix/rules/state.hpp"

namespace plyglot::hexix {
namespace {

using board::BoardGraph;

board::Sign sign_of(PieceKind kind) {
  switch (kind) {
    case PieceKind::down:
      return board::Sign::down;
    case PieceKind::up:
      return board::Sign::up;
    case PieceKind::home:
      break;
  }
  return board::Sign::house;
}

std::string_view name_of(PieceKind kind) {
  switch (kind) {
    case PieceKind::down:
      return "down";
    case PieceKind::up:
      return "up";
    case PieceKind::home:
      break;
  }
  return "home";
}

// A home's number never changes, so it is left out (R3).
std::string label_of(Piece piece) {
  std::string label{letter_of(piece.kind)};
  if (piece.kind != PieceKind::home) label += static_cast<char>('0' + piece.number);
  return label;
}

void add_pieces(const State& state, BoardGraph& graph) {
  graph.to_move = static_cast<std::uint8_t>(state.to_move());
  const CellSet active = state.active(Player::blue) | state.active(Player::red);
  for (CellSet left = state.occupied(); left != 0; left &= left - 1) {
    const Cell cell = first_of(left);
    const Piece piece = state.at(cell);
    board::Piece shown;
    // As a trace has it (R16): `D2=Bv2`.
    shown.id = std::string(cell_name(cell)) + "=" + piece_text(piece);
    shown.label = label_of(piece);
    shown.kind = name_of(piece.kind);
    shown.sign = sign_of(piece.kind);
    shown.owner = static_cast<std::uint8_t>(piece.owner);
    shown.value = piece.number;
    shown.is_active = contains(active, cell);
    graph.nodes[cell].stack.push_back(std::move(shown));
  }
}

}  // namespace

BoardGraph empty_board() {
  BoardGraph graph;
  graph.game = "hexix";
  graph.shape = board::Shape::flat_hexagon;
  graph.players = {std::string(name_of(Player::blue)), std::string(name_of(Player::red))};
  graph.player_colours = {"blue", "red"};
  for (const PieceKind kind : {PieceKind::down, PieceKind::up, PieceKind::home}) {
    graph.kinds.emplace_back(name_of(kind));
  }
  for (unsigned i = 0; i < directions; ++i) graph.edge_kinds.emplace_back(name_of(static_cast<Direction>(i)));
  for (Cell cell = 0; cell < cell_count; ++cell) {
    board::Node node;
    node.id = cell_name(cell);
    node.label = node.id;
    // R1: to the north-east and to the south-east a column is one step further and half a cell higher or lower.
    node.q = static_cast<std::int32_t>(column_of(cell)) - static_cast<std::int32_t>(column_of(home_of(Player::blue)));
    node.r = -(static_cast<std::int32_t>(height_of(cell)) + node.q) / 2;
    for (const Player player : {Player::blue, Player::red}) {
      if (home_of(player) == cell) node.home = static_cast<std::uint8_t>(player);
    }
    graph.nodes.push_back(std::move(node));
    for (unsigned i = 0; i < directions; ++i) {
      const std::optional<Cell> next = neighbour(cell, static_cast<Direction>(i));
      if (next) graph.edges.push_back({cell, *next, static_cast<std::uint8_t>(i)});
    }
  }
  return graph;
}

BoardGraph board_of(const Position& position) {
  BoardGraph graph = empty_board();
  add_pieces(State(position), graph);
  return graph;
}

}  // namespace plyglot::hexix
