#include "hexix/notations/hexix/resolve/play.hpp"

#include "hexix/notations/hexix/resolve/order_findings.hpp"
#include "hexix/record/move_text.hpp"
#include "hexix/rules/legal_moves.hpp"
#include "hexix/verdicts/violations.hpp"

namespace plyglot::hexix {
namespace {

PlyKind kind_of(const MoveNode& node) {
  if (!node.is_readable()) return PlyKind::unreadable;
  switch (node.form) {
    case MoveForm::place:
      return PlyKind::place;
    case MoveForm::increment:
      return PlyKind::increment;
    default:
      return PlyKind::capture;
  }
}

Ply ply_of(const Resolution& resolution, const MoveNode& node, std::uint32_t row) {
  Ply ply;
  ply.player = resolution.turn();
  ply.kind = kind_of(node);
  if (ply.is_move()) {
    ply.cell = *node.first_cell;
    if (ply.kind == PlyKind::capture) ply.target = *node.second_cell;
    ply.mark = node.kind;
    ply.written_number = node.number;
  }
  ply.suffix = node.suffix;
  ply.is_certain = resolution.is_certain();
  ply.row = row;
  ply.span = node.span();
  ply.whole = node.whole();
  return ply;
}

// R14: the move is not applied, only the turn passes. It is said once.
void play_after_end(Resolution& resolution, const Ply& ply) {
  if (!resolution.is_end_passed) report_move_after_end(resolution, ply);
  resolution.is_end_passed = true;
}

// R6: of the rules, only the geometry of captures.
void play_unseen(Resolution& resolution, const MoveNode& node, const Ply& ply) {
  if (ply.kind != PlyKind::capture || is_forward(ply.cell, ply.target, ply.player)) return;
  report_violations(resolution, node, move_of(ply), {}, bit(Rule::not_forward));
}

void note_piece(Resolution& resolution, const Ply& ply) {
  const auto number = static_cast<std::uint32_t>(resolution.record.plies.size());
  if (ply.kind == PlyKind::capture) {
    resolution.arrivals[ply.cell] = no_ply;
    resolution.departures[ply.cell] = number;
    resolution.arrivals[ply.target] = number;
  } else {
    resolution.arrivals[ply.cell] = number;
  }
}

// R14.
void note_end(Resolution& resolution, const Ply& ply) {
  Record& record = resolution.record;
  if (ply.captured && ply.captured->kind == PieceKind::home) {
    record.end = End::home;
  } else if (resolution.is_certain() && !resolution.is_irregular &&
             !has_legal_move(resolution.state, resolution.options.rules())) {
    record.end = End::block;
  } else {
    return;
  }
  record.winner = ply.player;
  record.ending_ply = static_cast<std::uint32_t>(record.plies.size());
}

void apply(Resolution& resolution, Ply& ply, Move move, const Verdict& verdict, RuleSet broken) {
  ply.captured = play(resolution.state, move, verdict);
  ply.number = verdict.number;
  ply.is_applied = true;
  ply.is_counted = ply.kind == PlyKind::place && !contains(verdict.broken, Rule::no_own_neighbour);
  // R12: a number that is written wrongly changes nothing on the board.
  if ((broken & ~unsigned{bit(Rule::wrong_value)}) != 0) resolution.is_irregular = true;
  note_piece(resolution, ply);
  note_end(resolution, ply);
}

// R7 to R9.
void play_by_rules(Resolution& resolution, const MoveNode& node, Ply& ply) {
  const Move move = move_of(ply);
  const Verdict verdict = judge(resolution.state, move, ply.written_number);
  const RuleSet broken = verdict.broken & rules_in_force(resolution.options);
  if (broken != 0) report_violations(resolution, node, move, verdict, broken);
  if (verdict.is_refused) {
    resolution.become_uncertain(ply.whole);
    resolution.state.pass_turn();
  } else {
    apply(resolution, ply, move, verdict, broken);
  }
}

// The readable move after a skipped ply; null if there is none.
const MoveNode* judged_move(const ItemNode* item) {
  return item != nullptr && item->has_move && item->move.is_readable() ? &item->move : nullptr;
}

}  // namespace

void play_move(Resolution& resolution, const MoveNode& node, std::uint32_t row) {
  Ply ply = ply_of(resolution, node, row);
  if (!resolution.has_ended() && resolution.is_known && ply.is_move()) {
    play_by_rules(resolution, node, ply);
  } else {
    if (resolution.has_ended()) {
      play_after_end(resolution, ply);
    } else if (ply.is_move()) {
      play_unseen(resolution, node, ply);
    } else {
      // What is wrong with the word is said already.
      resolution.become_uncertain(ply.whole);
    }
    resolution.state.pass_turn();
  }
  resolution.add(ply);
}

void play_skip(Resolution& resolution, text::Span place, const ItemNode* next, std::uint32_t row) {
  Ply ply;
  ply.player = resolution.turn();
  ply.kind = PlyKind::skipped;
  ply.is_certain = resolution.is_certain();
  ply.row = row;
  ply.span = place;
  ply.whole = place;
  if (!resolution.has_ended()) {
    report_skipped_ply(resolution, place, judged_move(next));
    resolution.become_uncertain(place);
  }
  resolution.state.pass_turn();
  resolution.add(ply);
}

void play_missing(Resolution& resolution, const MoveNode& next, std::uint32_t row) {
  Ply ply;
  ply.player = resolution.turn();
  ply.kind = PlyKind::missing;
  ply.is_certain = resolution.is_certain();
  ply.row = row;
  ply.span = next.span();
  ply.whole = next.whole();
  resolution.become_uncertain(next.whole());
  resolution.state.pass_turn();
  resolution.add(ply);
}

}  // namespace plyglot::hexix
