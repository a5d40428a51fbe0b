#pragma once
// Texts and parts of texts that grammars allow, at random.

#include "support/values/random.hpp"
#include "syntax/grammar.hpp"
#include "syntax/published/sentences.hpp"

#include <memory>

namespace plyglot::fuzz {

class Phrases {
 public:
  // The first grammar is that of whole texts; parts come from all of them.
  explicit Phrases(const std::vector<const syntax::Grammar*>& grammars);

  // A whole text of the strict or of the tolerant grammar.
  std::string whole(test::Random& random) const;
  // What any rule of any of the grammars allows.
  std::string part(test::Random& random) const;

 private:
  struct Source;
  std::string written(const Source& source, std::uint32_t rule, test::Random& random) const;

  // Strict and tolerant ones in turn.
  std::vector<std::shared_ptr<const Source>> sources_;
};

}  // namespace plyglot::fuzz
