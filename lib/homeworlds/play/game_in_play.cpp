#include "homeworlds/play/game_in_play.hpp"

#include "homeworlds/record/serials.hpp"
#include "homeworlds/rules/basic_actions.hpp"
#include "homeworlds/rules/position_keys.hpp"
#include "homeworlds/spelling/action_text.hpp"
#include "homeworlds/views/move_list.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

Referee first_referee(const Record& record) {
  return {first_state(record, rules_of(record.profile).name_case), record.profile};
}

// How many pieces of each kind there are.
void append_pieces(PieceSet pieces, std::int32_t system, std::int32_t owner, std::vector<std::int32_t>& rows) {
  for (PieceKind kind = 0; kind < piece_kinds; ++kind) {
    const auto count = static_cast<std::int32_t>(pieces.count(kind));
    if (count != 0) rows.insert(rows.end(), {system, owner, kind, count});
  }
}

}  // namespace

GameInPlay::GameInPlay(const Record& record) : PlayedRecord(record, first_referee(record)) {
  std::vector<Violation> ignored;
  for (std::uint32_t turn = 0; turn < record_.turns.size(); ++turn) {
    RecordReplay replay(record_, board(), turn);
    replay.play_turn(ignored);
    go_to(replay.referee());
  }
  begin();
}

std::optional<board::Outcome> GameInPlay::outcome() const {
  const Result result = board().result();
  if (!result.is_over) return std::nullopt;
  return board::Outcome{result.winner};
}

PositionKeys GameInPlay::keys() const { return keys_of(state()); }

void GameInPlay::list_moves(std::vector<board::LegalMove>& moves) const {
  moves.clear();
  if (board().result().is_over) return;
  const std::vector<Action> actions = basic_actions(state());
  std::vector<std::string> texts;
  append_texts(record_, state(), actions, texts);
  const auto index_of = [&](std::string_view name) {
    const State::Place* const place = name.empty() ? nullptr : state().find(name);
    return place == nullptr ? -1 : static_cast<std::int32_t>(place - state().places().data());
  };
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const Action& action = actions[i];
    board::LegalMove& listed = moves.emplace_back();
    listed.words = std::move(texts[i]);
    listed.numbers = {static_cast<std::int32_t>(action.verb),
                      action.ship ? *action.ship : -1,
                      index_of(action.system),
                      -1,
                      index_of(action.other_system),
                      -1};
    if (action.verb == Verb::trade) listed.numbers[3] = static_cast<std::int32_t>(action.colour);
    if (action.verb == Verb::attack) listed.numbers[3] = action.owner.value_or(static_cast<Player>(1 - to_move()));
    if (action.verb == Verb::discover) listed.numbers[5] = action.star;
  }
}

void GameInPlay::append_cells(std::vector<std::int32_t>& rows) const {
  std::int32_t system = 0;
  for (const State::Place& place : state().places()) {
    append_pieces(place.stars, system, -1, rows);
    for (Player player = 0; player < state().players(); ++player) {
      append_pieces(place.ships[player], system, player, rows);
    }
    ++system;
  }
  append_pieces(state().bank(), -1, -1, rows);
}

void GameInPlay::set_options(notation::OptionValues& options) const {
  options.set("profile", name_of(record_.profile));
}

// homeworlds L6. Before the first homeworld there is no position that can be written. A position does not tell equal
// pieces apart, nor how many systems there were (homeworlds H1, H2): a turn of a log needs the turns before it.
void GameInPlay::append_lead(const notation::OptionValues& options, std::string& out) const {
  if (static_cast<Dialect>(options[notation::dialect_option]) == Dialect::hwl && is_log()) return append_log(out);
  if (state().places().empty()) return;
  out += position_text(state().position());
  out += '\n';
}

bool GameInPlay::is_log() const { return record_.dialect == Dialect::hwl && !record_.initial; }

void GameInPlay::append_log(std::string& out) const {
  out += "Players: ";
  for (Player player = 0; player < record_.player_count; ++player) {
    if (player > 0) out += ',';
    out += player_name(record_, player);
  }
  for (const RecordTurn& turn : record_.turns) {
    out += '\n';
    print_turn(record_, turn, Dialect::hwl, out);
  }
  out += '\n';
}

