#pragma once
// What becomes of a text of the corpus, as it is recorded beside it.

#include "support/door/corpus_texts.hpp"

#include <plyglot/diagnostic.hpp>

namespace plyglot::test {

struct CorpusOutcome {
  // In the order of reports.
  std::vector<diagnostics::Diagnostic> findings;
  // Nothing, if nothing is found and the text is canonical as it is; else up to five sections, each below a line that
  // begins with `outcome_mark`:
  //   findings       name, severity and bytes of each, and below it whether its fix is safe, and each edit of it
  //   said           the first five of each kind as people see them
  //   fixed          what the safe fixes change
  //   fixed unsafely what all fixes change, if that is something else
  //   formatted      what formatting changes, and what keeps its bytes
  std::string text;
  std::string fixed;
  std::string formatted;
};

CorpusOutcome outcome_of(const CorpusText& text);

// What lint finds in another text that is read as this one is.
std::vector<diagnostics::Diagnostic> findings_of(const CorpusText& how, const std::string& text);
// What translating it reports; nothing if the two notations do not go together.
std::vector<diagnostics::Diagnostic> findings_translated(const CorpusText& text, const toolchain::Target& target,
                                                         std::optional<std::uint32_t> ply);
std::string formatted_as(const CorpusText& how, const std::string& text);

}  // namespace plyglot::test
