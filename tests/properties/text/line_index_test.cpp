#include "text/utf8.hpp"

#include <plyglot/line_index.hpp>

#include "support/checks/property.hpp"

using namespace plyglot;
using text::LineEnds;
using text::Position;

namespace {

// Texts of the pieces that lines and columns depend on, with long stretches of plain bytes now and then.
std::string piece(int number) {
  static const std::string pieces[] = {"a",    "\n",   "\r",       "\r\n",         "\t",  "漢", "\xF0\x9F\x90\x9D",
                                       "\xFF", "\xE6", "\xE6\xBC", "\xEF\xBB\xBF", "\x01"};
  constexpr int count = static_cast<int>(std::size(pieces));
  if (number < count) return pieces[number];
  return std::string(number == count ? 5000 : 3, 'x');
}

std::string some_text() {
  std::string result;
  for (const int number : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 14))) result += piece(number);
  return result;
}

std::uint32_t width_of(const text::Decoded& character) {
  return character.is_valid && (character.code_point == U'漢' || character.code_point > 0xFFFF) ? 2 : 1;
}

// Counts from the start of the text, one character after another, up to the position of the one at `offset`.
Position recount(std::string_view text, std::uint32_t offset, LineEnds ends) {
  Position position;
  for (std::uint32_t at = text.substr(0, 3) == "\xEF\xBB\xBF" ? 3 : 0; at < offset && at < text.size();) {
    const std::string_view rest = text.substr(at);
    const bool is_lone_return = rest[0] == '\r' && rest.substr(0, 2) != "\r\n";
    const bool is_pair = rest.substr(0, 2) == "\r\n";
    const bool is_line_end = rest[0] == '\n' || is_pair || (is_lone_return && ends == LineEnds::lf_crlf_or_cr);
    const text::Decoded character = text::decode_utf8(rest);
    const std::uint32_t size = is_pair ? 2 : character.size;
    if (at + size > offset) break;
    at += size;
    if (is_line_end) {
      position = Position{position.line + 1, 1, 1, 1, 1};
      continue;
    }
    position.byte_column += size;
    position.code_point_column += 1;
    position.utf16_column += character.code_point > 0xFFFF ? 2 : 1;
    position.display_column += rest[0] == '\t' ? 4 - (position.display_column - 1) % 4 : width_of(character);
  }
  return position;
}

}  // namespace

TEST_CASE("positions are those of a recount from the start") {
  test::check_property([] {
    const std::string text = some_text();
    const LineEnds ends = *rc::gen::element(LineEnds::lf_or_crlf, LineEnds::lf_crlf_or_cr);
    text::Source source;
    source.text = text;
    source.line_ends = ends;
    const text::LineIndex lines(source);
    const auto size = static_cast<std::uint32_t>(text.size());
    const std::uint32_t offset = *rc::gen::inRange<std::uint32_t>(0, size + 1);
    const Position found = lines.position(offset);
    const Position expected = recount(text, offset, ends);
    RC_ASSERT(found.line == expected.line);
    RC_ASSERT(found.byte_column == expected.byte_column);
    RC_ASSERT(found.code_point_column == expected.code_point_column);
    RC_ASSERT(found.utf16_column == expected.utf16_column);
    RC_ASSERT(found.display_column == expected.display_column);
  });
}

TEST_CASE("lines and line ends cover the text") {
  test::check_property([] {
    const std::string text = some_text();
    text::Source source;
    source.text = text;
    source.line_ends = *rc::gen::element(LineEnds::lf_or_crlf, LineEnds::lf_crlf_or_cr);
    const text::LineIndex lines(source);
    std::uint32_t at = 0;
    for (std::uint32_t number = 1; number <= lines.line_count(); ++number) {
      const text::Span line = lines.line(number);
      const std::string_view between = source.slice({at, line.begin});
      RC_ASSERT((number == 1 ? between.empty() || between == "\xEF\xBB\xBF"
                             : between == "\n" || between == "\r\n" || between == "\r"));
      at = line.end;
    }
    RC_ASSERT(at == text.size());
  });
}
