// What is said about the marks between actions, and that taking them away changes nothing else.

#include "support/catch.hpp"
#include "support/homeworlds/findings.hpp"

#include <algorithm>

using namespace plyglot;
using homeworlds::Dialect;
using Lines = std::vector<std::string>;
using test::said_behind_homes;
using test::two_homes_shown;

namespace {

const std::string empty_action = "homeworlds/empty-action: this `;` separates nothing";
const std::string pass_in_list =
    "homeworlds/quux-pass-in-list: a pass is a whole turn, and has no place among other actions";
const std::string trailing_separator = "homeworlds/trailing-separator: no action follows this `;`";

}  // namespace

TEST_CASE("homeworlds findings: separators that are missing, unusual or misplaced") {
  CHECK(said_behind_homes("sacrifice g1 Sam  build g1 Sam") ==
        Lines{"homeworlds/missing-separator: there is no separator before `build` -> " + two_homes_shown +
              "sacrifice g1 Sam;  build g1 Sam"});
  CHECK(said_behind_homes("sacrifice g1 Sam | build g1 Sam") ==
        Lines{"homeworlds/unusual-separator: `|` is not a usual separator between actions -> " + two_homes_shown +
              "sacrifice g1 Sam ; build g1 Sam"});
  CHECK(said_behind_homes("build g1;Sam") ==
        Lines{"homeworlds/misplaced-separator: `;` cuts `build` off from its `Sam` ~> " + two_homes_shown +
              "build g1 Sam"});
  CHECK(said_behind_homes("build g1 /\nSam") ==
        Lines{"homeworlds/misplaced-separator: `/` cuts `build` off from its `Sam` ~> " + two_homes_shown +
              "build g1  Sam"});
  // The name would stand in the comment.
  CHECK(said_behind_homes("build g1 / # at home\nSam") ==
        Lines{"homeworlds/misplaced-separator: `/` cuts `build` off from the words below"});
  CHECK(said_in("Layout: block\nhomeworld y3 b1 g3 Sam\n\nhomeworld y3 b2 g3 Dave\n\nbuild g1\nSam\n") ==
        Lines{"homeworlds/misplaced-separator: the line end cuts `build` off from its `Sam` ~> "
              "Layout: block~homeworld y3 b1 g3 Sam~~homeworld y3 b2 g3 Dave~~build g1 Sam~"});
}

TEST_CASE("homeworlds findings: separators that separate nothing") {
  // A long line is not read once more for each of its separators.
  CHECK(said_behind_homes("build g1 Sam;  # " + std::string(1000, 'x')) == Lines{trailing_separator});
  CHECK(said_behind_homes("pass;") == Lines{trailing_separator + " -> " + two_homes_shown + "pass"});
  CHECK(said_behind_homes(";build g1 Sam") == Lines{empty_action + " -> " + two_homes_shown + "build g1 Sam"});
  // Without it the line would be a position.
  CHECK(said_behind_homes("; <0>").front() == empty_action);
  CHECK(said_behind_homes("sacrifice g1 Sam; ; pass") ==
        Lines{empty_action + " -> " + two_homes_shown + "sacrifice g1 Sam;  pass"});
  CHECK(said_behind_homes("pass;;") == Lines{trailing_separator + " -> " + two_homes_shown + "pass",
                                             empty_action + " -> " + two_homes_shown + "pass;"});
  CHECK(said_in("pass,", Dialect::ap).back() == "homeworlds/trailing-separator: no action follows this `,` -> pass");
  // `pass *` would pass all that is left; `pass 2 *` confirms as well.
  CHECK(said_in("pass, *", Dialect::ap).back() == "homeworlds/trailing-separator: no action follows this `,`");
  CHECK(said_in("pass,,*", Dialect::ap).back() == "homeworlds/empty-action: this `,` separates nothing -> pass,*");
  CHECK(said_in("pass 2,*", Dialect::ap).back() ==
        "homeworlds/trailing-separator: no action follows this `,` -> pass 2 *");
  CHECK(said_in("build g1 A, *", Dialect::ap).back() ==
        "homeworlds/trailing-separator: no action follows this `,` -> build g1 A *");
  CHECK(said_in("pass; *", Dialect::seed).back() ==
        "homeworlds/trailing-separator: no action follows this `;` -> pass *");
  // The carriage return and the line feed would be one line end, and the two turns one.
  CHECK(said_in("Layout: block\n\nbiuld\r+\n\npass")[1] == "homeworlds/trailing-separator: no action follows this `+`");
  // `2)` would be the number of its turn.
  CHECK(said_in("Layout: block\n\nbiuld\n\n/\n2) pass")[1] == "homeworlds/empty-action: this `/` separates nothing");
  CHECK(said_in("Layout: block\n\nbiuld\n\n/\npass")[1] ==
        "homeworlds/empty-action: this `/` separates nothing -> Layout: block~~biuld~~pass");
  // `*` and `:` would become a word.
  CHECK(said_behind_homes("pass;*;:")[1] == empty_action + " -> " + two_homes_shown + "pass;* :");
  const std::string homes = "Sam (0, y3b1) g3-\nDave (1, y3b2) -g3\n";
  CHECK(said_in(homes + "build g1 at Sam; ; build g1 at Sam", Dialect::quux) ==
        Lines{empty_action + " -> Sam (0, y3b1) g3-~Dave (1, y3b2) -g3~build g1 at Sam; build g1 at Sam"});
}

