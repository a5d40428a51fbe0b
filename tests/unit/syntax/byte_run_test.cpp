#include "syntax/byte_run.hpp"
#include "support/checks/catch.hpp"
#include "unit/syntax/toy.hpp"

using namespace plyglot;
using namespace tao::pegtl;
using syntax::ByteRun;

namespace {

struct character : sor<ranges<'a', 'c', 'x', 'x'>, seq<one<'\\'>, one<'"', '\\'>>, string<'e', 'e'>> {};
struct characters : star<character> {};
struct others : star<sor<not_one<'"', '\\'>, string<'\\', '"'>>> {};
struct words : star<sor<string<'a', 'b'>, one<'c'>>> {};
struct lone : star<one<'a'>> {};
struct some : plus<character> {};
struct escapes : plus<sor<seq<one<'\\'>, one<'"'>>, one<'a'>>> {};

// The rule as the engine takes it, silently.
template <class Rule>
bool match_run(syntax::EngineInput& in) {
  int state = 0;
  return ByteRun<typename Rule::rule_t>::template match<nothing, normal>(in, state);
}

// Every text of these bytes up to a length.
std::vector<std::string> all_texts(const std::string& bytes, std::size_t longest) {
  std::vector<std::string> texts = {""};
  for (std::size_t i = 0; i < texts.size() && texts[i].size() < longest; ++i) {
    for (const char byte : bytes) texts.push_back(texts[i] + byte);
  }
  return texts;
}

template <class Rule>
void check_against_rule() {
  for (const std::string& text : all_texts(std::string("ax\\\"e\xFF", 6), 5)) {
    syntax::EngineInput by_rule = syntax::input_over(text);
    syntax::EngineInput by_table = syntax::input_over(text);
    CAPTURE(text);
    REQUIRE(match_run<Rule>(by_table) == parse<Rule>(by_rule));
    REQUIRE(by_table.current() == by_rule.current());
  }
}

}  // namespace

TEST_CASE("byte runs: only repeated choices that begin with one byte of a set are such") {
  CHECK(ByteRun<characters::rule_t>::is_one);
  CHECK(ByteRun<others::rule_t>::is_one);
  CHECK_FALSE(ByteRun<words::rule_t>::is_one);
  CHECK_FALSE(ByteRun<lone::rule_t>::is_one);
  CHECK(ByteRun<some::rule_t>::is_one);
  CHECK_FALSE(ByteRun<escapes::rule_t>::is_one);
}

TEST_CASE("byte runs: what is gone over is what the rule takes") {
  check_against_rule<characters>();
  check_against_rule<others>();
  check_against_rule<some>();
}
