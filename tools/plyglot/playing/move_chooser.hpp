#pragma once
// The move that a strategy chooses, in any game.

#include "plyglot/playing/choice_options.hpp"

#include "hive/search/position_table.hpp"

#include <plyglot/game.hpp>

#include <chrono>
#include <optional>

namespace plyglot::tool {

// How long, or how far, `search` looks ahead; the other strategies need no time. With neither it looks two plies ahead.
struct Effort {
  std::optional<std::uint32_t> depth;
  std::optional<std::chrono::milliseconds> time;
};

inline bool has_strategy(std::string_view game, Strategy strategy) {
  return game == "hive" || strategy != Strategy::greedy;
}

class MoveChooser {
 public:
  // In the words in which the game lists its moves; of Homeworlds a whole turn. The game is not over. None if there is
  // no move, or if the game has no such strategy (`has_strategy`).
  std::optional<std::string> choose(const toolchain::Game& game, const ChoiceOptions& options, const Effort& effort);
  // What `search` has kept of positions is of one game, under the same options.
  void forget() { table_.reset(); }

 private:
  std::string choose_in_hive(const toolchain::Game& game, const ChoiceOptions& options, const Effort& effort);

  // To make it for each move would take longer than a short search.
  std::optional<hive::PositionTable> table_;
};

}  // namespace plyglot::tool
