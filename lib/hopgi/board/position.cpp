
#include "hopgi/board/squares.hpp"

namespace plyglot::hopgi {
namespace {

struct NameTable {
  std::array<std::array<char, 2>, square_count> names{};
};

NameTable make_square_names() {
  NameTable table;
  for (Square square = 0; square < square_count; ++square) {
    table.names[square] = {static_cast<char>('a' + file_of(square)), static_cast<char>('0' + rank_of(square))};
  }
  return table;
}

constexpr std::array<std::string_view, piece_kind_count> kind_letters = {"W", "F", "R", "B", "P", "DK", "DH", "G"};
constexpr std::array<std::string_view, piece_kind_count> kind_names = {
    "Wazir King", "Ferz King", "Rook", "Bishop", "Pawn", "Dragon King", "Dragon Horse", "Guardian"};

struct Placement {
  PieceKind kind;
  unsigned file;
  unsigned rank;
};
// R5, White's.
constexpr std::array<Placement, 9> set_up = {{{PieceKind::wazir_king, 5, 1},
                                              {PieceKind::ferz_king, 3, 1},
                                              {PieceKind::rook, 6, 1},
                                              {PieceKind::bishop, 2, 1},
                                              {PieceKind::pawn, 2, 2},
                                              {PieceKind::pawn, 3, 2},
                                              {PieceKind::pawn, 4, 2},
                                              {PieceKind::pawn, 5, 2},
                                              {PieceKind::pawn, 6, 2}}};

Position make_start_position() {
  Position position;
  for (const Placement& placement : set_up) {
    const Square square = *square_at(placement.file, placement.rank);
    position.pieces[square] = Piece{Side::white, placement.kind};
    position.pieces[mirrored(square)] = Piece{Side::black, placement.kind};
  }
  for (Hand& hand : position.hands) hand.counts = {1, 1, 1};
  return position;
}

}  // namespace

std::string_view name_of(Side side) { return side == Side::white ? "White" : "Black"; }
std::string_view letters_of(PieceKind kind) { return kind_letters[static_cast<std::size_t>(kind)]; }
std::string_view name_of(PieceKind kind) { return kind_names[static_cast<std::size_t>(kind)]; }

std::string_view square_name(Square square) {
  static const NameTable table = make_square_names();
  return {table.names[square].data(), table.names[square].size()};
}

// Each game begins with it, so it is set up once.
Position start_position() {
  static const Position start = make_start_position();
  return start;
}

}  // namespace plyglot::hopgi
