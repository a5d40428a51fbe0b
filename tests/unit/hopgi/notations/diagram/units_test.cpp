// The parts of a file of diagrams (hopgi 2).

#include "hopgi/notations/diagram/units.hpp"

#include "support/checks/catch.hpp"

using namespace plyglot;
using notation::UnitKind;

namespace {

// Such as `comment 0-4 0-5`: content and whole.
std::string units_of(std::string_view text) {
  text::Source source;
  source.base = 50;
  source.text = text;
  constexpr std::string_view names[] = {"blank", "comment", "record", "other"};
  const auto range = [](text::Span span) {
    return ' ' + std::to_string(span.begin - 50) + '-' + std::to_string(span.end - 50);
  };
  std::string out;
  std::uint32_t offset = 50;
  do {
    const notation::Unit unit = hopgi::diagram::next_unit(source, offset);
    out += std::string(names[static_cast<std::size_t>(unit.kind)]) + range(unit.content) + range(unit.whole) + '\n';
    offset = unit.whole.end;
  } while (offset < source.span().end);
  return out;
}

}  // namespace

TEST_CASE("hopgi diagram units: comments in front are by themselves, others belong to the diagram") {
  CHECK(units_of("") == "blank 0-0 0-0\n");
  CHECK(units_of("// a\nx\n// b\ny\n\nz") ==
        "comment 0-4 0-5\nrecord 5-13 5-14\nblank 14-14 14-15\nrecord 15-16 15-16\n");
  CHECK(units_of(" //\n\n // c") == "comment 0-3 0-4\nblank 4-4 4-5\ncomment 5-10 5-10\n");
}

TEST_CASE("hopgi diagram units: blanks, CR LF and a CR of its own") {
  CHECK(units_of("x\r\ny\r\n\r\nz\r\n") == "record 0-4 0-6\nblank 6-6 6-8\nrecord 8-9 8-11\n");
  CHECK(units_of("x\n \t\ny") == "record 0-1 0-2\nblank 2-4 2-5\nrecord 5-6 5-6\n");
  CHECK(units_of("x\n\r\r\ny") == "record 0-1 0-2\nblank 2-3 2-5\nrecord 5-6 5-6\n");
  CHECK(units_of("x\ry") == "record 0-3 0-3\n");
}
