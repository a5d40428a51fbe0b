#pragma once
// The board of a record after any of its plies: what was found out when it was read is played again, not judged.

#include "hexix/rules/state.hpp"

#include <plyglot/hexix_record.hpp>

namespace plyglot::hexix {

class RecordReplay {
 public:
  // Starts before the first ply; of a record whose initial position is unknown, from the start position, which means
  // nothing then. The record must outlive the replay.
  explicit RecordReplay(const Record& record);

  const State& state() const { return state_; }
  // How many plies were played.
  std::uint32_t plies() const { return plies_; }
  bool is_at_end() const { return plies_ == record_.plies.size(); }
  // Plays the next one. After a ply that was not applied only the turn has passed.
  void advance();

 private:
  const Record& record_;
  State state_;
  std::uint32_t plies_ = 0;
};

// The board after the last ply; none if the initial position is unknown.
std::optional<Position> final_position(const Record& record);

// The record as far as that ply, with its lines, rows and end; there must be so many plies.
void cut_after(Record& record, std::uint32_t plies);

}  // namespace plyglot::hexix
