// The grammar as data (library plyglot-grammars).

#include "grammars/hop.hpp"
#include "hive/notations/hop/read/parse.hpp"
#include "syntax/published/rule_shapes.hpp"

namespace plyglot::hive::hop {

constinit const syntax::PublishedGrammar published = syntax::publish<grammars::hop::hop>(grammar);

}  // namespace plyglot::hive::hop
