#include "grammars/homeworlds_ap.hpp"
#include "homeworlds/notations/homeworlds/grammars/dialect_grammars.hpp"
#include "syntax/engine.hpp"

namespace plyglot::homeworlds {
namespace {

namespace rules = grammars::homeworlds_ap;

// The name is this file's alone: rules that dialects share are matched with it, and compilers take such matches of two
// files for one if their names are the same, whatever the namespace without a name says.
struct ApTraits : syntax::DefaultTraits {
  using leaves = syntax::RuleList<rules::byte_order_mark, rules::odd_position, rules::mover, rules::system_name,
                                  rules::home, rules::separator, rules::confirmation, rules::piece, rules::colour,
                                  rules::no_star, rules::owner, rules::name, rules::word, rules::lone_star,
                                  rules::pass_count, rules::pass_all, rules::homeworld_verb, rules::build_verb,
                                  rules::trade_verb, rules::discover_verb, rules::move_verb, rules::attack_verb,
                                  rules::sacrifice_verb, rules::catastrophe_verb, rules::pass_verb>;
  using nodes =
      syntax::Joined<syntax::RuleList<rules::file, rules::position, rules::system, rules::turn, rules::odd_item,
                                      rules::homeworld, rules::build, rules::trade, rules::discover, rules::move,
                                      rules::attack, rules::sacrifice, rules::catastrophe, rules::pass>,
                     leaves>;
};

}  // namespace

constinit const syntax::Grammar ap_grammar = syntax::make_grammar<rules::file, ApTraits>("homeworlds-ap");

}  // namespace plyglot::homeworlds
