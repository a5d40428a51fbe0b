// The second engine for grammars by itself, on small grammars of its own, before it is an oracle for ours.

#include "naive/peg/matcher.hpp"
#include "support/checks/catch.hpp"

using namespace plyglot::naive::peg;

namespace {

std::string repeated(const std::string& piece, std::size_t times) {
  std::string text;
  for (; times > 0; --times) text += piece;
  return text;
}

bool takes(const std::string& grammar, const std::string& text) {
  const Grammar read = read_grammar(grammar);
  INFO(grammar << '\n' << read.problem);
  REQUIRE(read.problem.empty());
  return Matcher(read).accepts(text).value();
}

}  // namespace

TEST_CASE("naive peg: literals and classes") {
  CHECK(takes("a <- 'x'", "x"));
  CHECK_FALSE(takes("a <- 'x'", "xx"));
  CHECK_FALSE(takes("a <- 'x'", ""));
  CHECK(takes("a <- ''", ""));
  CHECK(takes("a <- \"it's\"", "it's"));
  CHECK(takes("a <- '\\'\\\\\\t\\n\\r\\x41\\xfF'", "'\\\t\n\rA\xFF"));
  for (const char* taken : {"b", "c", "d", "-", "]", "^"}) CHECK(takes("a <- [b-d\\-\\]\\^]", taken));
  for (const char* refused : {"a", "e", "\\", "", "bc"}) CHECK_FALSE(takes("a <- [b-d\\-\\]\\^]", refused));
  CHECK(takes("a <- [^b-d]", "e"));
  CHECK(takes("a <- [^b-d]", "\xFF"));
  CHECK(takes("a <- [^b-d]", std::string(1, '\0')));
  CHECK_FALSE(takes("a <- [^b-d]", "c"));
  CHECK_FALSE(takes("a <- [^b-d]", ""));
  CHECK(takes("a <- [x-]", "-"));
  CHECK(takes("a <- .", "\n"));
  CHECK_FALSE(takes("a <- .", ""));
}

TEST_CASE("naive peg: a choice takes the first that begins, and does not come back to it") {
  CHECK(takes("a <- 'x' / 'y'", "y"));
  CHECK_FALSE(takes("a <- 'x' / 'xy'", "xy"));
  CHECK(takes("a <- 'xy' / 'x'", "x"));
  CHECK(takes("a <- ('x' / 'xx') 'y' / 'xxy'", "xxy"));
}

TEST_CASE("naive peg: repetitions take all they can") {
  CHECK(takes("a <- 'x'? 'y'", "y"));
  CHECK(takes("a <- 'x'? 'y'", "xy"));
  CHECK_FALSE(takes("a <- 'x'* 'x'", "xxx"));
  CHECK(takes("a <- 'x'* 'y'", "y"));
  CHECK_FALSE(takes("a <- 'x'+ 'y'", "y"));
  CHECK(takes("a <- 'x'+ 'y'", "xxy"));
  // What takes nothing is taken once.
  CHECK(takes("a <- ('x'?)* 'y'", "xxy"));
  CHECK(takes("a <- ('x'?)+ 'y'", "y"));
}

TEST_CASE("naive peg: lookaheads take nothing") {
  CHECK(takes("a <- &'x' .", "x"));
  CHECK_FALSE(takes("a <- &'x' .", "y"));
  CHECK(takes("a <- !'x' .", "y"));
  CHECK_FALSE(takes("a <- !'x' .", "x"));
  CHECK(takes("a <- (!'*/' .)* '*/' !.", "x*y*/"));
}

TEST_CASE("naive peg: parts bind as in Ford's paper") {
  CHECK(takes("a <- 'x' 'y' / 'z'", "z"));
  CHECK_FALSE(takes("a <- 'x' ('y' / 'z')", "z"));
  CHECK(takes("a <- !'x'? / 'y'", "y"));
  CHECK(takes("a <- 'x' 'y'*", "xyy"));
  CHECK_FALSE(takes("a <- 'x' 'y'*", "xyxy"));
  CHECK(takes("a <- ('x' 'y')*", "xyxy"));
}

TEST_CASE("naive peg: rules use each other in any order, over lines and comments") {
  const std::string sums = "# sums\nsum <- term ('+' term)*   # of terms\nterm  <- [0-9]+ /\n  '(' sum ')'\n";
  CHECK(takes(sums, "1+(22+3)+4"));
  CHECK_FALSE(takes(sums, "1+(22+3"));
  // Not what any grammar without memory of contexts can say: as many of each of three letters.
  const std::string thrice = "s <- &(a !'b') 'a'+ b !.\na <- 'a' a? 'b'\nb <- 'b' b? 'c'\n";
  CHECK(takes(thrice, "aaabbbccc"));
  CHECK_FALSE(takes(thrice, "aaabbbcc"));
  CHECK_FALSE(takes(thrice, "aabbbccc"));
}

TEST_CASE("naive peg: what is not a grammar is reported") {
  for (const char* text :
       {"", "a", "a <-", "a <- b", "a <- 'x", "a <- [x", "a <- ('x'", "a <- 'x')", "a <- 'x' /", "a <- &", "a <- *",
        "a <- [z-a]", "a <- '\\x4'", "a <- 'x'\na <- 'y'", "<- 'x'", "a <- 'x' = 'y'", "a = 'x'"}) {
    CAPTURE(text);
    CHECK_FALSE(read_grammar(text).problem.empty());
  }
  CHECK_FALSE(read_grammar("a <- " + repeated("(", 100000)).problem.empty());
}

TEST_CASE("naive peg: what is too deep or too long has no verdict") {
  Matcher nested(read_grammar("a <- '(' a? ')'"));
  CHECK(nested.accepts(repeated("(", 300) + repeated(")", 300)) == true);
  CHECK(nested.accepts(repeated("(", 300) + repeated(")", 299)) == false);
  CHECK(nested.accepts(repeated("(", 9000) + repeated(")", 9000)) == std::nullopt);
  // The next text is read as if nothing had been.
  CHECK(nested.accepts("(())") == true);
  CHECK(Matcher(read_grammar("a <- a 'x' / 'x'")).accepts("x") == std::nullopt);
  Matcher flat(read_grammar("a <- .*"), {10, 4000});
  CHECK(flat.accepts(repeated("x", 10)) == true);
  CHECK(flat.accepts(repeated("x", 11)) == std::nullopt);
}

TEST_CASE("naive peg: the work grows with the text, and not with what is tried in vain") {
  // Each level is tried twice, and twice in each of these: without a memory that doubles with every level.
  const std::string grammar = "s <- a !.\na <- '(' a ')' / '(' a ']' / 'x'";
  const auto work = [&](std::size_t levels) {
    Matcher matcher(read_grammar(grammar));
    CHECK(matcher.accepts(repeated("(", levels) + "x" + repeated("]", levels)) == true);
    return matcher.work();
  };
  CHECK(work(200) < 3 * work(100));
  CHECK(work(200) < 200 * 20);
}
