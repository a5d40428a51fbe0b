// The grammar of positions: sound, published as it is, lossless, and strict where nothing is found (hexix R17).

#include "grammars/hexix_position.hpp"
#include "hexix/notations/position/parse.hpp"
#include "support/checks/catch.hpp"
#include "support/door/hostile_texts.hpp"
#include "support/grammars/grammar_checks.hpp"
#include "support/grammars/published_matcher.hpp"
#include "support/hexix/positions.hpp"

#include <tao/pegtl/contrib/analyze.hpp>

using namespace plyglot;
using hexix::positions::grammar;
using syntax::Strictness;

TEST_CASE("hexix position grammar: no rule can go round without reading") {
  CHECK(tao::pegtl::analyze<grammars::hexix_position::line>() == 0);
}

TEST_CASE("hexix position grammar: the published text is that of the rules") { test::check_published(grammar); }

TEST_CASE("hexix position grammar: every text is read, and losslessly") {
  test::check_lossless(grammar, test::mutated_hexix_positions(5, 3000));
}

TEST_CASE("hexix position grammar: the strict one takes the lines in which nothing is found") {
  naive::peg::Matcher strict = test::published_matcher(grammar, Strictness::strict);
  std::vector<std::string> texts = test::mutated_hexix_positions(8, 4000);
  for (const Strictness strictness : {Strictness::strict, Strictness::tolerant}) {
    for (const std::string& text : test::sentences_of(grammar, strictness, 1000, 11)) texts.push_back(text);
  }
  std::size_t taken = 0;
  for (const std::string& text : texts) {
    CAPTURE(text);
    const bool is_strict = *test::is_strict_hexix_position(text);
    taken += is_strict ? 1 : 0;
    CHECK(strict.accepts(text).value() == is_strict);
  }
  CHECK(taken > 1000);
  CHECK(texts.size() - taken > 2000);
}

TEST_CASE("hexix position grammar: the work is linear in the text") {
  constexpr test::Hostile hostile[] = {
      {"", " ", ""},    {"", " ", "x"},  {"", "/", ""},    {"", ".", "/"},
      {"", "#", ""},    {"", "Bv1", ""}, {"", "\xFF", ""}, {".../..../...../Bh6....Rh6/...../..../...", " ", "x"},
      {"", "\x01", "b"}};
  test::check_linear_work(grammar, hostile);
}
