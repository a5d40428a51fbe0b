#pragma once
// What a record says of its game besides the moves, the same for all notations.

#include <plyglot/toolchain.hpp>

#include <optional>
#include <string>
#include <vector>

namespace plyglot::toolchain {

struct RecordFacts {
  // The id of the game, such as `hive`; empty for a model without a game.
  std::string game;
  // What sets the game apart from others of its kind: of Hive the game type (`Base+MLP`), of Homeworlds the number of
  // players. Empty of others.
  std::string type;
  // In the order of play; empty names where the text has none.
  std::vector<std::string> players;
  // As they are written; empty if they are not. A date with `.` or `/` between its numbers, the year first, has `-`.
  std::string event;
  std::string site;
  std::string round;
  std::string date;
  // Who won, or a draw: on the board, and as the text says; none while the game goes on, or if it is not known.
  std::optional<board::Outcome> on_board;
  std::optional<board::Outcome> written;
  // Of the game itself, as far as they are certain.
  std::uint32_t plies = 0;
  // Whether the text says anything else: comments, annotations, variations, other headers, what cannot be read.
  bool says_more = false;

  // The board knows better than the text.
  const std::optional<board::Outcome>& outcome() const { return on_board ? on_board : written; }
};
RecordFacts record_facts(const Model& model);

}  // namespace plyglot::toolchain
