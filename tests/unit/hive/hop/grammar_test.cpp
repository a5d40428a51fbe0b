// The grammar of HOP itself: sound, published as it is, and used in every corner.

#include "grammars/hop.hpp"
#include "support/catch.hpp"
#include "support/grammar_checks.hpp"
#include "support/hop_parsing.hpp"

#include <tao/pegtl/contrib/analyze.hpp>

using namespace plyglot;
using syntax::Strictness;

TEST_CASE("hop grammar: no rule can go round without reading") {
  CHECK(tao::pegtl::analyze<grammars::hop::hop>() == 0);
}

TEST_CASE("hop grammar: the published text is that of the rules") { test::check_published(hive::hop::grammar); }

TEST_CASE("hop grammar: every sentence of the strict grammar is read without a finding") {
  test::HopParsing parsing;
  for (const std::string& text : test::sentences_of(hive::hop::grammar, Strictness::strict, 5000, 11)) {
    CAPTURE(text);
    parsing.parse(text);
    REQUIRE(parsing.report().empty());
    REQUIRE(parsing.is_strict());
  }
}

TEST_CASE("hop grammar: every sentence of the tolerant grammar is read, and losslessly") {
  test::HopParsing parsing;
  for (const std::string& text : test::sentences_of(hive::hop::grammar, Strictness::tolerant, 5000, 12)) {
    CAPTURE(text);
    parsing.parse(text);
    REQUIRE(hive::hop::grammar.recognise(text));
    REQUIRE(parsing.tree().verify({0, static_cast<std::uint32_t>(text.size())}).empty());
  }
}

TEST_CASE("hop grammar: every alternative succeeds and fails") {
  // Sentences do not come as deep as the bound.
  const test::Uncovered uncovered =
      test::uncovered_alternatives(hive::hop::grammar, {std::string(100, '(') + "( Q ,w"});
  CHECK(uncovered.never_succeeded.empty());
  // The last alternatives that take whatever is left; they are what makes every text readable.
  CHECK(uncovered.never_failed == std::vector<std::string>{"hop 3/3", "hop 2/2", "gametype 4/4", "player 3/3",
                                                           "modifier 2/2", "reference 3/3", "reference 4/4",
                                                           "group 2/2", "stray 2/2"});
}
