#include "homeworlds/notations/homeworlds/ast_text.hpp"
#include "support/checks/catch.hpp"
#include "support/homeworlds/reading.hpp"

using namespace plyglot;

TEST_CASE("homeworlds ast: as indented text") {
  const test::HomeworldsReading reading =
      test::read_homeworlds("Event: x\n<0>; what\n1) Ann: attack r1s A; pass *  # so\n2)\n");
  text::Source source;
  source.text = reading.text;
  std::string out;
  append_ast(reading.ast, source, out);
  CHECK(out ==
        "file 0..57 dialect seed, a fragment\n"
        "  header 0..8 \"Event: x\"\n    key 0..5 \"Event\"\n    value 7..8 \"x\"\n"
        "  bad-position 9..18 \"<0>; what\"\n"
        "  comment-after 49..53 \"# so\"\n"
        "  turn 27..47\n    number 19..21 \"1)\"\n    handle 22..25 \"Ann\"\n"
        "    attack 27..39\n      verb 27..33 \"attack\"\n      ship 34..36 \"r1\"\n      owner 36..37 \"s\"\n"
        "      system 38..39 \"A\"\n"
        "    pass 41..45\n      verb 41..45 \"pass\"\n"
        "    confirmation 46..47 \"*\"\n"
        "  turn 54..54\n    number 54..56 \"2)\"\n");
}
