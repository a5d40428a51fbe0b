#include "support/door/hostile_texts.hpp"

#include "diagnostics/reporter.hpp"
#include "support/checks/catch.hpp"
#include "support/values/random.hpp"
#include "syntax/published/covering.hpp"
#include "toolchain/published/published_grammars.hpp"

#include <algorithm>

namespace plyglot::test {
namespace {

// How often a rule is tried.
std::uint64_t attempts_for(const syntax::RuleTable& rules, const std::string& text) {
  syntax::Coverage coverage;
  cover(rules, text, coverage);
  std::uint64_t attempts = 0;
  for (const std::uint64_t times : coverage.succeeded) attempts += times;
  for (const std::uint64_t times : coverage.failed) attempts += times;
  return attempts;
}

}  // namespace

std::size_t kept(std::size_t of_one_kind, std::size_t others) {
  return std::min(of_one_kind, diagnostics::Reporter::most_of_a_kind) + others;
}

std::string repeated(std::string_view piece, std::size_t times) {
  std::string text;
  for (std::size_t i = 0; i < times; ++i) text += piece;
  return text;
}

std::string text_of(const Hostile& hostile, std::size_t times) {
  return std::string(hostile.before) + repeated(hostile.piece, times) + std::string(hostile.after);
}

void check_linear_work(const syntax::Grammar& grammar, std::span<const Hostile> texts) {
  constexpr std::size_t few = 500;
  const syntax::RuleTable rules = toolchain::rules_of(grammar);
  for (const Hostile& it : texts) {
    CAPTURE(it.before, it.piece, it.after);
    const std::uint64_t once = attempts_for(rules, text_of(it, few));
    const std::uint64_t fourfold = attempts_for(rules, text_of(it, 4 * few));
    CHECK(fourfold < 5 * once);
    // No byte costs more than a few hundred attempts.
    CHECK(once < 400 * (text_of(it, few).size() + 1));
  }
}

std::string random_bytes(std::size_t size, std::string begin) {
  Random random(31);
  while (begin.size() < size) begin += static_cast<char>(random.below(256));
  return begin;
}

}  // namespace plyglot::test
