#include "text/format.hpp"

#include "support/checks/catch.hpp"

using namespace plyglot;

TEST_CASE("formatting fills the placeholders") {
  CHECK(text::format("`{}` stands at {},{}", "wQ", 1, -2) == "`wQ` stands at 1,-2");
}

TEST_CASE("appending keeps what is there already") {
  std::string out = "a";
  text::append(out, "{:>3}", 7);
  CHECK(out == "a  7");
}
