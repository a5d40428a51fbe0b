#include "hive/notations/hop/check/quick_walk.hpp"

#include "hive/notations/hop/read/ast_builder.hpp"
#include "hive/verdicts/reachability.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::hive::hop {

using board::Direction;

namespace {

// By heading and turns from -3 to 3, which a walk asks for with every bug.
constexpr int most_turns = 3;
constexpr auto headings = [] {
  std::array<std::array<Direction, 2 * most_turns + 1>, board::directions> table{};
  for (Direction from = 0; from < board::directions; ++from) {
    for (int turns = -most_turns; turns <= most_turns; ++turns) {
      table[from][static_cast<unsigned>(turns + most_turns)] = board::turned(from, turns);
    }
  }
  return table;
}();
Direction turned(Direction from, int turns) { return headings[from][static_cast<unsigned>(turns + most_turns)]; }

}  // namespace

bool QuickWalk::takes(const char* topology, const BugCounts& set, Colour to_move) {
  start(set);
  const bool is_clean = follow(topology) && is_reachable(set, to_move);
  find_surrounded_queens();
  return is_clean;
}

void QuickWalk::start(const BugCounts& set) {
  for (std::size_t bug = 0; bug < bug_count_; ++bug) tops_[bugs_[bug].spot] = 0;
  scopes_[0] = {};
  left_ = set;
  bugs_of_ = {};
  queens_ = {none, none};
  has_climbed_ = {};
  bug_count_ = position_count_ = depth_ = 0;
  marked_ = none;
  after_ = After::opening;
  is_at_letter_ = false;
  turns_ = 0;
  spot_ = spot_of({0, 0});
  heading_ = board::east;
}

bool QuickWalk::follow(const char* at) {
  while (*at != ',') {
    if (bug_of(*at) != unknown_kind) {
      if (!letter(at++)) return false;
      continue;
    }
    bool is_clean = false;
    switch (*at) {
      case '+':
        is_clean = turn(1);
        break;
      case '-':
        is_clean = turn(-1);
        break;
      case '!':
        is_clean = mark();
        break;
      case '(':
        is_clean = open();
        break;
      case ')':
        is_clean = close();
        break;
      default:
        at = number(at);
        if (at == nullptr) return false;
        continue;
    }
    if (!is_clean) return false;
    ++at;
  }
  return turns_ == 0 && depth_ == 0 && bug_count_ != 0;
}

void QuickWalk::take_turns() {
  heading_ = turned(heading_, turns_);
  turns_ = 0;
}

// hop R6.
bool QuickWalk::letter(const char* at) {
  if (after_ == After::jump) return false;
  if (after_ == After::branch) scopes_[depth_].has_bare_branch = true;
  take_turns();
  if (bug_count_ != 0) spot_ = beside(spot_, heading_);
  after_ = After::bug;
  return tops_[spot_] == 0 && place(at, spot_, heading_, 0);
}

bool QuickWalk::place(const char* letter, Spot spot, Direction heading, std::uint8_t level) {
  const Colour colour = colour_of(*letter);
  const BugKind kind = bug_of(*letter);
  const auto side = static_cast<std::size_t>(colour);
  // A dragonfly is reported wherever it is (hop R24h).
  if (bug_count_ == most_bugs || kind == BugKind::dragonfly) return false;
  if (--left_[side][static_cast<std::size_t>(kind)] < 0) return false;
  if (kind == BugKind::queen) queens_[side] = bug_count_;
  ++bugs_of_[side];
  has_climbed_[side] |= level != 0;
  bugs_[bug_count_] = {spot, heading, level, tops_[spot], colour, letter};
  positions_[position_count_++] = bug_count_;
  tops_[spot] = ++bug_count_;
  is_at_letter_ = true;
  return true;
}

// hop R7. Not more turns than needed: all to one side, and at most three.
bool QuickWalk::turn(int sign) {
  if (after_ != After::bug && after_ != After::branch) return false;
  is_at_letter_ = false;
  turns_ = static_cast<std::int8_t>(turns_ + sign);
  return turns_ * sign > 0 && turns_ * sign <= most_turns;
}

// hop R13.
bool QuickWalk::mark() {
  if (!is_at_letter_ || marked_ != none) return false;
  marked_ = static_cast<std::uint8_t>(bug_count_ - 1);
  is_at_letter_ = false;
  return true;
}

const char* QuickWalk::number(const char* at) {
  if (!text::is_digit(*at) || *at == '0' || turns_ != 0) return nullptr;
  unsigned value = static_cast<unsigned>(*at++ - '0');
  if (text::is_digit(*at)) value = value * 10 + static_cast<unsigned>(*at++ - '0');
  // A number after a stacked bug depends on whether such bugs are counted.
  const Scope& scope = scopes_[depth_];
  const unsigned count = static_cast<unsigned>(position_count_ - scope.first);
  if (value > count || value >= scope.first_stacked) return nullptr;
  is_at_letter_ = false;
  const Placed on = bugs_[positions_[scope.first + value - 1]];
  return *at == '=' ? stack(at + 1, on) : branch(at, on);
}

