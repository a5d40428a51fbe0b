#include "plyglot/uhp/chosen_move.hpp"

#include "hive/record/record_replay.hpp"
#include "hive/search/best_move.hpp"
#include "hive/search/position_table.hpp"
#include "hive/search/strategies.hpp"
#include "hive/spelling/move_string.hpp"

#include <algorithm>

namespace plyglot::tool {
namespace {

using Clock = std::chrono::steady_clock;

bool is_late(void* deadline) { return Clock::now() >= *static_cast<const Clock::time_point*>(deadline); }

// What positions there were (H30).
std::vector<PositionKey> history_of(const hive::Record& record) {
  std::vector<PositionKey> keys;
  hive::GameState state(record.type);
  for (const hive::Ply& ply : record.plies) {
    keys.push_back(hive::repetition_key(state));
    state.play(hive::move_of(ply));
  }
  return keys;
}

std::optional<hive::Move> searched_move(const hive::Record& record, const hive::GameState& state,
                                        const hive::RuleOptions& rules, const UhpOptions& options,
                                        const Effort& effort) {
  hive::SearchLimits limits;
  constexpr std::size_t entries_per_megabyte = (std::size_t{1} << 20) / sizeof(hive::KeptPosition);
  limits.table_entries = options.table_megabytes * entries_per_megabyte;
  if (effort.depth) limits.depth = std::min(*effort.depth, hive::most_depth);
  Clock::time_point deadline;
  if (effort.time) {
    // What is written after it takes time as well.
    deadline = Clock::now() + *effort.time * 95 / 100;
    limits.work.should_stop = is_late;
    limits.work.context = &deadline;
  }
  return hive::find_best_move(state, rules, limits, history_of(record)).move;
}

}  // namespace

std::string chosen_move(const toolchain::Game& game, const UhpOptions& options, const Effort& effort) {
  const toolchain::Model model = game.model();
  const auto& record = std::get<hive::Record>(model);
  const hive::GameState state = hive::state_after(record);
  const hive::RuleOptions rules;
  std::optional<hive::Move> move;
  switch (options.strategy) {
    case Strategy::first:
      move = hive::first_move(state, rules);
      break;
    case Strategy::random:
      move = hive::random_move(state, rules, options.seed);
      break;
    case Strategy::greedy:
      move = hive::greedy_move(state, rules, options.seed);
      break;
    case Strategy::search:
      move = searched_move(record, state, rules, options, effort);
      break;
  }
  return hive::uhp::move_string(state, move.value_or(hive::pass));
}

}  // namespace plyglot::tool
