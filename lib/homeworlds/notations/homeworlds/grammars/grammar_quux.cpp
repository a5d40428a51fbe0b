#include "grammars/homeworlds_quux.hpp"
#include "homeworlds/notations/homeworlds/grammars/dialect_grammars.hpp"
#include "syntax/engine.hpp"
#include "syntax/grammar_table.hpp"

namespace plyglot::homeworlds {
namespace {

namespace rules = grammars::homeworlds_quux;

using syntax::leaves;
using syntax::nodes;
using enum annotations::TokenKind;

constexpr auto table =
    nodes<rules::position, rules::system, rules::turn, rules::homeworld>.as(separator) +
    nodes<rules::build, rules::trade, rules::discover, rules::move, rules::attack, rules::sacrifice, rules::catastrophe>.as(
        keyword) +
    nodes<rules::file> + leaves<rules::piece, rules::lower_piece, rules::colour_word>.as(piece) +
    leaves<rules::system_name, rules::name>.as(place) +
    leaves<rules::mover, rules::home, rules::first_seat, rules::second_seat>.as(player) +
    leaves<rules::separator>.as(separator) + leaves<rules::pass>.as(keyword) +
    leaves<rules::odd_position, rules::odd_item>.as(unreadable) +
    leaves<rules::byte_order_mark, rules::build_verb, rules::trade_verb, rules::discover_verb, rules::move_verb,
           rules::attack_verb, rules::sacrifice_verb, rules::catastrophe_verb>;
// The name is this file's alone: rules that dialects share are matched with it, and compilers take such matches of two
// files for one if their names are the same, whatever the namespace without a name says.
struct QuuxTraits : syntax::TraitsOf<table> {};

}  // namespace

constinit const syntax::Grammar quux_grammar = syntax::make_grammar<rules::file, QuuxTraits>("homeworlds-quux");

}  // namespace plyglot::homeworlds
