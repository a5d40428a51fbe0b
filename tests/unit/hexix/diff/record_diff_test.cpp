#include "hexix/diff/record_diff.hpp"

#include "hexix/record/mirror.hpp"
#include "support/checks/catch.hpp"
#include "support/hexix/records.hpp"
#include "support/values/difference_text.hpp"

using namespace plyglot;
using namespace plyglot::hexix;
using test::hexix_fragment;
using test::hexix_game;
using test::hexix_game_from;

namespace {

const std::string same = "A and B are the same game\n";
const std::string two_rounds = "D2v D5v D2+ D5+ ";

}  // namespace

TEST_CASE("hexix record diff: a game does not differ from itself") {
  for (const Record& record : {hexix_game(two_rounds + "D3v ... -- E3v"), hexix_fragment("D5v D2+ ..."), Record{}}) {
    const RecordDiff none = diff(record, record);
    CHECK(none.is_same_game());
    CHECK(none.edits.empty());
    CHECK_FALSE(none.first_divergence());
    CHECK(test::difference_text(record, record) == same);
  }
}

TEST_CASE("hexix record diff: dialect, written numbers, comments and headers do not count") {
  const Record a = hexix_game(two_rounds + "D3v");
  Record b = hexix_game("D2v1 D5v D2+ D5+ D3v1");
  b.dialect = Dialect::v2019;
  b.has_header = true;
  b.lines[0].comment = "# a comment";
  CHECK(test::difference_text(a, b) == same);
  CHECK(diff(a, b).edits.empty());
}

TEST_CASE("hexix record diff: suffixes that differ are reported, and do not count") {
  const Record a = hexix_game("D2v D5v?? D2+");
  const Record b = hexix_game("D2v! D5v D2+");
  CHECK(test::difference_text(a, b) == R"(A and B are the same game; 2 suffixes differ
  suffix     ply 1: `D2v` in A, `D2v!` in B
  suffix     ply 2: `D5v??` in A, `D5v` in B
)");
  CHECK(diff(a, b).is_same_game());
}

TEST_CASE("hexix record diff: one ply is another") {
  const Record a = hexix_game(two_rounds + "D3v D4v D3+");
  const Record b = hexix_game(two_rounds + "D3^ D4v D3+");
  CHECK(test::difference_text(a, b) == R"(1 difference between A and B, the first at ply 5
  ply 5      `D3v` in A, `D3^` in B
  position   never the same again
)");
  CHECK(diff(a, b).first_divergence() == 4U);
  CHECK(diff(a, b).relation == Relation::different);
}

TEST_CASE("hexix record diff: a game that goes on") {
  const Record a = hexix_game(two_rounds);
  const Record b = hexix_game(two_rounds + "D3v D4v");
  CHECK(test::difference_text(a, b) == "1 difference between A and B\n  plies 5-6  only in B\n");
  CHECK(test::difference_text(b, hexix_game(two_rounds + "D3v")) ==
        "1 difference between A and B\n  ply 6      `D4v` only in A\n");
  CHECK_FALSE(diff(a, b).first_divergence());
}

TEST_CASE("hexix record diff: plies in another order") {
  const Record a = hexix_game("C1v C5v E1^ E5v C1+");
  const Record b = hexix_game("E1^ E5v C1v C5v C1+");
  CHECK(test::difference_text(a, b) == R"(1 difference between A and B, the first at ply 1
  reordered  plies 1-4 in both, the same plies in another order
  position   the same again after ply 4
)");
}

TEST_CASE("hexix record diff: another way to the same position") {
  // The first of two neighbours gets one less, and is raised.
  const Record a = hexix_game("D2v D5v D2+ D5+ C1v D4v E1v");
  const Record b = hexix_game("C1v D5v D2v D5+ C1+ D4v E1^");
  CHECK(test::difference_text(a, b) == R"(4 differences between A and B, the first at ply 1
  ply 1      `D2v` in A, `C1v` in B
  ply 3      `D2+` in A, `D2v` in B
  ply 5      `C1v` in A, `C1+` in B
  position   the same again after ply 5
  ply 7      `E1v` in A, `E1^` in B
  position   never the same again
)");
}

