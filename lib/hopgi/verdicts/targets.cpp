// Where a leg goes (hopgi R13.5 to R13.7).

#include "hopgi/rules/judge.hpp"
#include "hopgi/spelling/phrases.hpp"
#include "hopgi/spelling/reasons.hpp"
#include "hopgi/verdicts/rule_finding.hpp"
#include "hopgi/verdicts/wordings.hpp"
#include "text/format.hpp"

namespace plyglot::hopgi::verdicts {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Safety;
using spelling::forward_phrase;
using spelling::missing_hurdle;
using spelling::owned;
using spelling::quoted;
using spelling::reason_against;
using spelling::squares_phrase;

void help_with_piece(RuleFinding& finding, const State& state, Square from) {
  const SquareSet reached = targets(state, from);
  const std::string piece = text::format("the {} on {}", name_of(state.at(from).kind), quoted(from));
  if (reached == 0) {
    finding.help(text::format("{} has no move here", piece));
  } else {
    finding.help(text::format("{} may go to {}", piece, squares_phrase(reached, " or ")));
  }
}

text::Span step_span(const LegNode& node) { return {node.from.span.begin, node.to.span.end}; }

}  // namespace

void report_own_piece_on_target(const Circumstances& circumstances, const LegNode& node) {
  const Square to = *node.to.square;
  RuleFinding finding(
      circumstances, DiagnosticId::hopgi_own_piece_on_target, node.to.span,
      text::format("{} holds {}, which is an own piece", quoted(to), owned(circumstances.state().at(to))));
  finding.point_to_piece(to);
  help_with_piece(finding, circumstances.state(), *node.from.square);
}

void report_illegal_move(const Circumstances& circumstances, const LegNode& node, const Leg& leg) {
  const State& state = circumstances.state();
  RuleFinding finding(
      circumstances, DiagnosticId::hopgi_illegal_move, step_span(node),
      text::format("the {} on {} cannot go to {}", name_of(leg.piece), quoted(leg.from), quoted(leg.to)));
  finding.note(reason_against(state, leg.from, leg.to));
  const std::string forward = forward_phrase(state, leg.from);
  if (!forward.empty()) finding.note(forward);
  const std::string hurdle = missing_hurdle(state, leg.from, leg.to);
  if (!hurdle.empty()) finding.note(hurdle);
  help_with_piece(finding, state, leg.from);
}

void report_blocked_corner(const Circumstances& circumstances, const LegNode& node, const Leg& leg) {
  RuleFinding finding(circumstances, DiagnosticId::hopgi_blocked_corner, step_span(node),
                      text::format("the way from {} to {} leads across the blocked corner between `b3` and `c2`",
                                   quoted(leg.from), quoted(leg.to)));
  finding.note("no piece steps, slides or hops from `b3` to `c2` or back");
  help_with_piece(finding, circumstances.state(), leg.from);
}

void report_capture_mark(const Circumstances& circumstances, const LegNode& node, const Leg& leg) {
  const std::string_view mark = circumstances.source.slice(node.separator);
  std::string message;
  if (leg.is_capture) {
    message = text::format("{} is taken on {}, and `{}` says that nothing is", owned(circumstances.state().at(leg.to)),
                           quoted(leg.to), mark);
  } else {
    message = text::format("{} is empty, and `{}` says that something is taken", quoted(leg.to), mark);
  }
  RuleFinding finding(circumstances, DiagnosticId::hopgi_capture_mark, node.separator, std::move(message));
  const std::string_view right = leg.is_capture ? "x" : "-";
  // A short move without a capture has no sign.
  if (node.form == LegForm::short_leg && !leg.is_capture) {
    finding.fix("delete it", Safety::safe, node.separator, "");
  } else {
    finding.write(node.separator, right);
  }
}

}  // namespace plyglot::hopgi::verdicts
