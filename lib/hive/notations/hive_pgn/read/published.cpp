// The grammar as data (library plyglot-grammars).

#include "grammars/hive_pgn.hpp"
#include "hive/notations/hive_pgn/read/parse.hpp"
#include "syntax/published/rule_shapes.hpp"

namespace plyglot::hive::hive_pgn {

constinit const syntax::PublishedGrammar published = syntax::publish<grammars::hive_pgn::file>(grammar);

}  // namespace plyglot::hive::hive_pgn
