// A game begun from its first position or from a model, for each game.
#include "toolchain/game/any_game.hpp"

#include "hexix/rules/rule_options.hpp"
#include "hive/record/projection.hpp"
#include "hive/rules/options/rule_option_rows.hpp"
#include "homeworlds/notations/homeworlds/resolve/resolve.hpp"
#include "homeworlds/record/record_replay.hpp"
#include "notation/row.hpp"
#include "toolchain/registry/registry.hpp"

namespace plyglot::toolchain {

using notation::OptionValues;

namespace {

std::optional<AnyGame> go_on_typed(const hive::Record& record, const OptionValues& values, std::string& problem) {
  if (record.has_game) return hive::GameInPlay(record, hive::rule_options_of(values));
  problem = "there is no game in the text";
  return std::nullopt;
}

std::optional<AnyGame> go_on_typed(const hive::Position& position, const OptionValues& values, std::string& problem) {
  const auto state = position.is_sound ? hive::state_of(position) : std::nullopt;
  if (state) return hive::GameInPlay(*state, hive::rule_options_of(values));
  problem = "the position has no list of moves";
  return std::nullopt;
}

std::optional<AnyGame> go_on_typed(const homeworlds::Record& record, const OptionValues&, std::string& problem) {
  if (homeworlds::is_judged(record) && homeworlds::is_wholly_known(record)) return homeworlds::GameInPlay(record);
  problem = "the position at the end of the record is not known";
  return std::nullopt;
}

std::optional<AnyGame> go_on_typed(const hexix::Record& record, const OptionValues& values, std::string& problem) {
  if (record.initial) return hexix::GameInPlay(record, hexix::rule_options_of(values));
  problem = "the position that the record begins with is unknown";
  return std::nullopt;
}

std::optional<AnyGame> go_on_typed(const hopgi::Record& record, const OptionValues&, std::string& problem) {
  if (record.has_game && record.initial) return hopgi::GameInPlay(record);
  problem = "the position that the game begins with is unknown";
  return std::nullopt;
}

std::optional<AnyGame> go_on_typed(const hopgi::Setup& setup, const OptionValues&, std::string& problem) {
  if (setup.is_sound) return hopgi::GameInPlay(hopgi::record_from(setup.position));
  problem = "the position cannot be read";
  return std::nullopt;
}

std::optional<AnyGame> go_on_typed(std::monostate, const OptionValues&, std::string& problem) {
  problem = "there is no game in the text";
  return std::nullopt;
}

}  // namespace

AnyGame begin_game(std::string_view id, hive::GameType type, const OptionValues& values) {
  if (id == "hive") return hive::GameInPlay(type, hive::rule_options_of(values));
  if (id == "homeworlds") {
    homeworlds::Record record;
    record.dialect = static_cast<homeworlds::Dialect>(values[notation::dialect_option]);
    record.profile = homeworlds::profile_of(record.dialect);
    if (values.is_set("profile")) record.profile = static_cast<homeworlds::Profile>(values["profile"]);
    return homeworlds::GameInPlay(record);
  }
  if (id == "hexix") {
    hexix::Record record;
    record.initial = hexix::start_position();
    record.dialect = static_cast<hexix::Dialect>(values[notation::dialect_option]);
    return hexix::GameInPlay(record, hexix::rule_options_of(values));
  }
  return hopgi::GameInPlay(hopgi::record_from(hopgi::start_position()));
}

std::optional<AnyGame> go_on(const Model& model, const OptionValues& values, std::string& problem) {
  return std::visit([&](const auto& typed) { return go_on_typed(typed, values, problem); }, model);
}

const hive::Spelling& hive_spelling_of(const Language& language) {
  const auto* const row = std::get<const notation::Row<hive::Record>*>(language.notation->row);
  return *static_cast<const hive::Spelling*>(row->views->spelling);
}

}  // namespace plyglot::toolchain
