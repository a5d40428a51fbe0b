#include "homeworlds/notations/homeworlds/read/lines/finding.hpp"
#include "support/catch.hpp"

using namespace plyglot::homeworlds;
using plyglot::diagnostics::Severity;

TEST_CASE("homeworlds syntax: severities by dialect") {
  CHECK(severity_of(Issue::trade_order, Dialect::seed) == Severity::warning);
  CHECK(severity_of(Issue::trade_order, Dialect::jpb) == Severity::error);
  CHECK(severity_of(Issue::build_without_size, Dialect::ap) == Severity::off);
  CHECK(severity_of(Issue::long_name, Dialect::jpb) == Severity::error);
  CHECK(severity_of(Issue::letter_case, Dialect::quux) == Severity::error);
  CHECK(severity_of(Issue::bad_piece, Dialect::sdg) == Severity::error);
}

TEST_CASE("homeworlds syntax: names of findings") {
  CHECK(name_of(Issue::byte_order_mark) == "byte-order-mark");
  CHECK(name_of(Issue::quux_pass_in_list) == "quux-pass-in-list");
}
