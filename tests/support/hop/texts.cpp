#include "support/hop/texts.hpp"

#include "support/hop/pictures.hpp"

#include <algorithm>
#include <map>

namespace plyglot::test {
namespace {

using hive::Cell;
using hive::hop::Dialect;

using Key = std::pair<int, int>;
constexpr Key steps[] = {{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}};

Key beside(Key cell, int heading) {
  const Key step = steps[heading];
  return {cell.first + step.first, cell.second + step.second};
}

// Writes one picture. Which cell is reached from which is a random spanning tree, which is also written at random.
class Walker {
 public:
  Walker(Random& random, const hive::Position& position, Dialect dialect)
      : random_(random), dialect_(dialect), position_(position) {
    for (std::uint32_t i = 0; i < position.bugs.size(); ++i) {
      stacks_[{position.bugs[i].cell.q, position.bugs[i].cell.r}].push_back(i);
    }
  }

  std::string write() {
    if (stacks_.empty()) return "";
    const Cell root = random_.pick(position_.bugs).cell;
    const Key start{root.q, root.r};
    grow_tree(start);
    cursor_ = {start, 1};
    if (random_.chance(20)) turn(random_.below(6), false);
    scopes_.push_back({cursor_, {}, {}, {}});
    put_ground(start);
    write_scope();
    flush_mark();
    return text_;
  }

 private:
  struct Place {
    Key cell;
    int heading;
  };
  struct Scope {
    Place walker;
    std::vector<Place> positions;
    // Cells that are to be reached from cells of the scope, and those whose stacks are not finished.
    std::vector<std::pair<Key, Key>> edges;
    std::vector<Key> stacks;
  };

  void grow_tree(Key start) {
    std::vector<Key> reached{start};
    std::map<Key, bool> is_reached{{start, true}};
    while (reached.size() < stacks_.size()) {
      const Key from = random_.pick(reached);
      const Key to = beside(from, static_cast<int>(random_.below(6)));
      if (stacks_.count(to) == 0 || is_reached[to]) continue;
      is_reached[to] = true;
      children_[from].push_back(to);
      reached.push_back(to);
    }
  }

  bool is_spec() const { return dialect_ == Dialect::spec; }
  Scope& scope() { return scopes_.back(); }
  int turned(int heading, int sixths) const { return (heading + (is_spec() ? sixths : -sixths) + 12) % 6; }
  // How many sixths in the sense of `+` lead from one heading to the other.
  std::size_t sixths_between(int from, int to) const {
    return static_cast<std::size_t>(is_spec() ? to - from + 6 : from - to + 6) % 6;
  }

  // Turns the heading, in one of many ways.
  void turn(std::size_t sixths, bool is_padded) {
    const std::size_t minus = (6 - sixths) % 6;
    std::string turns = sixths <= minus ? std::string(sixths, '+') : std::string(minus, '-');
    if (random_.chance(10)) turns = std::string(sixths, '+');
    if (random_.chance(10)) turns = std::string(minus, '-');
    if (is_padded && random_.chance(10)) turns += random_.chance(50) ? "+-" : "------";
    random_.shuffle(turns);
    for (const char sign : turns) {
      text_ += sign;
      if (random_.chance(10)) flush_mark();
    }
    cursor_.heading = turned(cursor_.heading, static_cast<int>(sixths));
  }

  void flush_mark() {
    if (holds_mark_) text_ += '!';
    holds_mark_ = false;
  }

  void put_letter(std::uint32_t index) {
    flush_mark();
    text_ += letter_of(position_.bugs[index]);
    if (position_.last_moved == index) holds_mark_ = true;
    if (random_.chance(80)) flush_mark();
    scope().positions.push_back(cursor_);
  }

  // Puts the ground bug of a cell at the cursor.
  void put_ground(Key cell) {
    put_letter(stacks_[cell][0]);
    heights_[cell] = 1;
    scope().walker = cursor_;
    if (stacks_[cell].size() > 1) scope().stacks.push_back(cell);
    for (const Key& child : children_[cell]) scope().edges.emplace_back(cell, child);
  }

