#pragma once
// The numbers of pieces, which say in what order they come into play (hive-notations V5).

#include "diagnostics/reporter.hpp"
#include "hive/notations/thehive/read/ast.hpp"
#include "hive/rules/game.hpp"

namespace plyglot::hive::thehive {

// The piece that should come before this one: of its kind, in the hand, with a lower number. `no_piece` if there is
// none, or if the piece itself is on the board.
PieceIndex piece_due_before(PieceIndex piece, const GameState& state);

// thehive/number-order, once the piece was placed. The fix waits for the end of the game.
void report_out_of_order(PieceIndex piece, PieceIndex due, text::Span span, diagnostics::Reporter& reporter);

// Gives each pending thehive/number-order its fix, which renumbers the pieces in the whole text.
void add_renumbering(const Ast& ast, const Record& record, diagnostics::Reporter& reporter);

}  // namespace plyglot::hive::thehive
