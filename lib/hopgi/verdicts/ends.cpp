// The end of the game (hopgi R10).

#include "hopgi/rules/judge.hpp"
#include "hopgi/verdicts/wordings.hpp"
#include "text/format.hpp"

namespace plyglot::hopgi::verdicts {
namespace {

using diagnostics::Diagnostic;
using diagnostics::DiagnosticId;
using diagnostics::Fix;
using diagnostics::Safety;

Diagnostic& report_after_end(const Circumstances& circumstances, text::Span span, std::string_view what) {
  const State& state = circumstances.state();
  const std::optional<Side> side = winner(state);
  std::string message;
  if (side) {
    message = text::format("{} has no king left, and {} is written", name_of(opponent_of(*side)), what);
  } else {
    message = text::format("no side has a king, and {} is written", what);
  }
  return circumstances.reporter.report(DiagnosticId::hopgi_move_after_end, span, std::move(message));
}

}  // namespace

void report_second_leg_after_end(const Circumstances& circumstances, text::Span second, text::Span turn) {
  Diagnostic& found = report_after_end(circumstances, second, "a second leg");
  found.label = "not played";
  found.labels.push_back({turn, "the first leg of this turn ended the game"});
}

void report_move_after_end(const Circumstances& circumstances, text::Span turn) {
  const Moment& now = circumstances.now();
  Diagnostic& found = report_after_end(circumstances, turn, "another turn");
  found.label = "not played, nor what follows";
  if (now.ending_turn == no_index) {
    found.notes.push_back("so it is in the position in which the game begins");
  } else {
    found.labels.push_back({legs_of(circumstances.record.turns[now.ending_turn]), "this turn ended the game"});
  }
}

void check_result(const Circumstances& circumstances) {
  const Record& record = circumstances.record;
  const Side side = *record.winner;
  const Result right = side == Side::white ? Result::white_wins : Result::black_wins;
  if (record.result == right) return;
  Diagnostic& found =
      circumstances.reporter.report(DiagnosticId::hopgi_result_vs_board, record.result_span,
                                    text::format("{} has no king left, and the result is `{}`",
                                                 name_of(opponent_of(side)), result_text(record.result)));
  found.labels.push_back({legs_of(record.turns[record.ending_turn]), "this turn ended the game"});
  found.fix = Fix{text::format("write `{}`", result_text(right)),
                  Safety::unsafe,
                  {{record.result_span, std::string(result_text(right))}}};
}

void report_duplicate_turn(const Circumstances& circumstances, text::Span turn, text::Span before) {
  Diagnostic& found = circumstances.reporter.report(DiagnosticId::hopgi_duplicate_turn, turn,
                                                    "the turn is the one before it once more");
  found.labels.push_back({before, "it was played here"});
}

}  // namespace plyglot::hopgi::verdicts
