// The grammars as data (library plyglot-grammars).

#include "grammars/hexix.hpp"
#include "hexix/notations/hexix/read/parse.hpp"
#include "syntax/published/rule_shapes.hpp"

namespace plyglot::hexix {

constinit const syntax::PublishedGrammar published_2024 =
    syntax::publish<grammars::hexix::dialect_2024::record>(grammar_2024);
constinit const syntax::PublishedGrammar published_2019 =
    syntax::publish<grammars::hexix::dialect_2019::record>(grammar_2019);

}  // namespace plyglot::hexix
