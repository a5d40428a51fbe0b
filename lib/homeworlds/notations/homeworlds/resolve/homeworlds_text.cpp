#include "homeworlds/notations/homeworlds/resolve/homeworlds_text.hpp"

#include "diagnostics/near_names.hpp"
#include "homeworlds/notations/homeworlds/read/lines/rounds.hpp"
#include "homeworlds/notations/homeworlds/read/turns/parse_ap.hpp"
#include "homeworlds/notations/homeworlds/read/words/hwl_reader.hpp"
#include "homeworlds/notations/homeworlds/read/words/quux_reader.hpp"
#include "homeworlds/notations/homeworlds/read/words/turn_reader.hpp"
#include "homeworlds/notations/homeworlds/resolve/action_reading.hpp"
#include "homeworlds/notations/homeworlds/resolve/near_turns.hpp"
#include "homeworlds/notations/homeworlds/resolve/seats.hpp"
#include "homeworlds/notations/homeworlds/resolve/serial_words.hpp"
#include "homeworlds/record/record_replay.hpp"
#include "homeworlds/record/system_names.hpp"
#include "homeworlds/rules/basic_actions.hpp"
#include "homeworlds/views/move_list.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

using repair::Step;

bool is_error(diagnostics::Severity severity) { return severity == diagnostics::Severity::error; }

template <class Visit>
void for_each_word(const ActionNode& node, const Visit& visit) {
  for (const Word word :
       {node.stars[0], node.stars[1], node.ship, node.system, node.other_system, node.star, node.colour, node.owner}) {
    visit(word);
  }
}

// A key that grows by what is added.
class Mixed {
 public:
  explicit Mixed(std::uint64_t seed = 0) : key_(seed) {}

  void add(std::uint64_t value) {
    constexpr std::uint64_t prime = 0x9E3779B97F4A7C15;
    key_ = (key_ ^ value) * prime;
    key_ ^= key_ >> 29;
  }
  void add_name(std::string_view name, NameCase name_case) {
    for (const char c : name) add(static_cast<unsigned char>(name_case == NameCase::exact ? c : text::to_lower(c)));
    add(name.size() + 256);
  }
  // Equal pieces differ only where the text gives them serials.
  void add(PieceSet pieces, bool has_serials) {
    while (!pieces.is_empty()) {
      const Piece piece = pieces.take_first();
      add(has_serials ? piece : kind_of(piece));
    }
    add(256);
  }
  std::uint64_t key() const { return key_; }

 private:
  std::uint64_t key_;
};

}  // namespace

HomeworldsText::HomeworldsText(const PlayedText& text, repair::Item refused)
    : text_(text), refused_(refused), form_(form_of(text.ast.dialect)), has_error_(text.ast.turns.size()) {
  next_number_ = first_number(text.record);
  for (const NotedFinding& finding : text.findings) {
    // These follow from the position.
    const bool is_of_position =
        finding.id == DiagnosticId::homeworlds_wrong_player || finding.id == DiagnosticId::homeworlds_serial_in_use ||
        finding.id == DiagnosticId::homeworlds_serial_is_star || finding.id == DiagnosticId::homeworlds_ambiguous_trade;
    const std::optional<std::uint32_t> turn = turn_at(text.ast, finding.span.begin);
    if (!turn || is_of_position || !is_error(finding.severity)) continue;
    if (finding.span.begin <= text.ast.turns[*turn].whole().end) has_error_[*turn] = true;
  }
  for (repair::Item i = 0; i < size(); ++i) {
    std::string& said = said_.emplace_back();
    const TurnNode& node = turn(i);
    if (node.is_broken) said = text::lower_case(written(i));
    for (std::uint32_t j = 0; j < node.action_count && !node.is_broken; ++j) {
      const ActionNode& action = text.ast.actions[node.first_action + j];
      said += static_cast<char>('0' + static_cast<int>(action.verb));
      for_each_word(action, [&](Word word) {
        const bool is_colour = word.is_present() && word.span == action.colour.span;
        const std::string_view bytes = word.is_present() ? text.source.slice(word.span) : std::string_view();
        said += ' ' + text::lower_case(is_colour ? bytes.substr(0, 1) : bytes);
      });
    }
  }
  for (std::uint32_t i = 0; i < turn(refused).action_count; ++i) {
    const ActionNode& action = text.ast.actions[turn(refused).first_action + i];
    for (const Word word : {action.system, action.verb == Verb::discover ? Word{} : action.other_system}) {
      if (!word.is_present() || action.verb == Verb::homeworld) continue;
      const std::string_view name = text.source.slice(word.span);
      const auto is_it = [&](const RecordSystem& system) { return text::is_same_word(system.name, name); };
      const std::vector<RecordSystem>& systems = text.record.systems;
      if (std::none_of(systems.begin(), systems.end(), is_it)) unknown_names_.emplace_back(name);
    }
  }
}

