#pragma once
// A game of Homeworlds in play, as the rules compute on it: small, changed action by action, and without allocation
// once its memory has grown. Knows where everything is, and nothing about what is legal.

#include "homeworlds/board/name_table.hpp"
#include "homeworlds/board/piece_set.hpp"
#include "homeworlds/rules/action.hpp"

#include <cassert>

namespace plyglot::homeworlds {

class State {
 public:
  explicit State(Player players = 2, NameCase name_case = NameCase::folded);
  // Of a position given by text, which must be consistent (homeworlds 7). Its bank follows from its systems, which get
  // the numbers from 0 in their order.
  explicit State(const Position& position, NameCase name_case = NameCase::folded);

  // A system that exists.
  struct Place {
    SystemId id = 0;
    std::optional<Player> home;
    PieceSet stars;
    std::array<PieceSet, most_players> ships{};

    PieceSet all_ships() const { return ships[0] | ships[1] | ships[2] | ships[3]; }
    PieceSet pieces() const { return stars | all_ships(); }
  };

  Player players() const { return players_; }
  NameCase name_case() const { return names_.name_case(); }
  Player to_move() const { return to_move_; }
  Standing standing(Player player) const { return standings_[player]; }
  PieceSet bank() const { return bank_; }
  // In the order of their creation.
  const std::vector<Place>& places() const { return places_; }
  // By its number; null if it is gone or not made yet.
  const Place* find(SystemId id) const {
    return id >= history_.size() || history_[id].place == nowhere ? nullptr : &places_[history_[id].place];
  }
  // By its name or other name; null if there is none, or if it is gone.
  const Place* find(std::string_view name) const;
  // The last system of that name, whether it exists or is gone.
  std::optional<SystemId> latest(std::string_view name) const { return names_.find(name); }
  // Null if the player has none.
  const Place* home_of(Player player) const;

  // Of any system that exists or is gone: its name as it was given, and the actions that made it and made it disappear.
  // The name is valid until the next system is created.
  std::string_view name(SystemId id) const;
  // How many systems there have been.
  SystemId system_count() const { return static_cast<SystemId>(history_.size()); }
  ActionNumber creation(SystemId id) const { return history_[id].created; }
  ActionNumber disappearance(SystemId id) const { return history_[id].gone; }
  // The action that put the piece where it is.
  ActionNumber origin(Piece piece) const { return origins_[piece]; }

  // The action that causes the changes from now on, and the pieces that it means among those of their kinds.
  void set_action(ActionNumber number, const Serials& meant = no_serials) {
    action_ = number;
    meant_ = meant;
  }

  // Changes of the position. Pieces that are taken from the bank must be there, and ships must be where they are taken.
  SystemId create(std::string_view name, std::optional<Player> home);
  // Another name by which the system is found (homeworlds R13). Without effect if an existing system is called so.
  void add_name(SystemId system, std::string_view name);
  void put_star(SystemId system, PieceKind kind);
  void put_ship(SystemId system, Player player, PieceKind kind);
  void return_ship(SystemId system, Player player, PieceKind kind);
  void move_ship(SystemId from, SystemId to, Player player, PieceKind kind);
  void hand_over_ship(SystemId system, Player from, Player to, PieceKind kind);
  // All pieces of the colour go to the bank (G10).
  void remove_colour(SystemId system, Colour colour);
  // All its pieces go to the bank, and it is gone.
  void forget(SystemId system);
  void unmark_home(SystemId system) { place(system).home.reset(); }
  void set_standing(Player player, Standing standing) { standings_[player] = standing; }
  void set_to_move(Player player) { to_move_ = player; }

  // As others see it: stars sorted, and without spans.
  Position position() const;

 private:
  struct Known {
    std::size_t name_begin;
    std::size_t name_size;
    ActionNumber created;
    ActionNumber gone;
    // Into `places_`.
    std::uint32_t place;
  };
  static constexpr std::uint32_t nowhere = 0xFFFFFFFF;

  // It must exist.
  Place& place(SystemId id) {
    assert(find(id) != nullptr);
    return places_[history_[id].place];
  }
  // One piece of the kind, which must be there: the one that is meant, or else the first.
  PieceSet one_of(PieceSet pieces, PieceKind kind) const;
  // From the bank.
  PieceSet take(PieceKind kind);

  Player players_;
  Player to_move_ = 0;
  std::array<Standing, most_players> standings_{};
  PieceSet bank_;
  std::vector<Place> places_;
  std::array<ActionNumber, most_pieces> origins_{};
  ActionNumber action_ = no_action;
  Serials meant_ = no_serials;
  // The names of all systems, one after another.
  std::string name_bytes_;
  std::vector<Known> history_;
  NameTable names_;
};

// How many pieces of one colour a system cannot hold permanently, and whether it holds them (homeworlds-rules G10).
inline constexpr unsigned overpopulation = 4;
bool is_overpopulated(const State::Place& place, Colour colour);

// homeworlds-rules M4, also for a star that has no system yet.
bool are_connected(PieceSet stars, PieceSet other_stars);

}  // namespace plyglot::homeworlds
