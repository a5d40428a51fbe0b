#pragma once
// The words of a broken rule: a finding under construction.

#include "findings/finding.hpp"
#include "hopgi/verdicts/situation.hpp"

namespace plyglot::hopgi::verdicts {

// One that hopgi 7.1 marks as "rule": where the game is uncertain it is lowered, and its last label is where that began
// (R18).
class Wording : public findings::Finding {
 public:
  Wording(const Situation& situation, diagnostics::DiagnosticId id, text::Span span, std::string message);
  // With another severity than the catalogue's.
  Wording(const Situation& situation, diagnostics::DiagnosticId id, diagnostics::Severity severity, text::Span span,
          std::string message);

  // At the leg that brought the piece to the square, which must not be empty; nothing for a piece that was there from
  // the start.
  Finding& point_to_piece(Square square);
  // How a piece left the empty square, if one did.
  Finding& note_departure(Square square);

 private:
  const Situation& situation_;
};

// What is said about legs and turns that are against the rules, and about how they are written (hopgi 7.1). All of it
// is said before the leg is played. What hopgi 7.1 marks as "rule" is lowered where the game is uncertain (R18).

// R13.
void report_empty_origin(const Situation& situation, const LegNode& node);
void report_enemy_piece(const Situation& situation, const LegNode& node);
void report_wrong_piece(const Situation& situation, const LegNode& node);
void report_own_piece_on_target(const Situation& situation, const LegNode& node);
void report_illegal_move(const Situation& situation, const LegNode& node, const Leg& leg);
void report_blocked_corner(const Situation& situation, const LegNode& node, const Leg& leg);
void report_capture_mark(const Situation& situation, const LegNode& node, const Leg& leg);

// R14.
void report_no_such_move(const Situation& situation, const LegNode& node, PieceKind kind);
void report_ambiguous_move(const Situation& situation, const LegNode& node, SquareSet candidates);

// R15.
void report_promotion_missing(const Situation& situation, const LegNode& node, const Leg& leg);
void report_promotion_wrong(const Situation& situation, const LegNode& node, const Leg& leg);
void report_promotion_spurious(const Situation& situation, const LegNode& node, const Leg& leg);

// R16.
void report_not_droppable(const Situation& situation, const LegNode& node);
void report_not_in_hand(const Situation& situation, const LegNode& node);
void report_drop_occupied(const Situation& situation, const LegNode& node);

// R17: after the first leg. `king` is the square of the king that has to move.
void report_linked_king_missing(const Situation& situation, const LegNode& first, Square king);
// `written` is the second leg with its `;`.
void report_second_leg_not_allowed(const Situation& situation, const Leg& first, text::Span written);
void report_second_leg_not_linked(const Situation& situation, const LegNode& node, Square king);
// The turn whose first leg has just ended the game.
void report_second_leg_after_end(const Situation& situation, text::Span second, text::Span turn);

// R27: `before` is the turn that is written once more.
void report_duplicate_turn(const Situation& situation, text::Span turn, text::Span before);

// R10.
void report_move_after_end(const Situation& situation, text::Span turn);
// The game is certain and was won: the result that is written against the winner's.
void check_result(const Situation& situation);

}  // namespace plyglot::hopgi::verdicts