Referee HomeworldsText::start() const {
  const Record& record = text_.record;
  return {first_state(record, rules_of(record.profile).name_case), record.profile};
}

// homeworlds L8, L12, L20.
bool HomeworldsText::is_lost(repair::Item item) const {
  const bool is_after_open_turn = item > 0 && turn(item - 1).goes_on_below;
  return turn(item).goes_on_below || (text_.ast.uncertain_from == item && !is_after_open_turn);
}

Step HomeworldsText::play_item(repair::Item item, std::uint8_t, Position& position) const {
  if (is_lost(item)) return Step::refused;
  const TurnNode& node = turn(item);
  const Step step =
      play({text_.source, node, text_.ast.actions.data() + node.first_action, has_error_[item]}, position, true);
  return step == Step::odd && item < refused_ ? Step::played : step;
}

Step HomeworldsText::play(const Turn& turn, Position& position, bool ends) const {
  if (turn.node.is_broken || position.result().is_over) return Step::refused;
  Referee referee = position;
  violations_.clear();
  findings_.clear();
  Reading reading{turn.source, form_, ast_, findings_};
  referee.begin_turn(std::nullopt, !turn.node.confirmation.empty(), violations_);
  for (std::uint32_t i = 0; i < turn.node.action_count; ++i) {
    if (!play_action(turn, turn.actions[i], reading, referee)) return Step::refused;
  }
  // homeworlds R2.
  if (turn.node.action_count == 0) referee.play({}, 0, violations_);
  if (ends) referee.end_turn(turn.has_error, violations_);
  if (!referee.is_certain()) return Step::refused;
  position = std::move(referee);
  const bool is_odd = turn.has_error || std::any_of(violations_.begin(), violations_.end(),
                                                    [](const Violation& it) { return is_error(it.severity); });
  return is_odd ? Step::odd : Step::played;
}

bool HomeworldsText::play_action(const Turn& turn, ActionNode node, Reading& reading, Referee& referee) const {
  const State& state = referee.state();
  const Player mover = state.to_move();
  if (!node.is_playable) return false;
  if (node.can_be_reordered) choose_trade_order(reading, state, mover, {}, node);
  Action action = read_action(reading, node, state.players());
  std::string given;
  const bool is_log = form_.dialect == Dialect::hwl;
  if (node.verb == Verb::homeworld && (is_log || !node.system.is_present())) {
    given = is_log ? std::to_string(state.system_count() + next_number_) : home_name(record(), turn.handle(), mover);
    action.system = given;
    action.is_unnamed = true;
  } else if (node.verb == Verb::discover && (is_log || !node.other_system.is_present())) {
    given = is_log ? std::to_string(state.system_count() + next_number_) : first_free_letter(state);
    action.other_system = given;
    action.is_unnamed = is_log;
  }
  if (is_log) {
    RecordAction into;
    fill_action(reading, node, action, into);
    SerialWords serials(reading, referee, record());
    if (!serials.place(node, mover, action, into)) return false;
  }
  if (referee.play(action, 0, violations_) == Effect::skipped) return false;
  if (node.verb == Verb::homeworld && action.is_unnamed && !is_log && state.system_count() != 0) {
    const SystemId home = state.system_count() - 1;
    if (!turn.node.handle.empty()) referee.add_name(home, turn.handle());
    referee.add_name(home, seat_name(mover, state.players()));
  }
  return true;
}

