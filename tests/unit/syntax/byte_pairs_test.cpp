#include "syntax/byte_pairs.hpp"
#include "support/checks/catch.hpp"
#include "unit/syntax/toy.hpp"

using namespace plyglot;
using namespace tao::pegtl;
using syntax::BytePairs;

namespace {

struct cell : sor<seq<one<'D'>, range<'1', '6'>>, seq<one<'C', 'E'>, range<'1', '5'>>, seq<one<'D', 'x'>, not_one<'7'>>,
                  seq<one<'\xFF'>, one<'\x80', '\0'>>> {};
struct with_more : sor<seq<one<'a'>, one<'b'>, one<'c'>>, seq<one<'d'>, one<'e'>>> {};
struct with_less : sor<one<'a'>, seq<one<'d'>, one<'e'>>> {};

}  // namespace

TEST_CASE("byte pairs: only choices between pairs of bytes are such") {
  CHECK(BytePairs<cell::rule_t>::are_all);
  CHECK_FALSE(BytePairs<with_more::rule_t>::are_all);
  CHECK_FALSE(BytePairs<with_less::rule_t>::are_all);
  CHECK_FALSE(BytePairs<test::toy::piece::rule_t>::are_all);
}

TEST_CASE("byte pairs: the tables take what the rule takes, and stay where it fails") {
  for (unsigned first = 0; first < 256; ++first) {
    for (unsigned second = 0; second < 256; ++second) {
      const std::string text = {static_cast<char>(first), static_cast<char>(second), '!'};
      syntax::EngineInput by_rule = syntax::input_over(text);
      syntax::EngineInput by_tables = syntax::input_over(text);
      REQUIRE(BytePairs<cell::rule_t>::match(by_tables) == parse<cell>(by_rule));
      REQUIRE(by_tables.current() == by_rule.current());
    }
  }
  for (const std::string text : {"", "D"}) {
    syntax::EngineInput in = syntax::input_over(text);
    CHECK_FALSE(BytePairs<cell::rule_t>::match(in));
  }
}
