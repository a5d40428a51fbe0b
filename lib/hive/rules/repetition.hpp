#pragma once
// Which positions of a game are the same (H30).

#include "hive/rules/game_state.hpp"
#include "hive/rules/options/rule_options.hpp"

#include <unordered_map>

namespace plyglot::hive {

// Equal for two positions if and only if the side to move, the cell of the stunned piece, and all stacks by colour and
// kind agree under the symmetry. Bytes without further meaning.
std::string position_key(const GameState& state, RepetitionSymmetry symmetry);

// The positions that a game has been through. The stunned piece is part of one only where it is effective (H30).
class PositionHistory {
 public:
  explicit PositionHistory(const RuleOptions& options) : options_(options) {}

  // Adds the position, and says after how many plies it has occurred, each time in order and this time included. The
  // list stays good until the next call.
  const std::vector<std::uint32_t>& add(const GameState& state);
  // Takes back the last `add`, which was of this position.
  void remove_last(const GameState& state);
  // The list of a position that was added; good until the next call.
  const std::vector<std::uint32_t>& of(const GameState& state) { return plies_of(state); }

 private:
  std::vector<std::uint32_t>& plies_of(const GameState& state);

  RuleOptions options_;
  std::unordered_map<std::string, std::vector<std::uint32_t>> plies_;
};

}  // namespace plyglot::hive
