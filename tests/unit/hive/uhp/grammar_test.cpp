// The grammar of UHP itself: sound, published as it is, and used in every corner.

#include "grammars/uhp.hpp"
#include "support/catch.hpp"
#include "support/grammar_checks.hpp"
#include "support/uhp_parsing.hpp"

#include <tao/pegtl/contrib/analyze.hpp>

using namespace plyglot;
using hive::uhp::grammar;
using syntax::Strictness;

TEST_CASE("uhp grammar: no rule can go round without reading") {
  CHECK(tao::pegtl::analyze<grammars::uhp::game_string>() == 0);
}

TEST_CASE("uhp grammar: the published text is that of the rules") { test::check_published(grammar); }

TEST_CASE("uhp grammar: every sentence of the strict grammar is read without a finding about its spelling") {
  test::UhpParsing parsing;
  for (const std::string& text : test::sentences_of(grammar, Strictness::strict, 5000, 21)) {
    CAPTURE(text);
    parsing.parse(text);
    REQUIRE(parsing.report().empty());
    REQUIRE(parsing.is_strict());
  }
}

TEST_CASE("uhp grammar: every sentence of the tolerant grammar is read, and losslessly") {
  test::UhpParsing parsing;
  for (const std::string& text : test::sentences_of(grammar, Strictness::tolerant, 5000, 22)) {
    CAPTURE(text);
    parsing.parse(text);
    REQUIRE(grammar.recognise(text));
    REQUIRE(parsing.tree().verify({0, static_cast<std::uint32_t>(text.size())}).empty());
  }
}

TEST_CASE("uhp grammar: every alternative succeeds and fails") {
  // Sentences seldom hold what a lookahead asks for.
  const std::vector<std::string> texts = {
      "Base;White 3;wS1", "Base;White[3] x;wS1", "Base;Draw x;wS1", "pass;wS1", "Base+x",
      "Base+Px",          "Base;Draw;Black[1]x", "Base;;;wS1",      "wS1.;bS1"};
  const test::Uncovered uncovered = test::uncovered_alternatives(grammar, texts);
  CHECK(uncovered.never_succeeded == std::vector<std::string>{});
  // The last alternatives that take whatever is left; they are what makes every text readable.
  CHECK(uncovered.never_failed == std::vector<std::string>{"game_string 2/2", "game_string 2/2", "game_string 4/4",
                                                           "game_string 4/4", "game_string 2/2", "game_string 4/4"});
}
