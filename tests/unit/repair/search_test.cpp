// The search for readings on a game that is small enough to see through: a counter that goes up by 1, 2 or 5, in turns
// of two players.
#include "repair/search.hpp"
#include "support/checks/catch.hpp"

using namespace plyglot;
using repair::Item;
using repair::Kind;

namespace {

struct Counter {
  int value = 0;
  int plies = 0;
};

// An item is the value that the counter has after it. The other convention writes tens more.
struct CounterText {
  using Position = Counter;
  using Move = int;
  static constexpr std::uint8_t conventions = 1;

  std::vector<int> items;
  std::vector<std::uint32_t> numbers{};
  Item told = 0;

  static bool is_legal(int step) { return step == 1 || step == 2 || step == 5; }

  Item size() const { return static_cast<Item>(items.size()); }
  Item told_size() const { return told; }
  Position start() const { return {}; }
  repair::Step play_item(Item item, std::uint8_t convention, Position& position) const {
    const int value = items[item] - (convention == 0 ? 0 : 100);
    if (!is_legal(value - position.value)) return repair::Step::refused;
    play(value, position);
    return repair::Step::played;
  }
  void play(const Move& value, Position& position) const {
    position.value = value;
    ++position.plies;
  }
  std::uint64_t key(const Position& position) const {
    return static_cast<std::uint64_t>(position.value * 2 + position.plies % 2);
  }
  std::int8_t mover(const Position& position) const { return static_cast<std::int8_t>(position.plies % 2); }
  bool is_same(Item a, Item b) const { return items[a] == items[b]; }
  repair::Witness witness(Item item) const { return {numbers.empty() ? 0 : numbers[item], -1}; }
  bool is_corrected(Item) const { return false; }
  std::vector<Move> moves(const Position& position) const {
    return {position.value + 1, position.value + 2, position.value + 5};
  }
  bool skip(Position& position) const {
    ++position.plies;
    return true;
  }
  // One digit is wrong.
  std::vector<repair::Words<Move>> near(Item item, const Position& position, bool) const {
    std::vector<repair::Words<Move>> found;
    for (const Move move : moves(position)) {
      const bool is_near = move / 10 == items[item] / 10 || move % 10 == items[item] % 10;
      if (is_near && move != items[item]) found.push_back({{move}, 1, 1});
    }
    return found;
  }
  std::vector<Item> related(Item) const { return {}; }
};

auto answer_for(const CounterText& text, Item refused) { return repair::Search<CounterText>(text, refused).run(); }

}  // namespace

TEST_CASE("repair: items that are there twice") {
  const auto answer = answer_for({{1, 3, 8, 10, 8, 10, 15, 16, 21}}, 4);
  REQUIRE(answer);
  CHECK(answer->best.kind == Kind::repetition);
  CHECK(answer->best.begin == 4);
  CHECK(answer->best.end == 6);
  CHECK(answer->best.puts.empty());
  CHECK(answer->reached == 9);
  CHECK(answer->is_complete);
}

TEST_CASE("repair: another word, and where all readings are in one position again") {
  // 20 was 10; no other digit makes what follows legal.
  const auto answer = answer_for({{1, 3, 8, 20, 15, 16, 21, 26}}, 3);
  REQUIRE(answer);
  CHECK(answer->best.kind == Kind::words);
  REQUIRE(answer->best.puts.size() == 1);
  CHECK(answer->best.puts[0].move == 10);
  CHECK(answer->fits == 1);
  CHECK(answer->is_clear);
  CHECK(answer->certain_from == Item{4});
}

TEST_CASE("repair: neighbours that have changed places") {
  const auto answer = answer_for({{1, 3, 10, 8, 15, 16, 21, 26}}, 2);
  REQUIRE(answer);
  CHECK(answer->best.kind == Kind::exchange);
  REQUIRE(answer->best.puts.size() == 2);
  CHECK(answer->best.puts[0].item == Item{3});
  CHECK(answer->best.puts[1].item == Item{2});
}

TEST_CASE("repair: a missing item, and several that fit as well") {
  // 3 to 9: by way of 4 or 8.
  const auto answer = answer_for({{1, 3, 9, 14, 15, 16, 21}}, 2);
  REQUIRE(answer);
  CHECK(answer->best.kind == Kind::missing);
  CHECK(answer->fits >= 2);
  CHECK(answer->equally_good == 2);
  CHECK_FALSE(answer->is_clear);
  CHECK(answer->others.size() >= 1);
  CHECK(answer->certain_from == Item{3});
}

TEST_CASE("repair: numbers are evidence") {
  const std::vector<int> items = {1, 3, 9, 14, 15, 16, 21};
  // The text counts on over the gap, or does not.
  const auto with_gap = answer_for({items, {1, 2, 4, 5, 6, 7, 8}}, 2);
  const auto without = answer_for({items, {1, 2, 3, 4, 5, 6, 7}}, 2);
  REQUIRE(with_gap);
  REQUIRE(without);
  CHECK(with_gap->best.kind == Kind::missing);
  CHECK(with_gap->best.cost + 3 < without->best.cost);
}

TEST_CASE("repair: a convention from an item on") {
  const auto answer = answer_for({{1, 3, 8, 110, 115, 116, 121, 126}}, 3);
  REQUIRE(answer);
  CHECK(answer->best.kind == Kind::convention);
  CHECK(answer->best.begin == 3);
  CHECK(answer->best.convention == 1);
  CHECK(answer->reached == 8);
}

TEST_CASE("repair: what nothing confirms is no reading") {
  CHECK_FALSE(answer_for({{1, 3, 8, 70, 90, 150, 300}}, 3));
  // Nothing follows.
  CHECK_FALSE(answer_for({{1, 3, 8, 20}}, 3));
  // It is not the first one that is refused.
  CHECK_FALSE(answer_for({{1, 30, 8, 20, 15, 16}}, 3));
}

TEST_CASE("repair: a budget that is spent is said") {
  CounterText text{{1, 3, 8, 20}};
  for (int i = 0; i < 40; ++i) text.items.push_back(15 + i);
  repair::Search<CounterText> search(text, 3, {.plies = 60, .plies_for_each_item = 0});
  const auto answer = search.run();
  REQUIRE(answer);
  CHECK_FALSE(answer->is_complete);
}
