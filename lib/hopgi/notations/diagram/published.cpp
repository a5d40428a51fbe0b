// The grammar as data (library plyglot-grammars).

#include "grammars/hopgi_diagram.hpp"
#include "hopgi/notations/diagram/parse.hpp"
#include "syntax/published/rule_shapes.hpp"

namespace plyglot::hopgi::diagram {

constinit const syntax::PublishedGrammar published = syntax::publish<grammars::hopgi_diagram::diagram>(grammar);

}  // namespace plyglot::hopgi::diagram
