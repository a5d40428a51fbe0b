#include "hive/spelling/hop_topology.hpp"

#include <algorithm>
#include <limits>

namespace plyglot::hive::hop {
namespace {

// After all letters.
constexpr char no_letter = '\x7F';
// A turn or a branch with its number, parentheses, a letter and a mark.
constexpr std::size_t most_for_a_bug = std::numeric_limits<std::size_t>::digits10 + 8;

// By heading: the directions that are neither ahead nor a turn away.
constexpr auto behind = [] {
  std::array<std::array<board::Direction, 3>, board::directions> table{};
  for (board::Direction heading = 0; heading < board::directions; ++heading) {
    table[heading] = {board::turned(heading, 2), board::turned(heading, 3), board::turned(heading, 4)};
  }
  return table;
}();

}  // namespace

bool TopologyWriter::write(Terrain& terrain, Dialect dialect, std::uint32_t deepest, std::string& out) {
  if (terrain.cells() == 0) return true;
  start(terrain, dialect, deepest);
  // The text begins with the letter of its root: with the smallest letter that leads anywhere, the search is over.
  for (char letter = letter_after('\0'); letter != no_letter && best_.empty(); letter = letter_after(letter)) {
    try_letter(letter);
  }
  out += best_;
  return !best_.empty();
}

void TopologyWriter::start(Terrain& terrain, Dialect dialect, std::uint32_t deepest) {
  terrain_ = &terrain;
  deepest_ = deepest;
  const int plus = dialect == Dialect::spec ? 1 : -1;
  for (Direction heading = 0; heading < board::directions; ++heading) {
    turns_[0][heading] = board::turned(heading, -plus);
    turns_[1][heading] = board::turned(heading, plus);
  }
  visit_ = 0;
  if (nodes_.size() < terrain.cells()) nodes_.resize(terrain.cells());
  if (text_.size() < terrain.bugs() * most_for_a_bug) text_.resize(terrain.bugs() * most_for_a_bug);
  best_.clear();
}

// The smallest letter on the ground after this one; no_letter after the last.
char TopologyWriter::letter_after(char letter) const {
  char next = no_letter;
  for (std::size_t bug = 0; bug < terrain_->bugs(); ++bug) {
    const Place& place = terrain_->at(bug);
    if (place.is_on_ground && place.letter > letter && place.letter < next) next = place.letter;
  }
  return next;
}

// From east on: a canonical text was read from its first bug with this heading (hop R5), so that with the first attempt
// the best text of such a position is known, and the others are soon lost.
void TopologyWriter::try_letter(char letter) {
  for (std::size_t bug = 0; bug < terrain_->bugs(); ++bug) {
    Place& root = terrain_->at(bug);
    if (!root.is_on_ground || root.letter != letter) continue;
    for (Direction heading = 0; heading < board::directions; ++heading) {
      attempt(root, board::turned(heading, board::east));
    }
  }
}

// The walk from one root with one heading, written down as it goes. Given up if too many parentheses would be open or
// the text cannot come before the best one.
void TopologyWriter::attempt(Place& root, Direction heading) {
  terrain_->nowhere().visit = ++visit_;
  end_ = node_count_ = reached_ = settled_ = 0;
  is_before_ = best_.empty();
  is_lost_ = false;
  leave_behind(root, heading);
  write_chain(root, heading, 0);
  if (is_lost_ || reached_ != terrain_->cells()) return;
  const auto text = std::string_view(text_).substr(0, end_);
  if (best_.empty() || text < best_) best_ = text;
}

// A walk comes to a cell from one that it is ahead of, or at `+` or `-`; to those on the other side of its root it
// must find another way.
void TopologyWriter::leave_behind(const Place& root, Direction heading) {
  has_left_behind_ = false;
  for (const Direction direction : behind[heading]) {
    Place& place = *root.neighbours[direction];
    if (&place == &terrain_->nowhere()) continue;
    has_left_behind_ = true;
    place.left_behind = visit_;
    place.ways = place.degree;
  }
}

// The attempt is lost with the last way to such a cell.
void TopologyWriter::pass(const Place& place, Direction heading) {
  for (const Direction direction : behind[heading]) {
    Place& passed = *place.neighbours[direction];
    if (passed.left_behind == visit_ && is_free(passed) && --passed.ways == 0) is_lost_ = true;
  }
}

// Steps 2 and 4. The nodes of the chain are the last of `nodes_` and are taken off in the end. True if the chain has
// branches or stacks of its own.
bool TopologyWriter::write_chain(Place& start, Direction heading, std::uint32_t depth) {
  const std::size_t first = node_count_;
  bool has_more = write_main_line(start, heading, depth);
  const std::size_t count = node_count_ - first;
  if (has_more) write_stacks(first);
  if (depth == 0) give_up_if_after();
  for (std::size_t i = 0; i < count && !is_lost_; ++i) {
    const Node node = nodes_[first + i];
    for (const char sign : {'+', '-'}) {
      const Direction branch = turned(node.heading, sign);
      Place& next = *node.place->neighbours[branch];
      if (!is_free(next) || is_lost_) continue;
      has_more = true;
      write_branch(i + 1, sign, next, branch, depth);
      if (depth == 0) give_up_if_after();
    }
  }
  node_count_ = first;
  return has_more;
}

// Step 1: straight ahead, else `+`, else `-`. True if there are bugs above the ground.
bool TopologyWriter::write_main_line(Place& start, Direction heading, std::uint32_t depth) {
  bool has_stacks = false;
  for (Place* place = &start; !is_lost_;) {
    visit(*place, heading);
    if (depth == 0) give_up_if_after();
    has_stacks |= place->above != nullptr;
    Place* next = place->neighbours[heading];
    if (!is_free(*next)) {
      char sign = '+';
      next = place->neighbours[turned(heading, sign)];
      if (!is_free(*next)) {
        sign = '-';
        next = place->neighbours[turned(heading, sign)];
        if (!is_free(*next)) break;
      }
      write(sign);
      heading = turned(heading, sign);
    }
    place = next;
  }
  return has_stacks;
}

// Step 4: the bugs above the ground, node by node.
void TopologyWriter::write_stacks(std::size_t first) {
  for (std::size_t i = first; i < node_count_; ++i) {
    for (const Place* bug = nodes_[i].place->above; bug != nullptr; bug = bug->above) {
      write_number(i - first + 1);
      write('=');
      write_bug(*bug);
    }
  }
}

// In parentheses if and only if the branch has branches or stacks of its own.
void TopologyWriter::write_branch(std::size_t number, char sign, Place& start, Direction heading, std::uint32_t depth) {
  if (depth > deepest_) {
    is_lost_ = true;
    return;
  }
  write_number(number);
  write(sign);
  const std::size_t begin = end_;
  if (!write_chain(start, heading, depth + 1)) return;
  if (depth == deepest_) is_lost_ = true;
  const auto inner = text_.begin() + static_cast<std::ptrdiff_t>(begin);
  const auto end = text_.begin() + static_cast<std::ptrdiff_t>(end_);
  std::copy_backward(inner, end, end + 1);
  ++end_;
  *inner = '(';
  write(')');
}

void TopologyWriter::visit(Place& place, Direction heading) {
  place.visit = visit_;
  ++reached_;
  nodes_[node_count_++] = {&place, heading};
  write_bug(place);
  if (has_left_behind_) pass(place, heading);
}

void TopologyWriter::write_bug(const Place& bug) {
  write(bug.letter);
  if (bug.is_marked) write('!');
}

void TopologyWriter::write_number(std::size_t number) {
  if (number >= 10) write_number(number / 10);
  write(static_cast<char>('0' + number % 10));
}

// Nothing before the end of the text so far will change.
void TopologyWriter::give_up_if_after() {
  for (; !is_before_ && !is_lost_ && settled_ < end_; ++settled_) {
    const char best = settled_ < best_.size() ? best_[settled_] : '\0';
    is_before_ = text_[settled_] < best;
    is_lost_ = text_[settled_] > best;
  }
}

}  // namespace plyglot::hive::hop
