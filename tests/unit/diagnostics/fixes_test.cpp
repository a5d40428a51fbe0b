#include "diagnostics/fixes.hpp"

#include "diagnostics/ids.hpp"

#include "support/checks/catch.hpp"

using namespace plyglot;
using namespace plyglot::diagnostics;

namespace {

Diagnostic with_fix(std::vector<Edit> edits, Safety safety = Safety::safe) {
  Diagnostic diagnostic{};
  diagnostic.id = DiagnosticId::hop_lost_plus;
  diagnostic.fix = Fix{"mend", safety, std::move(edits)};
  return diagnostic;
}

FixedText fix(std::string_view text, const std::vector<Diagnostic>& diagnostics, Safety least = Safety::safe) {
  text::Source source;
  source.text = text;
  return apply_fixes(source, diagnostics, least);
}

}  // namespace

TEST_CASE("fixes that do not meet are applied in one pass") {
  const FixedText fixed = fix("abcdef", {with_fix({{{0, 1}, "A"}, {{5, 6}, ""}}), with_fix({{{2, 4}, "CD!"}})});
  CHECK(fixed.text == "AbCD!e");
  CHECK(fixed.applied == 2);
}

TEST_CASE("of fixes that overlap only the first is applied") {
  const FixedText fixed = fix("abcdef", {with_fix({{{1, 3}, "x"}}), with_fix({{{2, 4}, "y"}})});
  CHECK(fixed.text == "axdef");
  CHECK(fixed.applied == 1);
  const FixedText inside = fix("abcdef", {with_fix({{{2, 3}, "x"}}), with_fix({{{0, 6}, "y"}})});
  CHECK(inside.text == "abxdef");
  CHECK(inside.applied == 1);
}

TEST_CASE("a fix of which one edit overlaps waits whole") {
  const FixedText fixed = fix("abcdef", {with_fix({{{4, 5}, "x"}}), with_fix({{{0, 1}, "y"}, {{4, 6}, "z"}})});
  CHECK(fixed.text == "abcdxf");
  CHECK(fixed.applied == 1);
}

TEST_CASE("replacements may touch, insertions at one place may not") {
  const FixedText touching = fix("abcd", {with_fix({{{0, 2}, "x"}}), with_fix({{{2, 4}, "y"}})});
  CHECK(touching.text == "xy");
  CHECK(touching.applied == 2);
  CHECK(fix("ab", {with_fix({{{1, 1}, "x"}}), with_fix({{{1, 1}, "y"}})}).text == "axb");
  CHECK(fix("ab", {with_fix({{{1, 2}, "x"}}), with_fix({{{1, 1}, "y"}})}).text == "ax");
  CHECK(fix("ab", {with_fix({{{1, 1}, "x"}}), with_fix({{{0, 1}, "y"}})}).text == "axb");
  CHECK(fix("ab", {with_fix({{{0, 1}, "x"}}), with_fix({{{1, 1}, "y"}})}).text == "xb");
  CHECK(fix("ab", {with_fix({{{1, 1}, "x"}}), with_fix({{{2, 2}, "y"}})}).text == "axby");
}

TEST_CASE("one fix may insert where it also replaces") {
  const FixedText fixed = fix("ab", {with_fix({{{1, 1}, "x"}, {{1, 2}, "y"}}), with_fix({{{1, 2}, "z"}})});
  CHECK(fixed.text == "axy");
  CHECK(fixed.applied == 1);
}

TEST_CASE("unsafe fixes are applied only if they are asked for") {
  const std::vector<Diagnostic> diagnostics = {with_fix({{{0, 1}, "x"}}, Safety::unsafe), with_fix({{{0, 2}, "y"}})};
  CHECK(fix("abc", diagnostics).text == "yc");
  CHECK(fix("abc", diagnostics, Safety::unsafe).text == "xbc");
}

TEST_CASE("without fixes the text stays") {
  Diagnostic bare{};
  const FixedText fixed = fix("abc", {bare, with_fix({})});
  CHECK(fixed.text == "abc");
  CHECK(fixed.applied == 0);
}

TEST_CASE("edits of a chunk count from the start of the file") {
  const text::Source chunk{"x", "abc", 100, 5, text::LineEnds::lf_or_crlf};
  CHECK(apply_fixes(chunk, {with_fix({{{101, 102}, "B"}})}, Safety::safe).text == "aBc");
}
