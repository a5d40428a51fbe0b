#pragma once
// The numbered pieces of the eight published game types, as records of games name them.

#include <plyglot/hive_record.hpp>

#include <bit>

namespace plyglot::hive {

inline constexpr PieceIndex pieces_per_side = 14;
inline constexpr PieceIndex all_pieces = 2 * pieces_per_side;

// Bit i stands for piece i.
using PieceSet = std::uint32_t;
inline constexpr PieceSet one_side = (PieceSet{1} << pieces_per_side) - 1;

constexpr PieceSet set_of(PieceIndex piece) { return PieceSet{1} << piece; }
constexpr bool holds(PieceSet set, PieceIndex piece) { return ((set >> piece) & 1) != 0; }
constexpr PieceSet pieces_of(Colour colour) { return colour == Colour::white ? one_side : one_side << pieces_per_side; }

struct PieceFacts {
  BugKind kind;
  // From 1; 1 where there is only one.
  std::uint8_t number;
};
inline constexpr std::array<PieceFacts, pieces_per_side> facts_of_side = {{{BugKind::queen, 1},
                                                                           {BugKind::spider, 1},
                                                                           {BugKind::spider, 2},
                                                                           {BugKind::beetle, 1},
                                                                           {BugKind::beetle, 2},
                                                                           {BugKind::grasshopper, 1},
                                                                           {BugKind::grasshopper, 2},
                                                                           {BugKind::grasshopper, 3},
                                                                           {BugKind::ant, 1},
                                                                           {BugKind::ant, 2},
                                                                           {BugKind::ant, 3},
                                                                           {BugKind::mosquito, 1},
                                                                           {BugKind::ladybug, 1},
                                                                           {BugKind::pillbug, 1}}};

constexpr Colour colour_of(PieceIndex piece) { return piece < pieces_per_side ? Colour::white : Colour::black; }
constexpr PieceFacts facts_of(PieceIndex piece) { return facts_of_side[piece % pieces_per_side]; }
constexpr BugKind kind_of(PieceIndex piece) { return facts_of(piece).kind; }
constexpr PieceIndex queen_of(Colour colour) { return colour == Colour::white ? PieceIndex{0} : pieces_per_side; }

// All pieces of one kind, of both sides.
inline constexpr std::array<PieceSet, bug_kinds + 1> pieces_by_kind = [] {
  std::array<PieceSet, bug_kinds + 1> sets{};
  for (PieceIndex i = 0; i < all_pieces; ++i) sets[static_cast<std::size_t>(kind_of(i))] |= set_of(i);
  return sets;
}();
constexpr PieceSet pieces_of(BugKind kind) { return pieces_by_kind[static_cast<std::size_t>(kind)]; }

// No such piece: `no_piece`. Pieces of one kind and colour have consecutive indices.
constexpr PieceIndex find_piece(Colour colour, BugKind kind, std::uint32_t number) {
  const PieceSet pieces = pieces_of(kind) & pieces_of(colour);
  if (number == 0 || number > static_cast<std::uint32_t>(std::popcount(pieces))) return no_piece;
  return static_cast<PieceIndex>(std::countr_zero(pieces) + static_cast<int>(number) - 1);
}

// Of each kind and colour only the piece with the lowest number (hive-rules H8).
constexpr PieceSet lowest_of_each_kind(PieceSet set) {
  // Pieces of one kind and colour have consecutive indices, so that a piece hides the one or two above it.
  constexpr auto with_number_above = [](unsigned distance) {
    PieceSet lower = 0;
    for (PieceIndex i = 0; i + distance < all_pieces; ++i) {
      const auto above = static_cast<PieceIndex>(i + distance);
      if (kind_of(i) == kind_of(above) && colour_of(i) == colour_of(above)) lower |= set_of(i);
    }
    return lower;
  };
  constexpr PieceSet has_next = with_number_above(1);
  constexpr PieceSet has_second_next = with_number_above(2);
  return set & ~(((set & has_next) << 1) | ((set & has_second_next) << 2));
}

// Another number of the same kind and side, or the same number of the other side.
constexpr bool differ_by_a_sign(PieceIndex a, PieceIndex b) {
  if (a == b || kind_of(a) != kind_of(b)) return false;
  return colour_of(a) == colour_of(b) || facts_of(a).number == facts_of(b).number;
}

// The eight published game types: the base game with any of three expansions (hive-rules 2).
inline constexpr std::array<GameType, 8> game_types = {{{false, false, false},
                                                        {true, false, false},
                                                        {false, true, false},
                                                        {false, false, true},
                                                        {true, true, false},
                                                        {true, false, true},
                                                        {false, true, true},
                                                        {true, true, true}}};

// The pieces of both sides.
constexpr PieceSet pieces_of(GameType type) {
  PieceSet set = one_side | one_side << pieces_per_side;
  if (!type.has_mosquito) set &= ~pieces_of(BugKind::mosquito);
  if (!type.has_ladybug) set &= ~pieces_of(BugKind::ladybug);
  if (!type.has_pillbug) set &= ~pieces_of(BugKind::pillbug);
  return set;
}

// The smallest that has all the pieces of a set (hive-notations N8).
constexpr GameType smallest_type_with(PieceSet pieces) {
  return {(pieces & pieces_of(BugKind::mosquito)) != 0, (pieces & pieces_of(BugKind::ladybug)) != 0,
          (pieces & pieces_of(BugKind::pillbug)) != 0};
}

// With the expansions of both.
constexpr GameType joined(GameType a, GameType b) {
  return {a.has_mosquito || b.has_mosquito, a.has_ladybug || b.has_ladybug, a.has_pillbug || b.has_pillbug};
}

// By exactly the name that `name_of` gives.
std::optional<GameType> game_type_named(std::string_view name);

}  // namespace plyglot::hive
