#include "homeworlds/diff/compared_games.hpp"

#include "comparing/numbered_games.hpp"
#include "homeworlds/diff/system_matching.hpp"
#include "text/ascii.hpp"

#include <set>

namespace plyglot::homeworlds {

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
  links_.mend(track_a_, track_b_);
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
  links_.mend(track_a_, track_b_);
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
