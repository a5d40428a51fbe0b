#pragma once
// AST to position.

#include "board/cell_map.hpp"
#include "board/hex.hpp"
#include "diagnostics/reporter.hpp"
#include "hive/notations/hop/read/ast.hpp"
#include "hive/spelling/hop_gametype.hpp"

namespace plyglot::hive::hop {

// A place to step from.
struct Cursor {
  Cell cell;
  board::Direction heading = board::east;
};

// What the walk knows of a bug besides its place on the board; parallel to Position::bugs.
struct Placement {
  board::Direction heading = board::east;
  // Placed by `N=X`.
  bool is_stacked = false;
};

// One pair of parentheses, or the whole topology.
struct Scope {
  // Where its chain positions begin in ResolveScratch::positions.
  std::uint32_t first_position = 0;
  // Its last walked bug, or where it was entered as long as there is none.
  Cursor walker;
  std::int32_t walker_bug = -1;
  // Its last bare branch that placed a bug: number and sign.
  text::Span bare_branch;
  // The item that opened it, and the branch item in front of that; none if negative.
  std::size_t open_item = 0;
  std::ptrdiff_t branch_item = -1;
  // Index into Position::returns of that branch; none if negative.
  std::ptrdiff_t branch = -1;
  // What there was when it was opened, to say whether it is empty (hop/empty-group).
  std::uint32_t bugs_before = 0;
  std::uint32_t errors_before = 0;
  // The lowest chain position that `N=X` gave in this scope; 0 if none did.
  std::uint32_t first_stacked_position = 0;
};

// The memory of the resolver: what hop R5 calls its state, reused from string to string.
struct ResolveScratch {
  std::vector<Placement> placements;
  // Indices into Position::bugs, by chain position, one scope after the other; the innermost scope is the last.
  std::vector<std::uint32_t> positions;
  std::vector<Scope> scopes;
  // Cell to the index of the bug on top of its stack.
  board::CellMap tops;
};

// AST to position (hop R1 to R20), with every finding of the phases meaning and rule. The scratch memory is reused
// from string to string. `unreachable` is the severity of what cannot arise in play (hop R24).
void resolve(const text::Source& source, const Ast& ast, Dialect dialect, diagnostics::Severity unreachable,
             ResolveScratch& scratch, Position& position, diagnostics::Reporter& reporter);

}  // namespace plyglot::hive::hop
