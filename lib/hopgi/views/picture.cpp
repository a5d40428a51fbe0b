#include "hopgi/views/picture.hpp"

#include "hopgi/board/fen_text.hpp"
#include "hopgi/board/squares.hpp"

namespace plyglot::hopgi::diagram {
namespace {

// In the order of MarkKind.
constexpr std::string_view mark_letters = "*x+";

// `+R`, `+B` or `+P`.
std::optional<Piece> piece_with_plus(std::string_view written) {
  if (written.size() != 2 || written[0] != '+') return std::nullopt;
  std::optional<Piece> piece = held_piece(written[1]);
  if (piece) piece->kind = promoted(piece->kind);
  return piece;
}

// What is between the sides of a shaded cell, or alone in an unshaded one.
bool read_inner(std::string_view inner, CellContent& content) {
  content.piece = piece_with_plus(inner);
  content.has_plus = content.piece.has_value();
  if (content.has_plus) return true;
  if (inner.size() != 1) return inner.empty();
  const char letter = inner[0];
  content.piece = piece_of_letter(letter);
  const std::size_t mark = mark_letters.find(letter);
  if (mark != std::string_view::npos) content.mark = static_cast<MarkKind>(mark);
  content.has_dividing_mark = letter == '/';
  return !content.is_empty() || content.has_dividing_mark || letter == ':';
}

}  // namespace

std::optional<CellContent> read_cell(std::string_view content) {
  CellContent cell;
  const std::size_t size = content.size();
  cell.is_shaded = size >= 3 && content.front() == ':' && content.back() == ':';
  if (!cell.is_shaded) return read_inner(content, cell) ? std::optional<CellContent>(cell) : std::nullopt;
  std::string_view inner = content.substr(1, size - 2);
  if (size == 3 && (inner == " " || inner == "\t" || inner == "\r")) inner = {};
  return read_inner(inner, cell) ? std::optional<CellContent>(cell) : std::nullopt;
}

char letter_of(MarkKind mark) { return mark_letters[static_cast<std::size_t>(mark)]; }

std::string cell_text(Square square, const CellContent& content) {
  const char side = is_shaded(square) ? ':' : ' ';
  char inner = side;
  if (content.piece) {
    inner = letter_of(*content.piece);
  } else if (content.mark) {
    inner = letter_of(*content.mark);
  } else if (zone_of(square) == Zone::dividing_line) {
    inner = '/';
  }
  return {side, inner, side};
}

std::string_view border_below(unsigned rank) {
  if (rank == 1) return "+---+---+   +---+---+";
  if (rank == 2) return "+---+---+---+---+---+";
  return rank == 3 ? "+---+---#---+---+---+---+---+" : "+---+---+---+---+---+---+---+";
}

unsigned border_margin(unsigned rank) { return rank <= 2 ? 11 : 3; }

unsigned leading_holes(unsigned rank) {
  unsigned holes = 0;
  while (!square_at(holes, rank)) ++holes;
  return holes;
}

}  // namespace plyglot::hopgi::diagram
