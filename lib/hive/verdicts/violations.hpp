#pragma once
// Broken rules of play as findings (hive-rules 7).

#include "findings/finding.hpp"
#include "hive/record/written_move.hpp"
#include "hive/verdicts/situation.hpp"

namespace plyglot::hive {

// Of a rule that can be broken; several rules share one.
diagnostics::DiagnosticId id_of(Rule rule);

// Reports what is wrong with a move: `verdict` is one that is not legal, on `attempt`, which the text writes as `move`.
// Where play goes on with another reading, which is said besides, `is_read`, and `fix` may write it.
void report_violation(const Situation& situation, const WrittenMove& move, Attempt attempt, const Verdict& verdict,
                      bool is_read, std::optional<diagnostics::Fix> fix, diagnostics::Reporter& reporter);

// The same for what is played anyway (`is_custom`).
void report_custom_violation(const Situation& situation, const WrittenMove& move, Attempt attempt,
                             const Verdict& verdict, diagnostics::Severity severity, diagnostics::Reporter& reporter);

// The number in the reporter of the last error that lies in the move; none if there is none.
std::optional<std::uint32_t> error_about(const WrittenMove& move, const diagnostics::Reporter& reporter);

// Adds to `found`, the error that is reported already about a move that cannot be read, or whose reference cannot be
// resolved, the legal moves that are written nearly like it, and how to see all. Nothing if its fix tells what was
// meant, or if a text that cannot be read is like no legal move.
void offer_similar_moves(const Situation& situation, const WrittenMove& move, diagnostics::Diagnostic& found);

// hive/piece-not-in-gametype, when all of the record is known: the fix of each such finding of this record extends the
// game type by the expansions whose pieces are moved in it.
void fix_game_type(const Record& record, PieceSet moved, diagnostics::Reporter& reporter);

// hive/threefold: the last ply has brought a position for the third time (H30).
void report_threefold(const Record& record, const Game& game, diagnostics::Reporter& reporter);

// hive/duplicate-move: the move repeats the one before it, whose place is `before`.
findings::Finding report_duplicate(const WrittenMove& move, text::Span before, diagnostics::Reporter& reporter);

}  // namespace plyglot::hive
