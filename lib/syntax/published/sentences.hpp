#pragma once
// Sentences of a grammar, for tests and fuzzers.

#include "syntax/published/rule_table.hpp"

namespace plyglot::syntax {

// Where the choices come from: pick(context, bound) is a number from 0 to bound - 1; bound is at least 1. A random
// generator gives random sentences, the bytes of a fuzzer give sentences that it can steer.
struct Chooser {
  std::uint32_t (*pick)(void* context, std::uint32_t bound);
  void* context;
  std::uint32_t operator()(std::uint32_t bound) const { return pick(context, bound); }
};

// Beyond these, the shortest way out is taken.
struct SentenceBounds {
  std::uint32_t deepest = 40;
  std::size_t most_bytes = 200;
  std::uint32_t most_repeats = 6;
};

// Writes what the rules of a plain grammar (erasure.hpp) allow. Lookaheads are ignored, and a PEG takes the first
// alternative that matches: so not every sentence is one that the grammar accepts.
class Sentences {
 public:
  // The table must outlive this.
  explicit Sentences(const RuleTable& plain, SentenceBounds bounds = {});

  // Appends a sentence, or what the rule with this index allows.
  void write(Chooser choose, std::string& out, std::uint32_t rule = 0) const;

 private:
  struct Writing;
  std::uint32_t height_of(const Expression& expression) const;

  const RuleTable& table_;
  SentenceBounds bounds_;
  // The least number of rules inside each other that each rule needs.
  std::vector<std::uint32_t> heights_;
};

// Every literal of a grammar and every byte of its short classes, once each, sorted.
std::vector<std::string> dictionary_of(const RuleTable& rules);

}  // namespace plyglot::syntax
