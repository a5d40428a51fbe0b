#pragma once
// The diagnostics of play: what hive-rules 7 says about moves that are not legal.

#include "findings/finding.hpp"
#include "hive/record/written_move.hpp"
#include "hive/rules/legality/legality.hpp"
#include "hive/spelling/spelling.hpp"

namespace plyglot::hive {

// What a finding about a move of a text can point to.
struct PlayContext {
  const text::Source& source;
  // How the text's notation writes moves: findings speak in it.
  const Spelling& spelling;
  // The plies played so far, with their places in the text, and the place of the game type.
  const Record& record;
  const Game& game;
  // Whether the text may be changed: not if nothing writes its notation.
  bool can_be_fixed = true;
  // Which one of its file the game is, from 1.
  std::uint32_t record_number = 1;
  // Whether `piece-order=any` accepts every order (H8): not where the notation has an order of its own (V5).
  bool has_free_order = true;
  // Whether the moves are those of a text that a command can name.
  bool is_of_text = true;
};

// Of a check that can fail; several checks share one.
diagnostics::DiagnosticId id_of(Check check);

// Reports what is wrong with a move: `verdict` is one that is not legal, on `attempt`, which the text writes as `move`.
// Where play goes on with another reading, `fix` writes that.
void report_verdict(const PlayContext& context, const WrittenMove& move, Attempt attempt, const Verdict& verdict,
                    std::optional<diagnostics::Fix> fix, diagnostics::Reporter& reporter);

// The same for what is played anyway (`is_custom`).
void report_custom(const PlayContext& context, const WrittenMove& move, Attempt attempt, const Verdict& verdict,
                   diagnostics::Severity severity, diagnostics::Reporter& reporter);

// The number in the reporter of the last error that lies in the move; none if there is none.
std::optional<std::uint32_t> error_about(const WrittenMove& move, const diagnostics::Reporter& reporter);

// Adds to `found`, the error that is reported already about a move that cannot be read, or whose reference cannot be
// resolved, the legal moves that are written nearly like it, and how to see all. Nothing if its fix tells what was
// meant, or if a text that cannot be read is like no legal move.
void offer_similar_moves(const PlayContext& context, const WrittenMove& move, diagnostics::Diagnostic& found);

// hive/piece-not-in-gametype, when all of the record is known: the fix of each such finding of this record extends the
// game type by the expansions whose pieces are moved in it.
void fix_game_type(const Record& record, PieceSet moved, diagnostics::Reporter& reporter);

// hive/threefold: the last ply has brought a position for the third time (H30).
void report_threefold(const Record& record, const Game& game, diagnostics::Reporter& reporter);

// hive/duplicate-move: the move repeats the one before it, whose place is `before`.
findings::Finding report_duplicate(const WrittenMove& move, text::Span before, diagnostics::Reporter& reporter);

}  // namespace plyglot::hive
