#include "hive/views/board_graph.hpp"

#include "board/cell_map.hpp"
#include "board/hex.hpp"
#include "hive/views/bug_figures.hpp"
#include "text/format.hpp"
#include "text/sort.hpp"

#include <numeric>
#include <tuple>

namespace plyglot::hive {
namespace {

using board::BoardGraph;

std::uint8_t player_of(Colour colour) { return static_cast<std::uint8_t>(colour); }

BoardGraph empty_board(const Position& position) {
  BoardGraph graph;
  graph.game = "hive";
  graph.players = {"White", "Black"};
  for (std::size_t i = 0; i < bug_kinds; ++i) graph.kinds.emplace_back(name_of(static_cast<BugKind>(i)));
  graph.figures.assign(bug_figures.begin(), bug_figures.end());
  graph.edge_kinds.assign(board::direction_names.begin(), board::direction_names.end());
  // As UHP writes places.
  graph.neighbour_signs = {{'-', false, 1, 0}, {'-', true, -1, 0},  {'/', false, 1, -1},
                           {'/', true, -1, 1}, {'\\', false, 0, 1}, {'\\', true, 0, -1}};
  if (position.to_move) graph.to_move = player_of(*position.to_move);
  return graph;
}

// Indices into Position::bugs by r, then q, then level.
std::vector<std::uint32_t> board_order(const Position& position) {
  std::vector<std::uint32_t> order(position.bugs.size());
  std::iota(order.begin(), order.end(), 0U);
  const auto place = [&](std::uint32_t index) {
    const Bug& bug = position.bugs[index];
    return std::make_tuple(bug.cell.r, bug.cell.q, bug.level);
  };
  text::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) { return place(a) < place(b); });
  return order;
}

board::Piece piece_of(const Position& position, std::uint32_t index) {
  const Bug& bug = position.bugs[index];
  board::Piece piece;
  piece.id = id_of(bug);
  piece.label = display_name_of(position, bug);
  piece.kind = name_of(bug.kind);
  piece.owner = player_of(bug.colour);
  piece.is_last_moved = position.last_moved == index;
  piece.span = bug.span;
  return piece;
}

void add_nodes(const Position& position, BoardGraph& graph) {
  for (const std::uint32_t index : board_order(position)) {
    const Cell cell = position.bugs[index].cell;
    if (graph.nodes.empty() || Cell{graph.nodes.back().q, graph.nodes.back().r} != cell) {
      board::Node node;
      node.id = text::format("{},{}", cell.q, cell.r);
      node.q = cell.q;
      node.r = cell.r;
      graph.nodes.push_back(std::move(node));
    }
    graph.nodes.back().stack.push_back(piece_of(position, index));
  }
}

void add_edges(BoardGraph& graph) {
  board::CellMap index_of;
  for (std::uint32_t i = 0; i < graph.nodes.size(); ++i) index_of.insert({graph.nodes[i].q, graph.nodes[i].r}, i);
  for (std::uint32_t from = 0; from < graph.nodes.size(); ++from) {
    const Cell cell{graph.nodes[from].q, graph.nodes[from].r};
    // The other three directions would show every adjacency a second time (hop R19).
    for (const board::Direction direction : {board::north_east, board::east, board::south_east}) {
      const std::uint32_t* to = index_of.find(board::neighbour(cell, direction));
      if (to) graph.edges.push_back({from, *to, direction});
    }
  }
}

BugSet bugs_on_board(const Position& position) {
  BugSet on_board;
  for (const Bug& bug : position.bugs) {
    if (bug.kind != unknown_kind) ++on_board.of(bug.colour, bug.kind);
  }
  return on_board;
}

// The rules know one queen per side: with more of them it is unknown what ends the game.
bool has_more_queens(const Position& position, const BugSet& on_board) {
  const auto has_more = [](const BugSet& set) {
    return set.of(Colour::white, BugKind::queen) > 1 || set.of(Colour::black, BugKind::queen) > 1;
  };
  return has_more(position.set) || has_more(on_board);
}

// hive-rules H29. The edges are there.
std::optional<board::Outcome> outcome_on(const BoardGraph& graph) {
  std::vector<unsigned> neighbours(graph.nodes.size());
  for (const board::Edge& edge : graph.edges) {
    ++neighbours[edge.from];
    ++neighbours[edge.to];
  }
  std::array<bool, 2> has_lost{};
  for (std::size_t i = 0; i < graph.nodes.size(); ++i) {
    if (neighbours[i] < board::direction_names.size()) continue;
    for (const board::Piece& piece : graph.nodes[i].stack) {
      if (piece.kind == name_of(BugKind::queen)) has_lost[*piece.owner] = true;
    }
  }
  const auto [white_lost, black_lost] = has_lost;
  if (white_lost && black_lost) return board::Outcome{};
  if (white_lost) return board::Outcome{player_of(Colour::black)};
  if (black_lost) return board::Outcome{player_of(Colour::white)};
  return std::nullopt;
}

void add_hands(const Position& position, const BugSet& on_board, BoardGraph& graph) {
  for (const Colour colour : {Colour::white, Colour::black}) {
    board::Pile hand;
    hand.label = "hand";
    hand.owner = player_of(colour);
    for (std::size_t i = 0; i < bug_kinds; ++i) {
      const auto kind = static_cast<BugKind>(i);
      const std::uint32_t all = position.set.of(colour, kind);
      const std::uint32_t used = on_board.of(colour, kind);
      if (all > used) hand.entries.push_back({{letter_of(kind)}, all - used, std::string(name_of(kind))});
    }
    graph.piles.push_back(std::move(hand));
  }
}

}  // namespace

BoardGraph board_of(const Position& position) {
  BoardGraph graph = empty_board(position);
  add_nodes(position, graph);
  add_edges(graph);
  const BugSet on_board = bugs_on_board(position);
  // A queen may be elsewhere, in what could not be read.
  if (position.is_sound && !has_more_queens(position, on_board)) graph.outcome = outcome_on(graph);
  if (position.is_set_known) add_hands(position, on_board, graph);
  return graph;
}

}  // namespace plyglot::hive
