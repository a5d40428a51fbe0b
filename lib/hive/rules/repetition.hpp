#pragma once
// Which positions of a game are the same (H30).

#include "hive/rules/game_state.hpp"
#include "hive/rules/options/rule_options.hpp"

#include <unordered_map>

namespace plyglot::hive {

// Equal for two positions if and only if the side to move, the cell of the stunned piece, and all stacks by colour and
// kind agree under the symmetry. Bytes without further meaning.
std::string position_key(const GameState& state, RepetitionSymmetry symmetry);

// The positions that a game has been through.
class PositionHistory {
 public:
  explicit PositionHistory(RepetitionSymmetry symmetry) : symmetry_(symmetry) {}

  // How often the position has occurred, this time included.
  std::uint32_t add(const GameState& state) { return ++times_[position_key(state, symmetry_)]; }

 private:
  RepetitionSymmetry symmetry_;
  std::unordered_map<std::string, std::uint32_t> times_;
};

}  // namespace plyglot::hive
