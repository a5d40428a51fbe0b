#include "hive/diff/position_diff.hpp"

#include "hive/spelling/hop_text.hpp"
#include "naive/hop/reading.hpp"
#include "support/checks/property.hpp"
#include "support/hive/hives.hpp"
#include "support/hive/position_equality.hpp"
#include "support/hop/pictures.hpp"

#include <algorithm>
#include <cctype>

using namespace plyglot;
using namespace plyglot::hive;
using test::check_property;
using test::Random;

namespace {

Random any_random() {
  return Random(*rc::gen::noShrink(rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint64_t>())));
}

// With new ordinals and links to the bugs below, for bugs that are stacked in the order given.
Position rebuilt(Position position) {
  for (std::size_t i = 0; i < position.bugs.size(); ++i) {
    Bug& bug = position.bugs[i];
    bug.ordinal = 1;
    bug.level = 0;
    bug.below = -1;
    for (std::size_t j = 0; j < i; ++j) {
      const Bug& other = position.bugs[j];
      if (other.colour == bug.colour && other.kind == bug.kind) ++bug.ordinal;
      if (other.cell != bug.cell) continue;
      ++bug.level;
      bug.below = static_cast<std::int32_t>(j);
    }
  }
  return position;
}

// Few kinds make symmetric hives, and many bugs that could be one another.
Position small_hive(Random& random, std::size_t most_bugs) {
  Position position = test::random_hive(random, {0, most_bugs});
  const std::size_t kinds = random.pick(std::vector<std::size_t>{1, 2, bug_kinds});
  for (Bug& bug : position.bugs) bug.kind = static_cast<BugKind>(static_cast<std::size_t>(bug.kind) % kinds);
  return rebuilt(position);
}

Alignment any_alignment(Random& random) {
  const auto coordinate = [&] { return static_cast<std::int32_t>(random.below(11)) - 5; };
  return {random.pick(board::symmetries), {coordinate(), coordinate()}};
}

// The same hive elsewhere, written in another order.
Position laid(Random& random, const Position& position, const Alignment& alignment) {
  std::vector<std::size_t> order(position.bugs.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  random.shuffle(order);
  // Lower levels stay before higher ones.
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return position.bugs[a].level < position.bugs[b].level; });
  Position result = position;
  for (std::size_t i = 0; i < order.size(); ++i) {
    result.bugs[i] = position.bugs[order[i]];
    result.bugs[i].cell = alignment.to_b(result.bugs[i].cell);
    if (position.last_moved == order[i]) result.last_moved = static_cast<std::uint32_t>(i);
  }
  return rebuilt(result);
}

// Takes the last bug away, puts one down beside or upon another, or both, as often as asked.
Position changed(Random& random, Position position, std::size_t changes) {
  for (; changes > 0; --changes) {
    const bool takes = !position.bugs.empty() && random.chance(60);
    Bug bug;
    if (takes) {
      bug = position.bugs.back();
      position.bugs.pop_back();
    }
    if (!takes || random.chance(60)) {
      if (!takes) bug.kind = static_cast<BugKind>(random.below(bug_kinds));
      bug.cell = {};
      if (!position.bugs.empty()) {
        bug.cell = random.pick(position.bugs).cell;
        if (random.chance(80)) bug.cell = board::sum(bug.cell, random.pick(board::steps));
      }
      position.bugs.push_back(bug);
    }
  }
  position.last_moved.reset();
  return rebuilt(position);
}

std::size_t not_in_place(const Matching& bugs) {
  return bugs.moved.size() + bugs.restacked.size() + bugs.removed.size();
}

// How many bugs stay in place under the alignment, counted one by one.
std::size_t in_place(const Position& a, const Position& b, const Alignment& alignment) {
  std::size_t count = 0;
  for (const Bug& bug : a.bugs) {
    Standing standing = standing_of(bug);
    standing.place.cell = alignment.to_b(standing.place.cell);
    const bool stays =
        std::any_of(b.bugs.begin(), b.bugs.end(), [&](const Bug& other) { return standing_of(other) == standing; });
    if (stays) ++count;
  }
  return count;
}

// The most bugs that any alignment leaves in place, found by laying every bug upon every other.
std::size_t most_in_place(const Position& a, const Position& b, bool may_mirror) {
  std::size_t most = 0;
  for (const board::Symmetry symmetry : board::symmetries) {
    if (symmetry.is_mirrored && !may_mirror) continue;
    for (const Bug& bug : a.bugs) {
      for (const Bug& other : b.bugs) {
        const Alignment alignment{symmetry, board::difference(other.cell, board::image(bug.cell, symmetry))};
        most = std::max(most, in_place(a, b, alignment));
      }
    }
  }
  return most;
}

// The canonical topology by the reader that was written from the spec alone.
std::string naively_printed(const Position& position, naive::Dialect dialect) {
  naive::Reading reading;
  for (const Bug& bug : position.bugs) {
    naive::Bug other;
    other.is_white = bug.colour == Colour::white;
    other.kind = hive::letter_of(bug.kind);
    other.written = test::letter_of(bug);
    other.cell = {bug.cell.q, bug.cell.r};
    other.level = bug.level;
    reading.bugs.push_back(other);
  }
  if (position.last_moved) reading.marked = *position.last_moved;
  return naive::canonical_topology(reading, dialect);
}

