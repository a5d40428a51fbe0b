#include "board/render/text/drawing.hpp"

#include "board/graph_queries.hpp"
#include "board/render/captions.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"
#include "text/sort.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <tuple>

namespace plyglot::board {

Ink ink_of_owner(std::optional<std::uint8_t> owner) {
  // Yellow, cyan, green, magenta.
  constexpr Ink inks[] = {33, 36, 32, 35};
  return owner ? inks[*owner % std::size(inks)] : no_ink;
}

Ink ink_of_player(const BoardGraph& graph, std::optional<std::uint8_t> player) {
  if (!player || *player >= graph.player_colours.size()) return ink_of_owner(player);
  return ink_of_colour(graph.player_colours[*player]);
}

Ink ink_of_colour(std::string_view name) {
  if (name == "red") return 31;
  if (name == "green") return 32;
  if (name == "yellow") return 33;
  return name == "blue" ? 34 : no_ink;
}

void append_inked(std::string& out, std::string_view text, Ink ink) {
  const bool is_blank = text.find_first_not_of(' ') == std::string_view::npos;
  if (ink == no_ink || is_blank) {
    out += text;
  } else {
    text::append(out, "\x1b[1;{}m{}\x1b[0m", ink, text);
  }
}

void Drawing::put(std::int64_t line, std::int64_t column, std::string text, Ink ink) {
  pieces_.push_back({line, column, std::move(text), ink});
}

void Drawing::finish() {
  const auto place = [](const Piece& piece) { return std::make_tuple(piece.line, piece.column); };
  text::sort(pieces_.begin(), pieces_.end(), [&](const Piece& a, const Piece& b) { return place(a) < place(b); });
  left_ = std::numeric_limits<std::int64_t>::max();
  for (const Piece& piece : pieces_) left_ = std::min(left_, piece.column);
}

std::uint64_t Drawing::size_bound() const {
  if (pieces_.empty()) return 0;
  // Far lines are far apart from each other as well, so the sum is cut off before it can overflow.
  constexpr std::uint64_t too_large = std::numeric_limits<std::uint64_t>::max();
  auto bytes = static_cast<std::uint64_t>(pieces_.back().line - pieces_.front().line) + 1;
  for (const Piece& piece : pieces_) {
    const bool ends_line = &piece == &pieces_.back() || (&piece)[1].line != piece.line;
    if (ends_line) bytes += static_cast<std::uint64_t>(piece.column - left_);
    bytes += piece.text.size();
    if (bytes > too_large / 2) return too_large;
  }
  return bytes;
}

void Drawing::print(bool colour, std::string& out) const {
  if (pieces_.empty()) return;
  std::int64_t line = pieces_.front().line;
  std::int64_t column = left_;
  for (const Piece& piece : pieces_) {
    if (piece.line != line) {
      out.append(static_cast<std::size_t>(piece.line - line), '\n');
      line = piece.line;
      column = left_;
    }
    if (piece.column < column) continue;
    out.append(static_cast<std::size_t>(piece.column - column), ' ');
    append_inked(out, piece.text, colour ? piece.ink : no_ink);
    column = piece.column + std::int64_t{text::visible_width(piece.text)};
  }
  out += '\n';
}

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
    for (std::size_t i = 0; i < graph.players.size(); ++i) {
      const auto player = static_cast<std::uint8_t>(i);
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
