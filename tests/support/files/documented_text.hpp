#pragma once
// Texts in a notation as the documentation shows them: fenced blocks whose first word is the notation's id.

#include "support/files/markdown.hpp"

#include <plyglot/diagnostic.hpp>

namespace plyglot::test {

// A block of one of the notations, such as one marked `hop`, `hop hivegame` (a dialect), `homeworlds advice=on` (an
// option) or `hop string` (a text outside a file, whose last line end does not belong to it).
bool is_notation(const Block& block);

// What checking the block finds, with this diagnostic switched on if it is off by default.
std::vector<diagnostics::Diagnostic> findings_in(const Block& block, std::string_view switched_on = {});

}  // namespace plyglot::test
