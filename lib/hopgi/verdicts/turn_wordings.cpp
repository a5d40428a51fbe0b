#include "findings/finding.hpp"
#include "hopgi/board/squares.hpp"
#include "hopgi/rules/judge.hpp"
#include "hopgi/spelling/phrases.hpp"
#include "hopgi/verdicts/wording.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::hopgi::verdicts {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Safety;
using findings::Finding;
using spelling::one;
using spelling::quoted;

void note_hand(Wording& finding, const Situation& situation) {
  finding.note(text::format("{} has {} in hand", name_of(situation.side()),
                            spelling::hand_phrase(situation.state().hand(situation.side()))));
}

// R8: by what it promotes.
void note_cause(Wording& finding, const Situation& situation, const Leg& leg) {
  const bool enters = contains(promotion_squares(situation.side()), leg.to);
  finding.note(text::format("{} is a promotion square of {}: a Rook, Bishop or Pawn that {} it promotes",
                            quoted(enters ? leg.to : leg.from), name_of(situation.side()),
                            enters ? "comes to" : "leaves"));
}

std::string promotion_text(const Leg& leg) { return text::format("={}", letters_of(promoted(leg.piece))); }

std::string reason_against_promotion(const Situation& situation, const Leg& leg) {
  if (leg.kind == LegKind::drop) return "a dropped piece does not promote, on whatever square";
  if (is_king(leg.piece)) return "a king does not promote";
  if (is_promoted(leg.piece)) return text::format("{} is promoted already", one(leg.piece));
  return text::format("the promotion squares of {} are {}", name_of(situation.side()),
                      spelling::squares_phrase(promotion_squares(situation.side()), " and "));
}

Finding after_end(const Situation& situation, text::Span span, std::string_view what) {
  const State& state = situation.state();
  const std::optional<Side> side = winner(state);
  std::string message;
  if (side) {
    message = text::format("{} has no king left, and {} is written", name_of(opponent_of(*side)), what);
  } else {
    message = text::format("no side has a king, and {} is written", what);
  }
  return {situation.reporter, DiagnosticId::hopgi_move_after_end, span, std::move(message)};
}

}  // namespace

// Drops (hopgi R16).

void report_not_droppable(const Situation& situation, const LegNode& node) {
  const PieceKind kind = *node.letter().kind;
  Wording finding(situation, DiagnosticId::hopgi_not_droppable, node.letter().span,
                  text::format("{} is never in a hand", one(kind)));
  if (is_king(kind)) {
    finding.note("a king that is taken leaves the game");
  } else {
    finding.note(text::format("what is taken turns back: {} is dropped as {}, `{}`", one(kind), one(unpromoted(kind)),
                              letters_of(unpromoted(kind))));
  }
  note_hand(finding, situation);
}

void report_not_in_hand(const Situation& situation, const LegNode& node) {
  Wording finding(situation, DiagnosticId::hopgi_not_in_hand, node.letter().span,
                  text::format("{} has no {} in hand", name_of(situation.side()), name_of(*node.letter().kind)));
  note_hand(finding, situation);
}

void report_drop_occupied(const Situation& situation, const LegNode& node) {
  const Square to = *node.to().square;
  Wording(situation, DiagnosticId::hopgi_drop_occupied, node.to().span,
          text::format("{} holds {}", quoted(to), spelling::owned(situation.state().at(to))))
      .point_to_piece(to)
      .label("pieces are dropped on empty squares");
}

// What is written of promotions (hopgi R15).

void report_promotion_missing(const Situation& situation, const LegNode& node, const Leg& leg) {
  const std::uint32_t at = node.to().span.end;
  Wording finding(
      situation, DiagnosticId::hopgi_promotion_missing, {at, at},
      text::format("the {} becomes {} here, which is not written", name_of(leg.piece), one(promoted(leg.piece))));
  note_cause(finding, situation, leg);
  const std::string text = promotion_text(leg);
  finding.write({at, at}, text);
}

void report_promotion_wrong(const Situation& situation, const LegNode& node, const Leg& leg) {
  Wording finding(
      situation, DiagnosticId::hopgi_promotion_wrong, node.promotion().span,
      text::format("{} becomes {}, never {}", one(leg.piece), one(promoted(leg.piece)),
                   node.promotion().kind ? one(*node.promotion().kind)
                                         : text::quote(situation.source.slice(node.promotion().span).substr(1))));
  const std::string text = promotion_text(leg);
  finding.write(node.promotion().span, text);
}

void report_promotion_spurious(const Situation& situation, const LegNode& node, const Leg& leg) {
  Wording(situation, DiagnosticId::hopgi_promotion_spurious, node.promotion().span,
          text::format("the {} does not promote here", name_of(leg.piece)))
      .note(reason_against_promotion(situation, leg))
      .fix("delete it", Safety::safe, node.promotion().span, "");
}

// The end of the game (hopgi R10).

void report_second_leg_after_end(const Situation& situation, text::Span second, text::Span turn) {
  after_end(situation, second, "a second leg")
      .label("not played")
      .label(turn, "the first leg of this turn ended the game");
}

void report_move_after_end(const Situation& situation, text::Span turn) {
  const Moment& now = situation.now();
  Finding found = after_end(situation, turn, "another turn");
  found.label("not played, nor what follows");
  if (now.ending_turn == no_index) {
    found.note("so it is in the position in which the game begins");
  } else {
    found.label(legs_of(situation.record.turns[now.ending_turn]), "this turn ended the game");
  }
}

void check_result(const Situation& situation) {
  const Record& record = situation.record;
  const Side side = *record.winner;
  const Result right = side == Side::white ? Result::white_wins : Result::black_wins;
  if (record.result == right) return;
  Finding(situation.reporter, DiagnosticId::hopgi_result_vs_board, record.result_span,
          text::format("{} has no king left, and the result is `{}`", name_of(opponent_of(side)),
                       result_text(record.result)))
      .label(legs_of(record.turns[record.ending_turn]), "this turn ended the game")
      .write(record.result_span, result_text(right), Safety::unsafe);
}

void report_duplicate_turn(const Situation& situation, text::Span turn, text::Span before) {
  Finding(situation.reporter, DiagnosticId::hopgi_duplicate_turn, turn, "the turn is the one before it once more")
      .label(before, "it was played here");
}

}  // namespace plyglot::hopgi::verdicts
