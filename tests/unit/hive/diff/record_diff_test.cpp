#include "hive/diff/record_diff.hpp"

#include "hive/record/record_changes.hpp"
#include "support/checks/catch.hpp"
#include "support/games/records.hpp"

using namespace plyglot;
using namespace plyglot::hive;

namespace {

Record game_of(const std::string& moves, const std::string& type = "Base") {
  return test::record_of(type + ";InProgress;White[1];" + moves);
}

std::string record_diff_text(const Record& a, const Record& b) {
  std::string text;
  append_text(a, b, diff(a, b), text);
  return text;
}

std::string record_diff_text(const std::string& a, const std::string& b) {
  return record_diff_text(game_of(a), game_of(b));
}

Record with_tag(Record record, const std::string& key, const std::string& value) {
  record.tags.push_back({key, value, {}});
  return record;
}

const std::string opening = R"(wS1;bS1 wS1-;wQ -wS1;bQ bS1/)";

}  // namespace

TEST_CASE("a game does not differ from itself") {
  const Record record = game_of(opening + ";wA1 -wQ;bA1 bQ-");
  const RecordDiff none = diff(record, record);
  CHECK(none.relation == Relation::same);
  CHECK(none.edits.empty());
  CHECK_FALSE(none.first_divergence());
  CHECK_FALSE(none.has_contrary_headers());
  CHECK(record_diff_text(record, record) == "A and B are the same game\n");
  CHECK(record_diff_text(Record{}, Record{}) == "A and B are the same game\n");
}

TEST_CASE("another reference piece is not a difference") {
  CHECK(record_diff_text(R"(wS1;bS1 wS1-;wQ -wS1;bA1 bS1-;wA1 wS1/)", R"(wS1;bS1 wS1-;wQ -wS1;bA1 bS1-;wA1 \bS1)") ==
        "A and B are the same game\n");
}

TEST_CASE("a turned game is the same, and the turn is said") {
  const Record record = game_of(opening + R"(;wA1 \wQ;bA1 bQ-;wA1 bA1-)");
  CHECK(diff(record, turned(record, 1)).relation == Relation::rotated);
  CHECK(record_diff_text(record, turned(record, 1)) ==
        "A and B are the same game: B is turned by 60 degrees clockwise\n");
  CHECK(record_diff_text(turned(record, 1), record) ==
        "A and B are the same game: B is turned by 60 degrees counter-clockwise\n");
}

TEST_CASE("a mirror image is another game, and the mirror is said") {
  const Record record = game_of(opening + R"(;wA1 \wQ;bA1 bQ-;wA1 bA1-)");
  const Record mirrored = image(record, {true, 0});
  CHECK(diff(record, mirrored).relation == Relation::mirrored);
  CHECK(record_diff_text(record, mirrored) == "B is a mirror image of A: top and bottom exchanged\n");
  // One row of bugs is its own mirror image.
  const Record row = game_of("wS1;bS1 wS1-;wQ -wS1;bQ bS1-");
  CHECK(diff(row, image(row, {true, 0})).relation == Relation::same);
}

TEST_CASE("one ply differs") {
  CHECK(record_diff_text(opening + ";wA1 -wQ;bA1 bQ-;wA1 bA1-", opening + ";wA1 -wQ;bA1 bQ-;wA1 bA1\\") ==
        "1 difference between A and B, the first at ply 7\n"
        "  ply 7      `wA1 bA1-` in A, `wA1 bA1\\` in B\n"
        "  position   never the same again\n");
}

TEST_CASE("a replaced ply is named on the board of A") {
  const Record a = game_of(opening + ";wA1 -wQ;bA1 bQ-;wA1 bA1-");
  const Record b = turned(game_of(opening + ";wA1 -wQ;bA1 bQ-;wA1 bA1\\"), 2);
  CHECK(record_diff_text(a, b) ==
        "1 difference between A and B, the first at ply 7; B is turned by 120 degrees clockwise\n"
        "  ply 7      `wA1 bA1-` in A, `wA1 bA1\\` in B\n"
        "  position   never the same again\n");
  CHECK(record_diff_text(a, image(game_of(opening + ";wA1 -wQ;bA1 bQ-;wA1 bA1\\"), {true, 0})) ==
        "1 difference between A and B, the first at ply 7; B is compared as a mirror image: top and bottom exchanged\n"
        "  ply 7      `wA1 bA1-` in A, `wA1 bA1\\` in B\n"
        "  position   never the same again\n");
}

TEST_CASE("one game goes on where the other has ended") {
  CHECK(record_diff_text(opening, opening + ";wA1 -wQ") ==
        "1 difference between A and B\n"
        "  ply 5      `wA1 -wQ` only in B\n");
  CHECK(record_diff_text(opening + ";wA1 -wQ;bA1 bQ-;wA1 bA1-", opening) ==
        "1 difference between A and B\n"
        "  plies 5-7  only in A\n");
  CHECK(record_diff_text(Record{}, game_of(opening)) ==
        "1 difference between A and B\n"
        "  plies 1-4  only in B\n");
}

