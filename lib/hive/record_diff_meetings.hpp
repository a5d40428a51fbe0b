#pragma once
// Where two games are in the same position (H30).

#include "hive/alignment.hpp"
#include "hive/game_state.hpp"

#include <string>
#include <unordered_map>

namespace plyglot::hive {

// After how many plies of each game.
struct Meeting {
  std::uint32_t of_a = 0;
  std::uint32_t of_b = 0;
};

class Meetings {
 public:
  // Both records must outlive it. If `is_mirrored`, the positions of B count as their mirror images.
  Meetings(const Record& a, const Record& b, bool is_mirrored);

  // The nearest common position behind `last`, where that is counted by the plies of both games together. Time is that
  // of the plies between, and for the first call that of all plies.
  std::optional<Meeting> next(Meeting last);

  // How B's board lies upon A's in a common position: as before if that is possible, otherwise by the least turn.
  // Meetings must come in their order.
  Alignment lay(Meeting meeting, const Alignment& before);

 private:
  using Times = std::vector<std::uint32_t>;
  void look_up_positions(Meeting first);

  const Record& a_;
  const Record& b_;
  bool is_mirrored_;
  // The times at which B is in the position that A is in, after each ply from `first_of_a_` on; null if never.
  std::vector<const Times*> times_;
  std::unordered_map<std::string, Times> times_by_position_;
  std::uint32_t first_of_a_ = 0;
  // As far as `lay` has come.
  GameState state_of_a_;
  GameState state_of_b_;
};

}  // namespace plyglot::hive
