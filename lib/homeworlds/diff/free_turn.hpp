#pragma once
// Turns outside their record.

#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds {

struct FreeAction {
  // Its system names tell their kinds alone.
  RecordAction action;
  // As in name_of; empty for none.
  std::string system;
  std::string other_system;
};

struct FreeTurn {
  // The numbers of its actions mean nothing.
  RecordTurn turn;
  std::vector<FreeAction> actions;
};

FreeTurn free_turn_of(const Record& record, std::uint32_t turn);

}  // namespace plyglot::homeworlds