TEST_CASE("hexix record diff: two plies that were left out") {
  const Record a = hexix_game("D2v D5v D2+ D5+ C1v C5v");
  const Record b = hexix_game("D2v D5v C1v C5v");
  CHECK(test::difference_text(a, b) == R"(2 differences between A and B, the first at ply 3
  ply 3      `D2+` only in A
  ply 4      `D5+` only in A
  position   never the same again
)");
}

TEST_CASE("hexix record diff: a mirror image is reported, and is another game") {
  const Record a = hexix_game("D2v D5v D2+ D5+ C2v E4^");
  const Record b = mirrored(a);
  CHECK(test::difference_text(a, b) == "B is a mirror image of A: columns A to G are G to A\n");
  CHECK(diff(a, b).relation == Relation::mirrored);
  CHECK_FALSE(diff(a, b).is_same_game());
  CHECK(test::difference_text(hexix_game("D2v D5v"), mirrored(hexix_game("D2v D5v"))) == same);
}

TEST_CASE("hexix record diff: a mirror image with a capture, written by hand") {
  // Red takes F2 from E3; in the image B2 from C3.
  const Record a = hexix_game("D2^ C5^ D2+ E5v C1^ E5+ D2+ E4^ E2^ E4+ C1+ E3v E2+ E3+ F2v E3F2");
  const Record b = hexix_game("D2^ E5^ D2+ C5v E1^ C5+ D2+ C4^ C2^ C4+ E1+ C3v C2+ C3+ B2v C3B2");
  CHECK(test::difference_text(a, b) == "B is a mirror image of A: columns A to G are G to A\n");
}

TEST_CASE("hexix record diff: the beginning of a mirror image") {
  const Record a = hexix_game("C1v C5v C1+ C5+ C2v");
  const Record b = hexix_game("E1v E5v E1+ E5+ F1^");
  CHECK(test::difference_text(a, b) ==
        R"(1 difference between A and B, the first at ply 5; B is compared as a mirror image: columns A to G are G to A
  ply 5      `C2v` in A, `B1^` (written `F1^`) in B
  position   never the same again
)");
}

TEST_CASE("hexix record diff: what is unknown") {
  const Record a = hexix_game(two_rounds + "... D4v D3+");
  const Record b = hexix_game(two_rounds + "D3v D4v D3+");
  CHECK(test::difference_text(a, b) == R"(1 difference between A and B, the first at ply 5
  ply 5      `...` in A, `D3v` in B
  position   not certain in A from ply 5 on
)");
  CHECK(test::difference_text(hexix_fragment("D5v D2+"), hexix_fragment("D5v D2v")) ==
        R"(1 difference between A and B, the first at ply 2
  ply 2      `D2+` in A, `D2v` in B
  position   not known in A
  position   not known in B
)");
}

TEST_CASE("hexix record diff: other beginnings") {
  const std::string position = ".../..../...../Bh6Bv1...Rh6/...../..../... r";
  const Record a = hexix_game("D2v D5v D2+");
  const Record b = hexix_game_from(position, "D5v D2+");
  CHECK(test::difference_text(a, b) == R"(2 differences between A and B, the first at ply 1
  beginning  not the same position
  D2         nothing in A, Bv1 in B
  to move    Blue in A, Red in B
  ply 1      `D2v` only in A
  position   the same again after ply 1 in A, 0 in B
)");
  CHECK(test::difference_text(hexix_fragment("D5v"), hexix_game_from(position, "D5v")) ==
        R"(1 difference between A and B, the first at ply 1
  beginning  not known in A
  position   not known in A
)");
}

TEST_CASE("hexix record diff: how the games end (hexix R14)") {
  const std::string position = ".../..../..B^1../Bh6...Bv1Rh6/..B^1Bv2B^2/..../... b";
  const Record a = hexix_game_from(position, "E5D6");
  const Record b = hexix_game_from(position, "E5+");
  CHECK(test::difference_text(a, b) == R"(1 difference between A and B, the first at ply 1
  ply 1      `E5D6` in A, `E5+` in B
  position   never the same again
  result     Blue wins by taking Red's home in A, open in B
)");
}
