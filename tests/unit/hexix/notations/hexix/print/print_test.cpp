// The canonical text where the vectors say nothing (hexix 5).

#include "hexix/notations/hexix/print/print.hpp"

#include "hexix/notations/hexix/between.hpp"
#include "hexix/notations/hexix/read/layout.hpp"
#include "support/checks/catch.hpp"
#include "support/hexix/playing.hpp"

using namespace plyglot;

namespace {

std::string tail_of(std::string_view text) {
  text::Source source;
  source.text = text;
  std::string out;
  hexix::print_between(source, {notation::UnitKind::other, source.span(), source.span()}, out);
  return out;
}

}  // namespace

TEST_CASE("hexix print: a record with a word that cannot be read is not written") {
  for (const char* const text : {"foo    D5v", "D2v    D9v", "D2v    D5", "1.\n2. D2v"}) {
    CAPTURE(text);
    std::string out = "before";
    CHECK_FALSE(hexix::print(test::read_hexix_record(text), {}, out));
    CHECK(out == "before");
  }
}

TEST_CASE("hexix print: the marks are those of the dialect that is written") {
  hexix::Options options;
  options.dialect = hexix::Dialect::v2019;
  std::string out;
  CHECK(hexix::print(test::read_hexix_record("D2v    D5^3!"), options, out));
  CHECK(out == "D2<    D5>3!");
}

TEST_CASE("hexix print: dividers keep their place in a gap that needs one") {
  CHECK(test::formatted_hexix("Blue Red\n# a\n---- # b\n# c\n----\nD2v D5v") ==
        "Blue   Red\n# a\n------------- # b\n# c\nD2v    D5v\n");
  CHECK(test::formatted_hexix("---- # in the lead\nBlue Red # head\nD2v") ==
        "# in the lead\nBlue   Red    # head\n-------------\nD2v\n");
  // One in a record without a header asks for all others.
  CHECK(test::formatted_hexix("D2v\n----\nD2+\n...\n...\n...\n...\n...") ==
        "D2v\nD2+\n...\n...\n...\n-------------\n...\n...\n");
  CHECK(test::formatted_hexix("Blue Red") == "Blue   Red\n-------------\n");
}

TEST_CASE("hexix print: blank lines of a lead become one, and there is none at its start") {
  CHECK(test::formatted_hexix("# a\n\n\n# b\n\n----\n\nD2v") == "# a\n\n# b\n\nD2v\n");
}

TEST_CASE("hexix print: numbers are as wide as the last one") {
  CHECK(hexix::number_prefix_width(1) == 3);
  CHECK(hexix::number_prefix_width(9) == 3);
  CHECK(hexix::number_prefix_width(10) == 4);
  CHECK(hexix::number_prefix_width(100) == 5);
  hexix::Options options;
  options.numbers = hexix::Writing::on;
  CHECK(test::formatted_hexix("...D5v # c", options) == "1. ...D5v        # c\n");
  CHECK(test::formatted_hexix("# no rows", options) == "# no rows\n");
}

TEST_CASE("hexix print: numbers of placements that could not be counted stay as they are") {
  hexix::Options options;
  options.values = hexix::Writing::on;
  // R7.2: beside no own piece; R6: on an unknown board.
  CHECK(test::formatted_hexix("D2v    D3v", options) == "D2v1   D3v\n");
  CHECK(test::formatted_hexix("...    D5v\nD2v", options) == "...    D5v\nD2v\n");
  options.values = hexix::Writing::off;
  CHECK(test::formatted_hexix("D2v1   D3v1", options) == "D2v    D3v1\n");
}

TEST_CASE("hexix print: a trailing comment has a blank before it") {
  CHECK(test::formatted_hexix("D2v#c\n#d") == "D2v           #c\n#d\n");
}

TEST_CASE("hexix print: of a file's tail the comments stay") {
  CHECK(tail_of("# a  \r\n\n\n  -----  # b\n----\n\n\n#c\n\n") == "# a\n\n# b\n\n#c");
  CHECK(tail_of("----\n\n").empty());
}
