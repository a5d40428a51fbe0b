#include "hopgi/board/fen_text.hpp"

#include "hopgi/board/setup_letters.hpp"
#include "hopgi/board/squares.hpp"
#include "text/format.hpp"

namespace plyglot::hopgi {
namespace {

void append_piece(Piece piece, const FenStyle& style, std::string& out) {
  if (is_promoted(piece.kind) && !style.has_promoted_letters) {
    out += '+';
    piece.kind = unpromoted(piece.kind);
  }
  out += letter_of(piece);
}

void append_rank(const Position& position, unsigned rank, const FenStyle& style, std::string& out) {
  unsigned empties = 0;
  const auto flush = [&] {
    if (empties != 0) out += static_cast<char>('0' + empties);
    empties = 0;
  };
  for (unsigned file = 0; file < files; ++file) {
    const std::optional<Square> square = square_at(file, rank);
    if (square && !position.pieces[*square]) {
      ++empties;
      continue;
    }
    flush();
    if (square) {
      append_piece(*position.pieces[*square], style, out);
    } else {
      out += style.hole;
    }
  }
  flush();
}

}  // namespace

void append_fen(const Position& position, const FenStyle& style, std::string& out) {
  for (unsigned rank = ranks; rank > 0; --rank) {
    if (rank < ranks) out += '/';
    append_rank(position, rank, style, out);
  }
  if (style.hole == '*') {
    out += '[';
    append_hands(position, out);
    out += ']';
  }
  text::append(out, " {} - - {} {}", position.to_move == Side::white ? 'w' : 'b', position.clock, position.turn_number);
}

std::string fen_text(const Position& position, const FenStyle& style) {
  std::string out;
  append_fen(position, style, out);
  return out;
}

}  // namespace plyglot::hopgi
