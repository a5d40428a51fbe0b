#include "diagnostics/suppression_syntax.hpp"

#include "diagnostics/fixes.hpp"

#include "support/checks/catch.hpp"

using namespace plyglot;
using namespace plyglot::diagnostics;

namespace {

// What is wrong: the message, the bytes, and the comment with the fix in it.
struct Problem {
  std::string message;
  std::string_view bytes;
  std::string fixed;
};

std::vector<Problem> problems_of(std::string_view comment) {
  std::vector<Diagnostic> diagnostics;
  const bool is_sound = parse_suppression(comment, 0, diagnostics).has_value();
  CHECK(is_sound == diagnostics.empty());
  text::Source source;
  source.text = comment;
  std::vector<Problem> problems;
  for (const Diagnostic& diagnostic : diagnostics) {
    Problem& problem = problems.emplace_back(Problem{diagnostic.message, source.slice(diagnostic.span), {}});
    const FixedText fixed = apply_fixes(source, {diagnostic}, Safety::unsafe);
    if (fixed.applied == 1) problem.fixed = fixed.text;
  }
  return problems;
}

void check_problem(std::string_view comment, std::string_view message, std::string_view bytes,
                   std::string_view fixed = {}) {
  INFO(comment);
  const auto problems = problems_of(comment);
  REQUIRE(problems.size() == 1);
  CHECK(problems[0].message == message);
  CHECK(problems[0].bytes == bytes);
  CHECK(problems[0].fixed == fixed);
  CHECK((fixed.empty() || problems_of(fixed).empty()));
}

}  // namespace

TEST_CASE("a suppression has names with their places") {
  std::vector<Diagnostic> problems;
  const auto syntax = parse_suppression(" plyglot: ignore-file[ hop/lost-plus ,all] since 2019", 100, problems);
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
  check_problem("plyglot:", "`ignore` or `ignore-file` is missing after `plyglot:`", "");
  check_problem("plyglot: ignroe[x]", "`ignroe` is neither `ignore` nor `ignore-file`", "ignroe", "plyglot: ignore[x]");
  check_problem("plyglot: ignorefile[x]", "`ignorefile` is neither `ignore` nor `ignore-file`", "ignorefile",
                "plyglot: ignore-file[x]");
  check_problem("plyglot: format off", "`format` is neither `ignore` nor `ignore-file`", "format");
  check_problem("plyglot: ignore", "`ignore` is not followed by names in brackets", "ignore");
  check_problem("plyglot: ignore hop/lost-plus", "`ignore` is not followed by names in brackets", "ignore");
  check_problem("plyglot: ignore [x]", "there are spaces between `ignore` and its names", " ", "plyglot: ignore[x]");
  check_problem("plyglot: ignore[x", "`[` is never closed", "[", "plyglot: ignore[x]");
  check_problem("plyglot: ignore[x because", "`[` is never closed", "[", "plyglot: ignore[x] because");
  check_problem("plyglot: ignore[]", "a name is missing before `]`", "]");
  check_problem("plyglot: ignore[", "`[` is never closed", "[");
  check_problem("plyglot: ignore[x,,y]", "a name is missing before `,`", ",");
  check_problem("plyglot: ignore[x y]", "`y` is where `,` or `]` should end a name", "y");
  check_problem("plyglot: ignore[Hop/x]", "`Hop/x` is where `,` or `]` should end a name", "Hop/x");
}

TEST_CASE("what is wrong with a suppression is said at once, so that no fix brings up the next one") {
  const auto problems = problems_of("Plyglot: ignore [x");
  REQUIRE(problems.size() == 3);
  CHECK(problems[0].message == "`Plyglot:` is not in lower case");
  CHECK(problems[1].message == "there are spaces between `ignore` and its names");
  CHECK(problems[2].message == "`[` is never closed");
  for (const Problem& problem : problems) CHECK(problems_of(problem.fixed).size() == 2);
}

TEST_CASE("nothing is reported after an unknown verb or a missing bracket") {
  CHECK(problems_of("plyglot: format [").size() == 1);
  CHECK(problems_of("plyglot: ignore  x]").size() == 1);
}
