#include "grammars/homeworlds_bga.hpp"
#include "homeworlds/notations/homeworlds/grammars/dialect_grammars.hpp"
#include "syntax/engine.hpp"
#include "syntax/grammar_table.hpp"

namespace plyglot::homeworlds {
namespace {

namespace rules = grammars::homeworlds_bga;

using syntax::leaves;
using syntax::nodes;
using enum annotations::TokenKind;

constexpr auto table =
    nodes<rules::homeworld, rules::build, rules::trade, rules::attack, rules::discover, rules::move, rules::sacrifice, rules::catastrophe>.as(keyword) +
    nodes<rules::file, rules::sentence> +
    leaves<rules::ship, rules::catastrophe_colour>.as(piece) +
    leaves<rules::system_name, rules::origin>.as(place) +
    leaves<rules::player, rules::settler>.as(player) +
    leaves<rules::turn_end, rules::restart, rules::event>.as(keyword) +
    leaves<rules::time, rules::note>.as(comment) +
    leaves<rules::odd_line>.as(unreadable) +
    leaves<rules::byte_order_mark>;
// The name is this file's alone: rules that dialects share are matched with it, and compilers take such matches of two
// files for one if their names are the same, whatever the namespace without a name says.
struct BgaTraits : syntax::TraitsOf<table> {};

}  // namespace

constinit const syntax::Grammar bga_grammar = syntax::make_grammar<rules::file, BgaTraits>("homeworlds-bga");

}  // namespace plyglot::homeworlds
