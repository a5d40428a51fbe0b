#include "hexix/rules/rule_options.hpp"

#include "hexix/notations/hexix/read/options.hpp"
#include "support/checks/catch.hpp"

using namespace plyglot;

TEST_CASE("hexix rule options: alone, and at the end of the options of records") {
  for (const notation::OptionTable table : {hexix::rule_option_table(), hexix::option_table()}) {
    notation::OptionValues values(table);
    CHECK(hexix::rule_options_of(values).global_rule);
    CHECK(hexix::rule_options_of(values).inactive_rule);
    REQUIRE(values.set("inactive-rule", "off").empty());
    CHECK(hexix::rule_options_of(values).global_rule);
    CHECK_FALSE(hexix::rule_options_of(values).inactive_rule);
    REQUIRE(values.set("inactive-rule", "error").empty());
    REQUIRE(values.set("global-rule", "off").empty());
    CHECK_FALSE(hexix::rule_options_of(values).global_rule);
    CHECK(hexix::rule_options_of(values).inactive_rule);
  }
}
