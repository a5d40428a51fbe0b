#include "board/render/system_rows.hpp"

#include "text/sort.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace plyglot::board {
namespace {

// Whatever is farther out than this is drawn in its order only, so that no map is larger than what is on it needs.
constexpr std::int32_t farthest = 40;

std::int64_t wish_of(const Node& node, std::int64_t pitch) {
  return std::int64_t{std::clamp(node.q, -farthest, farthest)} * pitch;
}

}  // namespace

SystemParts parts_of(const BoardGraph& graph, const Node& node) {
  SystemParts parts;
  for (const Piece& piece : node.stack) {
    if (piece.owner) {
      parts.ships[static_cast<std::size_t>(side_of(*piece.owner, graph.players.size()))].push_back(&piece);
    } else {
      parts.stars.push_back(&piece);
    }
  }
  return parts;
}

std::string letter_of(const Piece& piece) {
  const char letter = piece.colour.empty() ? '\0' : piece.colour.front();
  if (letter >= 'a' && letter <= 'z') return {static_cast<char>(letter - 'a' + 'A')};
  return letter >= 'A' && letter <= 'Z' ? std::string{letter} : piece.label;
}

std::vector<std::vector<std::uint32_t>> rows_of(const BoardGraph& graph) {
  std::vector<std::uint32_t> order(graph.nodes.size());
  std::iota(order.begin(), order.end(), 0U);
  text::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
    return std::tie(graph.nodes[b].r, graph.nodes[a].q) < std::tie(graph.nodes[a].r, graph.nodes[b].q);
  });
  std::vector<std::vector<std::uint32_t>> rows;
  for (const std::uint32_t index : order) {
    if (rows.empty() || graph.nodes[rows.back().front()].r != graph.nodes[index].r) rows.emplace_back();
    rows.back().push_back(index);
  }
  return rows;
}

std::vector<std::int64_t> middles_of(const BoardGraph& graph, const std::vector<std::uint32_t>& row,
                                     const std::vector<std::int64_t>& widths, std::int64_t gap, std::int64_t pitch) {
  std::vector<std::int64_t> middles;
  // How far the systems have come from their wishes, in sum.
  std::int64_t shift = 0;
  for (std::size_t i = 0; i < row.size(); ++i) {
    std::int64_t middle = wish_of(graph.nodes[row[i]], pitch);
    if (i > 0) middle = std::max(middle, middles[i - 1] + (widths[row[i - 1]] + widths[row[i]] + 1) / 2 + gap);
    shift += middle - wish_of(graph.nodes[row[i]], pitch);
    middles.push_back(middle);
  }
  for (std::int64_t& middle : middles) middle -= shift / static_cast<std::int64_t>(row.size());
  return middles;
}

std::int64_t pitch_of(const std::vector<std::int64_t>& widths, std::int64_t gap) {
  if (widths.empty()) return gap;
  const std::int64_t sum = std::accumulate(widths.begin(), widths.end(), std::int64_t{0});
  return (sum / static_cast<std::int64_t>(widths.size()) + gap) / 2;
}

}  // namespace plyglot::board
