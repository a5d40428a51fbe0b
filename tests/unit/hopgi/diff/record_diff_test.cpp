#include "hopgi/diff/record_diff.hpp"

#include "hopgi/spelling/record_notes.hpp"
#include "support/checks/catch.hpp"
#include "support/hopgi/records.hpp"
#include "support/values/difference_text.hpp"

using namespace plyglot;
using namespace plyglot::hopgi;
using test::hopgi_record;
using test::hopgi_record_from;

namespace {

const std::string same = "A and B are the same game\n";
const std::string opening = "Pd2-c3 Pb4-c5 Pe2-d3 ";

Tag tag(const std::string& name, const std::string& value) { return {name, value, {}, {}}; }

}  // namespace

TEST_CASE("hopgi record diff: a game does not differ from itself") {
  for (const Record& record : {hopgi_record(opening + "R@d5 ( Pb5-c4 {a} $3 ) ~Pc3-c7 ?zz9 Fd1-c3;~Wf1-f7"),
                               hopgi_record_from("", "Pd2-c3"), Record{}}) {
    const RecordDiff none = diff(record, record);
    CHECK(none.is_same_game());
    CHECK(none.edits.empty());
    CHECK(none.notes.empty());
    CHECK(test::difference_text(record, record) == same);
  }
}

TEST_CASE("hopgi record diff: how comments and numbers are written does not count") {
  Record a = hopgi_record(opening + "{good}");
  Record b = hopgi_record(opening);
  b.tail_comments = {{"//  good", {}}};
  CHECK(test::difference_text(a, b) == same);
  a.comments[0].text = "{ two\n words }";
  b.tail_comments[0].text = "// two   words";
  CHECK(test::difference_text(a, b) == same);
}

TEST_CASE("hopgi record diff: details do not make another game") {
  Record a = hopgi_record("Pd2-c3! {one} ( Pe2-d3 ) Pb4-c5 $4 1-0");
  Record b = hopgi_record("{zero} Pd2-c3 {two} {three} Pb4-c5?? ( R@d5 ( Pb4-c5 {x} ) Pe2-d3! ) *");
  a.tags = {tag("Event", "x"), tag("Date", "2026.01.01"), tag("FEN", "a")};
  b.tags = {tag("Event", "y\n"), tag("Round", "3"), tag("Event", "z")};
  CHECK(test::difference_text(a, b) == R"(A and B are the same game; 11 details differ
  result     1-0 in A, * in B
  suffix     ply 1: `Pd2-c3!` in A, `Pd2-c3` in B
  suffix     ply 2: `Pb4-c5` in A, `Pb4-c5??` in B
  comment    before ply 1: none in A, `zero` in B
  comment    ply 1: `one` in A, `two`, `three` in B
  variation  ply 1: `(1. Pe2-d3)` in A, none in B
  annotation ply 2: `$4` in A, none in B
  variation  ply 2: none in A, `(1... R@d5 (1... Pb4-c5 {x}) 2. Pe2-d3!)` in B
  tag        Event: `x` in A, `y␊` in B
  tag        Date: `2026.01.01` in A, none in B
  tag        Round: none in A, `3` in B
)");
  CHECK(diff(a, b).is_same_game());
  a.tags = {tag("White", "me")};
  CHECK(test::difference_text(a, a) == same);
  CHECK(test::difference_text(hopgi_record(opening), hopgi_record(opening + "*")) ==
        "A and B are the same game; 1 detail differs\n  result     none in A, * in B\n");
}

TEST_CASE("hopgi record diff: results that contradict each other make another game") {
  const Record a = hopgi_record(opening + "1-0");
  const Record b = hopgi_record(opening + "1/2-1/2");
  CHECK_FALSE(diff(a, b).is_same_game());
  CHECK(test::difference_text(a, b) == "1 difference between A and B\n  result     1-0 in A, 1/2-1/2 in B\n");
}

TEST_CASE("hopgi record diff: one turn is another") {
  const Record a = hopgi_record(opening + "R@d5 Pf2-e3");
  const Record b = hopgi_record(opening + "R@d6 Pf2-e3");
  CHECK(test::difference_text(a, b) == R"(1 difference between A and B, the first at ply 4
  ply 4      `R@d5` in A, `R@d6` in B
  position   never the same again
)");
}

TEST_CASE("hopgi record diff: a game that goes on, and more plies than are shown") {
  const Record a = hopgi_record(opening);
  const Record b = hopgi_record(opening + "R@d5 Pf2-e3");
  CHECK(test::difference_text(a, b) == "1 difference between A and B\n  plies 4-5  only in B\n");
  CHECK(test::difference_text(b, hopgi_record(opening + "R@d5")) ==
        "1 difference between A and B\n  ply 5      `Pf2-e3` only in A\n");
}

