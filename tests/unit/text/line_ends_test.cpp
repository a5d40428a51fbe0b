#include "text/line_ends.hpp"

#include "support/catch.hpp"

using namespace plyglot;
using text::count_line_ends;
using text::LineEnds;

TEST_CASE("line ends are counted as the notation knows them") {
  CHECK(count_line_ends("", LineEnds::lf_or_crlf) == 0);
  CHECK(count_line_ends("a\r\nb\rc\nd", LineEnds::lf_or_crlf) == 2);
  CHECK(count_line_ends("a\r\nb\rc\nd\r\r\n\r", LineEnds::lf_crlf_or_cr) == 6);
}
