// The grammar of records: sound, published as it is, lossless, and strict where nothing is found.

#include "grammars/hopgi.hpp"
#include "support/checks/catch.hpp"
#include "support/door/hostile_texts.hpp"
#include "support/grammars/grammar_checks.hpp"
#include "support/grammars/published_matcher.hpp"
#include "support/hopgi/reading.hpp"
#include "support/values/mutations.hpp"
#include "support/values/short_texts.hpp"

#include <tao/pegtl/contrib/analyze.hpp>

using namespace plyglot;
using hopgi::record::continued_grammar;
using hopgi::record::grammar;
using syntax::Strictness;

namespace {

std::vector<std::string> mutated_texts(std::uint64_t seed, std::size_t count) {
  test::Random random(seed);
  std::vector<std::string> texts = test::hopgi_texts();
  while (texts.size() < count) {
    texts.push_back(test::mutated(random.pick(test::hopgi_texts()), test::hopgi_pieces(), random));
  }
  return texts;
}

class Equivalence {
 public:
  void check(const std::string& text) {
    const std::optional<bool> is_strict = test::is_strict_hopgi(text);
    if (!is_strict) return;
    ++(*is_strict ? taken : refused);
    CAPTURE(text);
    CHECK(strict_.accepts(text).value() == *is_strict);
  }

  std::size_t taken = 0;
  std::size_t refused = 0;

 private:
  naive::peg::Matcher strict_ = test::published_matcher(grammar, Strictness::strict);
};

}  // namespace

TEST_CASE("hopgi grammar: no rule can go round without reading") {
  CHECK(tao::pegtl::analyze<grammars::hopgi::record>() == 0);
  CHECK(tao::pegtl::analyze<grammars::hopgi::continued_record>() == 0);
}

TEST_CASE("hopgi grammar: the published texts are those of the rules") { test::check_published(grammar); }

TEST_CASE("hopgi grammar: every text is read, and losslessly") {
  test::check_lossless(grammar, mutated_texts(5, 3000));
  test::check_lossless(continued_grammar, mutated_texts(5, 3000));
}

TEST_CASE("hopgi grammar: the strict one takes the games in which nothing is found but what must be counted") {
  Equivalence equivalence;
  for (const std::string& text : mutated_texts(8, 8000)) equivalence.check(text);
  for (const Strictness strictness : {Strictness::strict, Strictness::tolerant}) {
    for (const std::string& text : test::sentences_of(grammar, strictness, 2000, 11)) equivalence.check(text);
  }
  const std::string_view symbols[] = {"Pd2", "-", "c3", "1", ".", " ", ";", "(", ")", "*", "{", "}", "!", "$"};
  std::string text;
  test::for_each_short_text(symbols, 4, text, [&](const std::string& it) { equivalence.check(it + " *"); });
  CHECK(equivalence.taken > 500);
  CHECK(equivalence.refused > 2000);
}
