#pragma once
// Changes texts as people and their programs do: by words, lines and what the grammar allows. libFuzzer's own changes,
// byte by byte, come beside these.

#include "fuzz/mutator/phrases.hpp"

namespace plyglot::fuzz {

class Mutator {
 public:
  explicit Mutator(const std::vector<const syntax::Grammar*>& grammars) : phrases_(grammars) {}

  // One to three changes; the result is another text of at most so many bytes, which must be at least one. The same
  // random numbers make the same text.
  std::string changed(std::string text, std::size_t most_bytes, test::Random& random) const;
  // The beginning of one text and the end of another, cut between words or lines.
  std::string crossed(std::string_view beginning, std::string_view end, std::size_t most_bytes,
                      test::Random& random) const;

 private:
  Phrases phrases_;
};

}  // namespace plyglot::fuzz
