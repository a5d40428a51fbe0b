// The grammar of FEN: sound, published as it is, lossless, and strict where nothing is found.

#include "grammars/hopgi_fen.hpp"
#include "hopgi/reading/fen/parse.hpp"
#include "support/checks/catch.hpp"
#include "support/grammars/grammar_checks.hpp"
#include "support/grammars/published_matcher.hpp"
#include "support/hopgi/setups/setup_texts.hpp"

#include <tao/pegtl/contrib/analyze.hpp>

using namespace plyglot;
using hopgi::fen::grammar;
using syntax::Strictness;

TEST_CASE("hopgi fen grammar: no rule can go round without reading") {
  CHECK(tao::pegtl::analyze<grammars::hopgi_fen::fen>() == 0);
}

TEST_CASE("hopgi fen grammar: the published text is that of the rules") { test::check_published(grammar); }

TEST_CASE("hopgi fen grammar: every text is read, and losslessly") {
  test::check_lossless(grammar, test::mutated_hopgi_fens(5, 3000));
}

TEST_CASE("hopgi fen grammar: the strict one takes the FEN in which nothing is found but what is left out") {
  naive::peg::Matcher strict = test::published_matcher(grammar, Strictness::strict);
  std::vector<std::string> texts = test::mutated_hopgi_fens(8, 6000);
  for (const Strictness strictness : {Strictness::strict, Strictness::tolerant}) {
    for (const std::string& text : test::sentences_of(grammar, strictness, 1500, 11)) texts.push_back(text);
  }
  std::size_t taken = 0;
  for (const std::string& text : texts) {
    CAPTURE(text);
    const bool is_strict = *test::is_strict_hopgi_fen(text);
    taken += is_strict ? 1 : 0;
    CHECK(strict.accepts(text).value() == is_strict);
  }
  CHECK(taken > 1000);
  CHECK(texts.size() - taken > 2000);
}
