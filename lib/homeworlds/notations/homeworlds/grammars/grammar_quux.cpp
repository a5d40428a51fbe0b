#include "grammars/homeworlds_quux.hpp"
#include "homeworlds/notations/homeworlds/grammars/dialect_grammars.hpp"
#include "syntax/engine.hpp"

namespace plyglot::homeworlds {
namespace {

namespace rules = grammars::homeworlds_quux;

// The name is this file's alone: rules that dialects share are matched with it, and compilers take such matches of two
// files for one if their names are the same, whatever the namespace without a name says.
struct QuuxTraits : syntax::DefaultTraits {
  using leaves = syntax::RuleList<rules::byte_order_mark, rules::odd_position, rules::mover, rules::system_name,
                                  rules::home, rules::piece, rules::lower_piece, rules::colour_word, rules::name,
                                  rules::separator, rules::first_seat, rules::second_seat, rules::odd_item, rules::pass,
                                  rules::build_verb, rules::trade_verb, rules::discover_verb, rules::move_verb,
                                  rules::attack_verb, rules::sacrifice_verb, rules::catastrophe_verb>;
  using nodes = syntax::Joined<
      syntax::RuleList<rules::file, rules::position, rules::system, rules::turn, rules::homeworld, rules::build,
                       rules::trade, rules::discover, rules::move, rules::attack, rules::sacrifice, rules::catastrophe>,
      leaves>;
};

}  // namespace

constinit const syntax::Grammar quux_grammar = syntax::make_grammar<rules::file, QuuxTraits>("homeworlds-quux");

}  // namespace plyglot::homeworlds
