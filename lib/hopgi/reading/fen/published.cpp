// The grammar as data (library plyglot-grammars).

#include "grammars/hopgi_fen.hpp"
#include "hopgi/reading/fen/parse.hpp"
#include "syntax/published/rule_shapes.hpp"

namespace plyglot::hopgi::fen {

constinit const syntax::PublishedGrammar published = syntax::publish<grammars::hopgi_fen::fen>(grammar);

}  // namespace plyglot::hopgi::fen
