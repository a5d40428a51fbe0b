#pragma once
// A game of Homeworlds in play, as the rules compute on it: small, changed action by action. Knows where everything is,
// and nothing about what is legal.

#include "homeworlds/action.hpp"

namespace plyglot::homeworlds {

// A system by its place in the history of the game: numbers are never used again.
using SystemId = std::uint16_t;

class State {
 public:
  explicit State(Player players = 2);
  // Of a position given by text. Its bank follows from its systems.
  explicit State(const Position& position);

  struct Place {
    SystemId id = 0;
    std::string name;
    std::array<PieceKind, 2> stars{};
    std::uint8_t star_count = 0;
    std::optional<Player> home;
    std::array<Pile, most_players> ships{};

    std::uint32_t ship_count(Player player) const;
    std::uint32_t ship_count() const;
    // Stars and ships of all players together.
    std::uint32_t count(Colour colour) const;
  };

  Player players() const { return players_; }
  Player to_move() const { return to_move_; }
  Standing standing(Player player) const { return standings_[player]; }
  std::uint8_t in_bank(PieceKind kind) const { return bank_[kind]; }
  // In the order of their creation.
  const std::vector<Place>& places() const { return places_; }
  // By its number; null if it is gone.
  const Place* find(SystemId id) const;
  // By its name, without regard to ASCII case unless `is_exact` (homeworlds-rules G26).
  const Place* find(std::string_view name, bool is_exact) const;

  // Changes of the position. Pieces that are taken from the bank must be there, and ships must be where they are taken.
  SystemId create(std::string_view name, const std::array<PieceKind, 2>& stars, std::uint8_t star_count,
                  std::optional<Player> home);
  void put_ship(SystemId place, Player player, PieceKind kind);
  void take_ship(SystemId place, Player player, PieceKind kind);
  // All pieces of the colour go to the bank (G10).
  void remove_colour(SystemId place, Colour colour);
  // All its pieces go to the bank, and it is gone.
  void forget(SystemId place);
  void set_home(SystemId place, std::optional<Player> home);
  void set_standing(Player player, Standing standing) { standings_[player] = standing; }
  void set_to_move(Player player) { to_move_ = player; }

  // As others see it.
  Position position() const;

 private:
  Player players_;
  Player to_move_ = 0;
  std::array<Standing, most_players> standings_{};
  Pile bank_{};
  std::vector<Place> places_;
  SystemId next_id_ = 0;
};

// homeworlds-rules M4.
bool are_connected(const State::Place& a, const State::Place& b);

}  // namespace plyglot::homeworlds
