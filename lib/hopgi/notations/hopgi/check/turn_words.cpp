// What is odd in a turn as a whole: its annotations, and legs beyond the second.

#include "hopgi/notations/hopgi/check/checks.hpp"
#include "hopgi/notations/hopgi/check/leg_words.hpp"
#include "text/format.hpp"

namespace plyglot::hopgi::record {
namespace {

using diagnostics::Diagnostic;
using diagnostics::DiagnosticId;
using diagnostics::Edit;
using diagnostics::Safety;
using text::format;
using text::Span;

// Any two of `!` and `?` are an annotation.
std::string_view sound_part(std::string_view run) { return run.substr(0, 2); }

void report_bad_run(const Scope& scope, Span run) {
  Diagnostic& found =
      scope.report(DiagnosticId::hopgi_bad_suffix, run, format("{} is no annotation", scope.quoted(run)));
  found.helps.emplace_back("annotations are `!`, `?`, `!!`, `??`, `!?` and `?!`");
  mend(found, format("write `{}`", sound_part(scope.slice(run))), {{{run.begin + 2, run.end}, ""}}, Safety::unsafe);
}

// The annotation is of the turn, not of its first leg.
void report_inner(const Scope& scope, const TurnNode& turn) {
  const Span run = turn.inner_suffix;
  Diagnostic& found = scope.report(DiagnosticId::hopgi_bad_suffix, run,
                                   format("the annotation {} stands inside of its turn", scope.quoted(run)));
  const std::uint32_t end = turn.suffix_span.begin;
  if (turn.suffix_span.empty() && turn.extra.empty()) {
    mend(found, "write it behind the turn", {{run, ""}, {{end, end}, std::string(sound_part(scope.slice(run)))}},
         Safety::unsafe);
  } else {
    mend(found, "delete it", {{run, ""}}, Safety::unsafe);
  }
}

// Before a third leg.
void report_before_extra(const Scope& scope, const TurnNode& turn) {
  Diagnostic& found =
      scope.report(DiagnosticId::hopgi_bad_suffix, turn.suffix_span,
                   format("the annotation {} stands before another `;`", scope.quoted(turn.suffix_span)));
  mend(found, "delete it", {{turn.suffix_span, ""}}, Safety::unsafe);
}

void report_extra(const Scope& scope, Span legs) {
  Diagnostic& found = scope.report(DiagnosticId::hopgi_extra_leg, legs,
                                   format("{} stands behind the second leg of its turn", scope.quoted(legs)));
  found.notes.emplace_back("it is not read");
  found.helps.emplace_back("a turn has one leg, or one of each king");
}

}  // namespace

void find_in_turns(const Scope& scope) {
  for (const TurnNode& turn : scope.ast.turns) {
    report_leg(scope.source(), scope.ast.legs[turn.first_leg], scope.context.reporter);
    if (!turn.inner_suffix.empty()) report_inner(scope, turn);
    if (!turn.suffix_span.empty() && !turn.extra.empty()) {
      report_before_extra(scope, turn);
    } else if (!turn.suffix_span.empty() && turn.suffix == Suffix::none) {
      report_bad_run(scope, turn.suffix_span);
    }
    if (!turn.extra.empty()) report_extra(scope, turn.extra);
  }
}

}  // namespace plyglot::hopgi::record
