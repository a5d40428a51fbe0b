#include "homeworlds/board/piece_set.hpp"

#include "support/checks/catch.hpp"

using namespace plyglot::homeworlds;

namespace {

constexpr PieceKind b1 = kind_of(Colour::blue, 1);
constexpr PieceKind b3 = kind_of(Colour::blue, 3);
constexpr PieceKind y2 = kind_of(Colour::yellow, 2);

}  // namespace

TEST_CASE("homeworlds piece set: kinds, colours and sizes are counted") {
  const PieceSet set = PieceSet::some(b1, 2) | PieceSet::some(b3, 1) | PieceSet::some(y2, 5);
  CHECK(set.count() == 8);
  CHECK(set.count(b1) == 2);
  CHECK(set.count(Colour::blue) == 3);
  CHECK(set.count(Colour::yellow) == 5);
  CHECK(set.has(y2));
  CHECK_FALSE(set.has(Colour::red));
  CHECK((set & PieceSet::all_of_size(2)).count() == 5);
  CHECK(set.largest_size() == 3);
  CHECK((set - PieceSet::all(b3)).largest_size() == 2);
  CHECK(PieceSet().largest_size() == 0);
}

TEST_CASE("homeworlds piece set: pieces come in the order of their names") {
  PieceSet set = PieceSet::some(y2, 1) | PieceSet::some(b3, 1) | PieceSet::some(b1, 1);
  CHECK(kind_of(set.take_first()) == b1);
  CHECK(kind_of(set.take_first()) == b3);
  CHECK(kind_of(set.take_first()) == y2);
  CHECK(set.is_empty());
}

TEST_CASE("homeworlds piece set: all pieces of four players have room") {
  PieceSet all;
  for (PieceKind kind = 0; kind < piece_kinds; ++kind) all = all | PieceSet::all(kind);
  CHECK(all.count() == most_pieces);
  for (std::size_t i = 0; i < colours; ++i) CHECK(all.count(static_cast<Colour>(i)) == 15);
}
