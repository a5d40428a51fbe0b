// The keys of a model's last position, asked of its game.
#include "hexix/rules/position_keys.hpp"
#include "hive/rules/key_sums.hpp"
#include "homeworlds/rules/position_keys.hpp"
#include "hopgi/rules/position_keys.hpp"
#include "toolchain/last_state.hpp"

namespace plyglot::toolchain {

std::optional<PositionKeys> keys_of(const Model& model) {
  const auto keys = []<class State>(const State& state) -> std::optional<PositionKeys> {
    if constexpr (std::is_same_v<State, std::monostate>) {
      return std::nullopt;
    } else {
      return keys_of(state);
    }
  };
  return std::visit(keys, last_state_of(model));
}

}  // namespace plyglot::toolchain
