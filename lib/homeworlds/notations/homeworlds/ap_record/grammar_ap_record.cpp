#include "grammars/homeworlds_ap_record.hpp"
#include "homeworlds/notations/homeworlds/ap_record/ap_record.hpp"
#include "homeworlds/notations/homeworlds/ap_record/json_document.hpp"
#include "syntax/engine.hpp"

namespace plyglot::homeworlds {
namespace {

namespace rules = grammars::homeworlds_ap_record;

template <class, class... Rules>
using RulesBehind = syntax::RuleList<Rules...>;

struct Traits : syntax::DefaultTraits {
#define PLYGLOT_HOMEWORLDS_AP_RECORD_RULE(name) , rules::name
  using nodes = RulesBehind<void PLYGLOT_HOMEWORLDS_AP_RECORD_NODES(PLYGLOT_HOMEWORLDS_AP_RECORD_RULE)>;
#undef PLYGLOT_HOMEWORLDS_AP_RECORD_RULE
  using leaves = syntax::RuleList<rules::bom, rules::characters, rules::number, rules::literal, rules::unreadable>;
};

}  // namespace

constinit const syntax::Grammar ap_record_grammar =
    syntax::make_grammar<rules::document, Traits>("homeworlds-ap-record");

}  // namespace plyglot::homeworlds
