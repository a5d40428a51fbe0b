#include "hopgi/notations/hopgi/resolve/broken_turns.hpp"

#include "hopgi/record/record_replay.hpp"
#include "text/format.hpp"
#include "text/sort.hpp"

#include <algorithm>

namespace plyglot::hopgi::record {

using diagnostics::Diagnostic;
using diagnostics::DiagnosticId;
using diagnostics::Fix;
using diagnostics::Safety;
using verdicts::Recovery;
using verdicts::Repair;
using verdicts::WrittenTurn;

namespace {

bool is_about_word(const Diagnostic& finding) {
  return finding.id == DiagnosticId::hopgi_bad_token || finding.id == DiagnosticId::hopgi_unknown_piece ||
         finding.id == DiagnosticId::hopgi_unknown_square;
}

// Made once, so that no turn looks through all of it again.
void make_tables(Resolution& resolution) {
  const std::vector<Item>& items = resolution.ast.items;
  resolution.variation_ends.resize(items.size() + 1);
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (items[i].kind == ItemKind::variation_begin) open.push_back(i);
    if (items[i].kind != ItemKind::variation_end || open.empty()) continue;
    resolution.variation_ends[open.back()] = static_cast<std::uint32_t>(i);
    open.pop_back();
  }
  const diagnostics::Reporter& reporter = resolution.reporter;
  const std::size_t end = reporter.place_from(resolution.findings_of_reading);
  std::vector<std::size_t> places;
  for (std::size_t place = 0; place < end; ++place) {
    if (is_about_word(reporter.pending()[place])) places.push_back(place);
  }
  const auto begin_of = [&](std::size_t place) { return reporter.pending()[place].span.begin; };
  text::sort(places.begin(), places.end(),
             [&](std::size_t a, std::size_t b) { return std::pair(begin_of(a), a) < std::pair(begin_of(b), b); });
  for (const std::size_t place : places) resolution.word_findings.push_back(reporter.number_at(place));
}

// Those of the same line, as many as are looked at.
std::vector<WrittenTurn> turns_after(Resolution& resolution) {
  const Ast& ast = resolution.ast;
  std::vector<WrittenTurn> turns;
  for (std::size_t i = resolution.item + 1; i < ast.items.size() && turns.size() < verdicts::most_turns_ahead; ++i) {
    const Item& item = ast.items[i];
    if (item.kind == ItemKind::variation_end) break;
    if (item.kind == ItemKind::variation_begin) i = resolution.variation_ends[i];
    if (item.kind == ItemKind::bad_token && item.is_turn) turns.emplace_back();
    if (item.kind != ItemKind::turn) continue;
    const TurnNode& node = ast.turns[item.index];
    const LegNode* const first = &ast.legs[node.first_leg];
    turns.push_back({first, node.leg_count > 1 ? first + 1 : nullptr});
  }
  return turns;
}

// R27: whether the next number after the turn is one of the side that moves there if a turn is missing before it;
// also if there is none.
bool do_numbers_allow_missing_turn(const Resolution& resolution) {
  const std::vector<Item>& items = resolution.ast.items;
  // Two turns later, if the missing one and this one are played.
  Side side = resolution.side();
  std::size_t turns = 0;
  for (std::size_t i = resolution.item + 1; i < items.size() && turns < verdicts::most_turns_ahead; ++i) {
    const Item& item = items[i];
    if (item.kind == ItemKind::variation_end) break;
    if (item.kind == ItemKind::variation_begin) i = resolution.variation_ends[i];
    if (item.kind == ItemKind::number) {
      return (resolution.ast.numbers[item.index].dots.size() == 1) == (side == Side::white);
    }
    if (item.kind != ItemKind::turn && !(item.kind == ItemKind::bad_token && item.is_turn)) continue;
    side = opponent_of(side);
    ++turns;
  }
  return true;
}

std::string legality_phrase(std::size_t count) {
  if (count == 1) return "after which the next turn is legal";
  return text::format("after which the next {} turns are legal", count);
}

}  // namespace

std::size_t end_of_variation(Resolution& resolution, std::size_t begin) {
  if (resolution.variation_ends.empty()) make_tables(resolution);
  return resolution.variation_ends[begin];
}

std::optional<Recovery> find_recovery(Resolution& resolution, verdicts::BrokenTurn turn) {
  if (resolution.variation_ends.empty()) make_tables(resolution);
  turn.may_follow_missing_turn = do_numbers_allow_missing_turn(resolution);
  return recovery_from(resolution.state(), turn, turns_after(resolution),
                       resolution.linked_kings != diagnostics::Severity::error);
}

std::optional<std::uint32_t> word_finding(Resolution& resolution, text::Span turn) {
  if (resolution.variation_ends.empty()) make_tables(resolution);
  diagnostics::Reporter& reporter = resolution.reporter;
  const auto found = std::lower_bound(
      resolution.word_findings.begin(), resolution.word_findings.end(), turn.begin,
      [&](std::uint32_t finding, std::uint32_t begin) { return reporter.numbered(finding).span.begin < begin; });
  if (found == resolution.word_findings.end() || !turn.contains(reporter.numbered(*found).span)) return std::nullopt;
  return *found;
}

void withdraw_word_findings(Resolution& resolution, text::Span turn) {
  while (const std::optional<std::uint32_t> number = word_finding(resolution, turn)) {
    std::vector<std::uint32_t>& numbers = resolution.word_findings;
    numbers.erase(std::find(numbers.begin(), numbers.end(), *number));
    const Diagnostic& found = resolution.reporter.numbered(*number);
    resolution.reporter.withdraw(found.id, found.span);
  }
}

void note_recovery(Resolution& resolution, std::uint32_t finding, const Recovery& recovery, text::Span written,
                   bool is_whole) {
  Record& record = resolution.record;
  if (resolution.depth() == 0 && !record.recovered_after) {
    record.recovered_after = static_cast<std::uint32_t>(count_turns_of_game(record));
  }
  Diagnostic& found = resolution.reporter.numbered(finding);
  found.fix.reset();
  // How R13.3 reads it.
  if (found.id == DiagnosticId::hopgi_wrong_piece) found.notes.clear();
  if (recovery.repair == Repair::missing_turn) {
    const std::string_view side = name_of(resolution.side());
    found.notes.push_back(
        text::format("play continues as after a missing turn of {}, {}", side, legality_phrase(recovery.confirmed)));
    found.helps.push_back(text::format("is a turn of {} missing before this?", side));
    return;
  }
  const Safety safety = recovery.is_only && is_whole ? Safety::safe : Safety::unsafe;
  if (recovery.repair == Repair::repetition) {
    found.notes.emplace_back("play continues without it");
    found.fix = Fix{"delete the turn", safety, {{written, ""}}};
    return;
  }
  found.notes.push_back(
      text::format("play continues with `{}`, {}", recovery.text, legality_phrase(recovery.confirmed)));
  found.fix = Fix{text::format("write `{}`", recovery.text), safety, {{written, recovery.text}}};
}

}  // namespace plyglot::hopgi::record
