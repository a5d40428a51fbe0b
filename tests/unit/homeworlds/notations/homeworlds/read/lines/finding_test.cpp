#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"
#include "support/checks/catch.hpp"

using namespace plyglot::homeworlds;
using plyglot::diagnostics::Severity;

TEST_CASE("homeworlds syntax: severities by dialect") {
  CHECK(severity_of(DiagnosticId::homeworlds_trade_order, Dialect::seed) == Severity::warning);
  CHECK(severity_of(DiagnosticId::homeworlds_trade_order, Dialect::jpb) == Severity::error);
  CHECK(severity_of(DiagnosticId::homeworlds_build_without_size, Dialect::ap) == Severity::off);
  CHECK(severity_of(DiagnosticId::homeworlds_long_name, Dialect::jpb) == Severity::error);
  CHECK(severity_of(DiagnosticId::homeworlds_letter_case, Dialect::quux) == Severity::error);
  CHECK(severity_of(DiagnosticId::homeworlds_bad_piece, Dialect::sdg) == Severity::error);
}
