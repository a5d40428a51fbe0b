// Writing a FEN, apart from reading one: programs without a test framework do so too.

#include "support/hopgi/positions.hpp"

#include <cctype>

namespace plyglot::test {
namespace {

using namespace hopgi;

char cased(char letter, Side side) { return side == Side::white ? letter : static_cast<char>(std::tolower(letter)); }

std::string piece_text(Piece piece) {
  const char letter = cased(hopgi_piece_letters[static_cast<std::size_t>(unpromoted(piece.kind))], piece.owner);
  return is_promoted(piece.kind) ? std::string("+") + letter : std::string(1, letter);
}

std::string rank_text(const Position& position, unsigned rank) {
  std::string text;
  unsigned empty = 0;
  const auto end_run = [&] {
    if (empty > 0) text += std::to_string(empty);
    empty = 0;
  };
  for (unsigned file = 0; file < 7; ++file) {
    const std::optional<Square> square = square_at(file, rank);
    if (square && !position.pieces[*square]) {
      ++empty;
      continue;
    }
    end_run();
    text += square ? piece_text(*position.pieces[*square]) : "*";
  }
  end_run();
  return text;
}

}  // namespace

std::string hopgi_fen(const Position& position) {
  std::string text;
  for (unsigned rank = 7; rank > 0; --rank) text += rank_text(position, rank) + (rank > 1 ? "/" : "[");
  for (const Side side : {Side::white, Side::black}) {
    for (const PieceKind kind : {PieceKind::rook, PieceKind::bishop, PieceKind::pawn}) {
      const char letter = cased(hopgi_piece_letters[static_cast<std::size_t>(kind)], side);
      text += std::string(position.hands[static_cast<std::size_t>(side)].of(kind), letter);
    }
  }
  text += position.to_move == Side::white ? "] w - - " : "] b - - ";
  return text + std::to_string(position.clock) + ' ' + std::to_string(position.turn_number);
}

}  // namespace plyglot::test
