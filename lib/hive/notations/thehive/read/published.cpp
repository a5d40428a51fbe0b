// The grammar as data (library plyglot-grammars).

#include "grammars/thehive.hpp"
#include "hive/notations/thehive/read/parse.hpp"
#include "syntax/published/rule_shapes.hpp"

namespace plyglot::hive::thehive {

constinit const syntax::PublishedGrammar published = syntax::publish<grammars::thehive::file>(grammar);

}  // namespace plyglot::hive::thehive
