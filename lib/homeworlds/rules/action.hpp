#pragma once
// What a player does in a turn, as the rules take it: names and pieces, whatever the dialect (homeworlds 4).

#include "homeworlds/board/piece_set.hpp"

#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds {

// The pieces of an action in the order of writing, where the text tells pieces of one kind apart (homeworlds H2).
inline constexpr Piece no_piece = 0xFF;
using Serials = std::array<Piece, 3>;
inline constexpr Serials no_serials = {no_piece, no_piece, no_piece};

// One action. Which members count is a matter of the verb; the others are empty. The names view the caller's text.
struct Action {
  Verb verb = Verb::pass;
  // homeworld: one or two; none stands for `-`.
  std::array<std::optional<PieceKind>, 2> stars{};
  // homeworld, trade, discover, move, attack, sacrifice: the ship. build: the ship, unless only its colour is written.
  std::optional<PieceKind> ship;
  // build without a size, trade (the new colour), catastrophe.
  Colour colour = Colour::blue;
  // trade: the size that is written with the new colour (homeworlds R6).
  std::optional<std::uint8_t> written_size;
  Serials serials = no_serials;
  // The system where it happens: the one named first. homeworld: the name of the new one.
  std::string_view system;
  // homeworld: no name is written, and `system` is what the system is called instead (homeworlds R13).
  bool is_unnamed = false;
  // move: the other system. discover: the name of the new one.
  std::string_view other_system;
  // The last systems of these names, where whoever asked the state wants them not to be asked again.
  std::optional<SystemId> system_id;
  std::optional<SystemId> other_system_id;
  // discover.
  PieceKind star = 0;
  // attack: the owner that is written.
  std::optional<Player> owner;
  // pass: all that is left (homeworlds R14).
  bool is_all = false;
};

// The technology that an action of power needs, and by which a sacrifice gives it (homeworlds-rules G3, G9). Not of
// homeworld, sacrifice, catastrophe and pass.
constexpr Colour technology_of(Verb verb) {
  switch (verb) {
    case Verb::build:
      return Colour::green;
    case Verb::trade:
      return Colour::blue;
    case Verb::attack:
      return Colour::red;
    default:
      return Colour::yellow;
  }
}

// The parts of an action that findings point to (homeworlds-rules 6, the column `span`).
enum class Part : std::uint8_t {
  // From the first to the last word, with the `*`.
  turn,
  action,
  verb,
  // Both star words, or the first star to the ship, of a homeworld.
  stars,
  stars_to_ship,
  first_star,
  second_star,
  ship,
  colour,
  system,
  other_system,
  star,
};

}  // namespace plyglot::homeworlds
