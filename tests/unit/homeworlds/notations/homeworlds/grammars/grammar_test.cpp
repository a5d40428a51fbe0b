// The published grammars of the dialects beside the reader, which is written by hand: the strict grammar takes what the
// reader takes without a word about bytes or syntax, and nothing else.

#include "grammars/homeworlds.hpp"
#include "grammars/homeworlds_ap.hpp"
#include "grammars/homeworlds_bga.hpp"
#include "grammars/homeworlds_jpb.hpp"
#include "grammars/homeworlds_quux.hpp"
#include "grammars/homeworlds_sdg.hpp"
#include "homeworlds/notations/homeworlds/grammars/grammars.hpp"
#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"
#include "support/grammars/grammar_checks.hpp"
#include "support/grammars/published_matcher.hpp"
#include "support/homeworlds/grammars.hpp"
#include "support/homeworlds/reading.hpp"
#include "support/values/mutations.hpp"
#include "support/values/short_texts.hpp"

#include <tao/pegtl/contrib/analyze.hpp>

using namespace plyglot;
using homeworlds::Dialect;
using syntax::Strictness;

namespace {

std::string findings_in(const std::string& text, Dialect dialect) {
  homeworlds::ReadOptions options;
  options.dialect = dialect;
  options.layout = homeworlds::Layout::line;
  return test::names_of(test::read_homeworlds(text, options).findings);
}

// Holds the strict grammar of a dialect to the reader.
class Comparison {
 public:
  explicit Comparison(Dialect dialect)
      : dialect_(dialect), strict_(test::published_matcher(grammar_of(dialect), Strictness::strict)) {}

  void check(const std::string& text) {
    if (!test::is_of_lines(text, dialect_)) return;
    const bool is_taken = strict_.accepts(text).value();
    ++(is_taken ? taken : refused);
    if (is_taken == test::is_read_strictly(text, dialect_)) return;
    CAPTURE(homeworlds::name_of(dialect_), text, is_taken, findings_in(text, dialect_));
    FAIL_CHECK("grammar and reader differ");
  }

  std::size_t taken = 0;
  std::size_t refused = 0;

 private:
  Dialect dialect_;
  naive::peg::Matcher strict_;
};

}  // namespace

TEST_CASE("homeworlds grammar: no rule can go round without reading") {
  CHECK(tao::pegtl::analyze<grammars::homeworlds::file>() == 0);
  CHECK(tao::pegtl::analyze<grammars::homeworlds_ap::file>() == 0);
  CHECK(tao::pegtl::analyze<grammars::homeworlds_sdg::file>() == 0);
  CHECK(tao::pegtl::analyze<grammars::homeworlds_jpb::file>() == 0);
  CHECK(tao::pegtl::analyze<grammars::homeworlds_quux::file>() == 0);
  CHECK(tao::pegtl::analyze<grammars::homeworlds_bga::file>() == 0);
}

TEST_CASE("homeworlds grammar: the published texts are those of the rules") {
  for (const Dialect dialect : test::homeworlds_dialects) test::check_published(grammar_of(dialect));
}

TEST_CASE("homeworlds grammar: the strict one takes what is read without a finding, in texts by hand") {
  for (const Dialect dialect : test::homeworlds_dialects) {
    Comparison comparison(dialect);
    // Also those of the other dialects.
    for (const Dialect other : test::homeworlds_dialects) {
      for (const std::string& text : test::homeworlds_texts(other)) comparison.check(text);
    }
    CHECK(comparison.taken > 10);
    CHECK(comparison.refused > 10);
  }
}

TEST_CASE("homeworlds grammar: the strict one takes what is read without a finding, in generated texts") {
  for (const Dialect dialect : test::homeworlds_dialects) {
    Comparison comparison(dialect);
    test::Random random(41);
    std::vector<std::string> texts = test::sentences_of(grammar_of(dialect), Strictness::strict, 4000, 42);
    for (std::string& text : test::sentences_of(grammar_of(dialect), Strictness::tolerant, 2000, 43)) {
      texts.push_back(std::move(text));
    }
    for (int i = 0; i < 20; ++i) {
      for (const std::string& text : test::homeworlds_texts(dialect)) texts.push_back(text);
    }
    for (const std::string& text : texts) {
      comparison.check(text);
      for (int i = 0; i < 2; ++i) comparison.check(test::mutated(text, test::homeworlds_pieces(), random));
    }
    CAPTURE(homeworlds::name_of(dialect));
    CHECK(comparison.taken > 1000);
    CHECK(comparison.refused > 1000);
  }
}

TEST_CASE("homeworlds grammar: the strict one takes what is read without a finding, in all short texts") {
  for (const Dialect dialect : test::homeworlds_dialects) {
    Comparison comparison(dialect);
    std::string text;
    const auto check = [&](const std::string& it) { comparison.check(it); };
    test::for_each_short_text(test::homeworlds_symbols(dialect), 4, text, check);
    CAPTURE(homeworlds::name_of(dialect));
    CHECK(comparison.taken > 100);
    CHECK(comparison.refused > 1000);
  }
}

TEST_CASE("homeworlds grammar: the strict one takes what is read without a finding, in the vectors") {
  std::vector<std::string> texts;
  for (const auto& row : test::json_vectors("homeworlds/syntax.jsonl")) texts.push_back(row["text"]);
  for (const auto& row : test::json_vectors("homeworlds/layout.jsonl")) texts.push_back(row["text"]);
  test::Random random(44);
  for (const Dialect dialect : test::homeworlds_dialects) {
    Comparison comparison(dialect);
    for (const std::string& text : texts) {
      comparison.check(text);
      for (int i = 0; i < 20; ++i) comparison.check(test::mutated(text, test::homeworlds_pieces(), random));
    }
  }
}
