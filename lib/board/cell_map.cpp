#include "board/cell_map.hpp"

namespace plyglot::board {

void CellMap::grow() {
  std::vector<Slot> former(slots_.size() * 2);
  former.swap(slots_);
  --shift_;
  for (const Slot& slot : former) {
    if (slot.generation == generation_) slots_[slot_of(slot.cell)] = slot;
  }
}

}  // namespace plyglot::board
