// GameStrings with comments above them.

#include "hive/notations/uhp/print.hpp"
#include "support/checks/catch.hpp"
#include "support/door/game_session.hpp"

using namespace plyglot;

TEST_CASE("uhp print: comments of other notations") {
  test::GameSession session("uhp");
  session.read("Base;InProgress;White[2];wS1;bS1 wS1-\n");
  hive::Record record = session.record();
  for (const char* text : {"before", "\r\n one\r\n  two \n\nthree\n"}) {
    record.comments.emplace_back().text = text;
  }
  record.comments.emplace_back().text = "behind";
  record.comments.back().after_ply = 2;
  std::string out;
  hive::uhp::print(record, hive::Outcome::in_progress, hive::References::canonical, out);
  CHECK(out == "# before\n# one\n# two\n#\n# three\nBase;InProgress;White[2];wS1;bS1 wS1-");
}
