#include "plyglot/lsp/documents/edited_text.hpp"

#include "support/checks/property.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

using namespace plyglot;
using namespace std::string_literals;
using tool::lsp::EditedText;
using tool::lsp::Encoding;
using tool::lsp::Place;
using tool::lsp::Range;
using tool::lsp::TextPositions;

namespace {

// What texts are made of: all that lines and columns depend on, a single line, line ends above all, long characters.
using Pieces = std::vector<std::string>;
const Pieces kinds_of_text[] = {
    {"a", "bcd", "é", "漢", "\xF0\x9F\x90\x9D", "\xEF\xBB\xBF", "\n", "\r", "\r\n"},
    {"a", "é", "漢", "\xF0\x9F\x90\x9D", "\xEF\xBB\xBF"},
    {"a", "\r", "\n"},
    {"a", "\xF0\x9F\x90\x9D"},
};

std::string text_of(const Pieces& pieces, std::size_t most) {
  std::string text;
  const auto count = *rc::gen::inRange<std::size_t>(0, most + 1);
  for (std::size_t i = 0; i < count; ++i) text += pieces[*rc::gen::inRange<std::size_t>(0, pieces.size())];
  return text;
}

// Any place: in the text, inside a character, beyond the end of a line or of the text.
Place any_place() { return {*rc::gen::inRange<std::uint32_t>(0, 60), *rc::gen::inRange<std::uint32_t>(0, 60)}; }

// Of a few bytes of the text, or from any place to any other.
Range some_range(const std::string& text, Encoding encoding) {
  if (*rc::gen::inRange(0, 10) == 0) return {any_place(), any_place()};
  const auto size = static_cast<std::uint32_t>(text.size());
  const auto begin = *rc::gen::inRange<std::uint32_t>(0, size + 1);
  const auto end = std::min(size, begin + *rc::gen::inRange<std::uint32_t>(0, 10));
  return TextPositions(text, encoding).range_of({begin, end});
}

}  // namespace

TEST_CASE("edits that come together leave what they leave one by one") {
  test::check_property([] {
    const auto encoding = *rc::gen::element(Encoding::utf8, Encoding::utf16);
    const Pieces& pieces = kinds_of_text[*rc::gen::inRange<std::size_t>(0, std::size(kinds_of_text))];
    // Short ones, so that most edits are near the end of one.
    const auto block_size = *rc::gen::element<std::size_t>(8, 9, 16, EditedText::usual_block_size);
    std::string expected = *rc::gen::element<std::string>("", "\xEF\xBB\xBF") + text_of(pieces, 100);
    EditedText together(expected, encoding, block_size);
    const int edits = *rc::gen::inRange(1, 300);
    for (int i = 0; i < edits; ++i) {
      const Range range = some_range(expected, encoding);
      const std::string by = text_of(pieces, *rc::gen::element<std::size_t>(0, 3, 30));
      EditedText alone(expected, encoding, block_size);

      const text::Span span = TextPositions(expected, encoding).span_of(range);
      expected.replace(span.begin, span.size(), by);
      alone.replace(range, by);
      together.replace(range, by);
      RC_ASSERT(alone.text() == expected);
      RC_ASSERT(together.text() == expected);
    }
  });
}

TEST_CASE("a text that is replaced is the new one for the edits that follow") {
  EditedText text("one\ntwo", Encoding::utf16);
  text.replace({{1, 0}, {1, 0}}, "more than ");
  text.replace_all("\r\n\xF0\x9F\x90\x9D");
  CHECK(text.text() == "\r\n\xF0\x9F\x90\x9D");
  text.replace({{1, 2}, {7, 0}}, "x");
  CHECK(text.text() == "\r\n\xF0\x9F\x90\x9Dx");
  text.replace_all("");
  CHECK(text.text().empty());
  text.replace({{0, 0}, {0, 0}}, "y");
  CHECK(text.text() == "y");
}

TEST_CASE("a return and a line feed that meet are one line end, wherever blocks end") {
  struct Meeting {
    std::string between;
    Range range;
    std::string by;
  };
  for (std::uint32_t before = 0; before < 30; ++before) {
    for (std::uint32_t size = 1; size < 20; ++size) {
      const std::string between(size, 'x');
      const Meeting meetings[] = {
          {"\r" + between + "\n", {{1, 0}, {1, size}}, ""},
          {between + "\n", {{0, before + size}, {0, before + size}}, "\r"},
          {"\r" + between, {{1, 0}, {1, 0}}, "\n"},
      };
      for (const Meeting& meeting : meetings) {
        std::string expected = std::string(before, 'a') + meeting.between + "b\nccc";
        EditedText text(expected, Encoding::utf16, 8);
        for (const auto& [range, by] : {std::pair{meeting.range, meeting.by}, std::pair{Range{{2, 1}, {2, 2}}, "d"s}}) {
          const text::Span span = TextPositions(expected, Encoding::utf16).span_of(range);
          expected.replace(span.begin, span.size(), by);
          text.replace(range, by);
        }
        REQUIRE(text.text() == expected);
      }
    }
  }
}
