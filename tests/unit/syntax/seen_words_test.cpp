#include "syntax/seen_words.hpp"
#include "support/checks/catch.hpp"

#include <string>

using plyglot::syntax::SeenWords;

namespace {

SeenWords::Word word_in(const std::string& text, unsigned rule = 1) {
  return SeenWords::word_at(text.data(), text.size(), rule);
}

}  // namespace

TEST_CASE("seen words: a word ends before a blank or a control byte") {
  CHECK(word_in("D2v    D5v").size == 3);
  CHECK(word_in("D2v3?!\nD2").size == 6);
  CHECK(word_in("D2\xC3\xA9\x7F~! ").size == 7);
  for (const char end : {' ', '\n', '\t', '\r', '\0', '\x1F'})
    CHECK(word_in(std::string("ab") + end + "cdefgh").size == 2);
}

TEST_CASE("seen words: none at a blank, of eight bytes, or near the end") {
  for (const std::string text : {" D2v    ", "D2v3?!?!", "D2v3?!?! ", "D2v    ", ""}) {
    CAPTURE(text);
    CHECK(word_in(text).key == 0);
    CHECK_FALSE(SeenWords().has(word_in(text)));
  }
}

TEST_CASE("seen words: a word is its bytes and its rule, whatever follows") {
  CHECK(word_in("D2v    D5v").key == word_in("D2v\nD5v2\n").key);
  CHECK(word_in("D2v    ").key != word_in("D2v     ", 2).key);
  CHECK(word_in("D2v     ").key != word_in("D2^     ").key);
  CHECK(word_in("D2v     ").key != word_in("D2v1    ").key);
}

TEST_CASE("seen words: what is added is there, for one grammar") {
  SeenWords seen;
  const int grammars[2] = {};
  seen.belong_to(&grammars[0]);
  const SeenWords::Word word = word_in("D2v    D5v");
  CHECK_FALSE(seen.has(word));
  seen.add(word);
  CHECK(seen.has(word));
  CHECK_FALSE(seen.has(word_in("D2^    D5v")));
  seen.belong_to(&grammars[0]);
  CHECK(seen.has(word));
  seen.belong_to(&grammars[1]);
  CHECK_FALSE(seen.has(word));
}
