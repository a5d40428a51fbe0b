#include "board/render/captions.hpp"

#include "text/format.hpp"
#include "text/glyph.hpp"

namespace plyglot::board {

std::string shortened(std::string_view text, std::uint32_t cells) {
  // Where the text is cut off if it turns out to be too long: the ellipsis takes one cell.
  std::size_t cut = 0;
  std::uint32_t width = 0;
  for (std::size_t at = 0; at < text.size();) {
    const text::Decoded character = text::decode_utf8(text.substr(at));
    width += text::glyph_of(character).width;
    if (width > cells) return text::visible(text.substr(0, cut)) + "\xE2\x80\xA6";
    at += character.size;
    if (width < cells) cut = at;
  }
  return text::visible(text);
}

std::string player_caption(const BoardGraph& graph, std::uint8_t player) {
  return player < graph.players.size() ? graph.players[player] : text::format("player {}", player);
}

std::string side_caption(const BoardGraph& graph) {
  if (graph.players.empty()) return {};
  if (graph.outcome) {
    return graph.outcome->winner ? player_caption(graph, *graph.outcome->winner) + " wins" : std::string("draw");
  }
  return graph.to_move ? player_caption(graph, *graph.to_move) + " to move" : std::string("side to move unknown");
}

std::string pile_caption(const BoardGraph& graph, const Pile& pile) {
  if (!pile.owner) return pile.label;
  return text::format("{}'s {}", player_caption(graph, *pile.owner), pile.label);
}

std::string entry_caption(const Pile::Entry& entry) {
  return entry.count == 1 ? entry.label : text::format("{} {}", entry.count, entry.label);
}

std::string marked_label(const Piece& piece) {
  return text::format("{}{}{}{}", piece.is_active ? "" : "(", piece.label, piece.is_active ? "" : ")",
                      piece.is_last_moved ? "*" : "");
}

std::string empty_caption(const Node& node) {
  if (!node.mark.empty()) return node.mark;
  if (node.is_last_left) return ".";
  return node.label.empty() && node.is_on_line ? "/" : node.label;
}

std::string corner_caption(const BoardGraph& graph, const BlockedCorner& corner) {
  return text::format("{} and {}: blocked", graph.nodes[corner.from].id, graph.nodes[corner.to].id);
}

std::string hole_caption(const Hole& hole) { return hole.id + ": hole"; }

std::string stack_caption(const BoardGraph& graph, const Node& node) {
  std::string caption;
  for (const Piece& piece : node.stack) {
    if (!caption.empty()) caption += " < ";
    if (piece.owner && !graph.player_colours.empty()) caption += player_caption(graph, *piece.owner) + " ";
    caption += marked_label(piece);
  }
  return caption;
}

std::string node_caption(const BoardGraph& graph, const Node& node) {
  return node.stack.empty() ? node.id : text::format("{}: {}", node.id, stack_caption(graph, node));
}

std::string system_caption(const BoardGraph& graph, const Node& node) {
  std::string caption = node.label.empty() ? node.id : node.label;
  if (node.home) text::append(caption, " (home of {})", player_caption(graph, *node.home));
  caption += ':';
  std::optional<std::uint8_t> owner;
  for (const Piece& piece : node.stack) {
    if (piece.owner && piece.owner != owner) {
      text::append(caption, "{} {}", caption.back() == ':' ? "" : ";", player_caption(graph, *piece.owner));
    }
    owner = piece.owner;
    text::append(caption, " {}{}", piece.label, piece.is_last_moved ? "*" : "");
  }
  return node.stack.empty() ? caption + " empty" : caption;
}

std::string_view edge_caption(const BoardGraph& graph, const Edge& edge) {
  return edge.kind < graph.edge_kinds.size() ? std::string_view(graph.edge_kinds[edge.kind]) : std::string_view();
}

}  // namespace plyglot::board
