#include "hexix/rules/position_keys.hpp"
#include "hexix/record/record_replay.hpp"
#include "hive/record/projection.hpp"
#include "hive/record/record_replay.hpp"
#include "hive/rules/key_sums.hpp"
#include "homeworlds/record/record_replay.hpp"
#include "homeworlds/rules/position_keys.hpp"
#include "hopgi/rules/position_keys.hpp"

#include <plyglot/toolchain.hpp>

namespace plyglot::toolchain {
namespace {

using Keys = std::optional<PositionKeys>;

Keys keys_in(std::monostate) { return std::nullopt; }

Keys keys_in(const hive::GameState& state) { return hive::KeySums(state).keys(state); }
Keys keys_in(const hive::Record& record) { return record.has_game ? keys_in(state_after(record)) : std::nullopt; }
Keys keys_in(const hive::Position& position) {
  if (!position.is_sound) return std::nullopt;
  const std::optional<hive::GameState> state = hive::state_of(position);
  return state ? keys_in(*state) : std::nullopt;
}

Keys keys_in(const homeworlds::Record& record) {
  if (!is_judged(record) || !has_known_end(record)) return std::nullopt;
  homeworlds::RecordReplay replay(record, record.profile);
  replay.play_to(static_cast<std::uint32_t>(record.turns.size()));
  return keys_of(replay.state());
}

Keys keys_in(const hexix::Record& record) {
  const std::optional<hexix::Position> position = final_position(record);
  return position ? Keys(keys_of(hexix::State(*position))) : std::nullopt;
}

Keys keys_in(const hopgi::Setup& setup) {
  return setup.is_sound ? Keys(keys_of(hopgi::State(setup.position))) : std::nullopt;
}
Keys keys_in(const hopgi::Record& record) {
  return record.final_position ? Keys(keys_of(hopgi::State(*record.final_position))) : std::nullopt;
}

}  // namespace

std::optional<PositionKeys> keys_of(const Model& model) {
  return std::visit([](const auto& of_game) { return keys_in(of_game); }, model);
}

}  // namespace plyglot::toolchain
