// The grammar as data (library plyglot-grammars).

#include "grammars/hexix_position.hpp"
#include "hexix/notations/position/parse.hpp"
#include "syntax/published/rule_shapes.hpp"

namespace plyglot::hexix::positions {

constinit const syntax::PublishedGrammar published = syntax::publish<grammars::hexix_position::line>(grammar);

}  // namespace plyglot::hexix::positions
