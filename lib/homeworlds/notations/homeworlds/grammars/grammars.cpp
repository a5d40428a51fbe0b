#include "homeworlds/notations/homeworlds/grammars/grammars.hpp"

#include "homeworlds/notations/homeworlds/grammars/dialect_grammars.hpp"

namespace plyglot::homeworlds {
namespace {

constexpr std::array<const syntax::Grammar*, dialects> grammars = {
    &seed_grammar, &ap_grammar, &sdg_grammar, &jpb_grammar, &quux_grammar, &hwl_grammar, &bga_grammar};

}  // namespace

const syntax::Grammar& grammar_of(Dialect dialect) { return *grammars[static_cast<std::size_t>(dialect)]; }

}  // namespace plyglot::homeworlds
