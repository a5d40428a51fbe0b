// Which paths a pattern of a config names.
#include "plyglot/config/path_pattern.hpp"

#include "support/checks/catch.hpp"

using plyglot::tool::config::PathPattern;

namespace {

bool matches(std::string_view pattern, std::string_view path) {
  std::string problem;
  const std::optional<PathPattern> made = PathPattern::of(pattern, problem);
  INFO(pattern << ": " << problem);
  REQUIRE(made);
  return made->matches(plyglot::tool::config::names_in(path));
}

std::string problem_of(std::string_view pattern) {
  std::string problem;
  const bool is_pattern = PathPattern::of(pattern, problem).has_value();
  CHECK(is_pattern == problem.empty());
  return problem;
}

}  // namespace

TEST_CASE("a pattern without a slash names files and folders anywhere") {
  CHECK(matches("a.hop", "a.hop"));
  CHECK(matches("a.hop", "x/y/a.hop"));
  CHECK(matches("x", "x/y/a.hop"));
  CHECK(matches("y", "x/y/a.hop"));
  CHECK_FALSE(matches("a", "x/y/a.hop"));
  CHECK_FALSE(matches("a.hop", "aa.hop"));
  CHECK_FALSE(matches("a.hop", "A.hop"));
  CHECK_FALSE(matches("a.hop", ""));
}

TEST_CASE("a pattern with a slash begins at the folder of the config") {
  CHECK(matches("x/a.hop", "x/a.hop"));
  CHECK(matches("/a.hop", "a.hop"));
  CHECK(matches("x/y", "x/y/z/a.hop"));
  CHECK_FALSE(matches("x/a.hop", "w/x/a.hop"));
  CHECK_FALSE(matches("/a.hop", "x/a.hop"));
  CHECK_FALSE(matches("x/y", "x/yy/a.hop"));
}

TEST_CASE("a slash at the end means folders only") {
  CHECK(matches("x/", "x/a.hop"));
  CHECK(matches("x/", "w/x/y/a.hop"));
  CHECK(matches("w/x/", "w/x/a.hop"));
  CHECK_FALSE(matches("x/", "x"));
  CHECK_FALSE(matches("a.hop/", "x/a.hop"));
}

TEST_CASE("stars and question marks stay in one name") {
  CHECK(matches("*.hop", "x/a.hop"));
  CHECK(matches("*", "a"));
  CHECK(matches("x/*.hop", "x/.hop"));
  CHECK(matches("a*b*c", "aXbYbZc"));
  CHECK(matches("?.hop", "\xC3\xA9.hop"));
  CHECK_FALSE(matches("x/*.hop", "x/y/a.hop"));
  CHECK_FALSE(matches("a*b*c", "aXbYbZ"));
  CHECK_FALSE(matches("?.hop", ".hop"));
  CHECK_FALSE(matches("?.hop", "ab.hop"));
}

TEST_CASE("two stars stand for any number of folders") {
  CHECK(matches("x/**/a.hop", "x/a.hop"));
  CHECK(matches("x/**/a.hop", "x/y/z/a.hop"));
  CHECK(matches("**/a.hop", "a.hop"));
  CHECK(matches("x/**", "x/y/a.hop"));
  CHECK(matches("**/y/**/z/*.hop", "x/y/z/y/z/a.hop"));
  CHECK_FALSE(matches("x/**/a.hop", "y/x/a.hop"));
  CHECK_FALSE(matches("**/y/**/z/*.hop", "x/y/a.hop"));
}

TEST_CASE("sets hold one character") {
  CHECK(matches("[ab].hop", "b.hop"));
  CHECK(matches("[a-c1].hop", "c.hop"));
  CHECK(matches("[a-c1].hop", "1.hop"));
  CHECK(matches("[!a-c].hop", "d.hop"));
  CHECK(matches("[]].hop", "].hop"));
  CHECK(matches("[a-].hop", "-.hop"));
  CHECK(matches("[\xC3\xA4-\xC3\xBC].hop", "\xC3\xB6.hop"));
  CHECK_FALSE(matches("[!a-c].hop", "b.hop"));
  CHECK_FALSE(matches("[ab].hop", "ab.hop"));
  CHECK_FALSE(matches("[!]].hop", "].hop"));
  CHECK_FALSE(matches("[ab].hop", "].hop"));
}

TEST_CASE("many stars take no more time than the lengths say") {
  std::string pattern;
  for (int i = 0; i < 500; ++i) pattern += "*a";
  const std::string name(5000, 'a');
  CHECK(matches(pattern, name));
  CHECK_FALSE(matches(pattern + "b", name));
  std::string folders;
  std::string path;
  for (int i = 0; i < 200; ++i) folders += "**/a/";
  for (int i = 0; i < 2000; ++i) path += "a/";
  CHECK(matches(folders + "b", path + "b"));
  CHECK_FALSE(matches(folders + "c", path + "b"));
}

TEST_CASE("what means nothing in a pattern is said") {
  CHECK_FALSE(problem_of("").empty());
  CHECK_FALSE(problem_of("//").empty());
  CHECK_FALSE(problem_of("!a").empty());
  CHECK_FALSE(problem_of("a\\b").empty());
  CHECK_FALSE(problem_of("*.{hop,uhp}").empty());
  CHECK_FALSE(problem_of("../a").empty());
  CHECK_FALSE(problem_of("./a").empty());
  CHECK_FALSE(problem_of("x/[ab").empty());
  CHECK_FALSE(problem_of("[!]").empty());
  CHECK_FALSE(problem_of("[]").empty());
  CHECK(problem_of("a!b").empty());
  CHECK(problem_of("...").empty());
  CHECK(problem_of("[!a]").empty());
}
