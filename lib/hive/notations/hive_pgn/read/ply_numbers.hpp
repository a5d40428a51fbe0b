#pragma once
// The numbers of plies, which count the moves of both sides (hive-notations P2, P10).

#include "findings/finding.hpp"
#include "hive/notations/hive_pgn/read/ast.hpp"

namespace plyglot::hive::hive_pgn {

// Reports wrong and missing numbers; it takes all of them to tell a gap from a wrong number. Linear in the lines.
void check_ply_numbers(const findings::Findings& findings, const Ast& ast);

}  // namespace plyglot::hive::hive_pgn
