#include "syntax/published/peg_text.hpp"

#include "support/checks/catch.hpp"
#include "support/grammars/is_read.hpp"
#include "support/values/random.hpp"
#include "syntax/published/sentences.hpp"
#include "unit/syntax/toy.hpp"

using namespace plyglot;
using namespace plyglot::syntax;

namespace {

namespace rules {

using namespace tao::pegtl;

struct escaped : seq<one<'\'', '\\'>, string<'a', '\\', '\''>, one<']', '-', '^'>, range<'\x80', '\xBF'>> {};
struct lookaheads : seq<at<one<'a'>>, not_at<one<'b'>, any>, not_one<'c', '\t'>> {};
struct grouped : seq<opt<one<'a'>, one<'b'>>, star<sor<one<'c'>, seq<one<'d'>, one<'e'>>>>, plus<istring<'x'>>> {};
struct never : tolerated<one<'z'>> {};
struct nothing_left : star<never> {};
struct erased : seq<opt<tolerated<one<'t'>>>, nothing_left, sor<never, one<'k'>>, guide<not_at<one<'g'>>>> {};
struct start : sor<escaped, lookaheads, grouped, erased, tolerated<one<'!'>>> {};

}  // namespace rules

std::uint32_t pick(void* context, std::uint32_t bound) {
  return static_cast<std::uint32_t>(static_cast<test::Random*>(context)->below(bound));
}

}  // namespace

TEST_CASE("peg text: strict") {
  CHECK(peg_text(rule_table(DataOf<rules::start>::value), Strictness::strict, PegFormat::peg) ==
        R"(start      <- escaped / lookaheads / grouped / erased
escaped    <- ['\\] 'a\\\'' [\]\-\^] [\x80-\xBF]
lookaheads <- &'a' !('b' .) [^c\t]
grouped    <- ('a' 'b')? ('c' / 'd' 'e')* [xX]+
erased     <- 'k'
)");
}

TEST_CASE("peg text: tolerant, for peggy") {
  CHECK(peg_text(rule_table(DataOf<rules::erased>::value), Strictness::tolerant, PegFormat::peggy) ==
        R"(erased       = 't'? nothing_left (never / 'k') !'g'
nothing_left = never*
never        = 'z'
)");
}

TEST_CASE("peg text: the toy grammar") {
  const std::string text = peg_text(test::toy::rules(), Strictness::strict, PegFormat::peg);
  CHECK(text.find("record    <- line* !.\n") == 0);
  CHECK(text.find("note      <- '(' (note / word / space)* ')'\n") != std::string::npos);
  CHECK(text.find("shouted_pass") == std::string::npos);
  CHECK(text.find("\n# note is nested at most 3 levels deep\n") != std::string::npos);
}

namespace {

std::vector<std::string> toy_sentences(std::uint64_t seed, SentenceBounds bounds) {
  const RuleTable plain = plain_grammar(test::toy::rules(), Strictness::strict);
  const Sentences sentences(plain, bounds);
  test::Random random(seed);
  std::vector<std::string> texts(500);
  for (std::string& text : texts) sentences.write({&pick, &random}, text);
  return texts;
}

}  // namespace

TEST_CASE("sentences: the same choices give the same sentences") {
  CHECK(toy_sentences(1, {}) == toy_sentences(1, {}));
  CHECK(toy_sentences(1, {}) != toy_sentences(2, {}));
}

TEST_CASE("sentences: what one rule allows is written alone") {
  const RuleTable plain = plain_grammar(test::toy::rules(), Strictness::strict);
  const Sentences sentences(plain);
  const auto is_piece = [](const syntax::Rule& rule) { return rule.name == "piece"; };
  const auto piece = std::find_if(plain.rules.begin(), plain.rules.end(), is_piece);
  REQUIRE(piece != plain.rules.end());
  test::Random random(4);
  for (int i = 0; i < 100; ++i) {
    std::string text = "before ";
    sentences.write({&pick, &random}, text, static_cast<std::uint32_t>(piece - plain.rules.begin()));
    CAPTURE(text);
    CHECK(text.substr(0, 7) == "before ");
    CHECK(test::is_read(test::toy::strict_grammar, text.substr(7)));
    CHECK((text.size() == 9 || text.size() == 10));
  }
}

TEST_CASE("sentences: every rule is used, and the bounds hold") {
  SentenceBounds bounds;
  bounds.deepest = 6;
  bounds.most_bytes = 60;
  bounds.most_repeats = 3;
  std::string all;
  std::size_t longest = 0;
  for (const std::string& text : toy_sentences(3, bounds)) {
    all += text;
    longest = std::max(longest, text.size());
    // A line, and five notes inside each other.
    CHECK(text.find("((((((") == std::string::npos);
  }
  for (const char symbol : std::string("wbQAS123 -/\\()x\n")) {
    CAPTURE(symbol);
    CHECK(all.find(symbol) != std::string::npos);
  }
  CHECK(longest > 20);
  CHECK(longest < 90);
}

TEST_CASE("sentences: the dictionary has every literal once") {
  const auto words = dictionary_of(rule_table(DataOf<rules::escaped>::value));
  CHECK(words == std::vector<std::string>{"'", "-", "\\", "]", "^", "a\\'"});
}
