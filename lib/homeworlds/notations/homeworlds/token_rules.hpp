#pragma once
// Which rules of the grammars are which tokens.

#include "notation/token_rules.hpp"

namespace plyglot::homeworlds {

// Of all dialects: what they share has the same name in the grammar of each.
notation::TokenRules token_rules();
// Of the game record in JSON.
notation::TokenRules json_token_rules();

}  // namespace plyglot::homeworlds
