// GameStrings that are judged without being read.

#include "hive/notations/uhp/quick_game_strings.hpp"
#include "hive/rules/options/rule_option_rows.hpp"
#include "support/checks/catch.hpp"
#include "support/door/both_ways.hpp"
#include "support/door/game_session.hpp"
#include "support/games/random_games.hpp"
#include "support/values/mutations.hpp"

using namespace plyglot;

namespace {

const std::vector<std::string> pieces_of_games = {";",
                                                  ";;",
                                                  " ",
                                                  "  ",
                                                  "\n",
                                                  "\r\n",
                                                  "\t",
                                                  "\"",
                                                  "-",
                                                  "/",
                                                  "\\",
                                                  "w",
                                                  "b",
                                                  "Q",
                                                  "A",
                                                  "1",
                                                  "2",
                                                  "3",
                                                  "4",
                                                  "[",
                                                  "]",
                                                  "+",
                                                  "ML",
                                                  "MLP",
                                                  "Base",
                                                  "Base+P",
                                                  "pass",
                                                  ";pass",
                                                  "wA1",
                                                  "bQ1",
                                                  "bG1-",
                                                  "wS1/",
                                                  ".",
                                                  "InProgress",
                                                  "NotStarted",
                                                  "WhiteWins",
                                                  "Draw",
                                                  "White[1]",
                                                  "Black",
                                                  "BlackWins",
                                                  "# note\n",
                                                  "\xC3",
                                                  "\xE2\x80\x93",
                                                  std::string(1, '\0'),
                                                  "wB1 wQ",
                                                  "bM \\wQ"};

std::string some_game(test::Random& random) {
  test::GameWishes wishes;
  wishes.type = random.pick(hive::game_types);
  wishes.most_plies = random.between(0, 70);
  wishes.movements = random.between(20, 90);
  const hive::Record record = random_game(random, wishes);
  return random.chance(50) ? test::game_string_of(record) : test::respelled(record, random);
}

std::vector<std::string> fields_of(const std::string& game) {
  std::vector<std::string> fields(1);
  for (const char c : game) c == ';' ? void(fields.emplace_back()) : fields.back().push_back(c);
  return fields;
}

// A game with a field taken out, put elsewhere, or written twice: most moves after it are still moves.
std::string with_moved_field(const std::string& game, test::Random& random) {
  std::vector<std::string> fields = fields_of(game);
  const std::size_t from = random.below(fields.size());
  const std::string field = fields[from];
  if (random.chance(66)) fields.erase(fields.begin() + static_cast<std::ptrdiff_t>(from));
  if (random.chance(66)) {
    fields.insert(fields.begin() + static_cast<std::ptrdiff_t>(random.below(fields.size() + 1)), field);
  }
  std::string text;
  for (const std::string& each : fields) text += (text.empty() ? "" : ";") + each;
  return text;
}

// Games near those that can be known: sound ones, and others with some bytes or a field changed.
std::string some_file(test::Random& random) {
  std::string text;
  for (std::size_t games = random.between(1, 3); games > 0; --games) {
    const std::string game = some_game(random);
    if (random.chance(40)) {
      text += game;
    } else {
      text += random.chance(50) ? test::mutated(game, pieces_of_games, random) : with_moved_field(game, random);
    }
    if (games > 1 || random.chance(80)) text += '\n';
  }
  return text;
}

const std::vector<test::QuickWay> quick_ways = {{},
                                                {{{"dialect", "hivegame"}}},
                                                {{{"piece-order", "any"}, {"queen-first", "allowed"}}},
                                                {{{"pass", "free"}, {"repetition", "threefold"}}},
                                                {{{"pass", "free"}}, true},
                                                {{{"references", "keep"}}, true}};

}  // namespace

TEST_CASE("uhp quick verdicts: the findings without a model are those with one") {
  std::vector<test::BothWays> sessions = test::both_ways_of("uhp", quick_ways);
  test::Random random(91);
  check_findings_of(sessions, test::quick_rounds(1500), [&random] { return some_file(random); });
}

TEST_CASE("uhp quick verdicts: games that are written as they are printed are known") {
  hive::uhp::QuickGameStrings verdicts;
  hive::uhp::ParseScratch scratch;
  test::GameSession reader("uhp");
  test::Random random(92);
  for (std::size_t i = 0; i < 300; ++i) {
    const std::string game = some_game(random);
    CAPTURE(game);
    reader.read(game);
    REQUIRE(reader.report().empty());
    CHECK(verdicts.knows(game, hive::uhp::Dialect::mzinga, {}, scratch));
  }
}

TEST_CASE("uhp quick verdicts: what is found depends on the rules that are agreed upon") {
  hive::uhp::ParseScratch scratch;
  const auto knows = [&](std::string_view game, const hive::RuleOptions& options) {
    return hive::uhp::QuickGameStrings().knows(game, hive::uhp::Dialect::mzinga, options, scratch);
  };
  const std::string_view second_first = "Base;InProgress;Black[1];wA2";
  CHECK_FALSE(knows(second_first, {}));
  CHECK(knows(second_first, {.piece_order = hive::PieceOrder::any}));
  const std::string_view queen_first = "Base;InProgress;Black[1];wQ";
  CHECK_FALSE(knows(queen_first, {}));
  CHECK(knows(queen_first, {.queen_first = true}));
  const std::string_view passed = "Base;InProgress;White[2];wS1;pass";
  CHECK_FALSE(knows(passed, {}));
  CHECK(knows(passed, {.pass = hive::PassRule::free}));
  CHECK_FALSE(knows("Base;InProgress;Black[1];wS1", {.repetition = hive::Repetition::threefold}));
}
