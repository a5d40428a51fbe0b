#include "support/hopgi/positions.hpp"

#include "support/checks/catch.hpp"

#include <sstream>

namespace plyglot::test {
namespace {

using namespace hopgi;

PieceKind kind_of(char letter) {
  const std::size_t kind = hopgi_piece_letters.find(static_cast<char>(std::toupper(letter)));
  REQUIRE(kind != std::string_view::npos);
  return static_cast<PieceKind>(kind);
}

Side side_of(char letter) { return letter >= 'a' ? Side::black : Side::white; }

void read_rank(const std::string& text, unsigned rank, Position& position) {
  unsigned file = 0;
  bool is_promoted = false;
  for (const char byte : text) {
    if (byte == '+') {
      is_promoted = true;
      continue;
    }
    if (byte == '*') {
      REQUIRE_FALSE(square_at(file, rank));
      ++file;
    } else if (byte >= '1' && byte <= '7') {
      for (int i = 0; i < byte - '0'; ++i) REQUIRE(square_at(file++, rank));
    } else {
      const PieceKind kind = is_promoted ? promoted(kind_of(byte)) : kind_of(byte);
      position.pieces[square_at(file++, rank).value()] = Piece{side_of(byte), kind};
    }
    is_promoted = false;
  }
  REQUIRE(file == 7);
}

}  // namespace

Square hopgi_square(std::string_view name) {
  REQUIRE(name.size() == 2);
  return square_at(static_cast<unsigned>(name[0] - 'a'), static_cast<unsigned>(name[1] - '0')).value();
}

SquareSet hopgi_squares(const std::string& names) {
  std::istringstream words(names);
  SquareSet set = 0;
  for (std::string name; words >> name;) set |= set_of(hopgi_square(name));
  return set;
}

Position hopgi_position(const std::string& fen) {
  Position position;
  std::istringstream words(fen);
  std::string board;
  std::string side;
  std::string dash;
  words >> board >> side >> dash >> dash >> position.clock >> position.turn_number;
  REQUIRE(words);
  std::istringstream ranks(board.substr(0, board.find('[')));
  unsigned rank = 7;
  for (std::string text; std::getline(ranks, text, '/'); --rank) read_rank(text, rank, position);
  REQUIRE(rank == 0);
  const std::string hand = board.substr(board.find('[') + 1);
  REQUIRE(hand.back() == ']');
  for (const char letter : hand.substr(0, hand.size() - 1)) {
    ++position.hands[static_cast<std::size_t>(side_of(letter))].of(kind_of(letter));
  }
  REQUIRE((side == "w" || side == "b"));
  position.to_move = side == "w" ? Side::white : Side::black;
  REQUIRE(hopgi_fen(position) == fen);
  return position;
}

State hopgi_state(const std::string& fen) { return State(hopgi_position(fen)); }

}  // namespace plyglot::test
