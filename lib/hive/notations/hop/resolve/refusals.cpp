#include "hive/notations/hop/resolve/refusals.hpp"

#include <algorithm>

namespace plyglot::hive::hop {

bool is_refused_lone_bug(const Position& position) {
  if (position.bugs.size() != 1 || !position.to_move) return false;
  return position.bugs.front().colour != Colour::white || *position.to_move != Colour::black;
}

std::string_view refusal_by_hivegame(const Position& position) {
  const auto is_dragonfly = [](const Bug& bug) { return bug.kind == BugKind::dragonfly; };
  if (std::any_of(position.bugs.begin(), position.bugs.end(), is_dragonfly)) return "hivegame.com has no dragonfly";
  if (!is_standard(position.set)) return "hivegame.com takes only the eight published sets";
  if (is_refused_lone_bug(position)) {
    return "hivegame.com takes a bug alone on the board only if it is White's and Black is to move";
  }
  return {};
}

}  // namespace plyglot::hive::hop
