#include "hive/spelling/hop_text.hpp"

#include "board/cell_map.hpp"
#include "board/hex.hpp"
#include "text/format.hpp"
#include "text/sort.hpp"

namespace plyglot::hive::hop {
namespace {

using board::Direction;
using board::directions;

constexpr std::int32_t nowhere = -1;

// The occupied cells as a graph, so that walks need no coordinates.
struct Terrain {
  struct Place {
    std::array<std::int32_t, directions> neighbours;
    // The bugs of the stack: indices into `order`, from bottom to top.
    std::uint32_t first_bug = 0;
    std::uint32_t bugs = 0;
  };
  std::vector<Place> places;
  // Letters of all bugs, stack by stack.
  std::string letters;
  // The index into `letters` of the marked bug; none if negative.
  std::ptrdiff_t marked = -1;

  explicit Terrain(const Position& position) {
    board::CellMap place_of;
    for (const Bug& bug : position.bugs) {
      const auto found = place_of.insert(bug.cell, static_cast<std::uint32_t>(places.size()));
      if (found.is_new) places.emplace_back();
      ++places[*found.value].bugs;
    }
    lay_out_stacks(position, place_of);
    for (const Bug& bug : position.bugs) {
      Place& place = places[*place_of.find(bug.cell)];
      for (Direction direction = 0; direction < directions; ++direction) {
        const std::uint32_t* neighbour = place_of.find(board::neighbour(bug.cell, direction));
        place.neighbours[direction] = neighbour == nullptr ? nowhere : static_cast<std::int32_t>(*neighbour);
      }
    }
  }

  char ground_letter(std::size_t place) const { return letters[places[place].first_bug]; }

 private:
  void lay_out_stacks(const Position& position, const board::CellMap& place_of) {
    std::uint32_t next = 0;
    for (Place& place : places) {
      place.first_bug = next;
      next += place.bugs;
    }
    letters.resize(next);
    for (std::uint32_t index = 0; index < position.bugs.size(); ++index) {
      const Bug& bug = position.bugs[index];
      const std::uint32_t slot = places[*place_of.find(bug.cell)].first_bug + bug.level;
      letters[slot] = token_letter(bug.colour, bug.kind);
      if (position.last_moved == index) marked = slot;
    }
  }
};

// One attempt of hop R26: the walk from one root with one heading, written down as it goes.
class Attempt {
 public:
  Attempt(const Terrain& terrain, Dialect dialect, std::uint32_t deepest)
      : terrain_(terrain),
        plus_(dialect == Dialect::spec ? 1 : -1),
        deepest_(deepest),
        visited_(terrain.places.size()) {}

  // The text, or nothing if not every cell was reached, too many parentheses would be open, or the text cannot come
  // before `best` (which is empty as long as there is none).
  const std::string* run(std::size_t root, Direction heading, const std::string& best) {
    ++stamp_;
    text_.clear();
    nodes_.clear();
    reached_ = 0;
    best_ = &best;
    is_lost_ = false;
    write_chain(static_cast<std::int32_t>(root), heading, 0);
    return is_lost_ || reached_ != terrain_.places.size() ? nullptr : &text_;
  }

 private:
  struct Node {
    std::int32_t place;
    Direction heading;
  };

  bool is_free(std::int32_t place) const {
    return place != nowhere && visited_[static_cast<std::size_t>(place)] != stamp_;
  }
  std::int32_t ahead(std::int32_t place, Direction heading) const {
    return terrain_.places[static_cast<std::size_t>(place)].neighbours[heading];
  }
  Direction turned(Direction heading, int sign) const { return board::turned(heading, sign * plus_); }

  void write_bug(std::size_t bug) {
    text_ += terrain_.letters[bug];
    if (static_cast<std::ptrdiff_t>(bug) == terrain_.marked) text_ += '!';
  }

  void visit(std::int32_t place, Direction heading) {
    visited_[static_cast<std::size_t>(place)] = stamp_;
    ++reached_;
    nodes_.push_back({place, heading});
    write_bug(terrain_.places[static_cast<std::size_t>(place)].first_bug);
  }

  // Step 1: straight ahead, else `+`, else `-`.
  void write_main_line(std::int32_t place, Direction heading) {
    visit(place, heading);
    while (true) {
      int sign = 0;
      std::int32_t next = ahead(place, heading);
      for (const int turn : {1, -1}) {
        if (is_free(next)) break;
        sign = turn;
        next = ahead(place, turned(heading, turn));
      }
      if (!is_free(next)) return;
      if (sign != 0) text_ += sign > 0 ? '+' : '-';
      heading = turned(heading, sign);
      visit(next, heading);
      place = next;
    }
  }

