#include "text/line_ends.hpp"

#include "support/checks/catch.hpp"

#include "support/values/random.hpp"

#include <algorithm>
#include <string>

using namespace plyglot;
using text::count_line_ends;
using text::LineEnds;

TEST_CASE("line ends are counted as the notation knows them") {
  CHECK(count_line_ends("", LineEnds::lf_or_crlf) == 0);
  CHECK(count_line_ends("a\r\nb\rc\nd", LineEnds::lf_or_crlf) == 2);
  CHECK(count_line_ends("a\r\nb\rc\nd\r\r\n\r", LineEnds::lf_crlf_or_cr) == 6);
}

TEST_CASE("the next line end is the first of the two bytes, however far it is") {
  test::Random random(1);
  for (int round = 0; round < 300; ++round) {
    std::string text(random.below(600), 'a');
    for (std::size_t marks = random.below(4); marks > 0 && !text.empty(); --marks) {
      text[random.below(text.size())] = random.below(2) == 0 ? '\n' : '\r';
    }
    const std::size_t from = random.below(text.size() + 1);
    CHECK(text::find_line_end(text, from) == std::min(text.find_first_of("\r\n", from), text.size()));
  }
}
