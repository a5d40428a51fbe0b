#include "hive/record/record_changes.hpp"

#include <bit>
#include <span>
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

// Calls visit(ply, numbers) with the numbers before the ply, which it tells of the ply: for those of a variation.
template <class Ply, class Visit>
void go_along(std::span<Ply> plies, const Variation& variation, const Renumbering& from, Visit visit) {
  struct Line {
    Renumbering now;
    Renumbering before_last;
  };
  std::vector<Line> lines = {{from, from}};
  std::size_t next = 0;
  for (const VariationPart part : variation.parts) {
    switch (part) {
      case VariationPart::ply:
        lines.back().before_last = lines.back().now;
        visit(plies[next++], lines.back().now);
        break;
      case VariationPart::comment:
        break;
      case VariationPart::begin: {
        const Renumbering begin = lines.back().before_last;
        lines.push_back({begin, begin});
        break;
      }
      case VariationPart::end:
        lines.pop_back();
        break;
    }
  }
}

// The same for those of a record, `const` or not.
template <class Record, class Visit>
void go_along(Record& record, Visit visit) {
  Renumbering numbers;
  Renumbering before;
  auto next = record.variations.begin();
  for (std::size_t i = 0; i < record.plies.size(); ++i) {
    const auto is_replaced = [&] { return next != record.variations.end() && next->after_ply == i + 1; };
    if (is_replaced()) before = numbers;
    visit(record.plies[i], numbers);
    for (; is_replaced(); ++next) go_along(std::span(next->plies), *next, before, visit);
  }
}

// Calls change(ply) for all plies of a record and its variations.
template <class Change>
void for_each_ply(Record& record, Change change) {
  for (Ply& ply : record.plies) change(ply);
  for (Variation& variation : record.variations) {
    for (Ply& ply : variation.plies) change(ply);
  }
}

}  // namespace

std::optional<OutOfOrder> first_out_of_order(const Record& record) {
  std::optional<OutOfOrder> first;
  go_along(record, [&first](const Ply& ply, Renumbering& numbers) {
    const PieceIndex name = numbers.name_of(ply.piece);
    if (name != ply.piece && !first) first = {&ply, name};
  });
  return first;
}

Record renumbered(Record record) {
  go_along(record, [](Ply& ply, Renumbering& numbers) {
    ply.piece = numbers.name_of(ply.piece);
    if (ply.written) ply.written->piece = numbers.name_of(ply.written->piece);
  });
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
  for_each_ply(record, [symmetry](Ply& ply) {
    ply.to = board::image(ply.to, symmetry);
    if (ply.written && ply.written->direction) ply.written->direction = board::image(*ply.written->direction, symmetry);
  });
  return record;
}

}  // namespace plyglot::hive