  // Step 4: the bugs above the ground, node by node. True if there are any.
  bool write_stacks(std::size_t first) {
    bool has_stacks = false;
    for (std::size_t i = first; i < nodes_.size(); ++i) {
      const Terrain::Place& stack = terrain_.places[static_cast<std::size_t>(nodes_[i].place)];
      for (std::uint32_t level = 1; level < stack.bugs; ++level) {
        has_stacks = true;
        text::append(text_, "{}=", i - first + 1);
        write_bug(stack.first_bug + level);
      }
    }
    return has_stacks;
  }

  // Steps 2 and 4. The nodes of the chain are the last of `nodes_` and are taken off in the end. True if the chain has
  // branches or stacks of its own.
  bool write_chain(std::int32_t place, Direction heading, std::uint32_t depth) {
    const std::size_t first = nodes_.size();
    write_main_line(place, heading);
    const std::size_t count = nodes_.size() - first;
    bool has_more = write_stacks(first);
    if (depth == 0) give_up_if_after();
    for (std::size_t i = 0; i < count && !is_lost_; ++i) {
      const Node node = nodes_[first + i];
      for (const int sign : {1, -1}) {
        const Direction branch = turned(node.heading, sign);
        const std::int32_t start = ahead(node.place, branch);
        if (!is_free(start) || is_lost_) continue;
        has_more = true;
        write_branch(i + 1, sign, start, branch, depth);
      }
      if (depth == 0) give_up_if_after();
    }
    nodes_.resize(first);
    return has_more;
  }

  // In parentheses if and only if the branch has branches or stacks of its own.
  void write_branch(std::size_t number, int sign, std::int32_t start, Direction heading, std::uint32_t depth) {
    if (depth > deepest_) {
      is_lost_ = true;
      return;
    }
    text::append(text_, "{}{}", number, sign > 0 ? '+' : '-');
    const std::size_t begin = text_.size();
    if (!write_chain(start, heading, depth + 1)) return;
    if (depth == deepest_) is_lost_ = true;
    text_.insert(begin, 1, '(');
    text_ += ')';
  }

  // Nothing before the end of the text so far will change.
  void give_up_if_after() {
    if (best_->empty()) return;
    const std::size_t length = std::min(text_.size(), best_->size());
    if (text_.compare(0, length, *best_, 0, length) > 0) is_lost_ = true;
  }

  const Terrain& terrain_;
  // hop R4.
  const int plus_;
  const std::uint32_t deepest_;
  std::vector<std::uint32_t> visited_;
  std::uint32_t stamp_ = 0;
  std::size_t reached_ = 0;
  std::vector<Node> nodes_;
  std::string text_;
  const std::string* best_ = nullptr;
  bool is_lost_ = false;
};

}  // namespace

bool print_topology(const Position& position, Dialect dialect, std::string& out, std::uint32_t deepest) {
  if (position.bugs.empty()) return true;
  const Terrain terrain(position);
  std::vector<std::uint32_t> roots(terrain.places.size());
  for (std::uint32_t root = 0; root < roots.size(); ++root) roots[root] = root;
  // The text begins with the letter of its root: with the smallest letter that leads anywhere, the search is over.
  text::sort(roots.begin(), roots.end(),
             [&](std::uint32_t a, std::uint32_t b) { return terrain.ground_letter(a) < terrain.ground_letter(b); });

  Attempt attempt(terrain, dialect, deepest);
  std::string best;
  for (const std::uint32_t root : roots) {
    if (!best.empty() && best.front() != terrain.ground_letter(root)) break;
    for (Direction heading = 0; heading < directions; ++heading) {
      const std::string* text = attempt.run(root, heading, best);
      if (text != nullptr && (best.empty() || *text < best)) best = *text;
    }
  }
  out += best;
  return !best.empty();
}

bool print(const Position& position, Dialect dialect, std::string& out) {
  if (!position.is_sound || !position.to_move) return false;
  const std::size_t begin = out.size();
  out += canonical_gametype(position.set);
  if (out.size() != begin) out += ',';
  if (!print_topology(position, dialect, out)) {
    out.resize(begin);
    return false;
  }
  out += ',';
  out += *position.to_move == Colour::white ? 'w' : 'b';
  // Orientation data is legal in `hivegame` only (hop T5).
  if (dialect == Dialect::hivegame) out += position.orientation;
  return true;
}

}  // namespace plyglot::hive::hop
