#include "plyglot/answer/move_list.hpp"

#include "hexix/record/move_text.hpp"
#include "hexix/record/record_replay.hpp"
#include "hexix/rules/legal_moves.hpp"
#include "hexix/rules/rule_options.hpp"
#include "hive/record/projection.hpp"
#include "hive/record/record_replay.hpp"
#include "hive/rules/options/rule_option_rows.hpp"
#include "homeworlds/record/record_replay.hpp"
#include "homeworlds/rules/basic_actions.hpp"
#include "hopgi/rules/legal_turns.hpp"
#include "hopgi/rules/turn_text.hpp"
#include "plyglot/answer/hive_words.hpp"
#include "text/format.hpp"
#include "toolchain/game/any_game.hpp"
#include "toolchain/registry/registry.hpp"

namespace plyglot::tool {
namespace {

using MoveTexts = std::optional<std::vector<std::string>>;
using toolchain::Language;

MoveTexts moves_in(const hive::Position& position, const Language&) {
  const std::optional<hive::GameState> state = hive::state_of(position);
  if (!state) return std::nullopt;
  std::vector<hive::Move> moves;
  hive::list_legal_moves(*state, {}, moves);
  return hive_moves(*state, moves);
}

MoveTexts moves_in(const hive::Record& record, const Language& language) {
  const hive::Game game = hive::game_after(record, hive::rule_options_of(toolchain::values_of(language)));
  return hive_moves(game.state(),
                    hive::moves_in_words(game.state(), game.options(), toolchain::hive_spelling_of(language)));
}

// homeworlds-rules 8: verb, ship and system, and what else there is to say.
std::string action_text(const homeworlds::Action& action) {
  std::string text = text::format("{} {} {}", name_of(action.verb), homeworlds::name_of(*action.ship), action.system);
  if (action.verb == homeworlds::Verb::trade) text += text::format(" {}", letter_of(action.colour));
  if (action.verb == homeworlds::Verb::discover) text += text::format(" {}", homeworlds::name_of(action.star));
  if (action.verb == homeworlds::Verb::move) text += text::format(" {}", action.other_system);
  if (action.owner) text += text::format(" {}", *action.owner);
  return text;
}

// The possible homes of a player who has none yet are too many to be listed.
MoveTexts moves_in(const homeworlds::Record& record, const Language&) {
  if (record.is_fragment || record.outcome == homeworlds::RecordOutcome::unknown) return std::nullopt;
  if (record.certain_turns < record.turns.size()) return std::nullopt;
  homeworlds::RecordReplay replay(record, record.profile);
  replay.play_to(record.certain_turns);
  std::vector<std::string> texts;
  if (replay.referee().result().is_over) return texts;
  const homeworlds::State& state = replay.state();
  if (state.standing(state.to_move()) == homeworlds::Standing::not_set_up) return std::nullopt;
  for (const homeworlds::Action& action : basic_actions(state)) texts.push_back(action_text(action));
  return texts;
}

MoveTexts moves_in(const hexix::Record& record, const Language& language) {
  const std::optional<hexix::Position> position = hexix::final_position(record);
  if (!position) return std::nullopt;
  std::vector<std::string> texts;
  if (record.end != hexix::End::none) return texts;
  for (const hexix::Move move :
       hexix::list_legal_moves(hexix::State(*position), hexix::rule_options_of(toolchain::values_of(language)))) {
    texts.push_back(move_text(move, record.dialect));
  }
  return texts;
}

std::vector<std::string> turns_in(const hopgi::Position& position) {
  std::vector<std::string> texts;
  for (const hopgi::Turn& turn : hopgi::list_legal_turns(hopgi::State(position))) texts.push_back(turn_text(turn));
  return texts;
}

MoveTexts moves_in(const hopgi::Record& record, const Language&) {
  if (!record.final_position) return std::nullopt;
  return turns_in(*record.final_position);
}

MoveTexts moves_in(const hopgi::Setup& setup, const Language&) { return turns_in(setup.position); }

MoveTexts moves_in(std::monostate, const Language&) { return std::nullopt; }

}  // namespace

MoveTexts list_moves(const toolchain::Model& model, const Language& language) {
  return std::visit([&](const auto& typed) { return moves_in(typed, language); }, model);
}

}  // namespace plyglot::tool
