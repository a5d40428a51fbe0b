
#include "hexix/board/cells.hpp"

namespace plyglot::hexix {
namespace {

struct NameTable {
  std::array<std::array<char, 2>, cell_count> names{};
};

NameTable make_cell_names() {
  NameTable table;
  for (Cell cell = 0; cell < cell_count; ++cell) {
    table.names[cell] = {static_cast<char>('A' + column_of(cell)), static_cast<char>('0' + row_of(cell))};
  }
  return table;
}

constexpr std::string_view owner_letters = "BR";
constexpr std::string_view kind_letters = "v^h";

// Reads POS of R13 from its first byte to its last.
class PositionReader {
 public:
  explicit PositionReader(std::string_view text) : rest_(text) {}

  std::optional<Position> read() {
    Position position;
    Cell cell = 0;
    for (unsigned column = 0; column < columns; ++column) {
      if (column > 0 && !take('/')) return std::nullopt;
      for (unsigned row = 0; row < rows_in(column); ++row, ++cell) {
        if (!take('.') && !read_piece(cell, position)) return std::nullopt;
      }
    }
    if (rest_ == " r") position.to_move = Player::red;
    return rest_ == " b" || rest_ == " r" ? std::optional<Position>(position) : std::nullopt;
  }

 private:
  bool take(char letter) {
    if (rest_.empty() || rest_.front() != letter) return false;
    rest_.remove_prefix(1);
    return true;
  }

  bool read_piece(Cell cell, Position& position) {
    if (rest_.size() < 3) return false;
    const std::size_t owner = owner_letters.find(rest_[0]);
    const std::size_t kind = kind_letters.find(rest_[1]);
    if (owner == std::string_view::npos || kind == std::string_view::npos) return false;
    if (rest_[2] < '1' || rest_[2] > '6') return false;
    const Piece piece{static_cast<Player>(owner), static_cast<PieceKind>(kind),
                      static_cast<std::uint8_t>(rest_[2] - '0')};
    if (piece.kind == PieceKind::home && (piece.number != 6 || cell != home_of(piece.owner))) return false;
    position.pieces[cell] = piece;
    rest_.remove_prefix(3);
    return true;
  }

  std::string_view rest_;
};

}  // namespace

std::string_view name_of(Player player) { return player == Player::blue ? "Blue" : "Red"; }

char letter_of(PieceKind kind) { return kind_letters[static_cast<std::size_t>(kind)]; }

std::string_view cell_name(Cell cell) {
  static const NameTable table = make_cell_names();
  return {table.names[cell].data(), table.names[cell].size()};
}

std::string piece_text(Piece piece) {
  return {owner_letters[static_cast<std::size_t>(piece.owner)], letter_of(piece.kind),
          static_cast<char>('0' + piece.number)};
}

Position start_position() {
  Position position;
  for (const Player player : {Player::blue, Player::red}) {
    position.pieces[home_of(player)] = Piece{player, PieceKind::home, 6};
  }
  return position;
}

std::string position_text(const Position& position) {
  std::string text;
  Cell cell = 0;
  for (unsigned column = 0; column < columns; ++column) {
    if (column > 0) text += '/';
    for (unsigned row = 0; row < rows_in(column); ++row, ++cell) {
      const std::optional<Piece>& piece = position.pieces[cell];
      text += piece ? piece_text(*piece) : ".";
    }
  }
  return text + (position.to_move == Player::blue ? " b" : " r");
}

std::optional<Position> position_from_text(std::string_view text) { return PositionReader(text).read(); }

}  // namespace plyglot::hexix
