#pragma once
// Why a position that is written as text cannot be played on (homeworlds 7, `position-inconsistent`).

#include <plyglot/homeworlds_position.hpp>

namespace plyglot::homeworlds {

// What is wrong with a position. All but `malformed` and `no_such_mover` are about one system.
enum class PositionFault : std::uint8_t {
  // The text is not as 3.2 says.
  malformed,
  repeated_name,
  second_home,
  home_of_no_one,
  home_without_own_ship,
  slot_count,
  no_ship,
  too_many_slots,
  too_many_of_a_kind,
  no_such_mover,
};

// What the text of a position lacks where it stops to fit.
enum class PositionDue : std::uint8_t {
  // The number between `<` and `>`.
  mover,
  end_of_mover,
  // After the `>`.
  separator,
  system_name,
  opening_parenthesis,
  star_or_home,
  // After the number of a player.
  comma,
  star,
  second_star_or_end,
  closing_parenthesis,
  // Before the first `-`.
  ship_or_slot,
  ship_or_system,
};

struct PositionProblem {
  PositionFault fault = PositionFault::malformed;
  // malformed: from the `<` to the last byte that is not blank. no_such_mover: the `<p>`. Otherwise the system, from
  // its name to the end of its ships.
  text::Span span;
  // malformed: where the first byte is that does not fit; it may be the end of the text.
  std::uint32_t stopped_at = 0;
  PositionDue due = PositionDue::mover;
  // The system, from 0, and the earlier one that is meant: of the same name, the other home of the player,
  // or the first, where the slots are counted.
  std::optional<std::size_t> system;
  std::optional<std::size_t> other_system;
  // second_home, home_of_nobody, home_without_own_ship, no_such_mover.
  std::optional<Player> player;
  // too_many_of_a_kind.
  std::optional<PieceKind> piece;
  // slot_count: of this system; too_many_slots: of the first.
  std::size_t slots = 0;
  // Not of malformed: how many the position has, by its first system.
  Player players = 0;
};

}  // namespace plyglot::homeworlds
