#include "homeworlds/diff/compared_games.hpp"

#include "homeworlds/diff/system_matching.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/sort.hpp"

#include <set>

namespace plyglot::homeworlds {
namespace {

using Place = BoardTrack::Place;

const Place* find(const std::vector<Place>& places, std::optional<SystemId> id) {
  const auto found = std::find_if(places.begin(), places.end(), [&](const Place& place) { return place.id == id; });
  return id && found != places.end() ? &*found : nullptr;
}

// Those that the turn made, as far as they have no partner, with the stars that they began with.
std::vector<std::pair<PieceKind, SystemId>> loose_discoveries(const Record& record, std::uint32_t turn,
                                                              const std::vector<std::optional<SystemId>>& partners) {
  std::vector<std::pair<PieceKind, SystemId>> discoveries;
  for (std::uint32_t i = 0; i < record.turns[turn].action_count; ++i) {
    const RecordAction& action = record.actions[record.turns[turn].first_action + i];
    const SystemName& name = action.other_system;
    const bool is_made = action.verb == Verb::discover && name.kind == SystemName::Kind::system;
    if (is_made && !partners[name.index]) discoveries.emplace_back(action.star, name.index);
  }
  return discoveries;
}

// Numbers of words for systems; the same for both games.
using Token = std::uint32_t;

class Side {
 public:
  Side(const Record& record, const SystemLinks& links, bool is_of_a, bool is_by_name, bool ignores_sizes,
       comparing::Numbering& numbering)
      : record_(record),
        links_(links),
        is_of_a_(is_of_a),
        is_by_name_(is_by_name),
        ignores_sizes_(ignores_sizes),
        numbering_(numbering) {}

  std::vector<std::uint32_t> keys_of(comparing::Range turns) {
    std::vector<std::uint32_t> keys;
    keys.reserve(turns.size());
    for (std::uint32_t turn = turns.begin; turn < turns.end; ++turn) keys.push_back(numbering_.of(key_of(turn)));
    return keys;
  }

  // The systems that are what makes them.
  const std::unordered_map<Token, SystemId>& made() const { return made_; }

 private:
  std::string key_of(std::uint32_t index) {
    const RecordTurn& turn = record_.turns[index];
    std::vector<std::string> actions;
    for (std::uint32_t i = 0; i < turn.action_count; ++i) {
      const RecordAction& action = record_.actions[turn.first_action + i];
      if (action.verb == Verb::pass) continue;
      const std::string from = action.verb == Verb::homeworld ? "" : word_for(action.system);
      const std::string to = action.verb == Verb::move ? word_for(action.other_system) : "";
      actions.push_back(action_key(action, record_.player_count, has_size(action), from, to));
      note_system(turn.player, action, actions.back());
    }
    // What cannot be read may be the difference.
    if (index >= record_.certain_turns && !turn.verbatim.empty()) actions.push_back('"' + turn.verbatim);
    return turn_key(turn.player, std::move(actions));
  }

  bool has_size(const RecordAction& action) const {
    return !ignores_sizes_ && (action.is_played || action.has_written_size);
  }

  void note_system(Player player, const RecordAction& action, const std::string& key) {
    const SystemName& name = action.verb == Verb::homeworld ? action.system : action.other_system;
    const bool is_new = action.verb == Verb::homeworld || action.verb == Verb::discover;
    if (!is_new || name.kind != SystemName::Kind::system || is_by_name_ || partner(name.index)) return;
    const unsigned time = ++times_[numbering_.of(text::format("{} {}", unsigned{player}, key))];
    const Token token = numbering_.of(text::format("{} {}#{}", unsigned{player}, key, time));
    tokens_[name.index] = token;
    made_[token] = name.index;
  }

  std::optional<SystemId> partner(SystemId id) const {
    return is_of_a_ ? links_.partner_of_a(id) : links_.partner_of_b(id);
  }

