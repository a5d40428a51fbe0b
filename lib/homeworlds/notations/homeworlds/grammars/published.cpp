// The grammars as data (library plyglot-grammars).

#include "grammars/homeworlds.hpp"
#include "grammars/homeworlds_ap.hpp"
#include "grammars/homeworlds_jpb.hpp"
#include "grammars/homeworlds_quux.hpp"
#include "grammars/homeworlds_sdg.hpp"
#include "homeworlds/notations/homeworlds/grammars/dialect_grammars.hpp"
#include "syntax/published/rule_shapes.hpp"

namespace plyglot::homeworlds {

constinit const syntax::PublishedGrammar published_seed = syntax::publish<grammars::homeworlds::file>(seed_grammar);
constinit const syntax::PublishedGrammar published_ap = syntax::publish<grammars::homeworlds_ap::file>(ap_grammar);
constinit const syntax::PublishedGrammar published_sdg = syntax::publish<grammars::homeworlds_sdg::file>(sdg_grammar);
constinit const syntax::PublishedGrammar published_jpb = syntax::publish<grammars::homeworlds_jpb::file>(jpb_grammar);
constinit const syntax::PublishedGrammar published_quux =
    syntax::publish<grammars::homeworlds_quux::file>(quux_grammar);

}  // namespace plyglot::homeworlds