TEST_CASE("of games that have parted one may go on") {
  CHECK(record_diff_text(opening + ";wA1 -wQ;bA1 bQ-;wA1 bA1-;bB1 bS1-", opening + ";wA1 -wQ;bG1 bQ-") ==
        "2 differences between A and B, the first at ply 6\n"
        "  ply 6      `bA1 bQ-` in A, `bG1 bQ-` in B\n"
        "  position   never the same again\n"
        "  plies 7-8  only in A\n");
  CHECK(record_diff_text(opening + ";wA1 -wQ;bG1 bQ-", opening + ";wA1 -wQ;bA1 bQ-;wA1 bA1-") ==
        "2 differences between A and B, the first at ply 6\n"
        "  ply 6      `bG1 bQ-` in A, `bA1 bQ-` in B\n"
        "  position   never the same again\n"
        "  ply 7      `wA1 bA1-` only in B\n");
}

TEST_CASE("plies in another order lead to the same position") {
  const Record a = game_of(opening + ";wA1 -wQ;bA1 bQ-;wG1 /wQ;bG1 bS1-;wA1 bA1-");
  const Record b = game_of(opening + ";wG1 /wQ;bA1 bQ-;wA1 -wQ;bG1 bS1-;wA1 bA1-");
  const RecordDiff found = diff(a, b);
  REQUIRE(found.stretches.size() == 3);
  CHECK(found.stretches[1].kind == comparing::StretchKind::reordered);
  CHECK(found.stretches[1].items.of_a.begin == 4);
  // After ply 7 White has moved another piece last (H30).
  CHECK(found.stretches[1].items.of_a.end == 8);
  CHECK(record_diff_text(a, b) ==
        "1 difference between A and B, the first at ply 5\n"
        "  reordered  plies 5-7 in both, the same plies in another order\n"
        "  position   the same again after ply 8\n");
}

TEST_CASE("other plies lead to the same position") {
  const Record a = game_of(opening + R"(;wA1 -wQ;bA1 bQ-;wA1 \wQ;bA1 bQ/;wG1 -wQ)");
  const Record b = game_of(opening + R"(;wA1 \wQ;bA1 bQ/;wG1 -wQ)");
  CHECK(diff(a, b).stretches[1].kind == comparing::StretchKind::detour);
  CHECK(record_diff_text(a, b) ==
        "2 differences between A and B, the first at ply 5\n"
        "  ply 5      `wA1 -wQ` only in A\n"
        "  ply 6      `bA1 bQ-` only in A\n"
        "  position   the same again after ply 8 in A, 6 in B\n");
}

TEST_CASE("games meet more than once") {
  CHECK(record_diff_text(opening + R"(;wA1 -wQ;bA1 bQ-;wG1 /wQ;bG1 bS1-;wA1 bA1-;bB1 bG1-;wG2 /wG1;bG2 bB1-)",
                         opening + R"(;wG1 /wQ;bA1 bQ-;wA1 -wQ;bG1 bS1-;wA1 bA1-;bB1 bG1-;wS2 /wG1;bG2 bB1-)") ==
        "2 differences between A and B, the first at ply 5\n"
        "  reordered  plies 5-7 in both, the same plies in another order\n"
        "  position   the same again after ply 8\n"
        "  ply 11     `wG2 /wG1` in A, `wS2 /wG1` in B\n"
        "  position   never the same again\n");
}

TEST_CASE("games that begin with other pieces meet where the hive lies elsewhere") {
  // The diff takes any plies that a board can hold; these are few, but not all legal.
  const Record a = game_of("wS1;bS1 wS1-;wG1 -wS1;bQ bS1-;wQ -wG1;bA1 bQ-;wA1 -wQ");
  const Record b = game_of(R"(wG1;bS1 wG1\;wS1 wG1-;bS1 wS1-;wQ /wG1;bQ bS1-;wQ -wG1;bA1 bQ-;wA1 -wQ)");
  const RecordDiff found = diff(a, b);
  REQUIRE(found.stretches.size() == 2);
  CHECK(found.stretches[0].kind == comparing::StretchKind::detour);
  CHECK(found.laying_of(found.stretches[1]).alignment.to_b({0, 0}) == (Cell{1, 0}));
  CHECK(record_diff_text(a, b) ==
        "3 differences between A and B, the first at ply 1\n"
        "  ply 1      `wG1` only in B\n"
        "  ply 2      `bS1 wG1\\` only in B\n"
        "  ply 3/5    `wG1 -wS1` in A, `wQ /wG1` in B\n"
        "  position   the same again after ply 5 in A, 7 in B\n");
}

TEST_CASE("the two sides of a symmetric hive are the same position on a turned board") {
  const std::string row = "wA1;bQ wA1-;wA2 bQ-;pass";
  CHECK(record_diff_text(row + ";wA1 bQ/;bS1 bQ-;wB1 /bQ", row + ";wA2 /bQ;bS1 -bQ;wG1 bQ/") ==
        "2 differences between A and B, the first at ply 5\n"
        "  ply 5      `wA1 \\wA2` in A, `wA2 \\wA1` in B\n"
        "  position   the same again after ply 5; B is turned by 180 degrees there\n"
        "  ply 7      `wB1 /bQ` in A, `wG1 /bQ` in B\n"
        "  position   never the same again\n");
}

