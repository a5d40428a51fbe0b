// Plain words around those of an action, and remarks without a sign (homeworlds R18, L14).

#include "support/checks/catch.hpp"
#include "support/homeworlds/findings.hpp"

using namespace plyglot;
using Lines = std::vector<std::string>;

namespace {

// The words of the only action after two homeworlds, and the names of the findings.
std::string words_of(const std::string& turn) {
  const std::string homes = "homeworld y3 b1 g3 Sam\nhomeworld y3 b2 g3 Dave\n";
  const auto reading = test::read_homeworlds(homes + turn, {});
  REQUIRE(reading.ast.actions.size() == 3);
  const homeworlds::ActionNode& action = reading.ast.actions[2];
  std::string words;
  for (const homeworlds::Word& word :
       {action.ship, action.owner, action.system, action.other_system, action.star, action.colour}) {
    if (word.is_present()) words += std::string(reading.slice(word.span)) + ' ';
  }
  return words + test::names_of(reading.findings);
}

}  // namespace

TEST_CASE("homeworlds syntax: prepositions between the words of an action are extra words") {
  CHECK(words_of("move y3 from Ann to Bob") == "y3 Ann Bob extra-words");
  CHECK(words_of("build y1 IN Dust") == "y1 Dust extra-words");
  CHECK(words_of("discover y1 from Ann g2 as Bob") == "y1 Ann Bob g2 extra-words");
  CHECK(words_of("trade y1 at Dust for b") == "y1 Dust b extra-words");
  // What is complete with them keeps them.
  CHECK(words_of("move y3 from to") == "y3 from to ");
  CHECK(words_of("build y1 in") == "y1 in ");
  // Words left over after them are reported as well.
  CHECK(words_of("build y1 in Dust quickly") == "y1 Dust extra-words extra-words");
  CHECK(words_of("attack y1 from Dust with y2") == "y1 Dust extra-words extra-words");
  CHECK(words_of("build y1 Dust in") == "y1 Dust extra-words");
}

TEST_CASE("homeworlds syntax: a seat after an attack is the owner") {
  CHECK(words_of("attack y1 Dust North") == "y1 North Dust extra-words");
  CHECK(words_of("attack y1 Dust s") == "y1 s Dust extra-words");
  // With two players there is no player in the east.
  CHECK(words_of("attack y1 Dust East") == "y1 Dust extra-words");
  CHECK(words_of("attack y1n Dust North") == "y1 n Dust extra-words");
  CHECK(words_of("build y1 Dust North") == "y1 Dust extra-words");
}

TEST_CASE("homeworlds syntax: a remark without a sign is a comment") {
  for (const std::string remark : {"// so it is, really", "// a quiet move", "// pass the salt", "(so it is; really!)",
                                   "(so!)", "(so!) (yes) // so", "; Ann: well done"}) {
    CAPTURE(remark);
    CHECK(words_of("build y1 Dust " + remark).find("comment-sign") != std::string::npos);
  }
  CHECK(words_of("build y1 (Dust)") == "y1 Dust parenthesised-name");
  CHECK(words_of("build y1 Dust\n(hi)\n// hi\nAnn: hi") == "y1 Dust comment-sign comment-sign comment-sign");
  CHECK(words_of("build y1 Dust // # and so on") == "y1 Dust trailing-separator empty-action");
}

TEST_CASE("homeworlds findings: plain words and remarks are reported with a fix that keeps what they say") {
  const std::string homes = test::two_homes_shown;
  CHECK(
      test::said_after_homes("build g1 at Sam") ==
      Lines{"homeworlds/extra-words: `at` is not written between the words of an action -> " + homes + "build g1 Sam"});
  CHECK(test::said_after_homes("build g1 Sam // hi") ==
        Lines{"homeworlds/comment-sign: `// hi` is read as a comment -> " + homes + "build g1 Sam # hi"});
}
