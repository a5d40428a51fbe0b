// Filling of movetext (hopgi 5).

#include "hopgi/notations/hopgi/print/filled_text.hpp"
#include "support/checks/catch.hpp"

#include <initializer_list>

using namespace plyglot;
using hopgi::record::FilledText;

namespace {

// `(` and `)` are parentheses, a unit that ends in `;` ends its line, any other is a unit.
std::string filled(std::uint32_t width, std::initializer_list<std::string_view> parts) {
  std::string out;
  FilledText text(width, out);
  for (const std::string_view part : parts) {
    if (part == "(") {
      text.open_parenthesis();
    } else if (part == ")") {
      text.close_parenthesis();
    } else {
      text.add_unit(part);
      if (part.back() == ';') text.end_line();
    }
  }
  text.finish();
  return out;
}

}  // namespace

TEST_CASE("hopgi filled text: a unit that does not fit begins a line") {
  CHECK(filled(7, {"abc", "def", "g"}) == "abc def\ng");
  CHECK(filled(6, {"abc", "def", "g"}) == "abc\ndef g");
  CHECK(filled(2, {"abc", "def"}) == "abc\ndef");
  CHECK(filled(0, {"abc", "def", "g"}) == "abc def g");
  CHECK(filled(79, {}).empty());
}

TEST_CASE("hopgi filled text: columns are code points") { CHECK(filled(7, {"äöü", "äöü", "g"}) == "äöü äöü\ng"); }

TEST_CASE("hopgi filled text: a unit with line breaks counts up to the first and from the last") {
  CHECK(filled(5, {"ab", "cd\nlong long\ne", "fgh", "i"}) == "ab cd\nlong long\ne fgh\ni");
  CHECK(filled(4, {"ab", "cd\ne"}) == "ab\ncd\ne");
}

TEST_CASE("hopgi filled text: parentheses are glued to their neighbours") {
  CHECK(filled(79, {"a", "(", "b", "(", "c", ")", ")", "d"}) == "a (b (c)) d");
  CHECK(filled(79, {"a", "(", "(", ")", ")"}) == "a (())");
  CHECK(filled(5, {"abc", "(", "d", ")"}) == "abc\n(d)");
  CHECK(filled(79, {"a", "(", "b;", ")", "c"}) == "a (b;\n) c");
  CHECK(filled(79, {"a", "(", "b", ")", "(", "c", ")"}) == "a (b) (c)");
}

TEST_CASE("hopgi filled text: what is beside the last unit stays on its line") {
  std::string out;
  FilledText text(3, out);
  text.add_unit("*");
  text.finish();
  text.add_beside("{a long word}");
  CHECK(out == "* {a long word}");
}