std::string printed(const Position& position, hop::Dialect dialect) {
  std::string text;
  hop::print_topology(position, dialect, text);
  return text;
}

// Another hive, the same, or the same with another bug marked; set and side agree.
Position related_hive(Random& random, const Position& a) {
  Position b = random.chance(20) ? small_hive(random, a.bugs.size() + 1) : laid(random, a, any_alignment(random));
  if (b.last_moved && random.chance(30)) b.last_moved = static_cast<std::uint32_t>(random.below(b.bugs.size()));
  b.set = a.set;
  b.to_move = a.to_move;
  return b;
}

}  // namespace

TEST_CASE("diff: a moved and turned hive differs in nothing") {
  check_property([] {
    Random random = any_random();
    const Position a = small_hive(random, 25);
    const Alignment alignment = any_alignment(random);
    const PositionDiff found = diff(a, laid(random, a, alignment));
    RC_ASSERT(found.change_count() == 0);
    RC_ASSERT((found.relation != Relation::mirrored || alignment.symmetry.is_mirrored));
  });
}

TEST_CASE("diff: the alignment leaves as many bugs in place as any") {
  check_property([] {
    Random random = any_random();
    const Position a = small_hive(random, 9);
    const Position b = laid(random, changed(random, a, random.below(5)), any_alignment(random));
    const PositionDiff found = diff(a, b);
    const std::size_t most = most_in_place(a, b, true);
    RC_ASSERT(in_place(a, b, found.alignment) == most);
    RC_ASSERT(not_in_place(found.bugs) == a.bugs.size() - most);
    if (found.alignment.symmetry.is_mirrored && most < a.bugs.size()) RC_ASSERT(most_in_place(a, b, false) < most);
  });
}

TEST_CASE("diff: no more is reported than was changed") {
  check_property([] {
    Random random = any_random();
    const Position a = small_hive(random, 25);
    const std::size_t changes = random.below(5);
    const Matching found = diff(a, laid(random, changed(random, a, changes), any_alignment(random))).bugs;
    RC_ASSERT(not_in_place(found) <= changes);
    RC_ASSERT(found.added.size() <= changes);
  });
}

TEST_CASE("diff: what it tells leads from one position to the other") {
  check_property([] {
    Random random = any_random();
    const Position a = small_hive(random, 15);
    const Position b =
        random.chance(50) ? laid(random, changed(random, a, 2), any_alignment(random)) : small_hive(random, 15);
    const PositionDiff found = diff(a, b);
    const Position result = apply(a, found);
    // B as it lies on A's board, made without the difference.
    Position expected = b;
    for (Bug& bug : expected.bugs) bug.cell = found.alignment.to_a(bug.cell);
    RC_ASSERT(test::is_same_up_to_translation(test::picture_of(result), test::picture_of(expected)));
    RC_ASSERT(test::equal_up_to_rotation(result, expected));
    RC_ASSERT(diff(result, expected).relation == Relation::same);
    if (!result.bugs.empty()) RC_ASSERT(result.bugs.front().cell == (Cell{0, 0}));
    std::string text;
    append_text(a, found, text);
    RC_ASSERT(static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) == found.change_count() + 1);
  });
}

TEST_CASE("diff: it is empty exactly where equality says so") {
  check_property([] {
    Random random = any_random();
    const Position a = small_hive(random, 6);
    Position b = random.chance(50) ? small_hive(random, 6)
                                   : laid(random, changed(random, a, random.below(2)), any_alignment(random));
    if (random.chance(80)) {
      b.set = a.set;
      b.to_move = a.to_move;
    }
    const Relation relation = diff(a, b).relation;
    RC_ASSERT(test::equal_up_to_rotation(a, b) == (relation == Relation::same || relation == Relation::rotated));
    RC_ASSERT(test::equal_up_to_reflection(a, b) == (relation != Relation::different));
  });
}

TEST_CASE("equality: it is that of canonical texts") {
  check_property([] {
    Random random = any_random();
    const Position a = small_hive(random, 25);
    const Position b = related_hive(random, a);
    const std::string text = printed(a, hop::Dialect::spec);
    const bool is_equal = text == printed(b, hop::Dialect::spec);
    RC_ASSERT(test::equal_up_to_rotation(a, b) == is_equal);
    RC_ASSERT(test::equal_up_to_reflection(a, b) == (is_equal || text == printed(b, hop::Dialect::hivegame)));
  });
}

TEST_CASE("equality: it is that of the canonical texts of the naive printer") {
  check_property([] {
    Random random = any_random();
    const Position a = small_hive(random, 6);
    const Position b = related_hive(random, a);
    const std::string text = naively_printed(a, naive::Dialect::spec);
    const bool is_equal = text == naively_printed(b, naive::Dialect::spec);
    RC_ASSERT(test::equal_up_to_rotation(a, b) == is_equal);
    RC_ASSERT(test::equal_up_to_reflection(a, b) == (is_equal || text == naively_printed(b, naive::Dialect::hivegame)));
  });
}
