#pragma once
// The difference of two positions as players see it: systems that came, went and changed, whatever they are called.

#include "comparing/comparison.hpp"

#include <plyglot/homeworlds_position.hpp>

namespace plyglot::homeworlds {

// How two positions or games that are compared relate to each other.

using comparing::Pair;

enum class Relation : std::uint8_t {
  // At most names differ.
  same,
  // The same but that each of two players has the other's seat.
  swapped_seats,
  different,
};

// Who has a piece: a player, or none for a star.
struct Holder {
  std::optional<Player> player;

  friend bool operator==(Holder a, Holder b) { return a.player == b.player; }
};

// Pieces of a system that are not the same on both sides.
struct PieceChange {
  PieceKind kind = 0;
  // At least one.
  std::uint8_t count = 1;
  // None: they are not there on that side. Where both sides have one, the ships changed their owner.
  Pair<std::optional<Holder>> holder;
};

struct SystemDiff {
  // Indices into Position::systems; none: it is on the other side only.
  Pair<std::optional<std::uint32_t>> system;
  // Of a system on both sides: names differ in more than ASCII case.
  bool has_other_name = false;
  Pair<std::optional<Player>> home;
  std::vector<PieceChange> pieces;

  bool is_on_both_sides() const { return system.of_a && system.of_b; }
  bool is_changed() const { return !is_on_both_sides() || home.differs() || !pieces.empty(); }
};

struct PositionDiff {
  // Anonymous forms, numbers of players and who is to move (homeworlds-rules 7).
  Relation relation = Relation::same;
  // All systems: those of A in their order, then those of B alone.
  std::vector<SystemDiff> systems;
  Pair<Player> players;
  Pair<Player> to_move;
  Pair<Pile> bank;

  bool is_same() const { return relation == Relation::same; }
  std::size_t renamed_count() const;
  // How many systems and other things differ; names and what follows from them are none.
  std::size_t change_count() const;
};

// As `match` finds the systems, and takes as long.
PositionDiff diff(const Position& a, const Position& b);

// The position with the two players' seats changed; it must have two.
Position with_swapped_seats(const Position& position);

// Appends a headline and the lines, each with its line end. Systems on both sides have the names that they have in A.
void append_text(const Position& a, const Position& b, const PositionDiff& diff, std::string& out);

// The lines alone, and those about names alone.
void append_change_lines(const Position& a, const Position& b, const PositionDiff& diff, std::string& out);
void append_name_lines(const Position& a, const Position& b, const PositionDiff& diff, std::string& out);
// "`Dust` is called `Kotok` in B".
void append_name_line(std::string_view of_a, std::string_view of_b, std::string& out);

}  // namespace plyglot::homeworlds
