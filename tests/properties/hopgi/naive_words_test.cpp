// The reader of records and a second one, written from the specification alone, find the same games and words.

#include "hopgi/notations/hopgi/read/parse.hpp"
#include "support/checks/catch.hpp"
#include "support/door/hostile_texts.hpp"
#include "support/grammars/grammar_checks.hpp"
#include "support/hopgi/reading.hpp"
#include "support/hopgi/recipes.hpp"
#include "support/hopgi/word_readers.hpp"
#include "support/values/mutations.hpp"

using namespace plyglot;

namespace {

void compare(const std::string& text) {
  CAPTURE(text);
  CHECK(test::hopgi_words_by_library(text) == test::hopgi_words_by_second_reader(text));
}

}  // namespace

TEST_CASE("hopgi: two readers find the same games and words in nearly sound records") {
  test::Random random(21);
  for (const std::string& text : test::hopgi_texts()) compare(text);
  for (int i = 0; i < 6000; ++i) {
    std::string text = random.pick(test::hopgi_texts());
    while (random.chance(40)) text += random.pick(test::hopgi_pieces()) + random.pick(test::hopgi_texts());
    compare(test::mutated(std::move(text), test::hopgi_pieces(), random));
  }
}

TEST_CASE("hopgi: two readers find the same games and words in pieces of any order") {
  test::Random random(22);
  for (int i = 0; i < 6000; ++i) {
    std::string text;
    for (std::size_t pieces = random.below(12); pieces > 0; --pieces) text += random.pick(test::hopgi_pieces());
    compare(text);
  }
}

TEST_CASE("hopgi: two readers find the same games and words in sentences, bytes and games") {
  for (const std::string& text : test::sentences_of(hopgi::record::grammar, syntax::Strictness::tolerant, 2000, 23))
    compare(text);
  for (std::size_t size = 0; size < 200; ++size) compare(test::random_bytes(size));
  compare(text_of(*test::hopgi_recipe("random greedy 5 games=5 turns=60 comments variations annotations short")));
  const std::string deep = "c3 " + test::repeated("(d4 ", 103);
  compare(deep + "{a} ; b\n$1 foo c3;d4;e5 1. }" + test::repeated(")", 104) + " *");
  compare(deep + "{a} 1-0 {b}\n");
}
