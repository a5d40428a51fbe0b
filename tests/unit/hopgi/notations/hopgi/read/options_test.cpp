#include "hopgi/notations/hopgi/read/options.hpp"
#include "support/checks/catch.hpp"

using namespace plyglot;
using diagnostics::Severity;
using hopgi::MoveForm;
using hopgi::record::option_table;
using hopgi::record::options_of;

TEST_CASE("hopgi record options: their defaults are those of the table") {
  const auto options = options_of(notation::OptionValues(option_table()));
  CHECK(options.moves == MoveForm::with_origin);
  CHECK(options.line_width == 79);
  CHECK(options.linked_kings == Severity::error);
}

TEST_CASE("hopgi record options: every choice is taken") {
  notation::OptionValues values(option_table());
  REQUIRE(values.set("notation", "short").empty());
  REQUIRE(values.set("line-width", "0").empty());
  REQUIRE(values.set("linked-kings", "warning").empty());
  CHECK_FALSE(values.set("linked-kings", "off").empty());
  const auto options = options_of(values);
  CHECK(options.moves == MoveForm::short_form);
  CHECK(options.line_width == 0);
  CHECK(options.linked_kings == Severity::warning);
}
