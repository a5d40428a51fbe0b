// The grammar as data (library plyglot-grammars).

#include "grammars/homeworlds_ap_record.hpp"
#include "homeworlds/notations/homeworlds/ap_record/ap_record.hpp"
#include "syntax/published/rule_shapes.hpp"

namespace plyglot::homeworlds {

constinit const syntax::PublishedGrammar published_ap_record =
    syntax::publish<grammars::homeworlds_ap_record::document>(ap_record_grammar);

}  // namespace plyglot::homeworlds
