#include "unit/toolchain/line_notation.hpp"

#include "support/checks/catch.hpp"

using namespace plyglot;
using namespace plyglot::tests;

namespace {

struct Fixed {
  toolchain::Session::Fixed out;
  std::string left;
};

Fixed fix(const toolchain::Chunk& chunk, diagnostics::Safety least_safe) {
  toolchain::Session session(line_language(), {});
  Fixed fixed{session.fix(chunk, least_safe), {}};
  fixed.left = Findings{fixed.out.left}.text();
  return fixed;
}

}  // namespace

TEST_CASE("safe fixes are applied, and what is left counts in the fixed text") {
  const Fixed fixed = fix(file_chunk("a~~b\n~\n?\n"), diagnostics::Safety::safe);
  CHECK(fixed.out.text == "ab\n\n?\n");
  CHECK(fixed.out.applied == 3);
  CHECK(fixed.out.reading.records == 2);
  CHECK(fixed.left == "hop/lost-plus@4-5");
}

TEST_CASE("nothing is safe beside an error or a guess") {
  const Fixed fixed = fix(file_chunk("a~?\n!~\n"), diagnostics::Safety::recount);
  CHECK(fixed.out.text == "a~?\n!~\n");
  CHECK(fixed.out.applied == 0);
}

TEST_CASE("unsafe fixes that bring each other up again come to an end, with the fewest errors that there were") {
  const Fixed circle = fix(file_chunk("a<\n"), diagnostics::Safety::unsafe);
  CHECK((circle.out.text == "a<\n" || circle.out.text == "a>\n"));
  CHECK(circle.out.applied <= 2);
  const Fixed beside = fix(file_chunk("a<~?\nb~\n"), diagnostics::Safety::unsafe);
  CHECK((beside.out.text == "a<\nb\n" || beside.out.text == "a>\nb\n"));
}

TEST_CASE("unsafe fixes are applied on request") {
  const Fixed fixed = fix(file_chunk("a~?\n"), diagnostics::Safety::unsafe);
  CHECK(fixed.out.text == "a\n");
  CHECK(fixed.out.applied == 2);
  CHECK(fixed.left == "");
}

TEST_CASE("what a suppression is about is not fixed, and a byte order mark is deleted") {
  const Fixed fixed =
      fix(file_chunk("\xEF\xBB\xBF# plyglot: ignore[hop/player-case] so\n~\n~\n"), diagnostics::Safety::safe);
  CHECK(fixed.out.text == "# plyglot: ignore[hop/player-case] so\n~\n\n");
  CHECK(fixed.out.applied == 2);
}

TEST_CASE("nothing is deleted in front of what would become the byte order mark of the file") {
  const std::string mark = "\xEF\xBB\xBF";
  for (const std::string& text :
       {"~" + mark + "\n", "# plyglot: ignore[hop/player-case] so\n" + mark + "\n", mark + mark + "\n"}) {
    CAPTURE(text);
    const Fixed fixed = fix(file_chunk(text), diagnostics::Safety::safe);
    CHECK(fixed.out.text == text);
    CHECK_FALSE(fixed.left.empty());
  }
}

TEST_CASE("nothing is fixed in a record with bytes that no text has") {
  using namespace std::string_literals;
  const std::string text = "a~~\0b\n"s;
  const Fixed fixed = fix(file_chunk(text), diagnostics::Safety::unsafe);
  CHECK(fixed.out.text == text);
  CHECK(fixed.out.applied == 0);
  CHECK_FALSE(fixed.left.empty());
  for (const diagnostics::Diagnostic& found : fixed.out.left) CHECK_FALSE(found.fix);
}