  std::string word_for(const SystemName& name) {
    if (name.kind == SystemName::Kind::system) {
      if (const std::optional<SystemId> other = partner(name.index)) {
        return text::format("={}", is_of_a_ ? name.index : *other);
      }
      if (const auto token = tokens_.find(name.index); token != tokens_.end()) {
        return text::format("+{}", token->second);
      }
    }
    return '?' + text::lower_case(name_of(record_, name));
  }

  const Record& record_;
  const SystemLinks& links_;
  bool is_of_a_;
  bool is_by_name_;
  bool ignores_sizes_;
  comparing::Numbering& numbering_;
  std::unordered_map<SystemId, Token> tokens_;
  std::unordered_map<Token, SystemId> made_;
  std::unordered_map<Token, unsigned> times_;
};

}  // namespace

SystemLinks::SystemLinks(const Record& a, const Record& b)
    : a_(a), b_(b), partners_of_a_(a.systems.size()), partners_of_b_(b.systems.size()) {}

void SystemLinks::link(Link link) {
  std::optional<SystemId>& of_a = partners_of_a_[link.of_a];
  std::optional<SystemId>& of_b = partners_of_b_[link.of_b];
  if (of_a == link.of_b) return;
  if (of_a) partners_of_b_[*of_a].reset();
  if (of_b) partners_of_a_[*of_b].reset();
  of_a = link.of_b;
  of_b = link.of_a;
  links_.push_back(link);
}

void SystemLinks::link_new(const BoardTrack& a, const BoardTrack& b) { link_loose(a, b, true); }

void SystemLinks::link_gone(std::uint32_t turn_of_a, std::uint32_t turn_of_b) {
  const auto of_a = loose_discoveries(a_, turn_of_a, partners_of_a_);
  const auto of_b = loose_discoveries(b_, turn_of_b, partners_of_b_);
  for (std::size_t i = 0; i < std::min(of_a.size(), of_b.size()); ++i) {
    if (of_a[i].first == of_b[i].first) link({of_a[i].second, of_b[i].second});
  }
}

void SystemLinks::fix(const BoardTrack& a, const BoardTrack& b) { link_loose(a, b, false); }

// Systems that hold the same are one as good as the other, so names decide, and then the order of creation.
void SystemLinks::link_loose(const BoardTrack& a, const BoardTrack& b, bool only_new) {
  const auto is_held = [&](const Place& place, std::optional<SystemId> partner, const BoardTrack& other) {
    const Place* const held = find(other.places(), partner);
    return held != nullptr && held->contents == place.contents;
  };
  std::vector<const Place*> loose_of_b;
  for (const Place& place : b.places()) {
    if (!is_held(place, partners_of_b_[place.id], a)) loose_of_b.push_back(&place);
  }
  if (loose_of_b.empty()) return;
  for (const Place& place : a.places()) {
    if (only_new ? partners_of_a_[place.id].has_value() : is_held(place, partners_of_a_[place.id], b)) continue;
    const std::string& name = a_.systems[place.id].name;
    auto best = loose_of_b.end();
    for (auto candidate = loose_of_b.begin(); candidate != loose_of_b.end(); ++candidate) {
      if ((*candidate)->contents != place.contents) continue;
      const bool has_name = text::is_same_word(b_.systems[(*candidate)->id].name, name);
      if (best == loose_of_b.end() || has_name) best = candidate;
      if (has_name) break;
    }
    if (best == loose_of_b.end()) continue;
    link({place.id, (*best)->id});
    loose_of_b.erase(best);
  }
}

StretchKeys stretch_keys(const Record& a, const Record& b, const Pair<comparing::Range>& turns,
                         const SystemLinks& links) {
  const bool is_by_name = turns.of_a.end > a.certain_turns || turns.of_b.end > b.certain_turns;
  // homeworlds 3.3: the size of a build means nothing in `ap`.
  const bool ignores_sizes = a.dialect == Dialect::ap || b.dialect == Dialect::ap;
  comparing::Numbering numbering;
  Side of_a(a, links, true, is_by_name, ignores_sizes, numbering);
  Side of_b(b, links, false, is_by_name, ignores_sizes, numbering);
  StretchKeys keys;
  keys.turns.of_a = of_a.keys_of(turns.of_a);
  keys.turns.of_b = of_b.keys_of(turns.of_b);
  for (const auto& [token, id] : of_b.made()) {
    const auto found = of_a.made().find(token);
    if (found != of_a.made().end()) keys.same_systems.emplace_back(found->second, id);
  }
  text::sort(keys.same_systems.begin(), keys.same_systems.end());
  return keys;
}

ComparedGames::ComparedGames(const Record& a, const Record& b, const ComparedGame& of_a, const ComparedGame& of_b)
    : a_(a), b_(b), game_a_(of_a), game_b_(of_b), track_a_(a), track_b_(b), links_(a, b) {
  if (a.initial && b.initial) link_first_systems();
}

void ComparedGames::link_first_systems() {
  for (const SystemPair pair : match(*a_.initial, *b_.initial)) {
    // On other boards names are all that tells which system is which.
    const bool has_name = text::is_same_word(a_.systems[pair.of_a].name, b_.systems[pair.of_b].name);
    if (has_name || is_same_position({})) links_.link({pair.of_a, pair.of_b});
  }
}

bool ComparedGames::is_same_position(comparing::Place at) const {
  const std::uint32_t position = game_a_.positions[at.of_a];
  return position != comparing::unknown_position && position == game_b_.positions[at.of_b];
}

comparing::Place ComparedGames::size() const {
  return {static_cast<std::uint32_t>(a_.turns.size()), static_cast<std::uint32_t>(b_.turns.size())};
}

// The positions after the next turns are known too, and the same.
bool ComparedGames::is_in_step(comparing::Place at) const {
  return is_same_position(at) && is_same_position({at.of_a + 1, at.of_b + 1}) &&
         game_a_.turns[at.of_a] == game_b_.turns[at.of_b];
}

void ComparedGames::step(comparing::Place at) {
  track_a_.play_turn();
  track_b_.play_turn();
  links_.link_new(track_a_, track_b_);
  links_.link_gone(at.of_a, at.of_b);
  links_.fix(track_a_, track_b_);
}

std::optional<comparing::Place> ComparedGames::next_meeting(comparing::Place at) {
  const bool has_one_ended = at.of_a == a_.turns.size() || at.of_b == b_.turns.size();
  if (has_one_ended && is_same_position(at)) return std::nullopt;
  if (!meetings_) meetings_.emplace(comparing::Place{}, game_a_.positions, game_b_.positions);
  return meetings_->next(at);
}

void ComparedGames::part(comparing::Place begin, comparing::Place end, bool is_meeting) {
  parting_ = begin;
  keys_ = stretch_keys(a_, b_, {{begin.of_a, end.of_a}, {begin.of_b, end.of_b}}, links_);
  for (const auto& [of_a, of_b] : keys_.same_systems) links_.link({of_a, of_b});
  if (!is_meeting) return;
  track_a_.play_to(end.of_a);
  track_b_.play_to(end.of_b);
  links_.fix(track_a_, track_b_);
}

bool ComparedGames::is_unknown_after(comparing::Place at) const {
  const auto is_unknown = [](const ComparedGame& game, std::uint32_t turns) {
    return turns + 1 >= game.positions.size() || game.positions[turns + 1] == comparing::unknown_position;
  };
  return is_unknown(game_a_, at.of_a) && is_unknown(game_b_, at.of_b);
}

bool ComparedGames::is_reordered(const Pair<comparing::Range>&) const {
  return comparing::is_reordered(keys_.turns.of_a, keys_.turns.of_b);
}

std::vector<Pair<std::string>> ComparedGames::renamed() const {
  std::vector<Pair<std::string>> renamed;
  std::set<std::pair<std::string, std::string>> done;
  for (const SystemLinks::Link link : links_.all()) {
    const std::string& of_a = a_.systems[link.of_a].name;
    const std::string& of_b = b_.systems[link.of_b].name;
    if (text::is_same_word(of_a, of_b)) continue;
    if (done.emplace(text::lower_case(of_a), text::lower_case(of_b)).second) renamed.push_back({of_a, of_b});
  }
  return renamed;
}

}  // namespace plyglot::homeworlds