// hop R8.
const char* QuickWalk::stack(const char* letter, const Placed& on) {
  const BugKind kind = bug_of(*letter);
  const auto level = static_cast<std::uint8_t>(bugs_[tops_[on.spot] - 1U].level + 1);
  Scope& scope = scopes_[depth_];
  if (scope.has_bare_branch || kind == unknown_kind || !climbs(kind) || level > highest_level) return nullptr;
  if (!place(letter, on.spot, on.heading, level)) return nullptr;
  const auto position = static_cast<std::uint8_t>(position_count_ - scope.first);
  scope.first_stacked = std::min(scope.first_stacked, position);
  after_ = After::jump;
  return letter + 1;
}

// hop R9.
const char* QuickWalk::branch(const char* sign, const Placed& from) {
  if (*sign != '+' && *sign != '-') return nullptr;
  spot_ = from.spot;
  heading_ = from.heading;
  turns_ = *sign == '+' ? 1 : -1;
  after_ = After::branch;
  return sign + 1;
}

// hop R10.
bool QuickWalk::open() {
  if (after_ != After::branch || depth_ + 1U == most_scopes) return false;
  take_turns();
  scopes_[++depth_] = {position_count_};
  after_ = After::opening;
  return true;
}

// hop R11.
bool QuickWalk::close() {
  if (depth_ == 0 || turns_ != 0 || after_ == After::opening) return false;
  position_count_ = scopes_[depth_--].first;
  is_at_letter_ = false;
  after_ = After::jump;
  return true;
}

// hop R24, but for what is seen as the bugs are placed.
bool QuickWalk::is_reachable(const BugCounts& set, Colour to_move) const {
  std::array<TurnsTaken, 2> turns{};
  for (const Colour colour : {Colour::white, Colour::black}) {
    const auto side = static_cast<std::size_t>(colour);
    const bool has_queen = queens_[side] != none;
    const bool awaits_queen = !has_queen && set[side][static_cast<std::size_t>(BugKind::queen)] > 0;
    if (awaits_queen && (bugs_of_[side] > most_before_queen || has_climbed_[side])) return false;
    turns[side] = {bugs_of_[side], bugs_of_[side] == 0 || awaits_queen};
  }
  if (bug_count_ == 1 ? bugs_[0].colour == to_move : !can_be_to_move(to_move, turns[0], turns[1])) return false;
  return is_mark_clean(to_move);
}

void QuickWalk::find_surrounded_queens() {
  surrounded_ = {};
  for (std::size_t side = 0; side < queens_.size(); ++side) {
    if (queens_[side] == none) continue;
    const Placed& queen = bugs_[queens_[side]];
    if (is_surrounded(queen.spot)) surrounded_[side] = queen.letter;
  }
}

bool QuickWalk::is_surrounded(Spot spot) const {
  for (Direction direction = 0; direction < board::directions; ++direction) {
    if (tops_[beside(spot, direction)] == 0) return false;
  }
  return true;
}

// A pillbug may have thrown a bug of the side to move; whether one can is for the reader to say.
bool QuickWalk::is_mark_clean(Colour to_move) const {
  if (marked_ == none) return true;
  const Placed& marked = bugs_[marked_];
  return marked.colour != to_move && tops_[marked.spot] == marked_ + 1;
}

void QuickWalk::lay_out(Terrain& terrain) const {
  terrain.clear(bug_count_);
  for (std::size_t bug = 0; bug < bug_count_; ++bug) {
    const Placed& placed = bugs_[bug];
    if (placed.below != 0) {
      terrain.stack(bug, *placed.letter, placed.below - 1U);
      continue;
    }
    terrain.put_on_ground(bug, *placed.letter);
  }
  for (std::size_t bug = 0; bug < bug_count_; ++bug) {
    if (bugs_[bug].below != 0) continue;
    // On one side; the others join it.
    for (Direction direction = 0; direction < board::directions / 2; ++direction) {
      const std::uint8_t neighbour = ground_at(beside(bugs_[bug].spot, direction));
      if (neighbour != 0) terrain.join(bug, direction, neighbour - 1U);
    }
  }
  if (marked_ != none) terrain.mark(marked_);
}

// The number of the lowest bug on the spot, from 1; 0 if it is empty.
std::uint8_t QuickWalk::ground_at(Spot spot) const {
  std::uint8_t bug = tops_[spot];
  while (bug != 0 && bugs_[bug - 1U].below != 0) bug = bugs_[bug - 1U].below;
  return bug;
}

}  // namespace plyglot::hive::hop