TEST_CASE("homeworlds findings: marks that a turn may end with, before its confirmation and below") {
  const std::string homes = "Layout: numbered\n1) homeworld y3 b1 g3 Sam\n2) homeworld y3 b2 g3 Dave\n3) pass; *";
  const std::string shown = "Layout: numbered~1) homeworld y3 b1 g3 Sam~2) homeworld y3 b2 g3 Dave~3) pass *";
  CHECK(said_in(homes + "\n4) pass\n") == Lines{trailing_separator + " -> " + shown + "~4) pass~"});
  CHECK(said_in(homes + " # why\n4) pass\n") == Lines{trailing_separator + " -> " + shown + " # why~4) pass~"});
  // The mark below would be the first then.
  for (const char* below : {"\n;", " # why\n;", "\n# why\n# more\n;", "\n<0>;"}) {
    CAPTURE(below);
    CHECK(said_in(homes + below + "\n4) pass\n").front() == trailing_separator);
  }
}

TEST_CASE("homeworlds findings: without a separator the line of quux begins with nothing else") {
  for (const char* rest : {"\xEF\xBB\xBF.", "<0>; A(r1)g1-", "Sam (0, y3b1) g3-"}) {
    CAPTURE(rest);
    CHECK(said_in(std::string("; ") + rest, Dialect::quux).front() == empty_action);
    CHECK(said_in(std::string("pass; ") + rest, Dialect::quux).front() == pass_in_list);
  }
  // The turn would be gone.
  CHECK(said_in("; pass", Dialect::quux) == Lines{empty_action + " -> pass", pass_in_list});
  CHECK(said_in("; ; pass", Dialect::quux).back() == pass_in_list);
  // The word before it would become a pass.
  CHECK(said_in("; pass\t; pass", Dialect::quux).back() == pass_in_list);
}

TEST_CASE("homeworlds findings: a byte of 0 is a word, and the line does not begin behind it") {
  using namespace std::string_literals;
  const std::vector<std::string> said = said_in("\0;\r*"s, Dialect::seed);
  CHECK(std::find(said.begin(), said.end(), trailing_separator) != said.end());
}

TEST_CASE("homeworlds findings: a confirmation keeps its blank") {
  CHECK(said_behind_homes("pass;*") == Lines{trailing_separator + " -> " + two_homes_shown + "pass *"});
  CHECK(said_behind_homes("pass; *") == Lines{trailing_separator + " -> " + two_homes_shown + "pass *"});
  CHECK(said_behind_homes("pass*") ==
        Lines{"homeworlds/glued-confirmation: the `*` is glued to the word before -> " + two_homes_shown + "pass *"});
  // In the line below it would be alone.
  CHECK(said_behind_homes("pass;\n*") == Lines{trailing_separator});
}

TEST_CASE("homeworlds findings: lines of separators only") {
  // Nothing must be left where a blank line would end the turn.
  CHECK(said_behind_homes("sacrifice g3 Sam;\n;\npass") ==
        Lines{empty_action + " -> " + two_homes_shown + "sacrifice g3 Sam;~pass"});
  CHECK(said_in("Layout: block\nhomeworld y3 b1 g3 Sam\n\nhomeworld y3 b2 g3 Dave\n\nsacrifice g3 Sam;\n ;\npass\n") ==
        Lines{empty_action +
              " -> Layout: block~homeworld y3 b1 g3 Sam~~homeworld y3 b2 g3 Dave~~sacrifice g3 Sam;~pass~"});
  // Behind the number of a turn it keeps a word from being the handle.
  CHECK(said_behind_homes("3) ;Bob: pass").front() == empty_action);
  CHECK(said_behind_homes("3) ; pass").front() == empty_action + " -> " + two_homes_shown + "3)  pass");
  // An unusual one does not join lines, as its line would do with the next if it were not there.
  CHECK(said_behind_homes("pass;\n|\npass").back() == "homeworlds/empty-action: this `|` separates nothing");
  CHECK(said_in("homeworld y3 b1 g3 Sam\n;;\nhomeworld y3 b2 g3 Dave\n").front() ==
        empty_action + " -> homeworld y3 b1 g3 Sam~homeworld y3 b2 g3 Dave~");
  CHECK(said_behind_homes("pass;\n\n;") == Lines{trailing_separator + " -> " + two_homes_shown + "pass~~;",
                                                 empty_action + " -> " + two_homes_shown + "pass;~~"});
}
