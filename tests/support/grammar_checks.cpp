#include "support/grammar_checks.hpp"

#include "support/catch.hpp"
#include "support/hostile_texts.hpp"
#include "support/random.hpp"
#include "syntax/peg_text.hpp"
#include "syntax/sentences.hpp"
#include "text/mapped_text.hpp"

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace plyglot::test {
namespace {

using syntax::Expression;
using syntax::Operator;
using syntax::Rule;
using syntax::RuleTable;
using syntax::Strictness;

std::string text_of_file(const std::string& path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

void check_published(const syntax::Grammar& grammar, const std::string& ending, Strictness strictness) {
  const std::string path = std::string(PLYGLOT_SOURCE_DIR) + "/grammars/peg/" + std::string(grammar.name) + ending;
  const std::string text = peg_text(grammar.rules(), strictness, syntax::PegFormat::peg);
  if (std::getenv("PLYGLOT_UPDATE") != nullptr) std::ofstream(path) << text;
  INFO(path << " is stale; PLYGLOT_UPDATE=1 writes it anew");
  CHECK(text_of_file(path) == text);
}

std::uint32_t pick(void* context, std::uint32_t bound) {
  return static_cast<std::uint32_t>(static_cast<Random*>(context)->below(bound));
}

// Calls visit(name, expression) for each alternative of each choice.
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

}  // namespace

void check_published(const syntax::Grammar& grammar) {
  check_published(grammar, ".peg", Strictness::strict);
  check_published(grammar, ".tolerant.peg", Strictness::tolerant);
}

std::vector<std::string> sentences_of(const syntax::Grammar& grammar, Strictness strictness, std::size_t count,
                                      std::uint64_t seed) {
  const RuleTable plain = plain_grammar(grammar.rules(), strictness);
  const syntax::Sentences sentences(plain);
  Random random(seed);
  std::vector<std::string> texts(count);
  for (std::string& text : texts) sentences.write({&pick, &random}, text);
  return texts;
}

void check_lossless(const syntax::Grammar& grammar, std::vector<std::string> texts) {
  for (std::size_t size = 0; size < 200; ++size) texts.push_back(random_bytes(size));
  for (const std::string& text : sentences_of(grammar, Strictness::tolerant, 2000, 3)) texts.push_back(text);
  text::MappedText mapped;
  syntax::SyntaxTree tree;
  std::vector<syntax::FurthestFailure> failures;
  for (const std::string& text : texts) {
    CAPTURE(text);
    mapped.reset(text, 7);
    mapped.finish();
    REQUIRE(grammar.build(mapped, tree, failures));
    REQUIRE(tree.verify({7, 7 + static_cast<std::uint32_t>(text.size())}).empty());
  }
}

Uncovered uncovered_alternatives(const syntax::Grammar& grammar, const std::vector<std::string>& texts) {
  syntax::Coverage coverage;
  for (const Strictness strictness : {Strictness::strict, Strictness::tolerant}) {
    for (const std::string& text : sentences_of(grammar, strictness, 4000, 13)) grammar.cover(text, coverage);
  }
  for (const std::string& text : texts) grammar.cover(text, coverage);
  Uncovered uncovered;
  const RuleTable table = grammar.rules();
  for (const Rule& rule : table.rules) {
    for_each_alternative(table, rule, rule.expression, [&](const std::string& name, std::uint32_t expression) {
      if (coverage.succeeded[expression] == 0) uncovered.never_succeeded.push_back(name);
      if (coverage.failed[expression] == 0) uncovered.never_failed.push_back(name);
    });
  }
  return uncovered;
}

}  // namespace plyglot::test
