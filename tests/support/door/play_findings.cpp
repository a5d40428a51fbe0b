#include "support/door/play_findings.hpp"

#include "hive/board/pieces.hpp"
#include "hive/spelling/move_string.hpp"
#include "hive/verdicts/replay.hpp"
#include "support/checks/catch.hpp"

#include <algorithm>

namespace plyglot::test {
namespace {

using diagnostics::Diagnostic;
using diagnostics::DiagnosticId;

text::Span span_of(std::size_t begin, std::size_t end) {
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

hive::PieceIndex piece_named(const std::string& name) {
  for (hive::PieceIndex piece = 0; piece < hive::all_pieces; ++piece) {
    if (hive::name_of(piece) == name) return piece;
  }
  FAIL("there is no piece " << name);
  return hive::no_piece;
}

// Strict MoveStrings only (hive-notations 3.1).
hive::WrittenMove written_move(const std::string& text, text::Span span) {
  const std::string move = text.substr(span.begin, span.size());
  hive::WrittenMove written;
  written.span = written.piece_span = span;
  written.is_pass = move == "pass";
  if (written.is_pass) return written;
  const std::size_t blank = std::min(move.find(' '), move.size());
  written.piece = piece_named(move.substr(0, blank));
  written.piece_span.end = span.begin + static_cast<std::uint32_t>(blank);
  if (blank == move.size()) return written;
  // A cell has no reference.
  if (move[blank + 1] == '@') return written;
  written.has_reference = true;
  written.reference_span = span_of(written.piece_span.end + 1, span.end);
  const std::string marks = "-/\\";
  std::string reference = move.substr(blank + 1);
  constexpr board::Direction before[] = {board::west, board::south_west, board::north_west};
  constexpr board::Direction after[] = {board::east, board::north_east, board::south_east};
  if (const std::size_t mark = marks.find(reference.front()); mark != std::string::npos) {
    written.direction = before[mark];
    reference.erase(0, 1);
  } else if (const std::size_t last = marks.find(reference.back()); last != std::string::npos) {
    written.direction = after[last];
    reference.pop_back();
  }
  written.reference = piece_named(reference);
  return written;
}

// Of a move such as `wA1 @2,-1`.
std::optional<hive::Cell> cell_in(const std::string& move) {
  const std::size_t at = move.find('@');
  if (at == std::string::npos) return std::nullopt;
  return hive::Cell{std::stoi(move.substr(at + 1)), std::stoi(move.substr(move.find(',') + 1))};
}

hive::ReplayStyle style() {
  hive::ReplayStyle style{};
  style.spelling = hive::uhp::spelling;
  style.self_reference_span = style.direction_to_occupied_span = style.not_top_reference_span =
      &hive::WrittenMove::reference_span;
  style.missing_reference_span = &hive::WrittenMove::piece_span;
  return style;
}

}  // namespace

PlaySetting only_read() {
  PlaySetting setting;
  setting.can_be_fixed = false;
  return setting;
}

std::vector<Diagnostic> play_findings(const std::string& game_string, const PlaySetting& setting) {
  std::vector<Diagnostic> findings;
  const diagnostics::SeverityPolicy policy;
  diagnostics::Reporter reporter(policy, diagnostics::collect_into(findings));
  const text::Source source{setting.source_name, game_string};
  hive::Record record;
  const std::size_t type_end = game_string.find(';');
  const auto type = hive::game_type_named(game_string.substr(0, type_end));
  REQUIRE(type);
  record.type = *type;
  record.type_span = span_of(0, type_end);
  hive::ReplayStyle replay_style = style();
  replay_style.can_be_fixed = setting.can_be_fixed;
  hive::Replay replay(source, replay_style, setting.rules, record, reporter, setting.record_number);
  std::size_t begin = game_string.find(';', game_string.find(';', type_end + 1) + 1);
  while (begin != std::string::npos) {
    const std::size_t end = game_string.find(';', ++begin);
    const text::Span span = span_of(begin, std::min(end, game_string.size()));
    const auto cell = cell_in(game_string.substr(span.begin, span.size()));
    const hive::WrittenMove move = written_move(game_string, span);
    cell ? replay.play_to(move, *cell) : replay.play(move);
    begin = end;
  }
  replay.finish();
  reporter.finish();
  return findings;
}

std::string words_of(const Diagnostic& finding, const std::string& text) {
  const auto at = [&](text::Span span) { return text.substr(span.begin, span.size()); };
  std::string words(diagnostics::catalogue_entry(finding.id).name);
  words += ": " + finding.message + "\n  at " + at(finding.span) + ": " + finding.label + '\n';
  for (const diagnostics::Label& label : finding.labels) words += "  at " + at(label.span) + ": " + label.text + '\n';
  for (const std::string& note : finding.notes) words += "  note: " + note + '\n';
  for (const std::string& help : finding.helps) words += "  help: " + help + '\n';
  if (finding.fix) {
    words += finding.fix->safety == diagnostics::Safety::safe ? "  safe fix: " : "  unsafe fix: ";
    words += finding.fix->title;
    for (const diagnostics::Edit& edit : finding.fix->edits) words += ", " + at(edit.span) + " -> " + edit.text;
    words += '\n';
  }
  return words;
}

std::string play_words(const std::string& game_string, const PlaySetting& setting) {
  const std::vector<Diagnostic> findings = play_findings(game_string, setting);
  std::string words;
  for (const Diagnostic& finding : findings) words += words_of(finding, game_string);
  INFO(words);
  REQUIRE(findings.size() == 1);
  return words;
}

}  // namespace plyglot::test
