// The grammar of HOP itself: sound, published as it is, and used in every corner.

#include "grammars/hop.hpp"
#include "support/catch.hpp"
#include "support/hop_parsing.hpp"
#include "support/random.hpp"
#include "syntax/peg_text.hpp"
#include "syntax/sentences.hpp"

#include <tao/pegtl/contrib/analyze.hpp>

#include <cstdlib>
#include <fstream>
#include <sstream>

using namespace plyglot;
using namespace plyglot::syntax;

namespace {

std::string published(const std::string& path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// PLYGLOT_UPDATE=1 writes the file instead.
void check_published(const std::string& name, Strictness strictness) {
  const std::string path = std::string(PLYGLOT_SOURCE_DIR) + "/grammars/peg/" + name;
  const std::string text = peg_text(hive::hop::grammar.rules(), strictness, PegFormat::peg);
  if (std::getenv("PLYGLOT_UPDATE") != nullptr) std::ofstream(path) << text;
  INFO(path << " is stale; PLYGLOT_UPDATE=1 writes it anew");
  CHECK(published(path) == text);
}

std::uint32_t pick(void* context, std::uint32_t bound) {
  return static_cast<std::uint32_t>(static_cast<test::Random*>(context)->below(bound));
}

}  // namespace

TEST_CASE("hop grammar: no rule can go round without reading") {
  CHECK(tao::pegtl::analyze<grammars::hop::hop>() == 0);
}

TEST_CASE("hop grammar: the published text is that of the rules") {
  check_published("hop.peg", Strictness::strict);
  check_published("hop.tolerant.peg", Strictness::tolerant);
}

TEST_CASE("hop grammar: every sentence of the strict grammar is read without a finding") {
  const RuleTable plain = plain_grammar(hive::hop::grammar.rules(), Strictness::strict);
  const Sentences sentences(plain);
  test::Random random(11);
  test::HopParsing parsing;
  for (int i = 0; i < 5000; ++i) {
    std::string text;
    sentences.write({&pick, &random}, text);
    CAPTURE(text);
    parsing.parse(text);
    REQUIRE(parsing.report().empty());
    REQUIRE(parsing.is_strict());
  }
}

TEST_CASE("hop grammar: every sentence of the tolerant grammar is read, and losslessly") {
  const RuleTable plain = plain_grammar(hive::hop::grammar.rules(), Strictness::tolerant);
  const Sentences sentences(plain);
  test::Random random(12);
  test::HopParsing parsing;
  for (int i = 0; i < 5000; ++i) {
    std::string text;
    sentences.write({&pick, &random}, text);
    CAPTURE(text);
    parsing.parse(text);
    REQUIRE(hive::hop::grammar.recognise(text));
    REQUIRE(parsing.tree().verify({0, static_cast<std::uint32_t>(text.size())}).empty());
  }
}

namespace {

// Calls visit(name, expression) for each alternative of each choice; names read `item 2/6`.
template <class Visit>
void for_each_alternative(const RuleTable& table, const Rule& rule, std::uint32_t index, Visit visit) {
  const Expression& it = table.expressions[index];
  if (it.op == Operator::reference) return;
  for (std::size_t i = 0; i < it.operands.size(); ++i) {
    if (it.op == Operator::choice) {
      visit(rule.name + ' ' + std::to_string(i + 1) + '/' + std::to_string(it.operands.size()), it.operands[i]);
    }
    for_each_alternative(table, rule, it.operands[i], visit);
  }
}

Coverage cover_sentences(const RuleTable& table) {
  Coverage coverage;
  for (const Strictness strictness : {Strictness::strict, Strictness::tolerant}) {
    const RuleTable plain = plain_grammar(table, strictness);
    const Sentences sentences(plain);
    test::Random random(13);
    for (int i = 0; i < 4000; ++i) {
      std::string text;
      sentences.write({&pick, &random}, text);
      hive::hop::grammar.cover(text, coverage);
    }
  }
  return coverage;
}

}  // namespace

TEST_CASE("hop grammar: every alternative succeeds and fails") {
  const RuleTable table = hive::hop::grammar.rules();
  Coverage coverage = cover_sentences(table);
  // Sentences do not come as deep as the bound.
  hive::hop::grammar.cover(std::string(100, '(') + "( Q ,w", coverage);
  std::vector<std::string> never_failed;
  for (const Rule& rule : table.rules) {
    for_each_alternative(table, rule, rule.expression, [&](const std::string& name, std::uint32_t expression) {
      INFO(name);
      CHECK(coverage.succeeded[expression] > 0);
      if (coverage.failed[expression] == 0) never_failed.push_back(name);
    });
  }
  // The last alternatives that take whatever is left; they are what makes every text readable.
  CHECK(never_failed == std::vector<std::string>{"hop 3/3", "hop 2/2", "gametype 4/4", "player 3/3", "modifier 2/2",
                                                 "reference 3/3", "reference 4/4", "group 2/2", "stray 2/2"});
}
