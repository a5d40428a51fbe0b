#include "fuzz/mutator/phrases.hpp"

#include "syntax/published/erasure.hpp"
#include "toolchain/published/published_grammars.hpp"

namespace plyglot::fuzz {
namespace {

constexpr syntax::SentenceBounds bounds{.deepest = 30, .most_bytes = 120, .most_repeats = 4};

std::uint32_t pick(void* context, std::uint32_t bound) {
  return static_cast<std::uint32_t>(static_cast<test::Random*>(context)->below(bound));
}

}  // namespace

// The sentences view the table: they stay where they are made.
struct Phrases::Source {
  Source(const syntax::Grammar& grammar, syntax::Strictness strictness)
      : table(plain_grammar(toolchain::rules_of(grammar), strictness)), sentences(table, bounds) {}
  Source(const Source&) = delete;
  Source& operator=(const Source&) = delete;

  syntax::RuleTable table;
  syntax::Sentences sentences;
};

Phrases::Phrases(const std::vector<const syntax::Grammar*>& grammars) {
  for (const syntax::Grammar* grammar : grammars) {
    for (const auto strictness : {syntax::Strictness::strict, syntax::Strictness::tolerant}) {
      sources_.push_back(std::make_shared<Source>(*grammar, strictness));
    }
  }
}

std::string Phrases::whole(test::Random& random) const { return written(*sources_[random.below(2)], 0, random); }

std::string Phrases::part(test::Random& random) const {
  const Source& source = *random.pick(sources_);
  return written(source, static_cast<std::uint32_t>(random.below(source.table.rules.size())), random);
}

std::string Phrases::written(const Source& source, std::uint32_t rule, test::Random& random) const {
  std::string text;
  source.sentences.write({&pick, &random}, text, rule);
  return text;
}

}  // namespace plyglot::fuzz