// homeworlds L7: without homes actions are those of a fragment.
std::string GameInPlay::why_unknown(const Record& read) const {
  if (!read.is_fragment) return {};
  return text::format("{} must set up first: `homeworld`, one or two stars, a ship and a name",
                      player_name(record_, to_move()));
}

// The systems of the read record begin with those of the position, or are those of the game.
SystemName GameInPlay::renamed(const Record& read, const SystemName& name) {
  if (read.dialect == Dialect::hwl && is_log() && name.kind == SystemName::Kind::system)
    return {name.kind, name.index, {}};
  const std::size_t known = read.initial ? read.initial->systems.size() : 0;
  if (name.kind == SystemName::Kind::none) return {};
  if (name.kind == SystemName::Kind::other) {
    record_.other_names.emplace_back(name_of(read, name));
    return {name.kind, static_cast<std::uint32_t>(record_.other_names.size() - 1), {}};
  }
  const auto made = static_cast<std::uint32_t>(record_.systems.size() + name.index - known);
  return {name.kind, name.index < known ? state().places()[name.index].id : made, {}};
}

bool GameInPlay::take(const Record& read) {
  const bool goes_on = read.dialect == Dialect::hwl && is_log();
  const std::size_t turns = goes_on ? record_.turns.size() + 1 : 1;
  if (read.turns.size() != turns || read.certain_turns != turns || !is_wholly_known(read)) return false;
  // The words themselves hold a position, which does not make a turn.
  if (read.initial && state().places().empty()) return false;
  const auto first = static_cast<ActionNumber>(record_.actions.size());
  RecordTurn turn = read.turns.back();
  const ActionNumber first_read = turn.first_action;
  turn.number.reset();
  turn.number_span = turn.handle_span = turn.confirmation = turn.span = {};
  turn.first_action = first;
  // Turns of a record with numbers and handles go on with them.
  turn.handle.clear();
  if (!record_.turns.empty() && record_.turns.back().number) turn.number = *record_.turns.back().number + 1;
  // In a transcript nothing else divides them (homeworlds L9).
  if (record_.turns.empty() && record_.dialect == Dialect::sdg) turn.number = 1;
  const auto is_same_player = [&](const RecordTurn& other) { return other.player == turn.player; };
  const auto last = std::find_if(record_.turns.rbegin(), record_.turns.rend(), is_same_player);
  if (turn.number && last != record_.turns.rend()) turn.handle = last->handle;
  for (ActionNumber number = first_read; number < read.actions.size(); ++number) {
    RecordAction action = read.actions[number];
    action.span = action.ship_span = {};
    action.system = renamed(read, action.system);
    action.other_system = renamed(read, action.other_system);
    record_.actions.push_back(action);
  }
  const std::size_t known = goes_on ? record_.systems.size() : read.initial ? read.initial->systems.size() : 0;
  for (std::size_t i = 0; i < read.systems.size(); ++i) {
    RecordSystem system = read.systems[i];
    if (system.created != no_action) system.created += first - first_read;
    if (system.gone != no_action) system.gone += first - first_read;
    if (i < known) {
      record_.systems[goes_on ? i : state().places()[i].id].gone = system.gone;
    } else {
      if (is_log()) system.name = std::to_string(record_.systems.size() + 1);
      record_.systems.push_back(std::move(system));
    }
  }
  const auto index = static_cast<std::uint32_t>(record_.turns.size());
  record_.turns.push_back(std::move(turn));
  record_.parts.push_back({RecordPart::Kind::turn, index});
  record_.certain_turns = index + 1;
  RecordReplay replay(record_, board(), index);
  std::vector<Violation> ignored;
  while (!goes_on && record_.dialect == Dialect::hwl && !replay.is_at_end_of_turn()) {
    write_with_serials(replay.state(), record_.turns.back().player, record_.actions[replay.next_action()]);
    replay.play_action(ignored);
  }
  replay.play_turn(ignored);
  go_to(replay.referee());
  const Result result = board().result();
  if (result.is_over) {
    record_.outcome = result.winner ? RecordOutcome::won : RecordOutcome::draw;
    record_.winner = result.winner.value_or(Player{0});
  }
  return true;
}

}  // namespace plyglot::homeworlds
