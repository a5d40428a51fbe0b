#include "hopgi/rules/judge.hpp"
#include "hopgi/rules/turn_text.hpp"
#include "hopgi/spelling/phrases.hpp"
#include "hopgi/verdicts/wording.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::hopgi::verdicts {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Safety;
using spelling::one;
using spelling::owned;
using spelling::quoted;
using spelling::squares_phrase;

// Which pieces may go to the target of the leg, of the kind that is written if one is.
void help_with_target(Wording& finding, const Situation& situation, const LegNode& node) {
  const State& state = situation.state();
  const Square to = *node.to().square;
  SquareSet found = 0;
  for (SquareSet rest = state.pieces(state.to_move()); rest != 0; rest &= rest - 1) {
    const Square from = first_of(rest);
    const bool is_kind = !node.letter().kind || state.at(from).kind == *node.letter().kind;
    if (is_kind && contains(targets(state, from), to)) found |= set_of(from);
  }
  const std::string which = node.letter().kind ? one(*node.letter().kind) : "a piece";
  if (found == 0) {
    finding.note(text::format("no move brings {} to {} here", which, quoted(to)));
  } else {
    finding.help(text::format("{} may go to {} from {}", which, quoted(to), squares_phrase(found, " or ")));
  }
}

void help_with_piece(Wording& finding, const State& state, Square from) {
  const SquareSet reached = targets(state, from);
  const std::string piece = text::format("the {} on {}", name_of(state.at(from).kind), quoted(from));
  if (reached == 0) {
    finding.help(text::format("{} has no move here", piece));
  } else {
    finding.help(text::format("{} may go to {}", piece, squares_phrase(reached, " or ")));
  }
}

text::Span step_span(const LegNode& node) { return {node.from().span.begin, node.to().span.end}; }

text::Span up_to_target(const LegNode& node) { return {node.span().begin, node.to().span.end}; }

// `on the d file`, with a blank before it; empty without a hint.
std::string hint_phrase(const HintNode& hint) {
  if (hint.file) return text::format(" on the {} file", static_cast<char>('a' + *hint.file));
  if (hint.rank) return text::format(" on rank {}", unsigned{*hint.rank});
  return {};
}

std::string king_on(const State& state, Square king) {
  return text::format("the {} on {}", name_of(state.at(king).kind), quoted(king));
}

// Why no second leg is due.
std::string reason_for_one_leg(const Situation& situation, const Leg& first) {
  if (first.kind == LegKind::drop) return "a drop is a whole turn";
  if (!is_king(first.piece)) return text::format("{} moves alone: only kings are linked", one(first.piece));
  const State& state = situation.state();
  const PieceKind other = first.piece == PieceKind::wazir_king ? PieceKind::ferz_king : PieceKind::wazir_king;
  const SquareSet king = state.pieces(state.to_move(), other);
  if (king == 0) return text::format("{} has no {}", name_of(state.to_move()), name_of(other));
  return text::format("{} has no move", king_on(state, first_of(king)));
}

}  // namespace

// The piece of a leg with its origin (hopgi R13.2, R13.3).

void report_empty_origin(const Situation& situation, const LegNode& node) {
  const Square from = *node.from().square;
  Wording finding(situation, DiagnosticId::hopgi_empty_origin, node.from().span,
                  text::format("{} is empty", quoted(from)));
  finding.label("no piece to move");
  finding.note_departure(from);
  help_with_target(finding, situation, node);
}

void report_enemy_piece(const Situation& situation, const LegNode& node) {
  const Square from = *node.from().square;
  Wording finding(situation, DiagnosticId::hopgi_enemy_piece, node.from().span,
                  text::format("{} holds {}, and it is {}'s turn", quoted(from), owned(situation.state().at(from)),
                               name_of(situation.side())));
  finding.point_to_piece(from);
  help_with_target(finding, situation, node);
}

void report_wrong_piece(const Situation& situation, const LegNode& node) {
  const Square from = *node.from().square;
  const PieceKind kind = situation.state().at(from).kind;
  const std::string_view letters = letters_of(kind);
  Wording(situation, DiagnosticId::hopgi_wrong_piece, node.letter().span,
          text::format("{} holds {}, not {}", quoted(from), one(kind), one(*node.letter().kind)))
      .point_to_piece(from)
      .note("the move is read as one of the piece that is there")
      .write(node.letter().span, letters, Safety::unsafe);
}

// Where a leg goes (hopgi R13.5 to R13.7).

void report_own_piece_on_target(const Situation& situation, const LegNode& node) {
  const Square to = *node.to().square;
  Wording finding(situation, DiagnosticId::hopgi_own_piece_on_target, node.to().span,
                  text::format("{} holds {}, which is an own piece", quoted(to), owned(situation.state().at(to))));
  finding.point_to_piece(to);
  help_with_piece(finding, situation.state(), *node.from().square);
}

void report_illegal_move(const Situation& situation, const LegNode& node, const Leg& leg) {
  const State& state = situation.state();
  Wording finding(situation, DiagnosticId::hopgi_illegal_move, step_span(node),
                  text::format("the {} on {} cannot go to {}", name_of(leg.piece), quoted(leg.from), quoted(leg.to)));
  finding.note(spelling::reason_against(state, leg.from, leg.to));
  const std::string forward = spelling::forward_phrase(state, leg.from);
  if (!forward.empty()) finding.note(forward);
  const std::string hurdle = spelling::missing_hurdle(state, leg.from, leg.to);
  if (!hurdle.empty()) finding.note(hurdle);
  help_with_piece(finding, state, leg.from);
}

