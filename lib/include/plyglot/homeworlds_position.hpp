#pragma once
// One position of the board game Homeworlds: systems with their stars and ships, and whose turn it is.

#include <plyglot/source.hpp>

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace plyglot::homeworlds {

// In the order of their letters, in which pieces are listed (homeworlds 5).
enum class Colour : std::uint8_t { blue, green, red, yellow };
inline constexpr std::size_t colours = 4;
inline constexpr std::uint8_t sizes = 3;
// `b`, `blue`.
char letter_of(Colour colour);
std::string_view name_of(Colour colour);

// A kind of pyramid (homeworlds-rules M1): 0 to 11, as b1 b2 b3 g1 … y3.
using PieceKind = std::uint8_t;
inline constexpr PieceKind piece_kinds = colours * sizes;
// Sizes count from 1.
constexpr PieceKind kind_of(Colour colour, std::uint8_t size) {
  return static_cast<PieceKind>(static_cast<unsigned>(colour) * sizes + size - 1U);
}
constexpr Colour colour_of(PieceKind kind) { return static_cast<Colour>(kind / sizes); }
constexpr std::uint8_t size_of(PieceKind kind) { return static_cast<std::uint8_t>(kind % sizes + 1); }
// `b1`.
std::string name_of(PieceKind kind);

// A seat at the table, from 0.
using Player = std::uint8_t;
inline constexpr Player most_players = 4;

// homeworlds-rules M3.
enum class Standing : std::uint8_t { not_set_up, alive, eliminated };

// How many pieces of each kind.
using Pile = std::array<std::uint8_t, piece_kinds>;

// homeworlds-rules M2.
struct System {
  std::string name;
  // One or two; in the order given until the system is printed.
  std::array<PieceKind, 2> stars{};
  std::uint8_t star_count = 1;
  // Whose home it is.
  std::optional<Player> home;
  // By player.
  std::array<Pile, most_players> ships{};
  // Where the text of a position made it; empty if a play did.
  text::Span span;
};

struct Position {
  Player players = 2;
  Player to_move = 0;
  std::array<Standing, most_players> standings{};
  // In the order in which they were created.
  std::vector<System> systems;
  Pile bank{};

  // The start: no player is set up, and the bank is full (homeworlds-rules M1).
  static Position start(Player players = 2);
};

// homeworlds 5: `<0>; Alpha(0,b2r1)g3y1-; Dust(g1)-y2`; without systems `<0>; `.
std::string position_text(const Position& position);
// A system without its name, for so many players: `(0,b2r1)g3y1-`.
std::string anonymous_text(const System& system, Player players);
// homeworlds 5: each system without its name, sorted by bytes, joined by `;`. Two positions are equal if this and the
// player to move are equal (homeworlds-rules 7).
std::string anonymous_text(const Position& position);

}  // namespace plyglot::homeworlds
