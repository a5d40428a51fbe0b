#include "board/render/text/text_key.hpp"

#include "board/graph_queries.hpp"
#include "board/render/captions.hpp"
#include "board/render/text/drawing.hpp"
#include "text/glyph.hpp"

#include <algorithm>

namespace plyglot::board {
char ground_of(const BoardGraph& graph, std::optional<std::uint8_t> owner) {
  if (!owner) return ' ';
  return graph.player_colours.empty() ? " :.-"[*owner % 4] : ".:-="[*owner % 4];
}

void append_key(const BoardGraph& graph, bool colour, std::string& out) {
  std::string line;
  const auto add = [&line](std::string_view entry) {
    if (!line.empty()) line += "   ";
    line += entry;
  };
  const bool has_pieces =
      std::any_of(graph.nodes.begin(), graph.nodes.end(), [](const Node& node) { return !node.stack.empty(); });
  if (has_pieces && !graph.player_colours.empty()) {
    for (std::uint8_t player = 0; player < graph.players.size(); ++player) {
      std::string entry;
      const std::string sample = std::string(3, ground_of(graph, player)) + ' ' + text::visible(graph.players[player]);
      append_inked(entry, sample, colour ? ink_of_player(graph, player) : no_ink);
      add(entry);
    }
  }
  if (last_moved(graph) && (!graph.player_colours.empty() || graph.shape == Shape::square)) add("* last moved");
  if (has_left_cell(graph)) add(". where it came from");
  if (first_inactive(graph)) add("( ) inactive");
  if (!line.empty()) out += line + '\n';
}

}  // namespace plyglot::board
