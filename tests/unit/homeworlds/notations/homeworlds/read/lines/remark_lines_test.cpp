// Lines that are not play, and lines that could be (homeworlds L18, L20, L21, R19).

#include "support/checks/catch.hpp"
#include "support/door/reports.hpp"
#include "support/door/translating.hpp"

using namespace plyglot;

namespace {

const std::string homes_before = "homeworld y1 b2 g3 Alder\nhomeworld g3 r1 b3 Birch\n";

// The names of the findings, each with `!` if it has a safe fix, and `?` if it has another.
std::string found_in(const std::string& text) {
  std::string names;
  for (const diagnostics::Diagnostic& finding : test::findings_in_file(text, test::language_of("homeworlds"))) {
    constexpr std::string_view prefix = "homeworlds/";
    if (!names.empty()) names += ' ';
    names += test::name_of(finding).substr(prefix.size());
    if (finding.fix) names += finding.fix->safety == diagnostics::Safety::safe ? '!' : '?';
  }
  return names;
}

std::string found_below_homes(const std::string& lines) { return found_in(homes_before + lines); }

std::string formatted(const std::string& text) { return test::formatted_file(text, test::language_of("homeworlds")); }

void check_kept(const std::string& text) { CHECK(formatted(text) == text); }

}  // namespace

TEST_CASE("homeworlds remarks: a line that cannot be play is one finding, keeps its bytes, and play goes on") {
  for (const std::string remark :
       {"At this point Ann has the better bank.", "A good move, B is in trouble", "gg", "nice trade!",
        "I think build was better", "Moves like that, Trades like this", "At last. Disc or not", "well, well, well",
        "nice build, blue is strong", "I will attack soon", "nice green trade!", "should I build green?",
        "you should never build blue before you have traded for yellow", "Cat got your tongue?", "Home sweet home",
        "Good game Alder", "p.s. I like it", "Attack was possible!"}) {
    CAPTURE(remark);
    const std::string text = homes_before + "build g1 Alder\n" + remark + "\nbuild b1 Birch\nbuild g1 Alder\n";
    CHECK(found_in(text) == "comment-sign?");
    check_kept(text);
    CHECK(found_in(homes_before + "1) build g1 Alder\n" + remark + "\n2) build b1 Birch\n") == "comment-sign?");
    // Play goes on: what is wrong below is found.
    CHECK(found_in(text + remark + "\nbuild y1 Nowhere\n") == "comment-sign? comment-sign? unknown-system");
  }
  CHECK(found_in("Game of the week\nPlayers: Ann, Ben\n" + homes_before) == "comment-sign?");
  check_kept("Players: Ann, Ben\n\n" + homes_before + "hello\n\nbuild g1 Alder  (nice)\n");
}

TEST_CASE("homeworlds remarks: what could be play is never one without a word") {
  for (const std::string line : {"bulid g1 Alder",
                                 "grab g1 Alder",
                                 "g1 Alder",
                                 "ok build g1 Alder",
                                 "ok catastrophe Alder green",
                                 "build",
                                 "move Alder Birch",
                                 "build small green Alder",
                                 "build Alder",
                                 "passs",
                                 "gg, pass",
                                 "gg; build g1 Alder",
                                 "pass the turn",
                                 "homeworld Cedar",
                                 "uild green Alder",
                                 "attack red Alder",
                                 "Alder green",
                                 "1g Alder",
                                 "build red2 Alder",
                                 "nice; sacrifice Alder",
                                 "I build blue at Alder",
                                 "Alder build blue",
                                 "Ann builds green at Alder",
                                 "Ann passes",
                                 "(build g1 Alder)"}) {
    CAPTURE(line);
    const std::string found = found_below_homes(line + "\n");
    CHECK(found.find("comment-sign") == std::string::npos);
    CHECK_FALSE(found.empty());
    check_kept(homes_before + line + "\n");
  }
  // Where the players are known, others do not pass.
  CHECK(found_in("Players: Ann, Ben\n" + homes_before + "nobody passes\n") == "comment-sign?");
  CHECK(found_in("Players: Ann, Ben\n" + homes_before + "Ann passes\n") == "unknown-verb");
  CHECK(found_below_homes("p pass\n").find("comment-sign") == std::string::npos);
  // The word below would be the rest of the action above.
  CHECK(found_below_homes("build g1;\nBirch and so on\n").find("comment-sign") == std::string::npos);
  // Where there is no action, there is no record that a remark could be in.
  CHECK(found_in("dear all\nsee you tomorrow\n").find("comment-sign") == std::string::npos);
}

TEST_CASE("homeworlds remarks: blanks of Unicode divide words that cannot be read otherwise") {
  CHECK(formatted(homes_before + "build\u00A0green\u00A0Alder\n") == homes_before + "build g Alder\n");
  CHECK(formatted(homes_before + "build\u2009g1\u2009Alder\n") == homes_before + "build g1 Alder\n");
}

