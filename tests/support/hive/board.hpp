#pragma once
// Hive positions written as boards: cells `q,r=` and their bugs from bottom to top joined by `>`, ids with ordinal,
// `!` after the last moved bug, such as `0,0=wQ1 1,0=wA1>bB1!`. An unknown bug is `?`, ordinal and letter: `w?1x`.

#include <plyglot/hive_position.hpp>

#include <cstdlib>
#include <sstream>
#include <stdexcept>
#include <string>

namespace plyglot::test {

inline hive::BugKind bug_kind_of(char letter) {
  for (std::size_t i = 0; i <= hive::bug_kinds; ++i) {
    if (hive::letter_of(static_cast<hive::BugKind>(i)) == letter) return static_cast<hive::BugKind>(i);
  }
  throw std::invalid_argument(std::string("no bug has the letter ") + letter);
}

inline hive::Bug bug_of(const std::string& id) {
  hive::Bug bug;
  bug.colour = id.at(0) == 'w' ? hive::Colour::white : hive::Colour::black;
  bug.kind = bug_kind_of(id.at(1));
  bug.ordinal = static_cast<std::uint32_t>(std::stoul(id.substr(2)));
  if (bug.kind == hive::unknown_kind) bug.unknown_letter = id.back();
  return bug;
}

inline void add_stack(const std::string& text, hive::Position& position) {
  const std::size_t comma = text.find(',');
  const std::size_t equals = text.find('=');
  const hive::Cell cell{std::stoi(text), std::stoi(text.substr(comma + 1))};
  std::istringstream ids(text.substr(equals + 1));
  std::uint32_t level = 0;
  for (std::string id; std::getline(ids, id, '>'); ++level) {
    const auto index = static_cast<std::uint32_t>(position.bugs.size());
    if (id.back() == '!') {
      position.last_moved = index;
      id.pop_back();
    }
    hive::Bug bug = bug_of(id);
    bug.cell = cell;
    bug.level = level;
    if (level > 0) bug.below = static_cast<std::int32_t>(index) - 1;
    position.bugs.push_back(bug);
  }
}

// With the ultimate set and White to move.
inline hive::Position position_of(const std::string& board) {
  hive::Position position;
  position.set = hive::ultimate_set();
  position.to_move = hive::Colour::white;
  std::istringstream stacks(board);
  for (std::string stack; stacks >> stack;) add_stack(stack, position);
  return position;
}

}  // namespace plyglot::test
