// The grammar of HOP itself: sound, and published as it is.

#include "grammars/hop.hpp"
#include "support/checks/catch.hpp"
#include "support/grammars/grammar_checks.hpp"
#include "support/grammars/is_read.hpp"
#include "support/hive/hop_parsing.hpp"

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
    REQUIRE(test::is_read(hive::hop::grammar, text));
    REQUIRE(parsing.tree().verify({0, static_cast<std::uint32_t>(text.size())}).empty());
  }
}
