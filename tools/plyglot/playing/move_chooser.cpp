#include "plyglot/playing/move_chooser.hpp"

#include "hive/record/projection.hpp"
#include "hive/record/record_replay.hpp"
#include "hive/rules/key_sums.hpp"
#include "hive/search/best_move.hpp"
#include "hive/search/strategies.hpp"
#include "plyglot/playing/turn_search.hpp"

#include <algorithm>

namespace plyglot::tool {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint32_t usual_depth = 2;

bool is_late(void* deadline) { return Clock::now() >= *static_cast<const Clock::time_point*>(deadline); }

// What is written after the search takes time as well.
Clock::time_point deadline_of(std::chrono::milliseconds time) { return Clock::now() + time * 95 / 100; }

// What positions there were (H30).
std::vector<PositionKey> history_of(const hive::Record& record) {
  std::vector<PositionKey> keys;
  hive::GameState state(record.type);
  for (const hive::Ply& ply : record.plies) {
    keys.push_back(keys_of(state).key);
    state.play(hive::move_of(ply));
  }
  return keys;
}

// As the game lists it.
std::string words_of(const toolchain::Game& game, const hive::GameState& state, hive::Move move) {
  std::vector<toolchain::LegalMove> moves = game.moves();
  const auto is_it = [&](const toolchain::LegalMove& listed) {
    if (move.is_pass()) return listed.numbers[0] < 0;
    const hive::Cell to = state.on_board() == 0 ? hive::Cell{} : state.cell_at(move.to);
    return listed.numbers[0] == move.piece && listed.numbers[1] == to.q && listed.numbers[2] == to.r;
  };
  return std::move(std::find_if(moves.begin(), moves.end(), is_it)->words);
}

}  // namespace

std::string MoveChooser::choose_in_hive(const toolchain::Game& game, const ChoiceOptions& options,
                                        const Effort& effort) {
  const toolchain::Model model = game.model();
  const auto* const record = std::get_if<hive::Record>(&model);
  const hive::GameState state =
      record != nullptr ? hive::state_after(*record) : *hive::state_of(std::get<hive::Position>(model));
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
    case Strategy::search: {
      hive::SearchLimits limits;
      Clock::time_point deadline;
      if (effort.depth || !effort.time) limits.depth = std::min(effort.depth.value_or(usual_depth), hive::most_depth);
      if (effort.time) {
        deadline = deadline_of(*effort.time);
        limits.work.should_stop = is_late;
        limits.work.context = &deadline;
      }
      constexpr std::size_t entries_per_megabyte = (std::size_t{1} << 20) / sizeof(hive::KeptPosition);
      if (!table_) table_.emplace(options.table_megabytes * entries_per_megabyte);
      const std::vector<PositionKey> history = record != nullptr ? history_of(*record) : std::vector<PositionKey>();
      move = hive::find_best_move(state, rules, limits, history, *table_).move;
      break;
    }
  }
  return words_of(game, state, move.value_or(hive::pass));
}

std::optional<std::string> MoveChooser::choose(const toolchain::Game& game, const ChoiceOptions& options,
                                               const Effort& effort) {
  if (game.id() == "hive") return choose_in_hive(game, options, effort);
  if (!has_strategy(game.id(), options.strategy)) return std::nullopt;
  std::vector<std::string> turns = turns_of(game);
  if (turns.empty()) return std::nullopt;
  if (options.strategy == Strategy::first) return turns.front();
  put_in_order(turns, options.seed, game.plies());
  if (options.strategy == Strategy::random) return turns.front();
  toolchain::SolveLimits limits;
  Clock::time_point deadline;
  const std::uint32_t depth = effort.depth.value_or(effort.time ? toolchain::most_solved_plies : usual_depth);
  if (effort.time) {
    deadline = deadline_of(*effort.time);
    limits.should_stop = is_late;
    limits.context = &deadline;
  }
  return searched_turn(game, turns, std::min(depth, toolchain::most_solved_plies), limits);
}

}  // namespace plyglot::tool
