#pragma once
// Moves of Hexix from the tokens of its notation (hexix 3), without a parser.

#include "hexix/rules/judge.hpp"

#include <string_view>

namespace plyglot::test {

// `D3`; the cell must exist.
hexix::Cell hexix_cell(std::string_view name);
// `D2v`, `D2+`, `D2E3`, without a number and a suffix; must be well formed.
hexix::Move hexix_move(std::string_view token);
// The state of POS (R13), which must be well formed.
hexix::State hexix_state(std::string_view position);
// By name and blank: `D2 E3`.
hexix::CellSet hexix_cells(std::string_view names);

// Plays canonical tokens, which are divided by blanks, whether or not they are legal; a refused one passes the turn.
hexix::State hexix_state_after(std::string_view tokens);

}  // namespace plyglot::test
