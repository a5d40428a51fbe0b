#include "plyglot/engines/command_words.hpp"

#include <catch2/catch.hpp>

namespace plyglot::tool::engines {
namespace {

using Words = std::vector<std::string>;

Words words_of(std::string_view line) {
  std::string problem;
  return split_words(line, problem).value_or(Words{"problem: " + problem});
}

TEST_CASE("a command line is divided as a shell divides it") {
  CHECK(words_of("nokamute uhp") == Words{"nokamute", "uhp"});
  CHECK(words_of("  a\tb\n") == Words{"a", "b"});
  CHECK(words_of(R"("my engine" 'it''s' a\ b)") == Words{"my engine", "its", "a b"});
  CHECK(words_of(R"(a "" '')") == Words{"a", "", ""});
  CHECK(words_of(R"("a\"b\\c\d" '\n' \'")") == Words{"problem: a quote or an escape in the command line has no end"});
  CHECK(words_of(R"("a\"b\\c\d" '\n' \')") == Words{R"(a"b\c\d)", R"(\n)", "'"});
  CHECK(words_of("a$HOME * >x") == Words{"a$HOME", "*", ">x"});
}

TEST_CASE("a command line without a command is refused") {
  CHECK(words_of(" ") == Words{"problem: the command line is empty"});
  CHECK(words_of("'' a") == Words{"problem: the command line begins with an empty word"});
  CHECK(words_of("a\\") == Words{"problem: a quote or an escape in the command line has no end"});
}

}  // namespace
}  // namespace plyglot::tool::engines
