// The grammar as data (library plyglot-grammars).

#include "grammars/boardspace_sgf.hpp"
#include "hive/notations/boardspace_sgf/read/parse.hpp"
#include "syntax/published/rule_shapes.hpp"

namespace plyglot::hive::boardspace_sgf {

constinit const syntax::PublishedGrammar published = syntax::publish<grammars::boardspace_sgf::file>(grammar);

}  // namespace plyglot::hive::boardspace_sgf
