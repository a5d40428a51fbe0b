#include "hive/perft.hpp"

#include "diagnostics/near_names.hpp"
#include "hive/game_options.hpp"
#include "hive/projection.hpp"
#include "hive/record_moves.hpp"
#include "hive/uhp/move_string.hpp"
#include "text/format.hpp"
#include "toolchain/option_facts.hpp"
#include "toolchain/registry.hpp"

#include <plyglot/perft.hpp>

#include <algorithm>

namespace plyglot::toolchain {
namespace {

Perft count(const hive::GameState& state, const hive::RuleOptions& options, std::uint32_t depth, bool divides) {
  Perft result;
  if (!divides || depth == 0) {
    result.leaves = hive::perft(state, depth, options);
    return result;
  }
  for (const hive::Division& part : hive::divide(state, depth, options)) {
    result.division.emplace_back(hive::uhp::move_string(state, part.move), part.leaves);
    result.leaves += part.leaves;
  }
  std::sort(result.division.begin(), result.division.end());
  return result;
}

Perft perft_of(const hive::Record& record, const notation::OptionValues& values, std::uint32_t depth, bool divides) {
  const hive::RuleOptions options = hive::rule_options_of(values);
  // hive-rules H34: repetition is not looked at; but a game that has ended by it has no moves.
  const hive::Game game = hive::game_after(record, options);
  if (hive::is_over(game.outcome()) && depth > 0) return {};
  return count(game.state(), options, depth, divides);
}

Perft perft_of(const hive::Position& position, const notation::OptionValues&, std::uint32_t depth, bool divides) {
  const auto state = hive::state_of(position);
  if (state) return count(*state, {}, depth, divides);
  Perft result;
  result.problem = "the position has no list of moves";
  return result;
}

Perft perft_of(const homeworlds::Record&, const notation::OptionValues&, std::uint32_t, bool) {
  Perft result;
  // homeworlds-rules 8.
  result.problem = "the turns of Homeworlds are too many to be counted: `plyglot moves` lists the basic actions";
  return result;
}

Perft perft_of(std::monostate, const notation::OptionValues&, std::uint32_t, bool) { return {}; }

constexpr std::string_view hive_id = "hive";

}  // namespace

Perft perft(const Model& model, const Language& language, std::uint32_t depth, bool divides) {
  const notation::OptionValues values = values_of(language);
  return std::visit([&](const auto& typed) { return perft_of(typed, values, depth, divides); }, model);
}

std::vector<GameFacts> games() {
  GameFacts facts{hive_id, {}};
  for (const notation::OptionRow& row : hive::game_options()) facts.options.push_back(facts_of(row));
  return {facts};
}

Perft perft_from_start(std::string_view game, const std::vector<std::pair<std::string, std::string>>& options,
                       std::uint32_t depth, bool divides) {
  Perft result;
  if (game != hive_id) {
    const std::string_view known[] = {hive_id};
    result.problem = text::format("there is no game `{}`", game) + diagnostics::did_you_mean(game, known);
    return result;
  }
  notation::OptionValues values(hive::game_options());
  for (const auto& [key, value] : options) {
    result.problem = values.set(key, value);
    if (!result.problem.empty()) return result;
  }
  return count(hive::GameState(hive::game_type_of(values)), hive::rule_options_of(values), depth, divides);
}

}  // namespace plyglot::toolchain
