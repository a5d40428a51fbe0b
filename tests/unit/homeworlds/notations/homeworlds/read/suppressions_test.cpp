// Comments of homeworlds that speak to plyglot.

#include "support/checks/catch.hpp"
#include "support/door/seen_text.hpp"

using namespace plyglot;
using Lines = std::vector<std::string>;

namespace {

const std::string homes = "homeworld g2 b1 y3 Lee\nhomeworld g1 b3 y3 Ray\n";

Lines said_of(const std::string& turns) {
  std::string problem;
  const toolchain::Language language = toolchain::language("homeworlds", problem);
  return test::seen(homes + turns, language).findings;
}

}  // namespace

TEST_CASE("homeworlds suppressions: a comment after a turn is about its line, one on its own line about the next") {
  const std::string comment = "# plyglot: ignore[homeworlds/unknown-verb] as it was sent\n";
  const Lines of_both = said_of("biuld y1 Lee\nbiuld y1 Ray\n");
  REQUIRE(of_both.size() == 2);
  CHECK(said_of("biuld y1 Lee  " + comment + "biuld y1 Ray\n") ==
        Lines{"homeworlds/unknown-verb error 118-123 edit 118-123 unsafe"});
  CHECK(said_of(comment + "biuld y1 Lee\nbiuld y1 Ray\n") ==
        Lines{"homeworlds/unknown-verb error 117-122 edit 117-122 unsafe"});
}
