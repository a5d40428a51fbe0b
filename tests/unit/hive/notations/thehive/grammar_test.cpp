// The grammar itself: sound, and published as it is.

#include "grammars/thehive.hpp"
#include "support/checks/catch.hpp"
#include "support/grammars/grammar_checks.hpp"
#include "support/grammars/is_read.hpp"
#include "support/hive/thehive_parsing.hpp"

#include <tao/pegtl/contrib/analyze.hpp>

using namespace plyglot;
using hive::thehive::grammar;
using hive::thehive::Pieces;
using syntax::Strictness;

TEST_CASE("thehive grammar: no rule can go round without reading") {
  CHECK(tao::pegtl::analyze<grammars::thehive::file>() == 0);
}

TEST_CASE("thehive grammar: the published text is that of the rules") { test::check_published(grammar); }

TEST_CASE("thehive grammar: every sentence of the strict grammar is read without a finding about its spelling") {
  test::TheHiveParsing parsing;
  for (const std::string& text : test::sentences_of(grammar, Strictness::strict, 5000, 11)) {
    CAPTURE(text);
    parsing.parse(text, Pieces::mlp);
    REQUIRE(parsing.is_strict());
    // Spelling does not depend on whether a piece is in the game.
    parsing.parse(text, Pieces::base);
    REQUIRE(parsing.is_strict());
  }
}

TEST_CASE("thehive grammar: every sentence of the tolerant grammar is read, and losslessly") {
  test::TheHiveParsing parsing;
  for (const std::string& text : test::sentences_of(grammar, Strictness::tolerant, 5000, 12)) {
    CAPTURE(text);
    parsing.parse(text);
    REQUIRE(test::is_read(grammar, text));
    REQUIRE(parsing.tree().verify({0, static_cast<std::uint32_t>(text.size())}).empty());
  }
}
