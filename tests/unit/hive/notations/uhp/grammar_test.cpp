// The grammar of UHP itself: sound, and published as it is.

#include "grammars/uhp.hpp"
#include "support/checks/catch.hpp"
#include "support/grammars/grammar_checks.hpp"
#include "support/grammars/is_read.hpp"
#include "support/hive/uhp_parsing.hpp"

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
    REQUIRE(test::is_read(grammar, text));
    REQUIRE(parsing.tree().verify({0, static_cast<std::uint32_t>(text.size())}).empty());
  }
}