// What later turns can be is a matter of the systems by their names, and of who is still in the game; of a log also of
// how many systems there were (homeworlds H1).
std::uint64_t HomeworldsText::key(const Position& position) const {
  const State& state = position.state();
  const bool is_log = form_.dialect == Dialect::hwl;
  std::uint64_t places = 0;
  for (const State::Place& place : state.places()) {
    Mixed mixed;
    mixed.add_name(state.name(place.id), state.name_case());
    mixed.add(place.home ? *place.home + 1U : 0U);
    mixed.add(place.stars, is_log);
    for (Player player = 0; player < state.players(); ++player) mixed.add(place.ships[player], is_log);
    // In whatever order they were made.
    places += mixed.key();
  }
  Mixed mixed(places);
  mixed.add(state.to_move());
  for (Player player = 0; player < state.players(); ++player) {
    mixed.add(static_cast<std::uint64_t>(state.standing(player)));
    // Other names of homes (homeworlds R13).
    for (const std::string_view name : {seat_name(player, state.players()), called(player)}) {
      const State::Place* const place = state.find(name);
      mixed.add_name(place == nullptr ? std::string_view() : state.name(place->id), state.name_case());
    }
  }
  const Result result = position.result();
  mixed.add(result.is_over ? 2U + result.winner.value_or(most_players) : 0U);
  if (is_log) mixed.add(state.system_count());
  return mixed.key();
}

std::string_view HomeworldsText::called(Player player) const {
  return player < record().players.size() ? std::string_view(record().players[player]) : std::string_view();
}

bool HomeworldsText::is_same(repair::Item a, repair::Item b) const { return said_[a] == said_[b]; }

repair::Witness HomeworldsText::witness(repair::Item item) const {
  const TurnNode& node = turn(item);
  repair::Witness witness;
  if (node.number) {
    const bool is_in_rounds = text_.ast.layout == Layout::rounds;
    witness.number = is_in_rounds ? *node.number * record().player_count + node.half : *node.number;
  }
  std::optional<Player> mover;
  if (!node.handle.empty()) {
    const std::string_view handle = text_.source.slice(node.handle);
    for (Player player = 0; player < record().player_count && !mover; ++player) {
      if (text::is_same_word(called(player), handle)) mover = player;
    }
  } else if (form_.dialect == Dialect::quux && node.action_count > 0) {
    const ActionNode& first = text_.ast.actions[node.first_action];
    const bool has_owner = first.verb == Verb::homeworld && first.owner.is_present();
    if (has_owner) mover = player_of(text_.source.slice(first.owner.span)[0], record().player_count);
  }
  if (mover) witness.mover = static_cast<std::int8_t>(*mover);
  return witness;
}

std::vector<std::string> HomeworldsText::spelled(const State& state, const std::vector<Action>& actions) const {
  Record names;
  names.dialect = form_.dialect;
  names.profile = record().profile;
  names.player_count = record().player_count;
  names.players = record().players;
  for (SystemId id = 0; id < state.system_count(); ++id) {
    RecordSystem& system = names.systems.emplace_back();
    system.name = state.name(id);
    system.name_span = {0, 1};
  }
  std::vector<std::string> texts;
  append_texts(names, state, actions, texts, new_name(state));
  return texts;
}

// A system that is not there, and that the text speaks of next.
std::string HomeworldsText::new_name(const State& state) const {
  constexpr repair::Item farthest = 24;
  for (repair::Item i = refused_; i < std::min(size(), refused_ + farthest); ++i) {
    for (std::uint32_t j = 0; j < turn(i).action_count; ++j) {
      const ActionNode& action = text_.ast.actions[turn(i).first_action + j];
      if (action.verb == Verb::homeworld) continue;
      for (const Word word : {action.system, action.verb == Verb::move ? action.other_system : Word{}}) {
        const std::string_view name = word.is_present() ? text_.source.slice(word.span) : std::string_view();
        if (!name.empty() && is_name(name, form_) && !state.latest(name)) return std::string(name);
      }
    }
  }
  return {};
}

std::vector<HomeworldsText::Move> HomeworldsText::moves(const Position& position) const {
  std::vector<Move> found;
  if (position.result().is_over) return found;
  for (std::string& words : spelled(position.state(), basic_actions(position.state()))) {
    if (const std::optional<Move> move = read(std::move(words))) found.push_back(*move);
  }
  const std::optional<Move> pass = read(form_.writes_capitals ? "Pass" : "pass");
  if (pass && position.state().standing(position.state().to_move()) == Standing::alive) found.push_back(*pass);
  return found;
}

bool HomeworldsText::skip(Position& position) const {
  const State& state = position.state();
  if (position.result().is_over || state.standing(state.to_move()) != Standing::alive) return false;
  violations_.clear();
  position.begin_turn(std::nullopt, false, violations_);
  position.play({}, 0, violations_);
  position.end_turn(false, violations_);
  return true;
}

