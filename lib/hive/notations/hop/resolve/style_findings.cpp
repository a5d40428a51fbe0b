#include "hive/notations/hop/resolve/style_findings.hpp"

#include "findings/finding.hpp"
#include "hive/spelling/hop_text.hpp"
#include "text/format.hpp"

namespace plyglot::hive::hop {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;

BugSet bugs_on_board(const Position& position) {
  BugSet seen;
  for (const Bug& bug : position.bugs) {
    if (bug.kind != unknown_kind) ++seen.of(bug.colour, bug.kind);
  }
  return seen;
}

void point_at_set(const Ast& ast, Finding& found) {
  if (ast.gametype && !ast.gametype->trimmed.empty()) {
    found.label(ast.gametype->trimmed, "the set of the game");
  } else {
    found.note("without a gametype the set is `ultimate`: 1Q 3A 2B 3G 2S 1L 1M 1P for each side");
  }
}

void report_surplus(const Ast& ast, const Position& position, const Bug& bug, std::uint32_t limit,
                    diagnostics::Reporter& reporter) {
  const std::string_view kind = name_of(bug.kind);
  if (limit != 0) {
    Finding found(reporter, DiagnosticId::hop_too_many_bugs, bug.span,
                  text::format("`{}` is one {} too many: the set has {} for {}", id_of(bug), kind, limit,
                               player_name(bug.colour)));
    found.argument("bug", id_of(bug));
    found.argument("limit", std::int64_t{limit});
    point_at_set(ast, found);
    return;
  }
  Finding found(
      reporter, DiagnosticId::hop_bug_not_in_gametype, bug.span,
      text::format("`{}` is on the board, but the set has no {} for {}", id_of(bug), kind, player_name(bug.colour)));
  found.argument("bug", id_of(bug));
  point_at_set(ast, found);
  if (const auto set = smallest_standard_set(bugs_on_board(position));
      set && (ast.gametype || *set != ultimate_set())) {
    found.fix(write_set(ast, *set, diagnostics::Safety::unsafe));
  }
}

}  // namespace

void check_counts(const Ast& ast, const Position& position, diagnostics::Reporter& reporter) {
  BugSet seen;
  for (const Bug& bug : position.bugs) {
    if (bug.kind == unknown_kind) continue;
    const std::uint32_t limit = position.set.of(bug.colour, bug.kind);
    if (++seen.of(bug.colour, bug.kind) == limit + 1) report_surplus(ast, position, bug, limit, reporter);
  }
}

void check_canonical(const text::Source& source, const Position& position, Dialect dialect,
                     diagnostics::Reporter& reporter) {
  std::string canonical;
  if (!print(position, dialect, canonical) || canonical == source.slice(position.span)) return;
  Finding(reporter, DiagnosticId::hop_not_canonical, position.span,
          text::format("the canonical text of this position is `{}`", canonical))
      .write(position.span, canonical);
}

}  // namespace plyglot::hive::hop
