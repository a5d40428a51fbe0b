#include "hive/spelling/hop_text.hpp"

#include "board/cell_map.hpp"
#include "board/hex.hpp"

#include <algorithm>
#include <limits>

namespace plyglot::hive::hop {
namespace {

using board::Direction;
using board::directions;

constexpr std::int32_t nowhere = -1;
// After all letters.
constexpr char no_letter = '\x7F';

// The occupied cells as a graph, so that walks need no coordinates.
struct Terrain {
  struct Place {
    Cell cell;
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
    places.reserve(position.bugs.size());
    std::vector<std::uint32_t> place_of_bug;
    place_of_bug.reserve(position.bugs.size());
    board::CellMap place_of;
    for (const Bug& bug : position.bugs) {
      const auto found = place_of.insert(bug.cell, static_cast<std::uint32_t>(places.size()));
      if (found.is_new) {
        places.emplace_back().cell = bug.cell;
        places.back().neighbours.fill(nowhere);
      }
      ++places[*found.value].bugs;
      place_of_bug.push_back(*found.value);
    }
    lay_out_stacks(position, place_of_bug);
    for (std::uint32_t place = 0; place < places.size(); ++place) join_neighbours(place, place_of);
  }

  char ground_letter(std::size_t place) const { return letters[places[place].first_bug]; }

  // The smallest letter on the ground after this one; no_letter after the last.
  char letter_after(char letter) const {
    char next = no_letter;
    for (std::size_t place = 0; place < places.size(); ++place) {
      const char here = ground_letter(place);
      if (here > letter && here < next) next = here;
    }
    return next;
  }

 private:
  // On one side; the others join it.
  void join_neighbours(std::uint32_t place, const board::CellMap& place_of) {
    for (Direction direction = 0; direction < directions / 2; ++direction) {
      const std::uint32_t* neighbour = place_of.find(board::neighbour(places[place].cell, direction));
      if (neighbour == nullptr) continue;
      places[place].neighbours[direction] = static_cast<std::int32_t>(*neighbour);
      places[*neighbour].neighbours[board::opposite(direction)] = static_cast<std::int32_t>(place);
    }
  }

