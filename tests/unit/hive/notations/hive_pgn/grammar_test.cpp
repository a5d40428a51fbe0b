// The grammar itself: sound, and published as it is.

#include "grammars/hive_pgn.hpp"
#include "support/checks/catch.hpp"
#include "support/grammars/grammar_checks.hpp"
#include "support/grammars/is_read.hpp"
#include "support/hive/hive_pgn_parsing.hpp"
#include "support/values/random.hpp"

#include <tao/pegtl/contrib/analyze.hpp>

using namespace plyglot;
using hive::hive_pgn::grammar;
using syntax::Strictness;

namespace {

std::string mutated(std::string text, test::Random& random) {
  static const std::vector<std::string> pieces = {"\n",   "\r\n",
                                                  "\r",   " ",
                                                  "\t",   "{",
                                                  "}",    "[",
                                                  "]",    "\"",
                                                  "1.",   "2. ",
                                                  "1",    "wS1",
                                                  "-",    "/",
                                                  "\\",   "bQ ",
                                                  ".",    "pass",
                                                  "*",    "Draw",
                                                  "1-0",  "x",
                                                  "A_9",  "\xEF\xBB\xBF",
                                                  "\xFF", std::string(1, '\0'),
                                                  "(",    ")",
                                                  "(\n",  ")\n"};
  for (std::size_t changes = random.between(1, 3); changes > 0; --changes) {
    const std::size_t at = random.below(text.size() + 1);
    const std::size_t removed = random.chance(60) ? random.below(3) : 0;
    text.replace(at, removed, random.chance(70) ? random.pick(pieces) : "");
  }
  return text;
}

}  // namespace

TEST_CASE("hive-pgn grammar: no rule can go round without reading") {
  CHECK(tao::pegtl::analyze<grammars::hive_pgn::file>() == 0);
}

TEST_CASE("hive-pgn grammar: the published text is that of the rules") { test::check_published(grammar); }

TEST_CASE("hive-pgn grammar: a second reading of the strict grammar gives the same verdicts") {
  test::HivePgnParsing parsing;
  test::Random random(13);
  std::size_t strict = 0;
  std::size_t others = 0;
  const auto check = [&](const std::string& text) {
    CAPTURE(text);
    parsing.parse(text);
    const bool is_strict = test::is_strict_hive_pgn(text);
    CHECK(parsing.is_strict() == is_strict);
    ++(is_strict ? strict : others);
  };
  for (const Strictness strictness : {Strictness::strict, Strictness::tolerant}) {
    for (const std::string& text : test::sentences_of(grammar, strictness, 6000, 11)) {
      check(text);
      check(mutated(text, random));
    }
  }
  CHECK(strict > 1000);
  CHECK(others > 1000);
}

TEST_CASE("hive-pgn grammar: every sentence of the tolerant grammar is read, and losslessly") {
  test::HivePgnParsing parsing;
  for (const std::string& text : test::sentences_of(grammar, Strictness::tolerant, 5000, 12)) {
    CAPTURE(text);
    parsing.parse(text);
    REQUIRE(test::is_read(grammar, text));
    REQUIRE(parsing.tree().verify({0, static_cast<std::uint32_t>(text.size())}).empty());
  }
}
