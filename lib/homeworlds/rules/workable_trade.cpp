#include "homeworlds/rules/workable_trade.hpp"

namespace plyglot::homeworlds {

bool is_workable_trade(const State& state, Player player, const Action& trade) {
  const State::Place* place = state.find(trade.system);
  if (place == nullptr || !trade.ship || !place->ships[player].has(*trade.ship)) return false;
  const std::uint8_t size = size_of(*trade.ship);
  if (trade.written_size && *trade.written_size != size) return false;
  return trade.colour == colour_of(*trade.ship) || state.bank().has(kind_of(trade.colour, size));
}

}  // namespace plyglot::homeworlds
