#include "homeworlds/diff/record_diff.hpp"

#include "support/checks/catch.hpp"
#include "support/homeworlds/games.hpp"

using namespace plyglot;
using namespace plyglot::homeworlds;

namespace {

Record game_of(const std::string& text, Dialect dialect = Dialect::seed) {
  ReadOptions options;
  options.dialect = dialect;
  return test::homeworlds_game(text, options).record;
}

std::string record_diff_text(const Record& a, const Record& b) {
  std::string text;
  append_text(a, b, diff(a, b), text);
  return text;
}

std::string record_diff_text(const std::string& a, const std::string& b) {
  return record_diff_text(game_of(a), game_of(b));
}

const std::string same = "A and B are the same game\n";
const std::string opening = "homeworld g2 b1 y3 Lee\nhomeworld b3 y1 g3 Ray\n";
const std::string first_position = "<0>; Lee(0,r1b2)y3g3-; Ray(1,g1y3)-g3; Dust(y3)g1g2-\n";

}  // namespace

TEST_CASE("homeworlds record diff: a game does not differ from itself") {
  const Record record = game_of(opening + "build y1 Lee\nbuild g1 Ray\ndiscover y1 Lee r3 Dust\n");
  const RecordDiff none = diff(record, record);
  CHECK(none.is_same_game());
  CHECK(none.edits.empty());
  CHECK_FALSE(none.first_divergence());
  CHECK(record_diff_text(record, record) == same);
  CHECK(record_diff_text(Record{}, Record{}) == same);
}

TEST_CASE("homeworlds record diff: other words for the same game") {
  CHECK(record_diff_text(opening + "build y1 Lee\nbuild g1 Ray\n",
                         "1) h b1 g2 y3 lee *\n2) h b3 y1 g3 ray\n\n3) b y lee # one\n4) b g1 RAY\n") == same);
  CHECK(record_diff_text(opening + "trade y3 Lee r\n", opening + "trade y3 r3 Lee\n") == same);
  CHECK(record_diff_text(first_position + "sacrifice y3 Lee; move g1 Dust Lee; pass; pass\n",
                         first_position + "s y3 Lee; m g1 Dust Lee\n") == same);
}

TEST_CASE("homeworlds record diff: the order of independent actions does not matter") {
  const std::string a = first_position + "sacrifice y3 Lee; move g1 Dust Lee; move g3 Lee Dust; pass\n";
  const std::string b = first_position + "sacrifice y3 Lee; move g3 Lee Dust; move g1 Dust Lee; pass\n";
  CHECK(record_diff_text(a, b) == same);
}

TEST_CASE("homeworlds record diff: systems with other names are reported once") {
  const std::string a = opening + "discover y3 Lee r3 Dust\npass\nbuild y1 Dust\n";
  const std::string b = opening + "discover y3 Lee r3 Kotok\npass\nbuild y1 Kotok\n";
  // North has left home with the only ship, and the game is over.
  const std::string two =
      opening + "build y1 Lee\nbuild g1 Ray\ndiscover y1 Lee r3 Dust\npass\nbuild y1 Dust\npass\nmove y1 Dust Lee\n";
  std::string renamed = two;
  for (std::size_t at = 0; (at = renamed.find("Dust", at)) != std::string::npos;) renamed.replace(at, 4, "Kotok");
  CHECK(record_diff_text(two, renamed) ==
        "A and B are the same game; 1 system has other names\n"
        "  name       `Dust` is called `Kotok` in B\n");
  CHECK(record_diff_text(a, b) ==
        "A and B are the same game; 1 system has other names\n"
        "  name       `Dust` is called `Kotok` in B\n");
}

TEST_CASE("homeworlds record diff: one turn differs") {
  CHECK(record_diff_text(opening + "build y1 Lee\nbuild g1 Ray\nbuild y1 Lee\n",
                         opening + "build y1 Lee\ntrade g3 Ray y\nbuild y1 Lee\n") ==
        "1 difference between A and B, the first at turn 4\n"
        "  turn 4     `build g1 Ray` in A, `trade g3 Ray y` in B\n"
        "  system     `Ray`: g1 of South is missing, g3 of South is missing, y3 of South is new\n"
        "  bank       g1 2 -> 3, g3 2 -> 3, y3 2 -> 1\n"
        "  position   never the same again\n");
}

