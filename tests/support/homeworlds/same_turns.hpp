#pragma once
// Which turns of two games may be the same, judged by their pieces.

#include "homeworlds/diff/record_diff.hpp"
#include "support/door/comparing_law.hpp"

#include <algorithm>

namespace plyglot::test {

// What an action does, wherever: of systems everybody has names of their own, and of a build not all tell the size.
inline std::string done_by(const homeworlds::RecordAction& action) {
  using homeworlds::Verb;
  std::string words = std::to_string(static_cast<int>(action.verb));
  const auto add = [&](std::optional<homeworlds::PieceKind> piece) {
    words += piece ? ' ' + homeworlds::name_of(*piece) : " none";
  };
  if (action.verb != Verb::build && action.verb != Verb::catastrophe) add(action.ship);
  if (action.verb == Verb::build || action.verb == Verb::trade || action.verb == Verb::catastrophe) {
    words += ' ' + std::to_string(static_cast<int>(action.colour));
  }
  if (action.verb == Verb::discover) add(action.star);
  if (action.verb == Verb::homeworld) {
    add(std::min(action.stars[0], action.stars[1]));
    add(std::max(action.stars[0], action.stars[1]));
  }
  return words;
}

// In any order; a pass does nothing.
inline std::vector<std::string> done_in(const homeworlds::Record& record, std::uint32_t turn) {
  std::vector<std::string> actions{std::to_string(int{record.turns[turn].player})};
  for (std::uint32_t i = 0; i < record.turns[turn].action_count; ++i) {
    const homeworlds::RecordAction& action = record.actions[record.turns[turn].first_action + i];
    if (action.verb != homeworlds::Verb::pass) actions.push_back(done_by(action));
  }
  std::sort(actions.begin() + 1, actions.end());
  return actions;
}

// Empty if nothing is broken.
inline std::string broken_law_of(const homeworlds::RecordDiff& diff, const homeworlds::Record& a,
                                 const homeworlds::Record& b) {
  const auto is_same = [&](std::uint32_t i, std::uint32_t j) { return done_in(a, i) == done_in(b, j); };
  const comparing::Place size{static_cast<std::uint32_t>(a.turns.size()), static_cast<std::uint32_t>(b.turns.size())};
  return broken_comparing_law(diff, size, is_same);
}

}  // namespace plyglot::test
