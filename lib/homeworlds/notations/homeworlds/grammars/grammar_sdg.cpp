#include "grammars/homeworlds_sdg.hpp"
#include "homeworlds/notations/homeworlds/grammars/dialect_grammars.hpp"
#include "syntax/engine.hpp"

namespace plyglot::homeworlds {
namespace {

namespace rules = grammars::homeworlds_sdg;

// The name is this file's alone: rules that dialects share are matched with it, and compilers take such matches of two
// files for one if their names are the same, whatever the namespace without a name says.
struct SdgTraits : syntax::DefaultTraits {
  using leaves =
      syntax::RuleList<rules::byte_order_mark, rules::header, rules::remark, rules::odd_position, rules::mover,
                       rules::system_name, rules::home, rules::number, rules::handle, rules::confirmation, rules::piece,
                       rules::colour, rules::no_star, rules::owner, rules::name, rules::word, rules::homeworld_verb,
                       rules::build_verb, rules::trade_verb, rules::discover_verb, rules::move_verb, rules::attack_verb,
                       rules::sacrifice_verb, rules::catastrophe_verb, rules::pass_verb>;
  using nodes = syntax::Joined<
      syntax::RuleList<rules::file, rules::position, rules::system, rules::turn, rules::numbered_turn, rules::bare_turn,
                       rules::chat, rules::numbered_chat, rules::odd_item, rules::homeworld, rules::build, rules::trade,
                       rules::discover, rules::move, rules::attack, rules::sacrifice, rules::catastrophe, rules::pass>,
      leaves>;
};

}  // namespace

constinit const syntax::Grammar sdg_grammar = syntax::make_grammar<rules::file, SdgTraits>("homeworlds-sdg");

}  // namespace plyglot::homeworlds
