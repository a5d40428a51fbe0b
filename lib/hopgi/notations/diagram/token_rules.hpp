#pragma once
// Which rules of the grammar are which tokens.

#include "notation/token_rules.hpp"

namespace plyglot::hopgi::diagram {

notation::TokenRules token_rules();

}  // namespace plyglot::hopgi::diagram