  // The number of a random chain position of the cell, with leading zeros now and then.
  std::size_t write_number(Key cell) {
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < scope().positions.size(); ++i) {
      if (scope().positions[i].cell == cell) numbers.push_back(i);
    }
    const std::size_t index = random_.pick(numbers);
    trailing_turns();
    if (random_.chance(3)) text_ += '0';
    text_ += std::to_string(index + 1);
    return index;
  }

  // Turns that turn nothing: hop R7.
  void trailing_turns() {
    if (!random_.chance(4)) return;
    const std::size_t count = random_.between(1, 3);
    text_ += std::string(count, '-');
    if (!is_spec()) cursor_.heading = turned(cursor_.heading, -static_cast<int>(count));
  }

  void write_stacked() {
    const std::size_t which = random_.below(scope().stacks.size());
    const Key cell = scope().stacks[which];
    // There may be nothing between number and letter.
    flush_mark();
    const std::size_t index = write_number(cell);
    text_ += '=';
    const int heading = is_spec() ? scope().positions[index].heading : cursor_.heading;
    cursor_ = {cell, heading};
    put_letter(stacks_[cell][heights_[cell]++]);
    if (heights_[cell] == stacks_[cell].size()) {
      scope().stacks.erase(scope().stacks.begin() + static_cast<std::ptrdiff_t>(which));
    }
    continue_walk();
  }

  // hop R11. In hivegame the cursor stays at the last placed bug.
  void continue_walk() {
    if (is_spec()) cursor_ = scope().walker;
  }

  void write_edge() {
    // Going straight on from the cursor is what people write most.
    std::size_t which = random_.below(scope().edges.size());
    for (std::size_t i = 0; i < scope().edges.size(); ++i) {
      if (scope().edges[i].first == cursor_.cell && random_.chance(70)) which = i;
    }
    const auto [from, to] = scope().edges[which];
    scope().edges.erase(scope().edges.begin() + static_cast<std::ptrdiff_t>(which));
    int wanted = 0;
    while (beside(from, wanted) != to) ++wanted;

    if (from == cursor_.cell && random_.chance(70)) {
      turn(sixths_between(cursor_.heading, wanted), true);
      cursor_.cell = to;
      return put_ground(to);
    }
    const std::size_t index = write_number(from);
    cursor_ = scope().positions[index];
    const std::size_t sixths = sixths_between(cursor_.heading, wanted);
    const bool is_plus = sixths == 0 ? random_.chance(50) : sixths < 4;
    text_ += is_plus ? '+' : '-';
    cursor_.heading = turned(cursor_.heading, is_plus ? 1 : -1);
    if (random_.chance(60)) return write_group(to, wanted);
    turn(sixths_between(cursor_.heading, wanted), true);
    cursor_.cell = to;
    put_ground(to);
  }

  void write_group(Key to, int wanted) {
    // The other turns come before the parenthesis, or after it.
    const bool is_before = random_.chance(80);
    const bool holds_mark = std::exchange(holds_mark_, false);
    if (is_before) turn(sixths_between(cursor_.heading, wanted), true);
    holds_mark_ = holds_mark;
    text_ += '(';
    scopes_.push_back({cursor_, {}, {}, {}});
    if (random_.chance(20)) flush_mark();
    turn(sixths_between(cursor_.heading, wanted), true);
    cursor_.cell = to;
    put_ground(to);
    write_scope();
    trailing_turns();
    text_ += ')';
    scopes_.pop_back();
    if (random_.chance(50)) flush_mark();
    continue_walk();
  }

  void write_scope() {
    while (!scope().edges.empty() || !scope().stacks.empty()) {
      if (scope().edges.empty() || (!scope().stacks.empty() && random_.chance(30))) {
        write_stacked();
      } else {
        write_edge();
      }
    }
  }

