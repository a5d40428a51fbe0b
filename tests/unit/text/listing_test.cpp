#include "text/listing.hpp"

#include "support/checks/catch.hpp"

#include <vector>

using namespace plyglot;

TEST_CASE("names are listed with the joint before the last one") {
  const std::vector<std::string_view> names = {"a", "b", "c"};
  CHECK(text::listed(names, " or ") == "`a`, `b` or `c`");
  CHECK(text::listed(std::span(names).first(2), " and ") == "`a` and `b`");
  CHECK(text::listed(std::span(names).first(1), " or ") == "`a`");
  CHECK(text::listed({}, " or ").empty());
}

TEST_CASE("what is counted is named in the singular or the plural") {
  CHECK(text::counted(0, "ply", "plies") == "0 plies");
  CHECK(text::counted(1, "ply", "plies") == "1 ply");
  CHECK(text::counted(2, "ply", "plies") == "2 plies");
  CHECK(text::counted(0, "cell") == "0 cells");
  CHECK(text::counted(1, "cell") == "1 cell");
  CHECK(text::counted(1204, "position") == "1,204 positions");
  CHECK(text::counted_noun(1, "digit") == "digit");
  CHECK(text::counted_noun(3, "digit") == "digits");
}

TEST_CASE("long numbers are in groups of three digits") {
  CHECK(text::grouped(0) == "0");
  CHECK(text::grouped(999) == "999");
  CHECK(text::grouped(1000) == "1,000");
  CHECK(text::grouped(1234567) == "1,234,567");
}
