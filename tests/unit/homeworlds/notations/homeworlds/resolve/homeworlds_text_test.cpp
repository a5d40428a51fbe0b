// The keys of the search for readings: equal keys, equal lists of moves, systems by their names.
#include "homeworlds/notations/homeworlds/resolve/homeworlds_text.hpp"

#include "support/checks/catch.hpp"

#include <algorithm>
#include <map>
#include <random>

using namespace plyglot;
using namespace plyglot::homeworlds;

namespace {

PlayedText played_text(const std::string& text, Dialect dialect) {
  text::Source source;
  source.text = text;
  PlayOptions options;
  options.read.dialect = dialect;
  PlayedText played;
  play_text(source, options, played);
  return played;
}

std::string list_of(const HomeworldsText& text, const Referee& referee) {
  std::vector<std::string> moves;
  for (const HomeworldsText::Move move : text.moves(referee)) moves.emplace_back(text.words(move));
  std::sort(moves.begin(), moves.end());
  std::string list;
  for (const std::string& move : moves) list += move + ';';
  return list;
}

void check_law(const std::string& words, Dialect dialect, std::size_t least) {
  const PlayedText played = played_text(words, dialect);
  REQUIRE(played.record.certain_turns == 3);
  const HomeworldsText text(played, 2);
  Referee start = text.start();
  for (repair::Item i = 0; i < 2; ++i) REQUIRE(text.play_item(i, 0, start) == repair::Step::played);
  std::map<std::uint64_t, std::string> lists;
  std::size_t again = 0;
  std::mt19937 random(51);
  for (std::uint32_t game = 0; game < 300; ++game) {
    Referee referee = start;
    for (int turn = 0; turn < 24 && !referee.result().is_over; ++turn) {
      std::vector<HomeworldsText::Move> moves = text.moves(referee);
      // Few choices, so that games meet again, and all of them later.
      const std::size_t choices = turn < 8 ? std::min<std::size_t>(moves.size(), 3) : moves.size();
      std::size_t chosen = random() % choices;
      while (text.play(moves[chosen], referee) != repair::Step::played) chosen = random() % moves.size();
      const std::string list = list_of(text, referee);
      const auto [known, is_new] = lists.emplace(text.key(referee), list);
      if (!is_new) ++again;
      CHECK(known->second == list);
    }
  }
  CHECK(again > least);
}

}  // namespace

TEST_CASE("the text of a game of Homeworlds: equal keys, equal lists of moves") {
  check_law("homeworld y1 b2 g3 Alpha\nhomeworld r3 b1 y3 Omega\nbuild g1 Alpha\n", Dialect::seed, 500);
  check_law("Players: Ann,Ben\nh,y1A,b2A,g3A\nh,r3A,b1A,y3A\nb,g1A,1\n", Dialect::hwl, 500);
}

TEST_CASE("the text of a game of Homeworlds: what names tell apart has another key") {
  const std::string homes = "homeworld y1 b2 g3 Alpha\nhomeworld r3 b1 y3 Omega\n";
  const auto key_after = [&](const std::string& turn) {
    const std::string words = homes + turn + "\nbuild y1 Omega\n";
    const PlayedText played = played_text(words, Dialect::seed);
    const HomeworldsText text(played, 3);
    Referee referee = text.start();
    for (repair::Item i = 0; i < 3; ++i) REQUIRE(text.play_item(i, 0, referee) == repair::Step::played);
    return text.key(referee);
  };
  CHECK(key_after("trade g3 Alpha y") != key_after("trade g3 Alpha r"));
  CHECK(key_after("trade g3 Alpha y") == key_after("trade g3 alpha yellow"));
  CHECK(key_after("pass") != key_after("build g1 Alpha"));
}
