#pragma once
// Which rules of the grammar are which tokens.

#include "notation/token_rules.hpp"

namespace plyglot::hexix::positions {

notation::TokenRules token_rules();

}  // namespace plyglot::hexix::positions
