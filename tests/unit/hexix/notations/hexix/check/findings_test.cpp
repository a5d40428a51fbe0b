// What is found in the layout of strings (hexix 7): that of files is in corpus/hexix.

#include "support/checks/catch.hpp"
#include "support/hexix/reading.hpp"

using namespace plyglot;
using hexix::Dialect;

TEST_CASE("hexix findings: a string outside a file needs no line end") {
  CHECK(test::hexix_findings_in_record("D2v    D5v", Dialect::v2024).empty());
}
