// Perft of each game, from its first position or from a model.
#include "hive/rules/perft.hpp"

#include "hexix/record/move_text.hpp"
#include "hexix/record/record_replay.hpp"
#include "hexix/rules/legal_moves.hpp"
#include "hexix/rules/rule_options.hpp"
#include "hive/record/record_replay.hpp"
#include "hopgi/rules/legal_turns.hpp"
#include "hopgi/rules/turn_text.hpp"

#include "diagnostics/near_names.hpp"
#include "hive/record/projection.hpp"
#include "hive/rules/options/rule_option_rows.hpp"
#include "hive/spelling/move_string.hpp"
#include "text/format.hpp"
#include "text/sort.hpp"
#include "toolchain/registry/registry.hpp"

#include <plyglot/perft.hpp>

namespace plyglot::toolchain {
namespace {

template <class Division, class TextOf>
Perft sum_of(const std::vector<Division>& parts, const TextOf& text_of) {
  Perft result;
  for (const Division& part : parts) {
    result.division.emplace_back(text_of(part), part.leaves);
    result.leaves += part.leaves;
  }
  return result;
}

Perft whole(std::uint64_t leaves) {
  Perft result;
  result.leaves = leaves;
  return result;
}

Perft count(const hive::GameState& state, const hive::RuleOptions& options, std::uint32_t depth, bool divides) {
  if (!divides || depth == 0) return whole(hive::perft(state, depth, options));
  Perft result = sum_of(hive::divide(state, depth, options),
                        [&](const auto& part) { return hive::uhp::move_string(state, part.move); });
  text::sort(result.division.begin(), result.division.end());
  return result;
}

Perft perft_of(const hive::Record& record, const notation::OptionValues& values, std::uint32_t depth, bool divides) {
  const hive::RuleOptions options = hive::rule_options_of(values);
  // hive-rules H34: repetition is not looked at.
  return count(hive::state_after(record), options, depth, divides);
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

Perft count(const hexix::State& state, const hexix::RuleOptions& options, std::uint32_t depth, bool divides) {
  if (!divides || depth == 0) return whole(hexix::perft(state, depth, options));
  return sum_of(hexix::divide(state, depth, options), [](const auto& part) { return hexix::move_text(part.move); });
}

Perft count(const hopgi::State& state, std::uint32_t depth, bool divides) {
  if (!divides || depth == 0) return whole(hopgi::perft(state, depth));
  return sum_of(hopgi::divide(state, depth), [](const auto& part) { return hopgi::turn_text(part.turn); });
}

// hexix R14: a game that has ended has no plies.
Perft perft_of(const hexix::Record& record, const notation::OptionValues& values, std::uint32_t depth, bool divides) {
  const std::optional<hexix::Position> position = hexix::final_position(record);
  if (position && (record.end == hexix::End::none || depth == 0)) {
    return count(hexix::State(*position), hexix::rule_options_of(values), depth, divides);
  }
  Perft result;
  if (position) return result;
  // hexix R17: of a position that cannot be read there is no line.
  const bool has_record = record.is_fragment || !record.lines.empty();
  result.problem = has_record ? "the position that the record begins with is unknown" : "the position cannot be read";
  return result;
}

// hopgi R10: a game that has ended has no turns, which the state knows.
Perft perft_of(const hopgi::Record& record, const notation::OptionValues&, std::uint32_t depth, bool divides) {
  if (record.final_position) return count(hopgi::State(*record.final_position), depth, divides);
  Perft result;
  result.problem = "the position that the game begins with is unknown";
  return result;
}

Perft perft_of(const hopgi::Setup& setup, const notation::OptionValues&, std::uint32_t depth, bool divides) {
  if (setup.is_sound) return count(hopgi::State(setup.position), depth, divides);
  Perft result;
  result.problem = "the position cannot be read";
  return result;
}

Perft perft_of(std::monostate, const notation::OptionValues&, std::uint32_t, bool) { return {}; }

Perft hive_from_start(const notation::OptionValues& values, std::uint32_t depth, bool divides) {
  return count(hive::GameState(hive::game_type_of(values)), hive::rule_options_of(values), depth, divides);
}

Perft hexix_from_start(const notation::OptionValues& values, std::uint32_t depth, bool divides) {
  return count(hexix::State(), hexix::rule_options_of(values), depth, divides);
}

// Hopgi has one set of rules.
notation::OptionTable no_options() { return {}; }

Perft hopgi_from_start(const notation::OptionValues&, std::uint32_t depth, bool divides) {
  return count(hopgi::State(), depth, divides);
}

// A game that can be counted from its start.
struct CountedGame {
  std::string_view id;
  notation::OptionTable (*options)();
  Perft (*from_start)(const notation::OptionValues& values, std::uint32_t depth, bool divides);
};
constexpr CountedGame counted_games[] = {
    {"hive", hive::game_options, hive_from_start},
    {"hexix", hexix::rule_option_table, hexix_from_start},
    {"hopgi", no_options, hopgi_from_start},
};

}  // namespace

Perft perft(const Model& model, const Language& language, std::uint32_t depth, bool divides) {
  const notation::OptionValues values = values_of(language);
  return std::visit([&](const auto& typed) { return perft_of(typed, values, depth, divides); }, model);
}

std::vector<GameFacts> games() {
  std::vector<GameFacts> list;
  for (const CountedGame& game : counted_games) {
    GameFacts& facts = list.emplace_back();
    facts.id = game.id;
    for (const notation::OptionRow& row : game.options()) facts.options.push_back(facts_of(row));
  }
  return list;
}

Perft perft_from_start(std::string_view game, const std::vector<std::pair<std::string, std::string>>& options,
                       std::uint32_t depth, bool divides) {
  Perft result;
  const auto* found = std::find_if(std::begin(counted_games), std::end(counted_games),
                                   [&](const CountedGame& counted) { return counted.id == game; });
  if (found == std::end(counted_games)) {
    std::vector<std::string_view> known;
    for (const CountedGame& counted : counted_games) known.push_back(counted.id);
    result.problem = text::format("there is no game `{}`", game) + diagnostics::did_you_mean(game, known);
    return result;
  }
  notation::OptionValues values(found->options());
  for (const auto& [key, value] : options) {
    result.problem = values.set(key, value);
    if (!result.problem.empty()) return result;
  }
  return found->from_start(values, depth, divides);
}

}  // namespace plyglot::toolchain
