// The grammar as data (library plyglot-grammars).

#include "grammars/hopgi.hpp"
#include "hopgi/notations/hopgi/read/parse.hpp"
#include "syntax/published/rule_shapes.hpp"

namespace plyglot::hopgi::record {

constinit const syntax::PublishedGrammar published = syntax::publish<grammars::hopgi::record>(grammar);
constinit const syntax::PublishedGrammar published_continued =
    syntax::publish<grammars::hopgi::continued_record>(continued_grammar);

}  // namespace plyglot::hopgi::record
