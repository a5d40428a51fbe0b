// The grammar as data (library plyglot-grammars).

#include "grammars/hive_human.hpp"
#include "hive/notations/hive_human/parse.hpp"
#include "syntax/published/rule_shapes.hpp"

namespace plyglot::hive::hive_human {

constinit const syntax::PublishedGrammar published = syntax::publish<grammars::hive_human::file>(grammar);

}  // namespace plyglot::hive::hive_human
