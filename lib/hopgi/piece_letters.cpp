#include "hopgi/piece_letters.hpp"

namespace plyglot::hopgi {
namespace {

constexpr std::string_view kind_letters = "WFRBPDHG";

char of_side(char letter, Side side) { return side == Side::white ? letter : static_cast<char>(letter - 'A' + 'a'); }

}  // namespace

char piece_letter(Piece piece) { return of_side(kind_letters[static_cast<std::size_t>(piece.kind)], piece.owner); }

std::string piece_letters(Piece piece) {
  std::string letters(letters_of(piece.kind));
  for (char& letter : letters) letter = of_side(letter, piece.owner);
  return letters;
}

}  // namespace plyglot::hopgi
