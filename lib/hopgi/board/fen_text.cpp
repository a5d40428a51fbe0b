#include "hopgi/board/fen_text.hpp"

#include "hopgi/board/squares.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"

#include <algorithm>

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

std::optional<Piece> piece_of_letter(char letter) {
  const std::size_t kind = setup_letters.find(text::to_upper(letter));
  if (kind == std::string_view::npos) return std::nullopt;
  return Piece{text::is_upper(letter) ? Side::white : Side::black, static_cast<PieceKind>(kind)};
}

char letter_of(Piece piece) {
  const char letter = setup_letters[static_cast<std::size_t>(piece.kind)];
  return piece.owner == Side::white ? letter : text::to_lower(letter);
}

std::optional<Piece> held_piece(char letter) {
  const std::optional<Piece> piece = piece_of_letter(letter);
  const bool is_held = piece && !is_king(piece->kind) && !is_promoted(piece->kind);
  return is_held ? piece : std::nullopt;
}

bool are_held_pieces(std::string_view letters) {
  return std::all_of(letters.begin(), letters.end(), [](char letter) { return held_piece(letter).has_value(); });
}

void add_to_hands(std::string_view letters, Position& position) {
  for (const char letter : letters) {
    const std::optional<Piece> piece = held_piece(letter);
    if (piece) ++position.hands[static_cast<std::size_t>(piece->owner)].of(piece->kind);
  }
}

void append_hands(const Position& position, std::string& out) {
  for (const Side side : {Side::white, Side::black}) {
    const Hand& hand = position.hands[static_cast<std::size_t>(side)];
    for (const PieceKind kind : {PieceKind::rook, PieceKind::bishop, PieceKind::pawn}) {
      out.append(hand.of(kind), letter_of({side, kind}));
    }
  }
}

void append_fen(const Position& position, const FenStyle& style, std::string& out) {
  for (unsigned rank = ranks; rank > 0; --rank) {
    if (rank < ranks) out += '/';
    append_rank(position, rank, style, out);
  }
  const bool has_hands = position.hands[0] != Hand() || position.hands[1] != Hand();
  const bool is_for_game_courier = style.hole == '-';
  if (has_hands || !is_for_game_courier) {
    out += is_for_game_courier ? '/' : '[';
    append_hands(position, out);
    if (!is_for_game_courier) out += ']';
  }
  text::append(out, " {} - - {} {}", position.to_move == Side::white ? 'w' : 'b', position.clock, position.turn_number);
}

std::string fen_text(const Position& position, const FenStyle& style) {
  std::string out;
  append_fen(position, style, out);
  return out;
}

}  // namespace plyglot::hopgi
