#include "notation/lines.hpp"
#include "notation/byte_findings.hpp"

#include "support/checks/catch.hpp"

#include <string>

using namespace plyglot;
using notation::UnitKind;

namespace {

// All units of a text, as `kind(content)` one after another; also checks that they cover it.
std::string units_of(std::string_view text, text::LineEnds line_ends = text::LineEnds::lf_or_crlf,
                     std::uint32_t base = 100) {
  const text::Source source{"x", text, base, 1, line_ends};
  std::string out;
  std::uint32_t offset = base;
  while (offset < source.span().end) {
    const notation::Unit unit = notation::next_line_unit(source, offset, "#");
    CHECK(unit.whole.begin == offset);
    CHECK(unit.whole.contains(unit.content));
    CHECK(unit.whole.end > offset);
    constexpr std::string_view names[] = {"blank", "comment", "record"};
    out +=
        std::string(names[static_cast<std::size_t>(unit.kind)]) + "(" + std::string(source.slice(unit.content)) + ")";
    offset = unit.whole.end;
  }
  CHECK(offset == source.span().end);
  return out;
}

}  // namespace

TEST_CASE("a line is blank, a comment or a record") {
  CHECK(units_of("") == "");
  CHECK(units_of("a") == "record(a)");
  CHECK(units_of("a\n") == "record(a)");
  CHECK(units_of("a\n\n \t\n") == "record(a)blank()blank( \t)");
  CHECK(units_of("# a\n \t# b \na # c\n") == "comment(# a)comment( \t# b )record(a # c)");
  CHECK(units_of(" a \n") == "record( a )");
}

TEST_CASE("line ends of two bytes are not part of the content") {
  CHECK(units_of("a\r\nb\r\n") == "record(a)record(b)");
  CHECK(units_of("\r\n\r\n") == "blank()blank()");
}

TEST_CASE("a carriage return of its own ends a line only where the notation says so") {
  CHECK(units_of("a\rb\n") == "record(a\rb)");
  CHECK(units_of("\r") == "record(\r)");
  CHECK(units_of("a\r\r\n") == "record(a\r)");
  CHECK(units_of("a\rb\r\nc\n\r", text::LineEnds::lf_crlf_or_cr) == "record(a)record(b)record(c)blank()");
}

TEST_CASE("what is deleted is deleted with the line end after it, if the text has one") {
  const std::string_view whole = "ab\r\nc\n\n";
  const auto end_after = [&](std::size_t size, std::uint32_t end) {
    const text::Source source{"x", whole.substr(0, size), 100};
    return notation::with_line_end(source, {100, 100 + end}).end - 100;
  };
  CHECK(end_after(7, 1) == 1);
  CHECK(end_after(7, 2) == 4);
  CHECK(end_after(7, 5) == 6);
  // A carriage return alone is none.
  CHECK(end_after(3, 2) == 2);
  CHECK(end_after(5, 5) == 5);
}

TEST_CASE("a notation without comments has none") {
  const text::Source source{"x", "# a", 0, 1, text::LineEnds::lf_or_crlf};
  CHECK(notation::next_line_unit(source, 0, "").kind == UnitKind::record);
}