std::vector<repair::Words<HomeworldsText::Move>> HomeworldsText::near(repair::Item item, const Position& position,
                                                                      bool is_refused) const {
  return NearTurns(*this, item, position, is_refused).find();
}

std::vector<repair::Item> HomeworldsText::related(repair::Item item) const {
  std::vector<std::string> names;
  const auto add_names = [&](const ActionNode& action, std::vector<std::string>& into) {
    for (const Word word : {action.system, action.other_system}) {
      if (word.is_present()) into.push_back(text::lower_case(text_.source.slice(word.span)));
    }
  };
  const auto add_all = [&](repair::Item of, std::vector<std::string>& into) {
    for (std::uint32_t i = 0; i < turn(of).action_count; ++i) {
      add_names(text_.ast.actions[turn(of).first_action + i], into);
    }
  };
  add_all(item, names);
  std::vector<repair::Item> found;
  std::vector<std::string> others;
  for (repair::Item before = item; before-- > 0 && !names.empty();) {
    others.clear();
    add_all(before, others);
    const auto is_named = [&](const std::string& other) {
      return std::any_of(names.begin(), names.end(), [&](const std::string& name) {
        return name == other || (name.size() > 2 && diagnostics::edit_distance(name, other, 2));
      });
    };
    if (std::any_of(others.begin(), others.end(), is_named)) found.push_back(before);
  }
  return found;
}

std::optional<HomeworldsText::Move> HomeworldsText::read(std::string words) const {
  const auto known = known_.find(words);
  if (known != known_.end()) return known->second;
  std::optional<Move>& move = known_[words];
  ast_.clear();
  ast_.dialect = form_.dialect;
  ast_.players = text_.ast.players;
  ast_.initial = text_.ast.initial;
  findings_.clear();
  ReadTurn& turn = read_.emplace_back();
  turn.words = std::move(words);
  turn.source.text = turn.words;
  turn.source.line_ends = text_.source.line_ends;
  Reading reading{turn.source, form_, ast_, findings_};
  bool is_turn = true;
  if (form_.dialect == Dialect::ap) {
    is_turn = read_ap_turn(reading, turn.source.span(), memory_);
  } else if (form_.dialect == Dialect::quux) {
    ast_.turns.emplace_back();
    read_quux_turn(reading, turn.source.span());
  } else if (form_.dialect == Dialect::hwl) {
    ast_.turns.emplace_back();
    read_hwl_turn(reading, turn.source.span());
  } else {
    ast_.turns.emplace_back().span = turn.source.span();
    CutWords cut;
    const std::string_view bytes = turn.words;
    for (std::size_t begin = 0; begin < bytes.size();) {
      const std::size_t end = std::min(bytes.find_first_of("\r\n", begin), bytes.size());
      const text::Span line = {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
      if (begin > 0) cut.add({{line.begin - 1, line.begin}, TokenKind::line_end});
      TokenCutter cutter(turn.source, line, form_);
      for (Token token; cutter.next(token);) cut.add(token);
      begin = end + 1;
    }
    is_turn = TurnReader(reading, items_).read(cut);
  }
  const auto is_wrong = [](const NotedFinding& finding) {
    return is_error(finding.severity) || finding.id == DiagnosticId::homeworlds_extra_words ||
           finding.id == DiagnosticId::homeworlds_ignored_command;
  };
  if (!is_turn || ast_.turns.size() != 1 || ast_.turns[0].is_broken || ast_.turns[0].action_count == 0 ||
      std::any_of(findings_.begin(), findings_.end(), is_wrong)) {
    read_.pop_back();
    return std::nullopt;
  }
  turn.node = ast_.turns[0];
  turn.actions = ast_.actions;
  turn.is_unusual = !findings_.empty();
  move = static_cast<Move>(read_.size() - 1);
  return move;
}

std::optional<Colour> HomeworldsText::sacrificed_in(Move move) const {
  for (const ActionNode& action : read_[move].actions) {
    if (action.verb != Verb::sacrifice) continue;
    const std::optional<PieceKind> piece = piece_at_begin(read_[move].source.slice(action.ship.span));
    return piece ? std::optional(colour_of(*piece)) : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace plyglot::homeworlds