TEST_CASE("homeworlds record diff: one game goes on where the other has ended") {
  CHECK(record_diff_text(opening, opening + "build y1 Lee\n") ==
        "1 difference between A and B\n"
        "  turn 3     `build y1 Lee` only in B\n");
  CHECK(record_diff_text(opening + "build y1 Lee\nbuild g1 Ray\n", opening) ==
        "1 difference between A and B\n"
        "  turns 3-4  only in A\n");
  CHECK(record_diff_text(Record{}, game_of(opening)) ==
        "1 difference between A and B\n"
        "  turns 1-2  only in B\n");
}

TEST_CASE("homeworlds record diff: games that meet again") {
  // North builds and trades in another order.
  const std::string a = opening + "build y1 Lee\nbuild g1 Ray\ntrade y3 Lee r\nbuild g1 Ray\nbuild r1 Lee\n";
  const std::string b = opening + "trade y3 Lee r\nbuild g1 Ray\ntrade r3 Lee y\nbuild g1 Ray\nbuild y1 Lee\n";
  const RecordDiff found = diff(game_of(a), game_of(b));
  REQUIRE(found.stretches.size() >= 2);
  CHECK(found.stretches[0].kind == comparing::StretchKind::common);
  const std::string transposed = first_position + "build g1 Dust\npass\nmove g3 Lee Dust\npass\ntrade y3 Lee b\n";
  const std::string other = first_position + "move g3 Lee Dust\npass\nbuild g1 Dust\npass\ntrade y3 Lee b\n";
  CHECK(record_diff_text(transposed, other) ==
        "1 difference between A and B, the first at turn 1\n"
        "  reordered  turns 1-3 in both, the same turns in another order\n"
        "  position   the same again after turn 3\n");
  const std::string longer = first_position + "build g1 Dust\npass\npass\npass\nmove g3 Lee Dust\npass\n";
  CHECK(record_diff_text(first_position + "build g1 Dust\npass\nmove g3 Lee Dust\npass\n", longer) ==
        "2 differences between A and B, the first at turn 3\n"
        "  turn 3     `pass` only in B\n"
        "  turn 4     `pass` only in B\n"
        "  position   the same again after turn 2 in A, 4 in B\n");
  // B comes to the end of A later, and goes on.
  const std::string late = first_position + "trade y3 Lee r\npass\ntrade r3 Lee b\npass\nbuild b1 Lee\n";
  CHECK(record_diff_text(first_position + "trade y3 Lee b\n", late) ==
        "4 differences between A and B, the first at turn 1\n"
        "  turn 1     `trade y3 Lee b` in A, `trade y3 Lee r` in B\n"
        "  system     `Lee`: b3 of North is missing, r3 of North is new\n"
        "  bank       b3 2 -> 3, r3 3 -> 2\n"
        "  turn 2     `pass` only in B\n"
        "  turn 3     `trade r3 Lee b` only in B\n"
        "  position   the same again after turn 1 in A, 3 in B\n"
        "  turns 4-5  only in B\n");
}

TEST_CASE("homeworlds record diff: twins are as good as each other") {
  const std::string twins = "<0>; Lee(0,r3b2)y3g3-; Ray(1,b1y3)-g3; X(y1)g1-; Y(y1)g1-\n";
  const std::string a = twins + "build g1 X\npass\nmove g1 Y Lee\n";
  const std::string b = twins + "build g1 Y\npass\nmove g1 X Lee\n";
  CHECK(record_diff_text(a, b) ==
        "A and B are the same game; 2 systems have other names\n"
        "  name       `X` is called `Y` in B\n"
        "  name       `Y` is called `X` in B\n");
}

TEST_CASE("homeworlds record diff: headers that contradict each other") {
  CHECK(
      record_diff_text("Players: Lee, Ray\nDate: today\n\n" + opening, "players: lee, Mia\nEvent: cup\n\n" + opening) ==
      "A and B are the same game; 1 header differs\n"
      "  header     `South`: `Ray` in A, `Mia` in B\n");
  CHECK(record_diff_text("Winner: Lee\nPlayers: Lee, Ray\n\n" + opening, "Winner: north\n\n" + opening) == same);
  CHECK(diff(game_of("Winner: Lee\nPlayers: Lee, Ray\n\n" + opening), game_of("Winner: South\n\n" + opening))
            .has_contrary_headers());
  CHECK(diff(game_of("Date: 1\n\n" + opening), game_of("Date: 2\n\n" + opening)).is_same_game());
}