TEST_CASE("plies are inserted and removed") {
  CHECK(record_diff_text(opening + R"(;wA1 -wQ;bA1 bQ-;wB1 /wQ;bB1 bS1-;wA1 bA1-)",
                         opening + R"(;wA1 -wQ;bA1 bQ-;wG1 \wQ;bG1 bQ/;wB1 /wQ;bB1 bS1-;wA1 bA1-)") ==
        "2 differences between A and B, the first at ply 7\n"
        "  ply 7      `wG1 \\wQ` only in B\n"
        "  ply 8      `bG1 \\bA1` only in B\n"
        "  position   never the same again\n");
}

TEST_CASE("the same words may mean another move") {
  CHECK(record_diff_text(opening + ";wA1 -wQ;bQ bS1-;wA1 bQ-", opening + ";wA1 -wQ;bQ bS1\\;wA1 bQ-") ==
        "2 differences between A and B, the first at ply 6\n"
        "  ply 6      `bQ bS1-` in A, `bQ bS1\\` in B\n"
        "  ply 7      `wA1 bQ-` in A and B, but not the same move\n"
        "  position   never the same again\n");
}

TEST_CASE("pieces of a kind are matched by the order of their entry") {
  const Record a = game_of(opening + ";wA1 -wQ;bA1 bQ-;wA2 /wQ;bA2 bA1-;wA2 bA2-");
  const Record b = game_of(opening + ";wA3 -wQ;bA1 bQ-;wA1 /wQ;bA2 bA1-;wA1 bA2-");
  CHECK(diff(a, b).relation == Relation::same);
  CHECK(record_diff_text(a, b) ==
        "A and B are the same game; pieces are numbered otherwise\n"
        "  numbers    wA1 in A is wA3 in B: ply 5\n"
        "  numbers    wA2 in A is wA1 in B: ply 7 and 1 more\n");
}

TEST_CASE("plies that differ only in piece numbers") {
  CHECK(record_diff_text(opening + ";wA1 -wQ;bA1 bQ-;wA2 /wQ;bA2 bA1-;wA1 bA2-;bA2 wA1-;wA1 bA2-",
                         opening + ";wA1 /wQ;bA1 bQ-;wA2 -wQ;bA2 bA1-;wA2 bA2-;bA2 wA2-;wA2 bA2-") ==
        "3 differences between A and B, the first at ply 5\n"
        "  reordered  plies 5-7 in both, the same plies in another order\n"
        "  position   the same again after ply 8\n"
        "  numbers    wA2 in A is wA1 in B: ply 7/5\n"
        "  numbers    wA1 in A is wA2 in B: ply 9 and 1 more\n");
}

TEST_CASE("headers differ") {
  const Record a = game_of(opening);
  CHECK(record_diff_text(with_tag(a, "White", "Ann"), with_tag(with_tag(a, "White", "Bob"), "Site", "")) ==
        "A and B are the same game; 1 header differs\n"
        "  tag        `White`: `Ann` in A, `Bob` in B\n");
  CHECK(record_diff_text(with_tag(a, "White", "Ann"), a) ==
        "A and B are the same game; 1 header differs\n"
        "  tag        `White`: `Ann` in A, none in B\n");
  CHECK_FALSE(diff(with_tag(a, "White", "Ann"), a).has_contrary_headers());
  CHECK(diff(with_tag(a, "White", "Ann"), with_tag(a, "White", "Bob")).has_contrary_headers());

  Record resigned = a;
  resigned.result = Outcome::black_wins;
  CHECK(record_diff_text(a, resigned) ==
        "A and B are the same game; 1 header differs\n"
        "  result     none in A, BlackWins in B\n");
  CHECK_FALSE(diff(a, resigned).has_contrary_headers());
  Record agreed = a;
  agreed.result = Outcome::draw;
  CHECK(diff(agreed, resigned).has_contrary_headers());

  CHECK(record_diff_text(a, game_of(opening, "Base+M")) ==
        "1 difference between A and B\n"
        "  game type  Base in A, Base+M in B\n");
}

TEST_CASE("an unfinished game says nothing of its end") {
  Record a = game_of(opening);
  a.result = Outcome::in_progress;
  CHECK(record_diff_text(a, game_of(opening)) == "A and B are the same game\n");
}

TEST_CASE("of tags with one key the first belong together") {
  const Record none = game_of(opening);
  const Record a = with_tag(with_tag(with_tag(none, "Note", "x"), "Note", "y"), "Note", "z");
  const Record b = with_tag(with_tag(none, "Note", "x"), "Note", "w");
  CHECK(record_diff_text(a, b) ==
        "A and B are the same game; 2 headers differ\n"
        "  tag        `Note`: `y` in A, `w` in B\n"
        "  tag        `Note`: `z` in A, none in B\n");
}
