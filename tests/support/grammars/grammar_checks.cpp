#include "support/grammars/grammar_checks.hpp"

#include "support/checks/catch.hpp"
#include "support/door/hostile_texts.hpp"
#include "support/files/project_folder.hpp"
#include "support/values/random.hpp"
#include "syntax/published/peg_text.hpp"
#include "syntax/published/sentences.hpp"
#include "text/mapped_text.hpp"
#include "toolchain/published/published_grammars.hpp"

#include <cstdlib>
#include <fstream>
#include <sstream>

namespace plyglot::test {
namespace {

using syntax::RuleTable;
using syntax::Strictness;

std::string text_of_file(const std::string& path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

void check_published(const syntax::Grammar& grammar, const std::string& ending, Strictness strictness) {
  const std::string path = project_folder() + "/grammars/peg/" + std::string(grammar.name) + ending;
  const std::string text = peg_text(toolchain::rules_of(grammar), strictness, syntax::PegFormat::peg);
  if (std::getenv("PLYGLOT_UPDATE") != nullptr) std::ofstream(path) << text;
  INFO(path << " is stale; PLYGLOT_UPDATE=1 writes it anew");
  CHECK(text_of_file(path) == text);
}

std::uint32_t pick(void* context, std::uint32_t bound) {
  return static_cast<std::uint32_t>(static_cast<Random*>(context)->below(bound));
}

}  // namespace

void check_published(const syntax::Grammar& grammar) {
  check_published(grammar, ".peg", Strictness::strict);
  check_published(grammar, ".tolerant.peg", Strictness::tolerant);
}

std::vector<std::string> sentences_of(const syntax::Grammar& grammar, Strictness strictness, std::size_t count,
                                      std::uint64_t seed) {
  const RuleTable plain = plain_grammar(toolchain::rules_of(grammar), strictness);
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

}  // namespace plyglot::test
