// The wording of findings in the play of Hexix records, beyond those in corpus/hexix.

#include "support/checks/catch.hpp"
#include "support/hexix/playing.hpp"

using namespace plyglot;

TEST_CASE("hexix violations: moves are spelled in the dialect that is read") {
  hexix::Options options;
  options.dialect = hexix::Dialect::v2019;
  const std::string words = test::hexix_play_words("D4<", options);
  CHECK(words.find("legal placements: `C1> C1< D2> D2< E1> E1<`") != std::string::npos);
}
