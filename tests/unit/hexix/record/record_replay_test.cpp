// Playing a record again, and cutting it.

#include "hexix/record/record_replay.hpp"
#include "hexix/notations/hexix/print/print.hpp"
#include "support/checks/catch.hpp"
#include "support/hexix/playing.hpp"

using namespace plyglot;
using namespace plyglot::hexix;
using test::read_hexix_record;

namespace {

std::string text_after(const std::string& text, std::uint32_t plies) {
  Record record = read_hexix_record(text);
  cut_after(record, plies);
  std::string printed;
  CHECK(print(record, {}, printed));
  return printed;
}

const std::string game =
    "# lead\n"
    "Blue   Red\n"
    "-------------\n"
    "D2v    D5v\n"
    "D2+    D5+!   # good\n"
    "# on row 3\n"
    "D3v    D4v\n"
    "D3+    D4+\n"
    "D3+    D4+\n"
    "-------------\n"
    "D2+    D5+\n"
    "# last";

}  // namespace

TEST_CASE("hexix replay: the board after each ply") {
  const Record record = read_hexix_record("D2v    D5v\nD2+    E3E4\nD2D2   ...\n...    D5+");
  RecordReplay replay(record);
  const char* const boards[] = {
      ".../..../...../Bh6....Rh6/...../..../... b",     ".../..../...../Bh6Bv1...Rh6/...../..../... r",
      ".../..../...../Bh6Bv1..Rv1Rh6/...../..../... b", ".../..../...../Bh6Bv2..Rv1Rh6/...../..../... r",
      ".../..../...../Bh6Bv2..Rv1Rh6/...../..../... b", ".../..../...../Bh6Bv2..Rv1Rh6/...../..../... r",
      ".../..../...../Bh6Bv2..Rv1Rh6/...../..../... b", ".../..../...../Bh6Bv2..Rv1Rh6/...../..../... r",
      ".../..../...../Bh6Bv2..Rv2Rh6/...../..../... b",
  };
  for (const char* board : boards) {
    CAPTURE(replay.plies());
    CHECK(position_text(replay.state().position()) == board);
    if (!replay.is_at_end()) replay.advance();
  }
  CHECK(replay.is_at_end());
  CHECK(final_position(record) == replay.state().position());
}

TEST_CASE("hexix replay: a ply is made by who wrote it, though it was the other side's turn") {
  const Record record = read_hexix_record("# position: .../..../...../Bh6....Rh6/...../..../... r\nD2v    D5v");
  REQUIRE(final_position(record));
  CHECK(position_text(*final_position(record)) == ".../..../...../Bh6Bv1..Rv1Rh6/...../..../... b");
}

TEST_CASE("hexix replay: the position at the end of a fragment is unknown") {
  CHECK_FALSE(final_position(read_hexix_record("...    D5v\nD2+")));
}

TEST_CASE("hexix cut: lines, rows and dividers after the ply are removed") {
  CHECK(text_after(game, 12) == game);
  CHECK(text_after(game, 11) == game.substr(0, game.rfind("    D5+")));
  CHECK(text_after(game, 10) == game.substr(0, game.rfind("\n-------------")));
  CHECK(text_after(game, 4) == game.substr(0, game.find("\n# on row 3")));
  CHECK(text_after(game, 0) == "# lead\nBlue   Red\n-------------");
}

TEST_CASE("hexix cut: the comment on a ply of Red goes with it (hexix R15)") {
  CHECK(text_after(game, 3) == "# lead\nBlue   Red\n-------------\nD2v    D5v\nD2+");
  CHECK(text_after("D2v    D5v    # both", 1) == "D2v           # both");
}

TEST_CASE("hexix cut: plies that were not written are said to be made") {
  CHECK(text_after("D2v\nD2+", 2) == "D2v    ...");
  CHECK(text_after("D2v    D5v\n       D5+", 3) == "D2v    D5v\n...");
  CHECK(text_after("# position: .../..../...../Bh6....Rh6/...../..../... r\nD2v    D5v", 1) ==
        "# position: .../..../...../Bh6....Rh6/...../..../... r\n...    ...");
}

TEST_CASE("hexix cut: a game has not ended before its last ply") {
  const std::string text = "# position: .../..../Bv2Bv2Bv2Bv3B^5/Bh6....Rh6/...../..../... b\nC5D6   D5v";
  Record record = read_hexix_record(text);
  CHECK(result_text(record) == "B-home");
  cut_after(record, 1);
  CHECK(result_text(record) == "B-home");
  cut_after(record, 0);
  CHECK(result_text(record).empty());
}
