#pragma once
// A turn in the canonical form of its dialect (homeworlds 5).

#include "homeworlds/notation/dialect.hpp"

namespace plyglot::homeworlds {

// Appends the actions of a turn that has no error, and its confirmation: without its number, comments and line end.
// Names are written as they stand there. A trade is written in the order of the tree.
void print_turn(const text::Source& source, const Ast& ast, const TurnNode& turn, std::string& out);

}  // namespace plyglot::homeworlds
