// What is counted of the expressions of a grammar while it reads.

#include "syntax/published/covering.hpp"
#include "support/checks/catch.hpp"
#include "syntax/published/rule_shapes.hpp"

using namespace plyglot;

namespace plyglot::test::twins {

using namespace tao::pegtl;

struct letter : lower {};
struct digits : rep<2, digit> {};
struct word : sor<seq<letter, letter, opt<digits>>, digits> {};

}  // namespace plyglot::test::twins

TEST_CASE("covering: the same rule at two places of a sequence is counted at each") {
  const syntax::RuleTable table = rule_table(syntax::DataOf<test::twins::word>::value);
  syntax::Coverage coverage;
  CHECK(cover(table, "ab", coverage));
  CHECK_FALSE(cover(table, "a1", coverage));
  CHECK(cover(table, "ab12", coverage));
  CHECK_FALSE(cover(table, "1a", coverage));
  const auto counts = [&](std::uint32_t expression) {
    return std::pair(coverage.succeeded[expression], coverage.failed[expression]);
  };
  using Counts = std::pair<std::uint64_t, std::uint64_t>;
  const syntax::Expression& word = table.expressions[table.rules[0].expression];
  const syntax::Expression& letters = table.expressions[word.operands[0]];
  CHECK(counts(word.operands[0]) == Counts(2, 2));
  CHECK(counts(word.operands[1]) == Counts(0, 2));
  CHECK(counts(letters.operands[0]) == Counts(3, 1));
  CHECK(counts(letters.operands[1]) == Counts(2, 1));
  CHECK(counts(letters.operands[2]) == Counts(2, 0));
  const auto digits = std::find_if(table.rules.begin(), table.rules.end(),
                                   [](const syntax::Rule& rule) { return rule.name == "digits"; });
  REQUIRE(digits != table.rules.end());
  const syntax::Expression& two = table.expressions[digits->expression];
  CHECK(counts(two.operands[0]) == Counts(2, 2));
  CHECK(counts(two.operands[1]) == Counts(1, 1));
}