void report_blocked_corner(const Situation& situation, const LegNode& node, const Leg& leg) {
  Wording finding(situation, DiagnosticId::hopgi_blocked_corner, step_span(node),
                  text::format("the way from {} to {} leads across the blocked corner between `b3` and `c2`",
                               quoted(leg.from), quoted(leg.to)));
  finding.note("no piece steps, slides or hops from `b3` to `c2` or back");
  help_with_piece(finding, situation.state(), leg.from);
}

void report_capture_mark(const Situation& situation, const LegNode& node, const Leg& leg) {
  const std::string_view mark = situation.source.slice(node.separator());
  std::string message;
  if (leg.is_capture) {
    message = text::format("{} is taken on {}, and `{}` says that nothing is", owned(situation.state().at(leg.to)),
                           quoted(leg.to), mark);
  } else {
    message = text::format("{} is empty, and `{}` says that something is taken", quoted(leg.to), mark);
  }
  Wording finding(situation, DiagnosticId::hopgi_capture_mark, node.separator(), std::move(message));
  const std::string_view right = leg.is_capture ? "x" : "-";
  // A short move without a capture has no sign.
  if (node.form == LegForm::short_leg && !leg.is_capture) {
    finding.fix("delete it", Safety::safe, node.separator(), "");
  } else {
    finding.write(node.separator(), right);
  }
}

// Legs without their origin (hopgi R14).

void report_no_such_move(const Situation& situation, const LegNode& node, PieceKind kind) {
  const State& state = situation.state();
  const Side side = state.to_move();
  const Square to = *node.to().square;
  Wording finding(
      situation, DiagnosticId::hopgi_no_such_move, up_to_target(node),
      text::format("no {} of {}{} can go to {}", name_of(kind), name_of(side), hint_phrase(node.hint()), quoted(to)));
  const SquareSet pieces = state.pieces(side, kind);
  if (pieces == 0) {
    finding.note(text::format("{} has no {} on the board", name_of(side), name_of(kind)));
  } else {
    finding.note(text::format("{} has {} on {}", name_of(side), one(kind), squares_phrase(pieces, " and ")));
  }
  const SquareSet elsewhere = candidates(state, side, kind, to);
  if (elsewhere != 0) finding.help(text::format("it can be done from {}", squares_phrase(elsewhere, " or ")));
  if (!node.letter().is_written()) finding.note("a move without a letter is one of a Pawn");
}

void report_ambiguous_move(const Situation& situation, const LegNode& node, SquareSet candidates) {
  const State& state = situation.state();
  const Square to = *node.to().square;
  const PieceKind kind = state.at(first_of(candidates)).kind;
  Wording finding(situation, DiagnosticId::hopgi_ambiguous_move, up_to_target(node),
                  text::format("{} can go to {}: from {}", text::counted(count(candidates), name_of(kind)), quoted(to),
                               squares_phrase(candidates, " and ")));
  for (SquareSet rest = candidates; rest != 0; rest &= rest - 1) finding.point_to_piece(first_of(rest));
  for (SquareSet rest = candidates; rest != 0; rest &= rest - 1) {
    finding.help(text::format("write `{}` for the one on {}", leg_text(step_of(state, first_of(rest), to)),
                              quoted(first_of(rest))));
  }
}

// Kings that move together (hopgi R9, R17).

void report_linked_king_missing(const Situation& situation, const LegNode& first, Square king) {
  const State& state = situation.state();
  const SquareSet reached = targets(state, king);
  Wording finding(situation, DiagnosticId::hopgi_linked_king_missing, situation.linked_kings, first.span(),
                  text::format("{} must move in the same turn, and does not", king_on(state, king)));
  finding.label("a king moves alone here");
  finding.point_to_piece(king);
  finding.note(text::format("it has {} after this one: to {}", text::counted(count(reached), "move"),
                            squares_phrase(reached, " or ")));
  finding.help("with `--option linked-kings=warning` this is a warning");
  if (count(reached) == 1) {
    const std::string second = ';' + leg_text(step_of(state, king, first_of(reached)));
    finding.fix(text::format("write `{}` after it", second), Safety::unsafe, {first.end, first.end}, second);
  }
}

void report_second_leg_not_allowed(const Situation& situation, const Leg& first, text::Span written) {
  Wording(situation, DiagnosticId::hopgi_second_leg_not_allowed, written,
          "this turn has one leg, and a second one is written")
      .note(reason_for_one_leg(situation, first))
      .fix("delete it", Safety::unsafe, written, "");
}

void report_second_leg_not_linked(const Situation& situation, const LegNode& node, Square king) {
  const State& state = situation.state();
  Wording(situation, DiagnosticId::hopgi_second_leg_not_linked, node.span(),
          text::format("the second leg belongs to {}", king_on(state, king)))
      .point_to_piece(king)
      .label("not a move of that king")
      .help(text::format("it may go to {}", squares_phrase(targets(state, king), " or ")));
}

}  // namespace plyglot::hopgi::verdicts
