#pragma once
// What our own readers say of a text, and whether others that run the published grammars say the same.

#include "support/grammars/published_matcher.hpp"
#include "support/notation_strings/notation_strings.hpp"

namespace plyglot::test {

// None if the text is beyond limits that no grammar expresses.
struct GrammarVerdicts {
  // Whether nothing of the bytes or the syntax is found.
  std::optional<bool> strict;
  // Whether the tolerant grammar, as the engine runs it, takes the text.
  std::optional<bool> tolerant;
};
GrammarVerdicts verdicts_on(const std::string& text, const NotationStrings& notation);

// Both published grammars of a notation, run by the naive reading.
class PublishedGrammars {
 public:
  // The notation must outlive this.
  explicit PublishedGrammars(const NotationStrings& notation);

  // Says which reading takes the text and which does not, if they differ; empty if they agree, or one has no verdict.
  std::string disagreement(const std::string& text);
  // How many texts both strict readings took, and how many both refused.
  std::size_t taken() const { return taken_; }
  std::size_t refused() const { return refused_; }

 private:
  const NotationStrings& notation_;
  naive::peg::Matcher strict_;
  naive::peg::Matcher tolerant_;
  std::size_t taken_ = 0;
  std::size_t refused_ = 0;
};

}  // namespace plyglot::test
