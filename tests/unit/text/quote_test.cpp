#include "text/quote.hpp"

#include "support/checks/catch.hpp"

using namespace plyglot::text;

TEST_CASE("quote: short texts are put in backticks as they are") {
  CHECK(quote("") == "``");
  CHECK(quote("base+Mm") == "`base+Mm`");
  CHECK(quote("\xC3\xA9 x") == "`\xC3\xA9 x`");
}

TEST_CASE("quote: long texts are cut in the middle, between characters") {
  CHECK(quote(std::string(32, 'a')) == '`' + std::string(32, 'a') + '`');
  CHECK(quote(std::string(33, 'a')) == '`' + std::string(14, 'a') + "..." + std::string(14, 'a') + '`');
  std::string accented = "x";
  for (int i = 0; i < 100; ++i) accented += "\xC3\xA9";
  const std::string cut = quote(accented);
  CHECK(cut.substr(0, 3) == "`x\xC3");
  CHECK(cut.find("...") == 14);
  CHECK(cut.size() == 1 + 13 + 3 + 14 + 1);
}

TEST_CASE("quote: what a character is called") {
  CHECK(describe_character("*") == "`*`");
  CHECK(describe_character("\xC3\xA9") == "`\xC3\xA9` (U+00E9)");
  CHECK(describe_character("\xEF\xBB\xBF") == "U+FEFF");
  CHECK(describe_character("\x01") == "U+0001");
  CHECK(describe_character("\xFF") == "the byte 0xFF");
  // A combining accent cannot be seen alone.
  CHECK(describe_character("\xCC\x81") == "U+0301");
}

TEST_CASE("quote: paths as git writes them") {
  CHECK(quoted_path("a b/Zo\xC3\xAB'.hop") == "a b/Zo\xC3\xAB'.hop");
  CHECK(quoted_path("") == "");
  CHECK(quoted_path("a\x1B"
                    "b") == "\"a\\033b\"");
  CHECK(quoted_path("\a\b\t\n\v\f\r") == "\"\\a\\b\\t\\n\\v\\f\\r\"");
  CHECK(quoted_path("\"\\") == "\"\\\"\\\\\"");
  // A byte that is not UTF-8, DEL, and a character that turns the direction of writing beside one that does not.
  CHECK(quoted_path("\xFF\x7F\xE2\x80\xAE\xC3\xA9") == "\"\\377\\177\\342\\200\\256\xC3\xA9\"");
}

TEST_CASE("quote: a text on one line") {
  CHECK(on_one_line("") == "");
  CHECK(on_one_line(" \t\r\n ") == "");
  CHECK(on_one_line(" build\tg1\r\n  Alpha\n") == "build g1 Alpha");
  CHECK(on_one_line("a\x01z").find("az") == std::string::npos);
  CHECK(on_one_line("abcdef", 6) == "abcdef");
  CHECK(on_one_line("abcdef g", 6) == "abcdef\xE2\x80\xA6");
  CHECK(on_one_line("abcde\xC3\xA9", 6) == "abcde\xE2\x80\xA6");
}

TEST_CASE("quote: a path is one word of a shell, and not an option") {
  CHECK(shell_path("games/a.hop") == "games/a.hop");
  CHECK(shell_path("-a.hop") == "./-a.hop");
  CHECK(shell_path("a b.hop") == "'a b.hop'");
  CHECK(shell_path("it's") == "'it'\\''s'");
  CHECK(shell_path("-a b") == "./'-a b'");
}
