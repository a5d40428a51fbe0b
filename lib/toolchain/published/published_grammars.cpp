#include "toolchain/published/published_grammars.hpp"

#include <cassert>

#define PLYGLOT_GRAMMAR(space, name)          \
  namespace plyglot::space {                  \
  extern const syntax::PublishedGrammar name; \
  }
#define PLYGLOT_NOTATION(space, model) PLYGLOT_GRAMMAR(space, published)
#define PLYGLOT_NOTATION_WITH_GRAMMARS(space, model)
#include "toolchain/registry/notations.def"

namespace plyglot::toolchain {
namespace {

constexpr const syntax::PublishedGrammar* grammars[] = {
#define PLYGLOT_GRAMMAR(space, name) &space::name,
#define PLYGLOT_NOTATION(space, model) PLYGLOT_GRAMMAR(space, published)
#define PLYGLOT_NOTATION_WITH_GRAMMARS(space, model)
#include "toolchain/registry/notations.def"
};

}  // namespace

syntax::RuleTable rules_of(const syntax::Grammar& grammar) {
  for (const syntax::PublishedGrammar* published : grammars) {
    if (&published->grammar == &grammar) return rule_table(published->start);
  }
  assert(false && "a grammar that is not published");
  return {};
}

}  // namespace plyglot::toolchain
