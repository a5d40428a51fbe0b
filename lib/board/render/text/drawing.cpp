#include "board/render/text/drawing.hpp"

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

}  // namespace plyglot::board
