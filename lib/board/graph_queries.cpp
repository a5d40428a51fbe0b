#include "board/graph_queries.hpp"

#include "text/sort.hpp"

#include <algorithm>
#include <map>

namespace plyglot::board {
namespace {

template <class Predicate>
const Piece* first_piece(const BoardGraph& graph, Predicate is_wanted) {
  for (const Node& node : graph.nodes) {
    for (const Piece& piece : node.stack) {
      if (is_wanted(piece)) return &piece;
    }
  }
  return nullptr;
}

}  // namespace

const Piece* last_moved(const BoardGraph& graph) {
  return first_piece(graph, [](const Piece& piece) { return piece.is_last_moved; });
}

const Piece* first_inactive(const BoardGraph& graph) {
  return first_piece(graph, [](const Piece& piece) { return !piece.is_active; });
}

bool has_stack(const BoardGraph& graph) {
  return std::any_of(graph.nodes.begin(), graph.nodes.end(), [](const Node& node) { return node.stack.size() > 1; });
}

bool has_left_cell(const BoardGraph& graph) {
  return std::any_of(graph.nodes.begin(), graph.nodes.end(),
                     [](const Node& node) { return node.is_last_left && node.stack.empty() && node.mark.empty(); });
}

Neighbours neighbours_of(const BoardGraph& graph, std::optional<std::uint8_t> kind) {
  Neighbours neighbours(graph.nodes.size());
  for (const Edge& edge : graph.edges) {
    if (!kind || edge.kind == *kind) neighbours[edge.from].push_back(edge.to);
  }
  for (std::vector<std::uint32_t>& list : neighbours) {
    text::sort(list.begin(), list.end());
    list.erase(std::unique(list.begin(), list.end()), list.end());
  }
  return neighbours;
}

std::vector<std::uint32_t> groups_of(const Neighbours& neighbours) {
  std::map<std::vector<std::uint32_t>, std::uint32_t> known;
  std::vector<std::uint32_t> groups;
  groups.reserve(neighbours.size());
  for (const std::vector<std::uint32_t>& list : neighbours) {
    const auto next = static_cast<std::uint32_t>(known.size());
    groups.push_back(known.emplace(list, next).first->second);
  }
  return groups;
}

std::vector<std::uint32_t> distances_from(std::uint32_t start, const Neighbours& neighbours) {
  const auto unreached = static_cast<std::uint32_t>(neighbours.size());
  std::vector<std::uint32_t> distances(neighbours.size(), unreached);
  std::vector<std::uint32_t> reached = {start};
  distances[start] = 0;
  for (std::size_t next = 0; next < reached.size(); ++next) {
    const std::uint32_t from = reached[next];
    for (const std::uint32_t to : neighbours[from]) {
      if (distances[to] != unreached) continue;
      distances[to] = distances[from] + 1;
      reached.push_back(to);
    }
  }
  return distances;
}

}  // namespace plyglot::board
