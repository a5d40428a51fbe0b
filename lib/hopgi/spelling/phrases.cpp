#include "hopgi/spelling/phrases.hpp"

#include "text/format.hpp"
#include "text/listing.hpp"

#include <vector>

namespace plyglot::hopgi::spelling {

std::string quoted(Square square) { return text::format("`{}`", square_name(square)); }

std::string owned(Piece piece) { return text::format("{}'s {}", name_of(piece.owner), name_of(piece.kind)); }

std::string one(PieceKind kind) { return text::format("a {}", name_of(kind)); }

std::string squares_phrase(SquareSet squares, std::string_view last_joint) {
  if (squares == 0) return "nowhere";
  std::vector<std::string_view> names;
  for (; squares != 0; squares &= squares - 1) names.push_back(square_name(first_of(squares)));
  return text::listed(names, last_joint);
}

std::string hand_phrase(const Hand& hand) {
  std::vector<std::string> pieces;
  for (const PieceKind kind : {PieceKind::rook, PieceKind::bishop, PieceKind::pawn}) {
    const unsigned number = hand.of(kind);
    if (number == 1) pieces.push_back(one(kind));
    if (number > 1) pieces.push_back(text::counted(number, name_of(kind)));
  }
  return pieces.empty() ? "nothing" : text::joined(pieces, " and ");
}

std::string_view movement_of(PieceKind kind) {
  switch (kind) {
    case PieceKind::wazir_king:
      return "goes one square straight";
    case PieceKind::ferz_king:
      return "goes one square diagonally";
    case PieceKind::rook:
      return "goes one to three squares straight";
    case PieceKind::bishop:
      return "goes one to three squares diagonally";
    case PieceKind::pawn:
      return "goes one square diagonally forward, and takes one square straight forward";
    case PieceKind::dragon_king:
      return "goes one to three squares straight, or one diagonally";
    case PieceKind::dragon_horse:
      return "goes one to three squares diagonally, or one straight";
    case PieceKind::guardian:
      return "goes one square diagonally, and takes one square straight";
  }
  return {};
}

}  // namespace plyglot::hopgi::spelling
