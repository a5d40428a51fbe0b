#pragma once
// Whether the systems of a position hold together (homeworlds 7, `position-inconsistent`).

#include "homeworlds/notations/homeworlds/read/position/position_text.hpp"

namespace plyglot::homeworlds {

class PositionChecks {
 public:
  explicit PositionChecks(NameCase name_case) : names_(name_case) {}

  // Of the next system, in the order in which homeworlds 7 names the faults; takes its pieces from the position's bank.
  // `slots`: how many the text has.
  std::optional<PositionProblem> check(Position& position, const System& system, std::size_t slots);

 private:
  std::optional<PositionProblem> check_name(const System& system);
  std::optional<PositionProblem> check_home(const Position& position, const System& system);
  std::optional<PositionProblem> check_slots(const System& system, std::size_t slots);

  // Of systems, from 0.
  NameTable names_;
  std::array<std::optional<std::size_t>, most_players> homes_{};
  std::size_t count_ = 0;
  std::size_t first_slots_ = 0;
};

// homeworlds-rules M3.
void set_standings(Position& position);

}  // namespace plyglot::homeworlds
