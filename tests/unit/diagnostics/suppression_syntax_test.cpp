#include "diagnostics/suppression_syntax.hpp"

#include "diagnostics/fixes.hpp"

#include "support/catch.hpp"

using namespace plyglot;
using namespace plyglot::diagnostics;

namespace {

// What is wrong: the message, the bytes, and the comment with the fix in it.
struct Problem {
  std::string message;
  std::string_view bytes;
  std::string fixed;
};

std::optional<Problem> problem_of(std::string_view comment) {
  std::optional<Diagnostic> diagnostic;
  if (parse_suppression(comment, 0, diagnostic)) return std::nullopt;
  text::Source source;
  source.text = comment;
  Problem problem{diagnostic->message, source.slice(diagnostic->span), {}};
  const FixedText fixed = apply_fixes(source, {*diagnostic}, Safety::unsafe);
  if (fixed.applied == 1) problem.fixed = fixed.text;
  return problem;
}

void check_problem(std::string_view comment, std::string_view message, std::string_view bytes,
                   std::string_view fixed = {}) {
  INFO(comment);
  const auto problem = problem_of(comment);
  REQUIRE(problem);
  CHECK(problem->message == message);
  CHECK(problem->bytes == bytes);
  CHECK(problem->fixed == fixed);
  CHECK((fixed.empty() || !problem_of(fixed)));
}

}  // namespace

TEST_CASE("a suppression has names with their places") {
  std::optional<Diagnostic> problem;
  const auto syntax = parse_suppression(" plyglot: ignore-file[ hop/lost-plus ,all] since 2019", 100, problem);
  REQUIRE(syntax);
  CHECK(syntax->is_file_wide);
  CHECK(syntax->verb == text::Span{110, 121});
  REQUIRE(syntax->names.size() == 2);
  CHECK(syntax->names[0].text == "hop/lost-plus");
  CHECK(syntax->names[0].span == text::Span{123, 136});
  CHECK(syntax->names[1].text == "all");
  CHECK(syntax->names[1].span == text::Span{138, 141});
}

TEST_CASE("a comment is a suppression by its first word, in any case") {
  CHECK(is_suppression("plyglot: ignore[x]"));
  CHECK(is_suppression(" \tPlyglot:"));
  CHECK_FALSE(is_suppression("plyglot"));
  CHECK_FALSE(is_suppression("see plyglot: ignore[x]"));
  CHECK_FALSE(is_suppression(""));
}

TEST_CASE("each way to miss the form has its message and, where it is clear, its fix") {
  check_problem("Plyglot: ignore[x]", "`Plyglot:` is not in lower case", "Plyglot:", "plyglot: ignore[x]");
  check_problem("plyglot:", "`ignore` or `ignore-file` is missing behind `plyglot:`", "");
  check_problem("plyglot: ignroe[x]", "`ignroe` is neither `ignore` nor `ignore-file`", "ignroe", "plyglot: ignore[x]");
  check_problem("plyglot: ignorefile[x]", "`ignorefile` is neither `ignore` nor `ignore-file`", "ignorefile",
                "plyglot: ignore-file[x]");
  check_problem("plyglot: format off", "`format` is neither `ignore` nor `ignore-file`", "format");
  check_problem("plyglot: ignore", "`ignore` is not followed by names in brackets", "ignore");
  check_problem("plyglot: ignore hop/lost-plus", "`ignore` is not followed by names in brackets", "ignore");
  check_problem("plyglot: ignore [x]", "blanks stand between `ignore` and its names", " ", "plyglot: ignore[x]");
  check_problem("plyglot: ignore[x", "`[` is never closed", "[", "plyglot: ignore[x]");
  check_problem("plyglot: ignore[x because", "`[` is never closed", "[", "plyglot: ignore[x] because");
  check_problem("plyglot: ignore[]", "a name is missing before `]`", "]");
  check_problem("plyglot: ignore[", "`[` is never closed", "[");
  check_problem("plyglot: ignore[x,,y]", "a name is missing before `,`", ",");
  check_problem("plyglot: ignore[x y]", "`y` stands where `,` or `]` ends a name", "y");
  check_problem("plyglot: ignore[Hop/x]", "`Hop/x` stands where `,` or `]` ends a name", "Hop/x");
}
