// The keys of the search for readings: equal keys, equal lists of turns.
#include "hopgi/verdicts/repair/hopgi_text.hpp"

#include "hopgi/rules/legal_turns.hpp"
#include "hopgi/rules/turn_text.hpp"
#include "support/checks/catch.hpp"

#include <algorithm>
#include <map>
#include <random>

using namespace plyglot;

namespace {

std::string list_of(const hopgi::State& state) {
  std::string list;
  for (const hopgi::Turn& turn : hopgi::list_legal_turns(state)) list += turn_text(turn) + ' ';
  return list;
}

}  // namespace

TEST_CASE("the text of a game of Hopgi: equal keys, equal lists of turns") {
  const text::Source source{"", ""};
  const hopgi::State start;
  const hopgi::verdicts::HopgiText text(source, start, {}, false);
  std::map<std::uint64_t, std::string> lists;
  std::size_t again = 0;
  std::mt19937 random(51);
  for (int game = 0; game < 600; ++game) {
    hopgi::State state = text.start();
    // Few choices, so that games meet again.
    for (int ply = 0; ply < 12 && !is_over(state); ++ply) {
      const std::vector<hopgi::Turn> turns = text.moves(state);
      text.play(turns[random() % std::min<std::size_t>(turns.size(), 3)], state);
      const auto [known, is_new] = lists.emplace(text.key(state), list_of(state));
      if (!is_new) ++again;
      CHECK(known->second == list_of(state));
    }
  }
  CHECK(again > 500);
}

TEST_CASE("the text of a game of Hopgi: drops come last") {
  const hopgi::State start;
  const text::Source source{"", ""};
  const hopgi::verdicts::HopgiText text(source, start, {}, false);
  std::vector<hopgi::Turn> turns = text.moves(start);
  REQUIRE(turns.size() == hopgi::count_legal_turns(start));
  const auto is_drop = [](const hopgi::Turn& turn) { return turn.first.kind == hopgi::LegKind::drop; };
  CHECK(std::is_partitioned(turns.begin(), turns.end(), [&](const hopgi::Turn& turn) { return !is_drop(turn); }));
}
