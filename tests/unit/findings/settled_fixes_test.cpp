#include "findings/settled_fixes.hpp"

#include "diagnostics/ids.hpp"
#include "support/checks/catch.hpp"

namespace plyglot::findings {
namespace {

using diagnostics::Diagnostic;
using diagnostics::DiagnosticId;
using diagnostics::FixKind;
using diagnostics::Safety;
using diagnostics::Severity;
using text::Span;

Diagnostic found(DiagnosticId id, Span span, Severity severity = Severity::warning) {
  Diagnostic finding{};
  finding.id = id;
  finding.severity = severity;
  finding.span = span;
  return finding;
}

Diagnostic fixed(DiagnosticId id, Span span, Severity severity = Severity::warning) {
  Diagnostic finding = found(id, span, severity);
  finding.fix = diagnostics::Fix{"write it otherwise", Safety::safe, {{span, "x"}}};
  return finding;
}

// Three units of ten bytes, with a byte between them.
const std::vector<Span> units = {{0, 10}, {11, 21}, {22, 32}};

// The safety of the first finding's fix, with the others beside it.
Safety settled(std::vector<Diagnostic> findings) {
  const bool has_error = std::any_of(findings.begin(), findings.end(),
                                     [](const Diagnostic& each) { return each.severity == Severity::error; });
  settle_fixes(findings, {units, has_error});
  return findings.front().fix->safety;
}

constexpr auto bytes = DiagnosticId::hop_byte_order_mark;
constexpr auto spelling = DiagnosticId::hop_player_case;
constexpr auto position = DiagnosticId::hop_not_canonical;
constexpr auto fill = DiagnosticId::hive_pgn_missing_gametype;
constexpr auto recount = DiagnosticId::uhp_turn_mismatch;
constexpr auto guess = DiagnosticId::hop_lost_plus;
constexpr Span second_unit{13, 15};

Diagnostic error_at(Span span) { return found(DiagnosticId::hop_unknown_bug, span, Severity::error); }

}  // namespace

TEST_CASE("in a game that breaks off, what contradicts its moves is evidence and has no fix") {
  const auto breaking = found(DiagnosticId::hive_cannot_reach, {30, 31}, Severity::error);
  std::vector<Diagnostic> findings = {fixed(recount, second_unit), fixed(spelling, second_unit), breaking};
  settle_fixes(findings, {units, true});
  CHECK_FALSE(findings[0].fix);
  CHECK(findings[1].fix);
  CHECK(settled({fixed(recount, second_unit), error_at({30, 31})}) == Safety::unsafe);
  CHECK(settled({fixed(recount, second_unit, Severity::error), breaking}) == Safety::unsafe);
}

TEST_CASE("fixes alone in a record: only guesses are unsafe") {
  const std::pair<DiagnosticId, Safety> kinds[] = {{bytes, Safety::safe},      {spelling, Safety::safe},
                                                   {position, Safety::safe},   {fill, Safety::safe},
                                                   {recount, Safety::recount}, {guess, Safety::unsafe}};
  for (const auto& [id, safety] : kinds) {
    CAPTURE(diagnostics::catalogue_entry(id).name);
    CHECK(settled({fixed(id, second_unit)}) == safety);
  }
}

TEST_CASE("no error has a safe fix") {
  for (const DiagnosticId id : {bytes, spelling, position, fill, recount, guess}) {
    CHECK(settled({fixed(id, second_unit, Severity::error)}) == Safety::unsafe);
  }
}

TEST_CASE("an error in the unit makes doubtful what is in it, and an error elsewhere what is counted") {
  for (const DiagnosticId id : {spelling, position, fill, recount}) {
    CHECK(settled({fixed(id, second_unit), error_at({18, 19})}) == Safety::unsafe);
  }
  CHECK(settled({fixed(bytes, second_unit), error_at({18, 19})}) == Safety::safe);
  for (const Span elsewhere : {Span{0, 4}, Span{22, 23}, Span{30, 32}}) {
    CHECK(settled({fixed(spelling, second_unit), error_at(elsewhere)}) == Safety::safe);
    CHECK(settled({fixed(fill, second_unit), error_at(elsewhere)}) == Safety::unsafe);
    CHECK(settled({fixed(recount, second_unit), error_at(elsewhere)}) == Safety::unsafe);
  }
  // An error of several units, and one that only touches this one.
  CHECK(settled({fixed(spelling, second_unit), error_at({0, 32})}) == Safety::unsafe);
  CHECK(settled({fixed(spelling, second_unit), error_at({10, 11})}) == Safety::unsafe);
}

TEST_CASE("what holds in one position needs a record without an error") {
  CHECK(settled({fixed(position, second_unit), error_at({0, 4})}) == Safety::unsafe);
  CHECK(settled({fixed(position, second_unit), error_at({25, 26})}) == Safety::unsafe);
  CHECK(settled({fixed(position, second_unit), fixed(guess, {0, 4})}) == Safety::safe);
}

TEST_CASE("a guess in the unit makes doubtful what is in it, wherever it would edit") {
  CHECK(settled({fixed(spelling, second_unit), fixed(guess, {18, 19})}) == Safety::unsafe);
  CHECK(settled({fixed(spelling, second_unit), fixed(guess, {25, 26})}) == Safety::safe);
  Diagnostic far = fixed(guess, {25, 26});
  far.fix->edits.front().span = {12, 12};
  CHECK(settled({fixed(spelling, second_unit), far}) == Safety::unsafe);
  // Other findings raise no doubt.
  CHECK(settled({fixed(spelling, second_unit), fixed(spelling, {18, 19})}) == Safety::safe);
  CHECK(settled({fixed(spelling, second_unit), found(guess, {18, 19})}) == Safety::safe);
}

TEST_CASE("all units that a fix edits must be sound") {
  Diagnostic wide = fixed(spelling, {1, 2});
  wide.fix->edits.push_back({{24, 25}, "y"});
  CHECK(settled({wide, error_at({13, 14})}) == Safety::safe);
  CHECK(settled({wide, error_at({30, 31})}) == Safety::unsafe);
}

TEST_CASE("what writes over a witness is a recount") {
  for (const DiagnosticId id : {spelling, position, fill}) {
    CHECK(settled({fixed(id, second_unit), fixed(recount, {14, 15})}) == Safety::recount);
    CHECK(settled({fixed(id, second_unit), fixed(recount, {12, 20})}) == Safety::recount);
    CHECK(settled({fixed(id, second_unit), fixed(recount, {15, 16})}) == Safety::safe);
    CHECK(settled({fixed(id, second_unit), fixed(recount, {11, 13})}) == Safety::safe);
  }
  CHECK(settled({fixed(fill, second_unit), fixed(recount, {14, 15}), error_at({0, 1})}) == Safety::unsafe);
  CHECK(settled({fixed(bytes, second_unit), fixed(recount, {14, 15})}) == Safety::safe);
}

TEST_CASE("what was unsafe stays unsafe") {
  Diagnostic careful = fixed(spelling, second_unit);
  careful.fix->safety = Safety::unsafe;
  CHECK(settled({careful}) == Safety::unsafe);
}

}  // namespace plyglot::findings