  Random& random_;
  Dialect dialect_;
  const hive::Position& position_;
  std::map<Key, std::vector<std::uint32_t>> stacks_;
  std::map<Key, std::vector<Key>> children_;
  std::map<Key, std::size_t> heights_;
  std::vector<Scope> scopes_;
  Place cursor_{{0, 0}, 1};
  bool holds_mark_ = false;
  std::string text_;
};

// The counts as tokens in a random order, larger counts split at random.
std::string random_tokens(Random& random, const std::vector<std::pair<char, long>>& counts) {
  std::vector<std::string> tokens;
  for (auto [letter, count] : counts) {
    while (count > 0) {
      const long now = std::min<long>(count, static_cast<long>(random.chance(70) ? 8 : random.between(1, 8)));
      tokens.push_back((now > 1 || random.chance(10) ? std::to_string(now) : std::string()) + letter);
      count -= now;
    }
  }
  random.shuffle(tokens);
  std::string text;
  for (const std::string& token : tokens) text += token;
  return text;
}

std::vector<std::pair<char, long>> excess(const hive::BugSet& set, const hive::BugSet& other) {
  std::vector<std::pair<char, long>> counts;
  for (std::size_t colour = 0; colour < 2; ++colour) {
    for (std::size_t kind = 0; kind < hive::bug_kinds; ++kind) {
      const char letter = colour == 0 ? "QABDGLMPS"[kind] : "qabdglmps"[kind];
      const long count = static_cast<long>(set.counts[colour][kind]) - static_cast<long>(other.counts[colour][kind]);
      if (count > 0) counts.emplace_back(letter, count);
    }
  }
  return counts;
}

// What a slip of the keyboard, a URL or a word processor leaves.
const std::vector<std::string> splinters = {
    "+",
    "-",
    "!",
    "(",
    ")",
    "=",
    "1",
    "2",
    "3",
    "10",
    "0",
    "99",
    "Q",
    "a",
    "B",
    "g",
    "D",
    "d",
    "I",
    "w",
    "x",
    ",",
    " ",
    "\t",
    "%2B",
    "%2b",
    "%28",
    "%29",
    "%3D",
    "%2C",
    "%21",
    "%2D",
    "%20",
    "%",
    "\u2013",
    "\u2212",
    "\uFF0B",
    "\u00E9",
    "\xFF",
    "\xE2",
    "*",
    "#",
    "\r",
    "\n",
    "1+",
    "1-",
    "2=",
    "1=B",
    "1+(",
    "2-(A",
    "()",
    "++",
    "+-",
    "base",
    "ultimate",
    "Base+",
    "b3m",
    "W",
    "wm",
    ",w",
    ",b",
    "--",
    "!!",
    "01",
    "=B",
    "base+Mm,",
    "\xF0\x9F\x90\x9D",
};

}  // namespace

std::string random_topology(Random& random, const hive::Position& position, Dialect dialect) {
  return Walker(random, position, dialect).write();
}

std::string random_gametype(Random& random, const hive::BugSet& set) {
  if (random.chance(25)) return random_tokens(random, excess(set, {}));
  const bool is_base = random.chance(50);
  const hive::BugSet& alias = is_base ? hive::base_set() : hive::ultimate_set();
  std::string more = random_tokens(random, excess(set, alias));
  std::string less = random_tokens(random, excess(alias, set));
  if (!more.empty()) more.insert(0, 1, '+');
  if (!less.empty()) less.insert(0, 1, '-');
  const std::string name = is_base ? "base" : "ultimate";
  return random.chance(50) ? name + more + less : name + less + more;
}

std::string random_text(Random& random, const hive::Position& position, Dialect dialect) {
  std::string text;
  if (position.set != hive::ultimate_set() || random.chance(30)) text = random_gametype(random, position.set) + ',';
  // An empty literal list would be read as `ultimate`.
  if (text == ",") text = "base-Q3A2B3G2Sq3a2b3g2s,";
  text += random_topology(random, position, dialect);
  text += position.to_move == hive::Colour::white ? ",w" : ",b";
  return text + position.orientation;
}

std::string mutated(Random& random, std::string text) {
  for (std::size_t change = random.between(1, 4); change > 0; --change) {
    const std::size_t at = random.below(text.size() + 1);
    const std::size_t size = std::min<std::size_t>(random.between(1, 4), text.size() - at);
    switch (random.below(5)) {
      case 0:
        text.erase(at, size);
        break;
      case 1:
        text.insert(at, text.substr(at, size));
        break;
      case 2:
        text.replace(at, std::min<std::size_t>(1, size), random.pick(splinters));
        break;
      default:
        text.insert(at, random.pick(splinters));
        break;
    }
  }
  return text;
}

}  // namespace plyglot::test
