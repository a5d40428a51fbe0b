// The end of the game (hopgi R10).

#include "findings/finding.hpp"
#include "hopgi/rules/judge.hpp"
#include "hopgi/verdicts/wordings.hpp"
#include "text/format.hpp"

namespace plyglot::hopgi::verdicts {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Safety;
using findings::Finding;

Finding after_end(const Circumstances& circumstances, text::Span span, std::string_view what) {
  const State& state = circumstances.state();
  const std::optional<Side> side = winner(state);
  std::string message;
  if (side) {
    message = text::format("{} has no king left, and {} is written", name_of(opponent_of(*side)), what);
  } else {
    message = text::format("no side has a king, and {} is written", what);
  }
  return {circumstances.reporter, DiagnosticId::hopgi_move_after_end, span, std::move(message)};
}

}  // namespace

void report_second_leg_after_end(const Circumstances& circumstances, text::Span second, text::Span turn) {
  after_end(circumstances, second, "a second leg")
      .label("not played")
      .label(turn, "the first leg of this turn ended the game");
}

void report_move_after_end(const Circumstances& circumstances, text::Span turn) {
  const Moment& now = circumstances.now();
  Finding found = after_end(circumstances, turn, "another turn");
  found.label("not played, nor what follows");
  if (now.ending_turn == no_index) {
    found.note("so it is in the position in which the game begins");
  } else {
    found.label(legs_of(circumstances.record.turns[now.ending_turn]), "this turn ended the game");
  }
}

void check_result(const Circumstances& circumstances) {
  const Record& record = circumstances.record;
  const Side side = *record.winner;
  const Result right = side == Side::white ? Result::white_wins : Result::black_wins;
  if (record.result == right) return;
  Finding(circumstances.reporter, DiagnosticId::hopgi_result_vs_board, record.result_span,
          text::format("{} has no king left, and the result is `{}`", name_of(opponent_of(side)),
                       result_text(record.result)))
      .label(legs_of(record.turns[record.ending_turn]), "this turn ended the game")
      .write(record.result_span, result_text(right), Safety::unsafe);
}

void report_duplicate_turn(const Circumstances& circumstances, text::Span turn, text::Span before) {
  Finding(circumstances.reporter, DiagnosticId::hopgi_duplicate_turn, turn, "the turn is the one before it once more")
      .label(before, "it was played here");
}

}  // namespace plyglot::hopgi::verdicts
