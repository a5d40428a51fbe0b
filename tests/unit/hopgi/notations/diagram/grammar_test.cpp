// The grammar of diagrams: sound, published as it is, lossless, and strict where nothing is found.

#include "grammars/hopgi_diagram.hpp"
#include "hopgi/notations/diagram/parse.hpp"
#include "support/checks/catch.hpp"
#include "support/grammars/grammar_checks.hpp"
#include "support/grammars/published_matcher.hpp"
#include "support/hopgi/setups/setup_texts.hpp"

#include <tao/pegtl/contrib/analyze.hpp>

using namespace plyglot;
using hopgi::diagram::grammar;
using syntax::Strictness;

TEST_CASE("hopgi diagram grammar: no rule can go round without reading") {
  CHECK(tao::pegtl::analyze<grammars::hopgi_diagram::diagram>() == 0);
}

TEST_CASE("hopgi diagram grammar: the published text is that of the rules") { test::check_published(grammar); }

TEST_CASE("hopgi diagram grammar: every text is read, and losslessly") {
  test::check_lossless(grammar, test::mutated_hopgi_diagrams(5, 3000));
}

TEST_CASE("hopgi diagram grammar: the strict one takes the diagrams in which nothing is found but of their fields") {
  naive::peg::Matcher strict = test::published_matcher(grammar, Strictness::strict);
  std::vector<std::string> texts = test::mutated_hopgi_diagrams(8, 6000);
  for (const Strictness strictness : {Strictness::strict, Strictness::tolerant}) {
    for (const std::string& text : test::sentences_of(grammar, strictness, 1500, 11)) texts.push_back(text);
  }
  std::size_t taken = 0;
  std::size_t refused = 0;
  for (const std::string& text : texts) {
    const std::optional<bool> is_strict = test::is_strict_hopgi_diagram(text);
    if (!is_strict) continue;
    ++(*is_strict ? taken : refused);
    CAPTURE(text);
    CHECK(strict.accepts(text).value() == *is_strict);
  }
  CHECK(taken > 300);
  CHECK(refused > 2000);
}
