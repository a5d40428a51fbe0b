// The grammar itself: sound, and published as it is.

#include "grammars/boardspace_sgf.hpp"
#include "support/checks/catch.hpp"
#include "support/grammars/grammar_checks.hpp"
#include "support/hive/sgf_reading.hpp"
#include "support/hive/sgf_texts.hpp"

#include <tao/pegtl/contrib/analyze.hpp>

using namespace plyglot;
using hive::boardspace_sgf::grammar;
using syntax::Strictness;

TEST_CASE("boardspace-sgf grammar: no rule can go round without reading") {
  CHECK(tao::pegtl::analyze<grammars::boardspace_sgf::file>() == 0);
}

TEST_CASE("boardspace-sgf grammar: the published text is that of the rules") { test::check_published(grammar); }

TEST_CASE("boardspace-sgf grammar: every sentence of the strict grammar is strict") {
  test::SgfReading reading;
  std::size_t strict = 0;
  for (const std::string& text : test::sentences_of(grammar, Strictness::strict, 3000, 11)) {
    CAPTURE(text);
    reading.parse(text);
    CAPTURE(reading.said());
    if (reading.ast().is_strict) ++strict;
    // Generated sentences ignore lookaheads: a value of `P0` and `P1` may begin with a digit in them.
    const bool may_have_command = reading.said().find("`;` is missing") != std::string::npos;
    REQUIRE((reading.ast().is_strict || may_have_command));
  }
  CHECK(strict > 2500);
}

TEST_CASE("boardspace-sgf grammar: every sentence of the tolerant grammar is read, and losslessly") {
  test::SgfReading reading;
  for (const std::string& text : test::sentences_of(grammar, Strictness::tolerant, 3000, 12)) {
    CAPTURE(text);
    reading.parse(text);
    REQUIRE(reading.tree().verify({0, static_cast<std::uint32_t>(text.size())}).empty());
  }
}

TEST_CASE("boardspace-sgf grammar: games as boardspace.net writes them are strict but for the times at their end") {
  test::SgfReading reading;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    test::Random random(seed);
    std::string text = test::random_sgf(random, 30).text;
    text.resize(text.rfind(';'));
    text += ")";
    CAPTURE(text);
    reading.parse(text);
    CHECK(reading.ast().is_strict);
  }
}
