#include <plyglot/source.hpp>

#include <stdexcept>

#include "support/checks/catch.hpp"

using namespace plyglot::text;

TEST_CASE("a chunk gives the bytes of a span, and nothing for an empty one wherever it is") {
  Source source;
  source.text = "wS1;bG1";
  source.base = 100;
  CHECK(source.slice({104, 107}) == "bG1");
  CHECK(source.slice({104, 104}).data() == source.text.data() + 4);
  CHECK(source.slice({107, 107}).data() == source.text.data() + 7);
  for (const std::uint32_t outside : {0u, 99u, 108u, 0xffffffffu}) {
    CHECK(source.slice({outside, outside}).data() == source.text.data());
    CHECK(source.slice({outside, outside}).empty());
  }
  CHECK_THROWS_AS(source.slice({99, 101}), std::out_of_range);
}
