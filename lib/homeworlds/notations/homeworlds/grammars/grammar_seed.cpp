#include "grammars/homeworlds.hpp"
#include "homeworlds/notations/homeworlds/grammars/dialect_grammars.hpp"
#include "syntax/engine.hpp"
#include "syntax/grammar_table.hpp"

namespace plyglot::homeworlds {
namespace {

namespace rules = grammars::homeworlds;

using syntax::leaves;
using syntax::nodes;
using enum annotations::TokenKind;

constexpr auto table =
    nodes<rules::position, rules::system, rules::turn, rules::homeworld>.as(separator) +
    nodes<rules::header>.as(key) +
    nodes<rules::build, rules::trade, rules::discover, rules::move, rules::attack, rules::sacrifice, rules::catastrophe, rules::pass>.as(keyword) +
    nodes<rules::odd_item>.as(unreadable) +
    nodes<rules::file> +
    leaves<rules::comment>.as(comment) +
    leaves<rules::number>.as(number) +
    leaves<rules::piece, rules::colour, rules::no_star>.as(piece) +
    leaves<rules::system_name, rules::name>.as(place) +
    leaves<rules::mover, rules::home, rules::handle, rules::owner>.as(player) +
    leaves<rules::confirmation, rules::lone_star>.as(mark) +
    leaves<rules::separator, rules::odd_separator>.as(separator) +
    leaves<rules::key>.as(key) +
    leaves<rules::value>.as(value) +
    leaves<rules::homeworld_verb>.as(keyword) +
    leaves<rules::odd_position>.as(unreadable) +
    leaves<rules::byte_order_mark, rules::word, rules::build_verb, rules::trade_verb, rules::discover_verb, rules::move_verb, rules::attack_verb, rules::sacrifice_verb, rules::catastrophe_verb, rules::pass_verb>;
// The name is this file's alone: rules that dialects share are matched with it, and compilers take such matches of two
// files for one if their names are the same, whatever the namespace without a name says.
struct SeedTraits : syntax::TraitsOf<table> {};

}  // namespace

constinit const syntax::Grammar seed_grammar = syntax::make_grammar<rules::file, SeedTraits>("homeworlds");

}  // namespace plyglot::homeworlds
