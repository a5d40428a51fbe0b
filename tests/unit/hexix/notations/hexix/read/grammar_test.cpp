// The grammars of both dialects: sound, published as they are, lossless, and strict where nothing is found.

#include "grammars/hexix.hpp"
#include "support/checks/catch.hpp"
#include "support/grammars/grammar_checks.hpp"
#include "support/grammars/published_matcher.hpp"
#include "support/hexix/reading.hpp"
#include "support/values/mutations.hpp"
#include "support/values/short_texts.hpp"

#include <tao/pegtl/contrib/analyze.hpp>

using namespace plyglot;
using hexix::Dialect;
using syntax::Strictness;

namespace {

constexpr Dialect dialects[] = {Dialect::v2024, Dialect::v2019};

std::vector<std::string> mutated_texts(std::uint64_t seed, std::size_t count) {
  test::Random random(seed);
  std::vector<std::string> texts = test::hexix_texts();
  while (texts.size() < count) {
    std::string text = random.pick(test::hexix_texts());
    if (random.chance(40)) text += '\n' + random.pick(test::hexix_texts());
    texts.push_back(test::mutated(std::move(text), test::hexix_pieces(), random));
  }
  return texts;
}

class Equivalence {
 public:
  explicit Equivalence(Dialect dialect)
      : dialect_(dialect), strict_(test::published_matcher(grammar_of(dialect), Strictness::strict)) {}

  void check(const std::string& text) {
    const std::optional<bool> is_strict = test::is_strict_hexix(text, dialect_);
    if (!is_strict) return;
    ++(*is_strict ? taken : refused);
    CAPTURE(text);
    CHECK(strict_.accepts(text).value() == *is_strict);
  }

  std::size_t taken = 0;
  std::size_t refused = 0;

 private:
  Dialect dialect_;
  naive::peg::Matcher strict_;
};

}  // namespace

TEST_CASE("hexix grammar: no rule can go round without reading") {
  CHECK(tao::pegtl::analyze<grammars::hexix::dialect_2024::record>() == 0);
  CHECK(tao::pegtl::analyze<grammars::hexix::dialect_2019::record>() == 0);
}

TEST_CASE("hexix grammar: the published texts are those of the rules") {
  for (const Dialect dialect : dialects) test::check_published(hexix::grammar_of(dialect));
}

TEST_CASE("hexix grammar: every text is read, and losslessly") {
  test::check_lossless(hexix::grammar_2024, mutated_texts(5, 3000));
  test::check_lossless(hexix::grammar_2019, mutated_texts(5, 3000));
}

TEST_CASE("hexix grammar: the strict one takes the records in which nothing is found but what must be counted") {
  for (const Dialect dialect : dialects) {
    Equivalence equivalence(dialect);
    for (const std::string& text : mutated_texts(8, 6000)) equivalence.check(text);
    for (const Strictness strictness : {Strictness::strict, Strictness::tolerant}) {
      for (const std::string& text : test::sentences_of(hexix::grammar_of(dialect), strictness, 1500, 11)) {
        equivalence.check(text);
      }
    }
    const std::string_view symbols[] = {"D2", "v", "<", "+", ".", "...", "1", " ", "\n", "#", "--", "Blue", "?"};
    std::string text;
    test::for_each_short_text(symbols, 4, text, [&](const std::string& it) { equivalence.check(it); });
    CHECK(equivalence.taken > 500);
    CHECK(equivalence.refused > 2000);
  }
}
