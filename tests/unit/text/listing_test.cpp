#include "text/listing.hpp"

#include "support/catch.hpp"

#include <vector>

using namespace plyglot;

TEST_CASE("names are listed with the joint before the last one") {
  const std::vector<std::string_view> names = {"a", "b", "c"};
  CHECK(text::listed(names, " or ") == "`a`, `b` or `c`");
  CHECK(text::listed(std::span(names).first(2), " and ") == "`a` and `b`");
  CHECK(text::listed(std::span(names).first(1), " or ") == "`a`");
  CHECK(text::listed({}, " or ").empty());
}