TEST_CASE("hopgi record diff: the same position on other ways, whatever the counters") {
  const Record a = hopgi_record("Pd2-c3 Pb4-c5 Pg2-f3 Pb6-c7 B@e4");
  const Record b = hopgi_record("Pg2-f3 Pb6-c7 Pd2-c3 Pb4-c5 B@e4");
  CHECK(test::difference_text(a, b) == R"(1 difference between A and B, the first at ply 1
  reordered  plies 1-4 in both, the same plies in another order
  position   the same again after ply 4
)");
  const Record c = hopgi_record("R@e4 B@c7 Pd2-c3");
  const Record d = hopgi_record("R@e4 B@c7 Re4-f4 Bc7-d6 Rf4-e4 Bd6-c7 Pd2-c3");
  CHECK(test::difference_text(c, d).find("position   the same again after ply 2 in A, 6 in B\n") != std::string::npos);
  CHECK(diff(c, d).edits.size() == 4);
}

TEST_CASE("hopgi record diff: kings in another order are another turn (hopgi R9)") {
  const Record a = hopgi_record("Fd1-c3;Wf1-e3 Pb4-c5");
  const Record b = hopgi_record("Wf1-e3;Fd1-c3 Pb4-c5");
  CHECK(test::difference_text(a, b) == R"(1 difference between A and B, the first at ply 1
  ply 1      `Fd1-c3;Wf1-e3` in A, `Wf1-e3;Fd1-c3` in B
  position   the same again after ply 1
)");
}

TEST_CASE("hopgi record diff: what was refused, and what is unknown (hopgi R18)") {
  const Record a = hopgi_record(opening + "~Pb3-b9 Pf2-e3");
  const Record b = hopgi_record(opening + "?zz9 Pf2-e3");
  CHECK(test::difference_text(a, b) == R"(1 difference between A and B, the first at ply 4
  ply 4      `Pb3-b9` (not played) in A, `zz9` (not readable) in B
  position   not certain in A from ply 4 on
  position   not certain in B from ply 4 on
)");
  const Record c = hopgi_record("Fd1-c3;~Wf1-f7");
  const Record d = hopgi_record("Fd1-c3;~Wf1-f6");
  CHECK(test::difference_text(c, d) == R"(1 difference between A and B, the first at ply 1
  ply 1      `Fd1-c3;Wf1-f7` in A, `Fd1-c3;Wf1-f6` in B
  position   not certain in A from ply 1 on
  position   not certain in B from ply 1 on
)");
  CHECK(test::difference_text(hopgi_record_from("", "Pd2-c3"), hopgi_record_from("", "Pd2-e3")) ==
        R"(1 difference between A and B, the first at ply 1
  ply 1      `Pd2-c3` (not played) in A, `Pd2-e3` (not played) in B
  position   not known in A
  position   not known in B
)");
}

TEST_CASE("hopgi record diff: other beginnings") {
  const std::string position = "rp5/wp5/*p5/fp5/bpP4/**P1PPP/**BF*WR[RBPrbp] b - - 7 3";
  const Record a = hopgi_record("Pd2-c3 Pb4-c5");
  const Record b = hopgi_record_from(position, "Pb4-c5");
  CHECK(test::difference_text(a, b) == R"(2 differences between A and B, the first at ply 1
  beginning  not the same position
  moved      White Pawn d2 -> c3
  to move    White -> Black
  clock      0 -> 7
  turn       1 -> 3
  ply 1      `Pd2-c3` only in A
  position   the same again after ply 1 in A, 0 in B
)");
  const Record c = hopgi_record_from("rp5/wp5/*p5/fp5/bpP4/**P1PPP/**BF*WR[RBPrbp] b - - 0 1", "Pb4-c5");
  CHECK(test::difference_text(b, c) == R"(A and B are the same game; 1 detail differs
  beginning  clock and turn 7 3 in A, 0 1 in B
)");
  CHECK(test::difference_text(a, hopgi_record_from("", "Pd2-c3 Pb4-c5")).find("  beginning  not known in B\n") !=
        std::string::npos);
}

TEST_CASE("hopgi record diff: nothing is said of certainty after the end (hopgi R10)") {
  const std::string before_end = "7/7/*6/f6/7/**1r3/**1F*2[] b - - 5 9";
  const Record a = hopgi_record_from(before_end, "Rd2xd1 Pc2-c3 0-1");
  REQUIRE(a.winner == Side::black);
  const Record b = hopgi_record_from(before_end, "Fa4-b5 Fd1xd2 1-0");
  CHECK(test::difference_text(a, b) == R"(3 differences between A and B, the first at ply 1
  ply 1      `Rd2xd1` in A, `Fa4-b5` in B
  ply 2      `Pc2-c3` (not played) in A, `Fd1xd2` in B
  result     0-1 in A, 1-0 in B
)");
}
