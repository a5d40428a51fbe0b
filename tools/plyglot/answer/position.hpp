#pragma once
// The last position of a record in the words of the protocol (corpus/README.md).

#include "plyglot/answer/members.hpp"

#include <plyglot/toolchain.hpp>

namespace plyglot::tool {

// Null if it is unknown.
Answer position_of(const toolchain::Model& model);

// An object with the winner, by the order of play or null for a draw; null while the game goes on, or if it is unknown.
Answer outcome_of(const toolchain::Model& model);

}  // namespace plyglot::tool
