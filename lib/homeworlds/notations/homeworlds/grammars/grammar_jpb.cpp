#include "grammars/homeworlds_jpb.hpp"
#include "homeworlds/notations/homeworlds/grammars/dialect_grammars.hpp"
#include "syntax/engine.hpp"

namespace plyglot::homeworlds {
namespace {

namespace rules = grammars::homeworlds_jpb;

// The name is this file's alone: rules that dialects share are matched with it, and compilers take such matches of two
// files for one if their names are the same, whatever the namespace without a name says.
struct JpbTraits : syntax::DefaultTraits {
  using leaves =
      syntax::RuleList<rules::byte_order_mark, rules::comment, rules::odd_position, rules::mover, rules::system_name,
                       rules::home, rules::confirmation, rules::piece, rules::colour, rules::owner, rules::name,
                       rules::word, rules::swallowed, rules::lone_star, rules::homeworld_verb, rules::build_verb,
                       rules::trade_verb, rules::discover_verb, rules::move_verb, rules::attack_verb,
                       rules::sacrifice_verb, rules::catastrophe_verb, rules::pass_verb>;
  using nodes =
      syntax::Joined<syntax::RuleList<rules::file, rules::position, rules::system, rules::turn, rules::odd_item,
                                      rules::homeworld, rules::build, rules::trade, rules::discover, rules::move,
                                      rules::attack, rules::sacrifice, rules::catastrophe, rules::pass>,
                     leaves>;
};

}  // namespace

constinit const syntax::Grammar jpb_grammar = syntax::make_grammar<rules::file, JpbTraits>("homeworlds-jpb");

}  // namespace plyglot::homeworlds
