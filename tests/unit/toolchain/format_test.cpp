#include "unit/toolchain/line_notation.hpp"

#include "support/checks/catch.hpp"

using namespace plyglot;
using namespace plyglot::tests;

namespace {

toolchain::Session::Formatted format(const toolchain::Chunk& chunk) {
  toolchain::Session session(line_language(), {});
  Findings found;
  return session.format(chunk, found.sink());
}

// The text of a whole file.
std::string formatted(std::string_view text) {
  auto out = format(file_chunk(text));
  out.text.resize(out.text.size() - out.trailing_blank_lines);
  return out.text;
}

}  // namespace

TEST_CASE("records are formatted, comments and blank lines are kept without trailing blanks") {
  CHECK(formatted("AB\n \n  # Cd \t\nE") == "ab\n\n  # Cd\ne\n");
  CHECK(formatted("A\r\n\r\n#B\r\n") == "a\n\n#B\n");
}

TEST_CASE("a formatted file ends in one line end") {
  CHECK(formatted("A") == "a\n");
  CHECK(formatted("A\n\n  \n") == "a\n");
  CHECK(formatted("\n\nA\n\n#\n\n") == "\n\na\n\n#\n");
  CHECK(formatted("") == "");
  CHECK(formatted("\n\n") == "");
}

TEST_CASE("a byte order mark is dropped") {
  CHECK(formatted("\xEF\xBB\xBF"
                  "A") == "a\n");
}

TEST_CASE("records that cannot be formatted keep their bytes and are named") {
  const auto out = format(file_chunk(" A! \r\nB^\nC\n"));
  CHECK(out.text == " A! \nB^\nc\n");
  REQUIRE(out.kept_with_error.size() == 1);
  CHECK(out.kept_with_error[0] == text::Span{0, 4});
  REQUIRE(out.kept_without_error.size() == 1);
  CHECK(out.kept_without_error[0] == text::Span{6, 8});
}

TEST_CASE("each unit says what became of it") {
  const auto out = format(file_chunk("A\r\n \n"));
  REQUIRE(out.units.size() == 2);
  CHECK(out.units[0].before == text::Span{0, 3});
  CHECK(out.units[0].after == text::Span{0, 2});
  CHECK(out.units[1].before == text::Span{3, 5});
  CHECK(out.units[1].after == text::Span{2, 3});
  CHECK(out.trailing_blank_lines == 1);
}

TEST_CASE("a byte order mark goes with the first unit") {
  const auto marked =
      format(file_chunk("\xEF\xBB\xBF"
                        "A\n"));
  REQUIRE(marked.units.size() == 1);
  CHECK(marked.units[0].before == text::Span{0, 5});
  const auto alone = format(file_chunk("\xEF\xBB\xBF"));
  REQUIRE(alone.units.size() == 1);
  CHECK(alone.units[0].before == text::Span{0, 3});
  CHECK(alone.units[0].after.empty());
}

TEST_CASE("a string outside a file has no line end") {
  toolchain::Chunk string = file_chunk("AB");
  string.is_file = false;
  CHECK(format(string).text == "ab");
}

TEST_CASE("where one record alone is wanted the others keep their bytes") {
  toolchain::Chunk chunk = file_chunk("A\nB\nC \n");
  chunk.wanted.record = 2;
  CHECK(format(chunk).text == "A\nb\nC \n");
}

TEST_CASE("what keeps its bytes does not become something else because of the line end after it") {
  CHECK(formatted("A!\r") == "A!\r");
  CHECK(formatted("A!\r\r\nB\n") == "A!\r\r\nb\n");
  CHECK(formatted("#c\r\r\n#d\r") == "#c\n#d\n");
  CHECK(formatted("\xEF\xBB\xBF\xEF\xBB\xBF!") == "\xEF\xBB\xBF\xEF\xBB\xBF!\n");
}

TEST_CASE("a byte order mark that stays belongs to the first unit") {
  const auto out = format(file_chunk("\xEF\xBB\xBF\xEF\xBB\xBF!\n"));
  REQUIRE(out.units.size() == 1);
  CHECK(out.units[0].before == text::Span{0, 8});
  CHECK(out.units[0].after == text::Span{0, 8});
}

TEST_CASE("a record keeps its bytes if canonical text would lose what a finding doubts") {
  const auto out = format(file_chunk("Ab?\nC%D\nEF\n"));
  CHECK(out.text == "ab?\nC%D\nef\n");
  CHECK(out.kept_with_doubt == std::vector<text::Span>{{4, 7}});
  CHECK(out.kept_with_error.empty());
}