  void lay_out_stacks(const Position& position, const std::vector<std::uint32_t>& place_of_bug) {
    std::uint32_t next = 0;
    for (Place& place : places) {
      place.first_bug = next;
      next += place.bugs;
    }
    letters.resize(next);
    for (std::uint32_t index = 0; index < position.bugs.size(); ++index) {
      const Bug& bug = position.bugs[index];
      const std::uint32_t slot = places[place_of_bug[index]].first_bug + bug.level;
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
        deepest_(deepest),
        visited_(terrain.places.size() + 1),
        text_(terrain.letters.size() * most_for_a_bug, '\0') {
    const int plus = dialect == Dialect::spec ? 1 : -1;
    for (Direction heading = 0; heading < directions; ++heading) {
      turns_[0][heading] = board::turned(heading, -plus);
      turns_[1][heading] = board::turned(heading, plus);
    }
    nodes_.reserve(terrain.places.size());
  }

  // The text, good until the next attempt. Empty if not every cell was reached, too many parentheses would be open, or
  // the text cannot come before `best` (which is empty as long as there is none).
  std::string_view run(std::size_t root, Direction heading, std::string_view best) {
    // The slot of `nowhere` is never free.
    visited_[slot_of(nowhere)] = ++stamp_;
    end_ = 0;
    nodes_.clear();
    reached_ = 0;
    best_ = best;
    settled_ = 0;
    is_before_ = best.empty();
    is_lost_ = false;
    write_chain(static_cast<std::int32_t>(root), heading, 0);
    if (is_lost_ || reached_ != terrain_.places.size()) return {};
    return std::string_view(text_).substr(0, end_);
  }

 private:
  struct Node {
    std::int32_t place;
    Direction heading;
  };

  // A turn or a branch with its number, parentheses, a letter and a mark.
  static constexpr std::size_t most_for_a_bug = std::numeric_limits<std::size_t>::digits10 + 8;

  static std::size_t slot_of(std::int32_t place) { return static_cast<std::size_t>(place + 1); }
  bool is_free(std::int32_t place) const { return visited_[slot_of(place)] != stamp_; }
  std::int32_t ahead(std::int32_t place, Direction heading) const {
    return terrain_.places[static_cast<std::size_t>(place)].neighbours[heading];
  }
  Direction turned(Direction heading, int sign) const { return turns_[sign > 0 ? 1 : 0][heading]; }

  void write(char c) { text_[end_++] = c; }

  void write_bug(std::size_t bug) {
    write(terrain_.letters[bug]);
    if (static_cast<std::ptrdiff_t>(bug) == terrain_.marked) write('!');
  }

  void write_number(std::size_t number) {
    if (number >= 10) write_number(number / 10);
    write(static_cast<char>('0' + number % 10));
  }

  void visit(std::int32_t place, Direction heading) {
    visited_[slot_of(place)] = stamp_;
    ++reached_;
    nodes_.push_back({place, heading});
    write_bug(terrain_.places[static_cast<std::size_t>(place)].first_bug);
  }

  // Step 1: straight ahead, else `+`, else `-`.
  void write_main_line(std::int32_t place, Direction heading, std::uint32_t depth) {
    visit(place, heading);
    while (!is_lost_) {
      int sign = 0;
      std::int32_t next = ahead(place, heading);
      for (const int turn : {1, -1}) {
        if (is_free(next)) break;
        sign = turn;
        next = ahead(place, turned(heading, turn));
      }
      if (!is_free(next)) return;
      if (sign != 0) {
        write(sign > 0 ? '+' : '-');
        heading = turned(heading, sign);
      }
      visit(next, heading);
      place = next;
      if (depth == 0) give_up_if_after();
    }
  }

  // Step 4: the bugs above the ground, node by node. True if there are any.
  bool write_stacks(std::size_t first) {
    bool has_stacks = false;
    for (std::size_t i = first; i < nodes_.size(); ++i) {
      const Terrain::Place& stack = terrain_.places[static_cast<std::size_t>(nodes_[i].place)];
      for (std::uint32_t level = 1; level < stack.bugs; ++level) {
        has_stacks = true;
        write_number(i - first + 1);
        write('=');
        write_bug(stack.first_bug + level);
      }
    }
    return has_stacks;
  }

  // Steps 2 and 4. The nodes of the chain are the last of `nodes_` and are taken off in the end. True if the chain has
  // branches or stacks of its own.
  bool write_chain(std::int32_t place, Direction heading, std::uint32_t depth) {
    const std::size_t first = nodes_.size();
    write_main_line(place, heading, depth);
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
    write_number(number);
    write(sign > 0 ? '+' : '-');
    const std::size_t begin = end_;
    if (!write_chain(start, heading, depth + 1)) return;
    if (depth == deepest_) is_lost_ = true;
    const auto inner = text_.begin() + static_cast<std::ptrdiff_t>(begin);
    std::copy_backward(inner, inner + static_cast<std::ptrdiff_t>(end_ - begin),
                       inner + static_cast<std::ptrdiff_t>(end_ - begin) + 1);
    ++end_;
    *inner = '(';
    write(')');
  }

  // Nothing before the end of the text so far will change.
  void give_up_if_after() {
    for (; !is_before_ && !is_lost_ && settled_ < end_; ++settled_) {
      const char best = settled_ < best_.size() ? best_[settled_] : '\0';
      is_before_ = text_[settled_] < best;
      is_lost_ = text_[settled_] > best;
    }
  }

  const Terrain& terrain_;
  const std::uint32_t deepest_;
  // Each heading after a `-` and after a `+` (hop R4).
  std::array<std::array<Direction, directions>, 2> turns_;
  std::vector<std::uint32_t> visited_;
  std::uint32_t stamp_ = 0;
  std::size_t reached_ = 0;
  std::vector<Node> nodes_;
  // The text is its first `end_` bytes; there is room for every text.
  std::string text_;
  std::size_t end_ = 0;
  std::string_view best_;
  // So many bytes of the text are those of `best_`, and whether the next one is before that of `best_`.
  std::size_t settled_ = 0;
  bool is_before_ = false;
  bool is_lost_ = false;
};

}  // namespace

bool print_topology(const Position& position, Dialect dialect, std::string& out, std::uint32_t deepest) {
  if (position.bugs.empty()) return true;
  const Terrain terrain(position);
  Attempt attempt(terrain, dialect, deepest);
  std::string best;
  // The text begins with the letter of its root: with the smallest letter that leads anywhere, the search is over.
  for (char letter = terrain.letter_after('\0'); letter != no_letter && best.empty();
       letter = terrain.letter_after(letter)) {
    for (std::size_t root = 0; root < terrain.places.size(); ++root) {
      if (terrain.ground_letter(root) != letter) continue;
      for (Direction heading = 0; heading < directions; ++heading) {
        const std::string_view text = attempt.run(root, heading, best);
        if (!text.empty() && (best.empty() || text < best)) best = text;
      }
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
