#include "board/render/pile_table.hpp"

#include <algorithm>
#include <set>

namespace plyglot::board {
namespace {

template <class Value>
std::optional<std::size_t> index_of(const std::vector<Value>& values, const Value& value) {
  const auto found = std::find(values.begin(), values.end(), value);
  if (found == values.end()) return std::nullopt;
  return static_cast<std::size_t>(found - values.begin());
}

std::vector<std::int32_t> values_of(const BoardGraph& graph) {
  std::set<std::int32_t> values;
  for (const Node& node : graph.nodes) {
    for (const Piece& piece : node.stack) {
      if (piece.value) values.insert(*piece.value);
    }
  }
  for (const Pile& pile : graph.piles) {
    for (const Pile::Entry& entry : pile.entries) {
      if (entry.value) values.insert(*entry.value);
    }
  }
  return {values.begin(), values.end()};
}

}  // namespace

std::optional<PileTable> table_of(const BoardGraph& graph, const Pile& pile) {
  if (graph.colours.empty()) return std::nullopt;
  PileTable table{graph.colours, values_of(graph), {}};
  table.counts.assign(table.colours.size(), std::vector<std::uint32_t>(table.values.size()));
  for (const Pile::Entry& entry : pile.entries) {
    const auto colour = index_of(table.colours, entry.colour);
    if (!colour || !entry.value) return std::nullopt;
    table.counts[*colour][*index_of(table.values, *entry.value)] += entry.count;
  }
  return table;
}

}  // namespace plyglot::board
