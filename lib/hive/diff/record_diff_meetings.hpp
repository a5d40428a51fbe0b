#pragma once
// Where two games are in the same position (H30).

#include "comparing/meetings.hpp"
#include "hive/diff/alignment.hpp"
#include "hive/rules/game_state.hpp"

namespace plyglot::hive {

class Meetings {
 public:
  // Both records must outlive it. If `is_mirrored`, the positions of B count as their mirror images.
  Meetings(const Record& a, const Record& b, bool is_mirrored);

  // The nearest common position behind `last`, where that is counted by the plies of both games together. Time is that
  // of the plies between, and for the first call that of all plies.
  std::optional<comparing::Place> next(comparing::Place last);

  // How B's board lies upon A's in a common position: as before if that is possible, otherwise by the least turn.
  // Meetings must come in their order.
  Alignment lay(comparing::Place meeting, const Alignment& before);

 private:
  void look_up_positions(comparing::Place first);

  const Record& a_;
  const Record& b_;
  bool is_mirrored_;
  // None until they are asked for.
  std::optional<comparing::Meetings> meetings_;
  // As far as `lay` has come.
  GameState state_of_a_;
  GameState state_of_b_;
};

}  // namespace plyglot::hive