TEST_CASE("homeworlds handles: a name, a colon and an action is a turn") {
  CHECK(found_in("Ann: homeworld y1 b2 g3 Alder\nBen: homeworld g3 r1 b3 Birch\nAnn: build g1 Alder\n") ==
        "handle-without-number");
  const std::string layouts[] = {"", "Layout: block\n", "Layout: numbered\n", "Layout: line\n"};
  for (const std::string& layout : layouts) {
    CAPTURE(layout);
    const std::string head = "Players: Ann, Ben\n" + layout;
    CHECK(found_in(head + "Ann: homeworld y1 b2 g3 Alder\nBen: homeworld g3 r1 b3 Birch\nAnn: build g1 Alder\n") ==
          "handle-without-number");
    CHECK(found_in(head + "Ann: homeworld y1 b2 g3 Alder\nBen: homeworld g3 r1 b3 Birch\nBen: build b1 Birch\n") ==
          "handle-without-number wrong-player");
  }
  check_kept(
      "Players: Ann, Ben\n\nAnn: homeworld y1 b2 g3 Alder\nBen: homeworld g3 r1 b3 Birch\nAnn: build g1 Alder\n");
  check_kept(homes_before + "Ann: build g1 Alder\n");
  // An action that is not read is an error, not a remark.
  CHECK(found_below_homes("Ann: build g1\n") == "handle-without-number missing-argument");
  CHECK(found_below_homes("build g1 Alder; Ben: build b1 Birch\n").find("comment-sign") == std::string::npos);
  CHECK(found_below_homes("Ann: good luck\n") == "comment-sign?");
  check_kept(homes_before + "Ann: good luck\n");
  CHECK(found_in("Opening: double green\n" + homes_before) == "unknown-header");
}

TEST_CASE("homeworlds handles: in the dialect of Abstract Play they are no headers") {
  CHECK(test::findings_in_file("Ann: homeworld y1 b2 g3\n", test::language_of("homeworlds:ap")).size() == 1);
}

TEST_CASE("homeworlds certainty: after an action that is not read nothing is said of sizes and counts") {
  const std::string board = "<0>; Alder(0,r1b2)g3g3r1-; Birch(1,y3b1)-b1g3\n";
  CHECK(found_in(board + "sacrifice g3 Alder; build red2 Alder; build r3 Alder; pass\n") == "bad-piece");
  CHECK(found_in(board + "sacrifice g3 Alder; buidl r1 Alder; build r3 Alder; pass\n") == "unknown-verb?");
  CHECK(found_in(board + "sacrifice g3 Alder; build r1 Alder r2 Fern; build r3 Alder\n") == "extra-words");
  CHECK(found_in(board + "sacrifice g3 Alder; build r3 Alder; build red2 Alder; pass\n") ==
        "wrong-build-size? bad-piece");
}

TEST_CASE("homeworlds certainty: without a certain position the words of a trade stay") {
  for (const std::string text : {"trade r1 b1 g1\n", "trade g1 y1 B\n", "trade y3 g3 Blue\n"}) {
    CAPTURE(text);
    CHECK(found_in(text) == "no-initial-position");
    check_kept(text);
  }
  const std::string unread = "homeworld y1 b2 g3 Alder\nhomeworld g3 r1 b3 B\nbuild g1 Alder\nfrobnicate g1 Alder\n";
  CHECK(found_in(unread + "trade g1 y1 B\n") == "unknown-verb");
  check_kept(unread + "trade g1 y1 B\n");
}

TEST_CASE("homeworlds layout: a mark at the end of a line decides nothing") {
  const std::string turn = "sacrifice y1 Alder |\nmove b1 Birch Cedar |\ncatastrophe Cedar b\n";
  CHECK(found_in(turn) == "no-initial-position trailing-separator? trailing-separator?");
  check_kept(turn);
  // What is below may be the turn of either player.
  CHECK(found_below_homes("build g1 Alder |\nbuild b3 Birch\nbuild y3 Alder\n") == "trailing-separator?");
  // A blank line ends it.
  CHECK(found_below_homes("build g1 Alder |\n\nbuild b3 Birch\n").find("wrong-build-size") != std::string::npos);
}

TEST_CASE("homeworlds games: a second game is one error, and is not changed") {
  const std::string first = "Players: Ann, Ben\n\n1) Ann: homeworld y1 b2 g3 Alder\n2) Ben: homeworld g3 r1 b3 Birch\n";
  const std::string second = "Players: Cleo, Ann\n1) Cleo: HOMEWORLD y1 b2 g3 Alder\n2) Ann: h g3 r1 b3 Birch\n";
  CHECK(found_in(first + "\n" + second) == "second-game");
  check_kept(first + "\n" + second);
  const std::string again = "1) Ann: homeworld y1 b2 g3 Alder\n2) Ben: homeworld g3 r1 b3 Birch\n";
  CHECK(found_in(first + again) == "second-game");
  check_kept(first + again);
  const std::string transcript =
      "Homeworlds Online (SDG# 1)\nParticipants: Ann (N), Ben (S)\n\n1) Ann: Homeworld Y1 B2 G3\n\n"
      "2) Ben: Homeworld G3 R1 B3\n\n";
  const auto archive = test::language_of("homeworlds:sdg");
  const auto found = test::findings_in_file(transcript + transcript, archive);
  REQUIRE(found.size() == 1);
  CHECK(test::name_of(found.front()) == "homeworlds/second-game");
  CHECK_FALSE(found.front().fix);
  CHECK(test::formatted_file(transcript + transcript, archive).find("3)") == std::string::npos);
}

TEST_CASE("homeworlds sizes: no fix of a size is safe, since another line may be the wrong one") {
  CHECK(found_in("<0>; Alder(0,r1b2)g3y1-; Birch(1,y3b1)-b1g3; Fern(r3)b2b3g2b1-g1\nbuild b2 Fern\nbuild b1 Birch\n") ==
        "wrong-build-size?");
}
