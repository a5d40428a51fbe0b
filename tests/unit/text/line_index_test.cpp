#include <plyglot/line_index.hpp>

#include "support/checks/catch.hpp"

using namespace plyglot::text;

namespace {

LineIndex index_of(std::string_view text, LineEnds ends = LineEnds::lf_or_crlf) {
  Source source;
  source.name = "x";
  source.text = text;
  source.line_ends = ends;
  return LineIndex(source);
}

}  // namespace

TEST_CASE("lines end at LF and CRLF, and at CR where the notation says so") {
  const std::string_view text = "ab\ncd\r\nef\rgh";
  const LineIndex lf = index_of(text);
  CHECK(lf.line_count() == 3);
  CHECK(lf.line(1) == Span{0, 2});
  CHECK(lf.line(2) == Span{3, 5});
  CHECK(lf.line(3) == Span{7, 12});

  const LineIndex cr = index_of(text, LineEnds::lf_crlf_or_cr);
  CHECK(cr.line_count() == 4);
  CHECK(cr.line(2) == Span{3, 5});
  CHECK(cr.line(3) == Span{7, 9});
  CHECK(cr.line(4) == Span{10, 12});
}

TEST_CASE("an offset belongs to the line that it is in") {
  const LineIndex lines = index_of("ab\r\n\ncd\n");
  CHECK(lines.line_of(0) == 1);
  CHECK(lines.line_of(3) == 1);
  CHECK(lines.line_of(4) == 2);
  CHECK(lines.line_of(5) == 3);
  CHECK(lines.line_of(7) == 3);
  CHECK(lines.line_of(8) == 4);
  CHECK(lines.line(4) == Span{8, 8});
}

TEST_CASE("the empty text has one empty line") {
  const LineIndex lines = index_of("");
  CHECK(lines.line_count() == 1);
  CHECK(lines.line(1) == Span{0, 0});
  CHECK(lines.position(0).byte_column == 1);
}

TEST_CASE("a chunk counts from its base and its first line") {
  const LineIndex lines(Source{"x", "ab\ncd", 100, 7, LineEnds::lf_or_crlf});
  CHECK(lines.line_of(103) == 8);
  CHECK(lines.line(8) == Span{103, 105});
  const Position end = lines.position(105);
  CHECK(end.line == 8);
  CHECK(end.byte_column == 3);
}

TEST_CASE("columns are counted in bytes, code points, UTF-16 units and cells") {
  // é takes two bytes, 漢 three bytes and two cells, 🐝 four bytes, two units and two cells.
  const LineIndex lines = index_of("é漢🐝x");
  const Position x = lines.position(9);
  CHECK(x.byte_column == 10);
  CHECK(x.code_point_column == 4);
  CHECK(x.utf16_column == 5);
  CHECK(x.display_column == 6);
}

TEST_CASE("tabs reach the next stop of four") {
  const LineIndex lines = index_of("\ta\tbcd\tx");
  CHECK(lines.position(1).display_column == 5);
  CHECK(lines.position(3).display_column == 9);
  CHECK(lines.position(7).display_column == 13);
  CHECK(lines.position(7).code_point_column == 8);
}

TEST_CASE("combining characters take no cell, control characters and stray bytes take one") {
  CHECK(index_of("e\u0301x").position(3).display_column == 2);
  CHECK(index_of("\x01x").position(1).display_column == 2);
  const Position stray = index_of("\xFF\xC3x").position(2);
  CHECK(stray.code_point_column == 3);
  CHECK(stray.utf16_column == 3);
  CHECK(stray.display_column == 3);
}

TEST_CASE("a byte order mark takes no column at the start of the file, and is a character elsewhere") {
  const LineIndex lines = index_of("\xEF\xBB\xBFQA\n\xEF\xBB\xBFx");
  CHECK(lines.line(1) == Span{3, 5});
  CHECK(lines.position(0).byte_column == 1);
  CHECK(lines.position(2).byte_column == 1);
  CHECK(lines.position(3).byte_column == 1);
  CHECK(lines.position(4).byte_column == 2);
  CHECK(lines.position(9).code_point_column == 2);
  const LineIndex chunk(Source{"x", "\xEF\xBB\xBFQ", 50, 2, LineEnds::lf_or_crlf});
  CHECK(chunk.position(53).code_point_column == 2);
}

TEST_CASE("an offset inside a character or a line end counts as the start of it") {
  const LineIndex lines = index_of("a漢b\r\nc");
  CHECK(lines.position(2).code_point_column == 2);
  CHECK(lines.position(3).byte_column == 2);
  CHECK(lines.position(5).byte_column == 6);
  CHECK(lines.position(6).byte_column == 6);
  CHECK(lines.position(6).line == 1);
}

TEST_CASE("a range has the positions of its ends, whatever is between them") {
  const std::string many(5000, 'a');
  for (const std::string& text : {std::string("\xEF\xBB\xBF\tae\u0301\xFFz\r\n\n🐝漢\r"), many + "é" + many}) {
    const LineIndex lines = index_of(text);
    const std::uint32_t step = text.size() > 100 ? 499 : 1;
    const auto size = static_cast<std::uint32_t>(text.size());
    const auto is_same = [](const Position& a, const Position& b) {
      return a.line == b.line && a.byte_column == b.byte_column && a.code_point_column == b.code_point_column &&
             a.utf16_column == b.utf16_column && a.display_column == b.display_column;
    };
    for (std::uint32_t begin = 0; begin <= size; begin += step) {
      for (std::uint32_t end = begin; end <= size; end += step) {
        const LineIndex::Range range = lines.range({begin, end});
        CHECK(is_same(range.begin, lines.position(begin)));
        CHECK(is_same(range.end, lines.position(end)));
      }
    }
  }
}