TEST_CASE("homeworlds record diff: a position without turns is compared with the last one") {
  const std::string state = "<0>; Lee(0,g2b1)y3-; Ray(1,b3y1)-g3\n";
  CHECK(record_diff_text(opening, state) == "A and B are the same position\n");
  CHECK(record_diff_text(state, opening) == "A and B are the same position\n");
  CHECK(record_diff_text(state, "<0>; Lee(0,g2b1)y3-; Mia(1,b3y1)-g3\n") ==
        "A and B are the same position; 1 system has other names\n"
        "  name       `Ray` is called `Mia` in B\n");
  CHECK(record_diff_text(opening + "build y1 Lee\npass\n", state) ==
        "1 difference between A and B\n"
        "  system     `Lee`: y1 of North is missing\n"
        "  bank       y1 1 -> 2\n");
}

TEST_CASE("homeworlds record diff: a game whose end is unknown is not the same as a position") {
  const Record broken = game_of(opening + "build y1 Nowhere\n");
  const Record state = game_of("<0>; Lee(0,g2b1)y3-; Ray(1,b3y1)-g3\n");
  CHECK_FALSE(diff(broken, state).is_same_game());
  CHECK(record_diff_text(broken, state) ==
        "A and B cannot be compared to their end; of the positions that are known last:\n"
        "A and B are the same position\n"
        "  position   not known in A from turn 3 on\n");
}

TEST_CASE("homeworlds record diff: a game may begin later") {
  CHECK(record_diff_text(opening + "build y1 Lee\n", "<0>; Lee(0,g2b1)y3-; Ray(1,b3y1)-g3\nbuild y1 Lee\n") ==
        "3 differences between A and B, the first at turn 1\n"
        "  beginning  not the same position\n"
        "  turn 1     `homeworld g2 b1 y3 Lee` only in A\n"
        "  turn 2     `homeworld b3 y1 g3 Ray` only in A\n"
        "  position   the same again after turn 2 in A, 0 in B\n");
}

TEST_CASE("homeworlds record diff: swapped seats are another game, and said") {
  const std::string a = "<0>; Lee(0,r1b2)y3g3-; Ray(1,g1y3)-g3\nbuild g1 Lee\npass\n";
  const std::string b = "<1>; Lee(1,r1b2)-y3g3; Ray(0,g1y3)g3-\nbuild g1 Lee\npass\n";
  CHECK(diff(game_of(a), game_of(b)).relation == Relation::swapped_seats);
  CHECK(record_diff_text(a, b) == "B is A with the seats of the players swapped\n");
}

TEST_CASE("homeworlds record diff: after an error the words are compared") {
  const std::string broken = opening + "build y1 Nowhere\n";
  CHECK(record_diff_text(broken + "build g1 Ray\n", broken + "b g1 ray\n") == same);
  CHECK(record_diff_text(broken + "build g1 Ray\n", broken + "build r1 Ray\n") ==
        "1 difference between A and B, the first at turn 4\n"
        "  turn 4     `build g1 Ray` in A, `build r1 Ray` in B\n"
        "  position   not known in A from turn 3 on\n"
        "  position   not known in B from turn 3 on\n");
  const std::string fragment = "build g1 Alpha\nsacrifice y1 Beta; move g1 Alpha Beta\n";
  CHECK(record_diff_text(fragment, fragment) == same);
  CHECK_FALSE(diff(game_of(fragment), game_of("build g1 Alpha\n")).is_same_game());
}

TEST_CASE("homeworlds record diff: other rules, another course") {
  const std::string text =
      "<0>; Lee(0,r1b2)y3g3-; Ray(1,y2g3)-g3g2; Dust(r1)g1y1-\nsacrifice y3 Lee; move g1 Dust Ray; catastrophe Ray g; "
      "move y1 Dust Ray; pass\n";
  const std::string differences = record_diff_text("Rules: rules\n\n" + text, "Rules: ap\n\n" + text);
  CHECK(differences ==
        "1 difference between A and B, the first at turn 1\n"
        "  turn 1     `sacrifice y3 Lee; move g1 Dust Ray; catastrophe Ray g; move y1 Dust Ray; pass` in both, but not "
        "the same position after it\n"
        "  position   not known in B from turn 1 on\n"
        "  result     North wins in A, unknown in B\n"
        "  rules      rules in A, ap in B\n");
}
