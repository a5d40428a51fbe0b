// The last state of each model, as its rules compute on it.
#include "toolchain/last_state.hpp"

#include "hexix/record/record_replay.hpp"
#include "hive/record/projection.hpp"
#include "hive/record/record_replay.hpp"
#include "homeworlds/record/record_replay.hpp"

namespace plyglot::toolchain {
namespace {

std::optional<hive::GameState> last_in(const hive::Record& record) {
  return record.has_game ? std::optional(hive::state_after(record)) : std::nullopt;
}
std::optional<hive::GameState> last_in(const hive::Position& position) {
  return position.is_sound ? hive::state_of(position) : std::nullopt;
}
std::optional<homeworlds::State> last_in(const homeworlds::Record& record) {
  if (!is_judged(record) || !has_known_end(record)) return std::nullopt;
  homeworlds::RecordReplay replay(record, record.profile);
  replay.play_to(static_cast<std::uint32_t>(record.turns.size()));
  return replay.state();
}
std::optional<hexix::State> last_in(const hexix::Record& record) {
  const std::optional<hexix::Position> position = final_position(record);
  return position ? std::optional(hexix::State(*position)) : std::nullopt;
}
std::optional<hopgi::State> last_in(const hopgi::Setup& setup) {
  return setup.is_sound ? std::optional(hopgi::State(setup.position)) : std::nullopt;
}
std::optional<hopgi::State> last_in(const hopgi::Record& record) {
  return record.final_position ? std::optional(hopgi::State(*record.final_position)) : std::nullopt;
}

}  // namespace

LastState last_state_of(const Model& model) {
  const auto last = []<class Typed>(const Typed& typed) -> LastState {
    if constexpr (std::is_same_v<Typed, std::monostate>) {
      return {};
    } else {
      auto state = last_in(typed);
      return state ? LastState(std::move(*state)) : LastState();
    }
  };
  return std::visit(last, model);
}

}  // namespace plyglot::toolchain
