// The turns of a game of Homeworlds played by a second implementation of the rules, which shares no code: what is said
// of each, what is left on the board, and how the game ends (homeworlds-rules).
#include "fuzz/harness/laws.hpp"
#include "homeworlds/record/record_replay.hpp"
#include "support/homeworlds/rule_lines.hpp"

namespace plyglot::fuzz {
namespace {

namespace homeworlds_rules = naive::homeworlds_rules;

std::string piece_text(std::optional<homeworlds::PieceKind> piece) {
  return piece ? homeworlds::name_of(*piece) : std::string();
}

homeworlds_rules::Action words_of_action(const homeworlds::Action& action) {
  homeworlds_rules::Action words;
  words.verb = homeworlds::name_of(action.verb);
  for (std::size_t i = 0; i < 2; ++i) words.stars[i] = action.stars[i] ? piece_text(action.stars[i]) : "-";
  const std::string colour(1, letter_of(action.colour));
  words.ship = action.ship ? piece_text(action.ship) : colour;
  words.system = action.system;
  words.other_system = action.other_system;
  words.star = homeworlds::name_of(action.star);
  words.colour = action.written_size ? colour + std::to_string(*action.written_size) : colour;
  words.owner = action.owner ? static_cast<int>(*action.owner) : -1;
  return words;
}

// The second implementation begins at the start, and takes turns that can be played word by word; it knows neither
// `pass` for all that is left nor homes without a name.
bool can_be_compared(const homeworlds::Record& record, const homeworlds::RecordTurn& turn) {
  if (!turn.verbatim.empty()) return false;
  for (std::uint32_t i = 0; i < turn.action_count; ++i) {
    const homeworlds::RecordAction& action = record.actions[turn.first_action + i];
    if (!action.is_played || action.is_all || !action.has_written_name) return false;
  }
  return true;
}

int winner_of(const homeworlds::Result& result) { return result.winner ? static_cast<int>(*result.winner) : -1; }

// False when there is nothing more to compare.
bool compare_turn_of(const homeworlds::Record& record, homeworlds::RecordReplay& replay, homeworlds_rules::Game& game) {
  const homeworlds::RecordTurn& turn = record.turns[replay.turns()];
  const bool is_in_turn = static_cast<int>(turn.player) == game.to_move;
  if (!is_in_turn || game.is_over || !can_be_compared(record, turn)) return false;
  std::vector<homeworlds_rules::Action> actions;
  for (std::uint32_t i = 0; i < turn.action_count; ++i) {
    actions.push_back(words_of_action(homeworlds::action_of(record, record.actions[turn.first_action + i])));
  }
  std::vector<homeworlds::Violation> violations;
  replay.play_turn(violations);
  const std::vector<homeworlds_rules::Finding> expected = homeworlds_rules::play_turn(game, actions, turn.is_confirmed);
  require(test::homeworlds_rule_lines(violations, turn.first_action) == test::homeworlds_rule_lines(expected),
          "both say the same of a turn");
  require(replay.referee().is_certain() == game.is_certain, "both are certain of the same turns");
  if (!game.is_certain) return false;
  require_equal(position_text(replay.state().position()), homeworlds_rules::text_of(game), "both have the same board");
  require(replay.referee().result().is_over == game.is_over, "both end the game with the same turn");
  require(winner_of(replay.referee().result()) == game.winner, "both say who has won");
  return true;
}

}  // namespace

void check_resolver_of_homeworlds(std::string_view text, const Subject& subject) {
  for (const Record& read : records_of(text, {subject.languages.front(), true})) {
    const auto& record = std::get<homeworlds::Record>(read.model);
    if (!record.is_readable || record.is_fragment || record.initial) continue;
    homeworlds_rules::Game game = homeworlds_rules::start_of(record.player_count, std::string(name_of(record.profile)));
    homeworlds::RecordReplay replay(record, record.profile);
    while (replay.turns() < record.turns.size() && compare_turn_of(record, replay, game)) continue;
  }
}

}  // namespace plyglot::fuzz
