#include "board/render/drawing.hpp"

#include "text/format.hpp"
#include "text/glyph.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <tuple>

namespace plyglot::board {
namespace {

// Bold yellow, cyan, green, magenta: told apart on dark and on light ground, and by colour-blind people.
constexpr int owner_colours[] = {33, 36, 32, 35};

void print_piece(std::string_view text, std::optional<std::uint8_t> owner, bool colour, std::string& out) {
  const bool is_blank = text.find_first_not_of(' ') == std::string_view::npos;
  if (colour && owner && !is_blank) {
    text::append(out, "\x1b[1;{}m{}\x1b[0m", owner_colours[*owner % std::size(owner_colours)], text);
  } else {
    out += text;
  }
}

}  // namespace

void Drawing::put(std::int64_t line, std::int64_t column, std::string text, std::optional<std::uint8_t> owner) {
  pieces_.push_back({line, column, std::move(text), owner});
}

void Drawing::finish() {
  const auto place = [](const Piece& piece) { return std::make_tuple(piece.line, piece.column); };
  std::stable_sort(pieces_.begin(), pieces_.end(), [&](const Piece& a, const Piece& b) { return place(a) < place(b); });
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
    print_piece(piece.text, piece.owner, colour, out);
    column = piece.column + std::int64_t{text::visible_width(piece.text)};
  }
  out += '\n';
}

std::string drawable(std::string_view text) {
  std::string shown;
  text::append_visible(shown, text);
  return shown;
}

}  // namespace plyglot::board
