#include "support/files/documented_text.hpp"

#include <plyglot/session.hpp>

#include <algorithm>
#include <stdexcept>

namespace plyglot::test {
namespace {

const std::string outside_a_file = "string";

bool is_option(const std::string& word) { return word.find('=') != std::string::npos; }

void check(const std::string& problem) {
  if (!problem.empty()) throw std::invalid_argument(problem);
}

toolchain::Language language_of(const Block& block) {
  std::string name = block.info.at(0);
  for (std::size_t i = 1; i < block.info.size(); ++i) {
    if (block.info[i] != outside_a_file && !is_option(block.info[i])) name += ':' + block.info[i];
  }
  std::string problem;
  toolchain::Language language = toolchain::language(name, problem);
  check(problem);
  for (const std::string& word : block.info) {
    const std::size_t sign = word.find('=');
    if (is_option(word)) check(set_option(language, word.substr(0, sign), word.substr(sign + 1)));
  }
  return language;
}

}  // namespace

bool is_notation(const Block& block) {
  const std::vector<toolchain::NotationFacts> all = toolchain::notations();
  return !block.info.empty() && std::any_of(all.begin(), all.end(), [&](const toolchain::NotationFacts& notation) {
    return notation.can_be_read && notation.id == block.info[0];
  });
}

std::vector<diagnostics::Diagnostic> findings_in(const Block& block, std::string_view switched_on) {
  diagnostics::SeverityPolicy policy;
  if (const auto* entry = diagnostics::find_diagnostic(switched_on)) policy.set(entry->name, entry->severity);
  toolchain::Session session(language_of(block), policy);
  std::string text = block.text;
  toolchain::Chunk chunk;
  chunk.is_file = std::find(block.info.begin(), block.info.end(), outside_a_file) == block.info.end();
  if (!chunk.is_file && !text.empty()) text.pop_back();
  chunk.source.text = text;
  std::vector<diagnostics::Diagnostic> findings;
  session.lint(chunk, diagnostics::collect_into(findings));
  return findings;
}

}  // namespace plyglot::test
