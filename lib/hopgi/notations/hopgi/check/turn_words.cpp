// What is odd in a turn as a whole: its annotations, and legs beyond the second.

#include "hopgi/notations/hopgi/check/checks.hpp"
#include "hopgi/notations/hopgi/check/leg_words.hpp"
#include "text/format.hpp"

namespace plyglot::hopgi::record {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Safety;
using findings::Finding;
using text::format;
using text::Span;

// Any two of `!` and `?` are an annotation.
std::string_view sound_part(std::string_view run) { return run.substr(0, 2); }

void report_bad_run(const Scope& scope, Span run) {
  Finding(scope, DiagnosticId::hopgi_bad_suffix, run, format("{} is not an annotation", scope.quoted(run)))
      .help("annotations are `!`, `?`, `!!`, `??`, `!?` and `?!`")
      .fix(format("write `{}`", sound_part(scope.slice(run))), Safety::unsafe, {run.begin + 2, run.end}, "");
}

// The annotation is of the turn, not of its first leg.
void report_inner(const Scope& scope, const TurnNode& turn) {
  const Span run = turn.inner_suffix;
  Finding found(scope, DiagnosticId::hopgi_bad_suffix, run,
                format("the annotation {} is inside its turn", scope.quoted(run)));
  const std::uint32_t end = turn.suffix_span.begin;
  if (turn.suffix_span.empty() && turn.extra.empty()) {
    found.fix("write it after the turn", Safety::unsafe,
              {{run, ""}, {{end, end}, std::string(sound_part(scope.slice(run)))}});
  } else {
    found.fix("delete it", Safety::unsafe, run, "");
  }
}

// Before a third leg.
void report_before_extra(const Scope& scope, const TurnNode& turn) {
  Finding(scope, DiagnosticId::hopgi_bad_suffix, turn.suffix_span,
          format("the annotation {} comes before another `;`", scope.quoted(turn.suffix_span)))
      .fix("delete it", Safety::unsafe, turn.suffix_span, "");
}

void report_extra(const Scope& scope, Span legs) {
  Finding(scope, DiagnosticId::hopgi_extra_leg, legs,
          format("{} comes after the second leg of its turn", scope.quoted(legs)))
      .note("it is not read")
      .help("a turn has one leg, or one of each king");
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
