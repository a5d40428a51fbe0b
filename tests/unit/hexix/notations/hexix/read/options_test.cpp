#include "hexix/notations/hexix/read/options.hpp"
#include "support/checks/catch.hpp"

using namespace plyglot;
using diagnostics::Severity;

TEST_CASE("hexix options: their defaults are those of the table") {
  const hexix::Options options = hexix::options_of(notation::OptionValues(hexix::option_table()));
  CHECK(options.dialect == hexix::Dialect::v2024);
  CHECK(options.numbers == hexix::Writing::keep);
  CHECK(options.values == hexix::Writing::keep);
  CHECK(options.global_rule == Severity::warning);
  CHECK(options.inactive_rule == Severity::warning);
  CHECK(hexix::option_table().rows[0].key == "dialect");
}

TEST_CASE("hexix options: every choice is taken") {
  notation::OptionValues values(hexix::option_table());
  REQUIRE(values.set("dialect", "2019").empty());
  REQUIRE(values.set("numbers", "on").empty());
  REQUIRE(values.set("values", "off").empty());
  REQUIRE(values.set("global-rule", "off").empty());
  REQUIRE(values.set("inactive-rule", "error").empty());
  CHECK_FALSE(values.set("values", "maybe").empty());
  const hexix::Options options = hexix::options_of(values);
  CHECK(options.dialect == hexix::Dialect::v2019);
  CHECK(options.numbers == hexix::Writing::on);
  CHECK(options.values == hexix::Writing::off);
  CHECK(options.global_rule == Severity::off);
  CHECK(options.inactive_rule == Severity::error);
  CHECK_FALSE(options.rules().global_rule);
  CHECK(options.rules().inactive_rule);
}
