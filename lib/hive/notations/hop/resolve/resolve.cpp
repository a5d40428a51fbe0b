
#include "hive/notations/hop/resolve/resolve.hpp"

#include "findings/finding.hpp"
#include "hive/notations/hop/resolve/refusals.hpp"
#include "hive/notations/hop/resolve/style_findings.hpp"
#include "hive/notations/hop/resolve/walk.hpp"
#include "hive/verdicts/reachability.hpp"

namespace plyglot::hive::hop {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;

// Writes down what the text says besides the topology.
void take_fields(const text::Source& source, const Ast& ast, Position& position) {
  position.span = ast.span;
  if (ast.gametype) position.gametype_span = ast.gametype->trimmed;
  position.player_span = ast.player.trimmed;
  position.to_move = ast.player.side;
  if (ast.player.suffix.empty()) return;
  position.orientation_span = ast.player.suffix;
  for (const char c : source.slice(ast.player.suffix)) position.orientation += c == 'M' ? 'm' : c;
}

// hop R24i: whether hivegame.com refuses the position for a reason of its own, which is reported.
bool is_refused(const Position& position, Dialect dialect, diagnostics::Reporter& reporter) {
  if (dialect != Dialect::hivegame || !is_refused_lone_bug(position)) return false;
  const Bug& bug = position.bugs.front();
  Finding found(reporter, DiagnosticId::hop_lone_bug, position.player_span,
                "hivegame.com refuses a bug alone on the board, unless it is White's and Black is to move");
  found.label(bug.span, "the only bug");
  if (bug.colour == Colour::white) {
    found.fix("let Black move", diagnostics::Safety::unsafe, position.player_span, "b");
  }
  return true;
}

}  // namespace

void resolve(const text::Source& source, const Ast& ast, Dialect dialect, diagnostics::Severity unreachable,
             ResolveScratch& scratch, Position& position, diagnostics::Reporter& reporter) {
  position.clear();
  take_fields(source, ast, position);
  if (ast.is_empty) {
    position.is_sound = false;
    return;
  }
  const ResolvedSet resolved = resolve_gametype(source, ast, dialect, reporter);
  position.set = resolved.set;
  position.is_set_known = resolved.is_known;

  Walk walk(source, ast, dialect, scratch, position, reporter);
  walk.run();
  position.are_cells_known = walk.is_reliable();
  if (walk.is_reliable() && resolved.is_known) check_counts(ast, position, reporter);
  if (!walk.has_error() && !is_refused(position, dialect, reporter)) {
    check_reachability(position, scratch.tops, unreachable, reporter);
  }
  position.is_sound = !reporter.has_error();
  if (position.is_sound && reporter.wants(DiagnosticId::hop_not_canonical)) {
    check_canonical(source, position, dialect, reporter);
  }
}

}  // namespace plyglot::hive::hop
