#include "homeworlds/views/move_list.hpp"

#include "homeworlds/record/record_replay.hpp"
#include "homeworlds/record/serials.hpp"
#include "homeworlds/record/system_names.hpp"
#include "homeworlds/rules/basic_actions.hpp"
#include "homeworlds/spelling/action_text.hpp"
#include "homeworlds/views/board_graph.hpp"
#include "text/format.hpp"

namespace plyglot::homeworlds {
namespace {

// A record that has only one action at a time.
class Speller {
 public:
  Speller(const Record& record, const State& state, std::string_view new_name) : state_(state) {
    scratch_.dialect = record.dialect;
    scratch_.profile = record.profile;
    scratch_.player_count = record.player_count;
    scratch_.players = record.players;
    scratch_.systems = record.systems;
    scratch_.other_names.push_back(new_name.empty() ? first_free_letter(state) : std::string(new_name));
    scratch_.actions.resize(1);
    turn_.player = state.to_move();
    turn_.action_count = 1;
  }

  std::string spell(const Action& action) {
    RecordAction& into = scratch_.actions.front();
    into = {};
    into.verb = action.verb;
    into.ship = action.ship;
    into.colour = action.verb == Verb::build ? colour_of(*action.ship) : action.colour;
    into.star = action.star;
    into.owner = action.owner;
    if (action.owner) into.written_owner = owner_letter(*action.owner);
    into.system = existing(action.system);
    if (action.verb == Verb::move) into.other_system = existing(action.other_system);
    if (action.verb == Verb::discover) into.other_system = {SystemName::Kind::other, 0, {}};
    if (scratch_.dialect == Dialect::hwl) write_with_serials(state_, turn_.player, into);
    std::string text;
    print_turn(scratch_, turn_, scratch_.dialect, text);
    return text;
  }

 private:
  SystemName existing(std::string_view name) const {
    if (name.empty()) return {};
    return {SystemName::Kind::system, state_.find(name)->id, {}};
  }

  // homeworlds R17.
  char owner_letter(Player owner) const {
    if (scratch_.dialect == Dialect::jpb) return static_cast<char>('0' + owner);
    return static_cast<char>(seat_name(owner, scratch_.player_count)[0] - 'A' + 'a');
  }

  const State& state_;
  Record scratch_;
  RecordTurn turn_;
};

// Empty if there is a list.
std::string why_none(const Record& record, const Referee& referee) {
  if (record.is_fragment) return "the record is a fragment: the position is unknown";
  if (std::string unjudged = why_no_board(record); !unjudged.empty()) return unjudged;
  if (record.certain_turns < record.turns.size()) {
    return text::format("the position is unknown from turn {} on", record.certain_turns + 1);
  }
  if (record.outcome == RecordOutcome::unknown) return "the position at the end is unknown";
  if (referee.result().is_over) return "the game is over";
  const State& state = referee.state();
  if (state.standing(state.to_move()) == Standing::not_set_up) {
    return text::format("{} must set up first: any two stars and a ship", player_name(record, state.to_move()));
  }
  return {};
}

}  // namespace

bool list_moves(const Record& record, std::vector<std::string>& moves, std::string& why) {
  RecordReplay replay(record, record.profile);
  replay.play_to(record.certain_turns);
  why = why_none(record, replay.referee());
  if (!why.empty()) return false;
  append_texts(record, replay.state(), basic_actions(replay.state()), moves);
  return true;
}

void append_texts(const Record& record, const State& state, const std::vector<Action>& actions,
                  std::vector<std::string>& texts, std::string_view new_name) {
  Speller speller(record, state, new_name);
  for (const Action& action : actions) texts.push_back(speller.spell(action));
}

}  // namespace plyglot::homeworlds
