#include "hive/record/record_changes.hpp"

#include <bit>
#include <utility>

namespace plyglot::hive {
namespace {

// The numbers that pieces have when they are numbered as they come.
class Renumbering {
 public:
  Renumbering() { names_.fill(no_piece); }

  // The piece is new to the board, or was there before.
  PieceIndex name_of(PieceIndex piece) {
    if (piece == no_piece) return no_piece;
    if (names_[piece] == no_piece) {
      std::uint8_t& count =
          counts_[static_cast<std::size_t>(colour_of(piece))][static_cast<std::size_t>(kind_of(piece))];
      names_[piece] = find_piece(colour_of(piece), kind_of(piece), ++count);
    }
    return names_[piece];
  }

 private:
  std::array<PieceIndex, all_pieces> names_{};
  std::array<std::array<std::uint8_t, bug_kinds>, 2> counts_{};
};

}  // namespace

std::optional<std::size_t> first_out_of_order(const Record& record) {
  Renumbering numbers;
  for (std::size_t i = 0; i < record.plies.size(); ++i) {
    const PieceIndex piece = record.plies[i].piece;
    if (numbers.name_of(piece) != piece) return i;
  }
  return std::nullopt;
}

Record renumbered(Record record) {
  Renumbering numbers;
  for (Ply& ply : record.plies) {
    ply.piece = numbers.name_of(ply.piece);
    if (ply.written) ply.written->piece = numbers.name_of(ply.written->piece);
  }
  return record;
}

std::array<PieceIndex, all_pieces> names_when_renumbered(const Record& record) {
  std::array<PieceIndex, all_pieces> names;
  names.fill(no_piece);
  PieceSet taken = 0;
  Renumbering numbers;
  for (const Ply& ply : record.plies) {
    if (ply.is_pass()) continue;
    names[ply.piece] = numbers.name_of(ply.piece);
    taken |= set_of(names[ply.piece]);
  }
  for (PieceIndex piece = 0; piece < all_pieces; ++piece) {
    if (names[piece] != no_piece) continue;
    const PieceSet free_names = pieces_of(kind_of(piece)) & pieces_of(colour_of(piece)) & ~taken;
    names[piece] = static_cast<PieceIndex>(std::countr_zero(free_names));
    taken |= set_of(names[piece]);
  }
  return names;
}

GameType smallest_type_of(const Record& record) {
  PieceSet played = 0;
  for (const Ply& ply : record.plies) {
    if (!ply.is_pass()) played |= set_of(ply.piece);
  }
  return smallest_type_with(played);
}

Record turned(Record record, int sixths) {
  return image(std::move(record), {false, board::turned(board::north_east, sixths)});
}

Record image(Record record, board::Symmetry symmetry) {
  for (Ply& ply : record.plies) {
    ply.to = board::image(ply.to, symmetry);
    if (ply.written && ply.written->direction) ply.written->direction = board::image(*ply.written->direction, symmetry);
  }
  return record;
}

}  // namespace plyglot::hive
