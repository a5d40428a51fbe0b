#pragma once
// Who makes a turn (homeworlds R2, R17).

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"
#include "homeworlds/rules/referee/referee.hpp"

namespace plyglot::homeworlds {

// n, e, s, w, in any case, or the number of the player; none if there is no such player.
std::optional<Player> player_of(char letter_or_digit, Player players);

class Seats {
 public:
  // The names of `Record::players` are known, or get known by the handles.
  Seats(Reading& reading, Record& record) : reading_(reading), record_(record), has_names_(!record.players.empty()) {}

  // Who is named by the turn's handle; none without a handle, and if no player has that name, which is reported.
  std::optional<Player> named(const TurnNode& turn);
  // Reports a handle that is not the player's whose turn it is.
  void check_turn(const TurnNode& turn, Player named, Player to_move);

 private:
  std::optional<Player> find(std::string_view handle) const;
  // The player with the nearest name, if that can be said.
  std::optional<std::string> near(std::string_view handle) const;

  Reading& reading_;
  Record& record_;
  bool has_names_;
};

}  // namespace plyglot::homeworlds
