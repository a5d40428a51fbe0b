#include "support/notation_strings/grammar_verdicts.hpp"

#include "support/grammars/is_read.hpp"

#include <algorithm>

namespace plyglot::test {

using syntax::Strictness;

namespace {

// No grammar counts how deep something is nested; all bounds are a hundred.
bool may_be_too_deep(const std::string& text) {
  return std::count_if(text.begin(), text.end(), [](char byte) { return byte == '(' || byte == '[' || byte == '{'; }) >
         100;
}

// A comment of ours may hide every finding of what it is in, and having no finding makes a reading strict.
bool may_hide_findings(const std::string& text) { return text.find("plyglot") != std::string::npos; }

std::string difference(std::string_view which, std::optional<bool> ours, std::optional<bool> theirs) {
  if (!ours || !theirs || *ours == *theirs) return {};
  const char* const who = *ours ? "only we take it" : "only the published grammar takes it";
  return std::string(which) + " grammar: " + who;
}

}  // namespace

GrammarVerdicts verdicts_on(const std::string& text, const NotationStrings& notation) {
  if (may_be_too_deep(text)) return {};
  const std::optional<bool> strict = may_hide_findings(text) ? std::nullopt : notation.is_strict(text);
  return {strict, is_read(*notation.grammar, text)};
}

PublishedGrammars::PublishedGrammars(const NotationStrings& notation)
    : notation_(notation),
      strict_(published_matcher(*notation.grammar, Strictness::strict)),
      tolerant_(published_matcher(*notation.grammar, Strictness::tolerant)) {}

std::string PublishedGrammars::disagreement(const std::string& text) {
  const GrammarVerdicts ours = verdicts_on(text, notation_);
  const std::optional<bool> strict = ours.strict ? strict_.accepts(text) : std::nullopt;
  const std::string in_strict = difference("strict", ours.strict, strict);
  if (!in_strict.empty()) return in_strict;
  if (strict) ++(*strict ? taken_ : refused_);
  return difference("tolerant", ours.tolerant, ours.tolerant ? tolerant_.accepts(text) : std::nullopt);
}

}  // namespace plyglot::test
