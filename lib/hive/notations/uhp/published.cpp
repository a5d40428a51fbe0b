// The grammar as data (library plyglot-grammars).

#include "grammars/uhp.hpp"
#include "hive/notations/uhp/parse.hpp"
#include "syntax/published/rule_shapes.hpp"

namespace plyglot::hive::uhp {

constinit const syntax::PublishedGrammar published = syntax::publish<grammars::uhp::game_string>(grammar);

}  // namespace plyglot::hive::uhp
