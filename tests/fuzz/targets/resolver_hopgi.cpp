// Records of Hopgi against a second reader of words and a second reading of turns (hopgi 2, 3.1, R10, R13 to R22).
#include "fuzz/harness/laws.hpp"
#include "hopgi/board/fen_text.hpp"
#include "naive/hopgi_records/replay.hpp"
#include "support/hopgi/word_readers.hpp"

#include <algorithm>

namespace plyglot::fuzz {
namespace {

// `3 error empty-origin`: the turn from 0.
using Finding = std::pair<std::size_t, std::string>;

bool is_of_turns(const diagnostics::Diagnostic& finding) {
  const diagnostics::CatalogueEntry& entry = catalogue_entry(finding.id);
  const bool is_said_of_turn = entry.name != "hopgi/number-missing" && entry.name != "hopgi/result-vs-board";
  return is_said_of_turn && (entry.phase == diagnostics::Phase::rule || entry.phase == diagnostics::Phase::meaning);
}

std::string findings_of_turns(const hopgi::Record& record, const std::vector<diagnostics::Diagnostic>& findings) {
  std::vector<Finding> found;
  for (const diagnostics::Diagnostic& finding : findings) {
    if (!is_of_turns(finding)) continue;
    const auto is_at = [&](const hopgi::RecordTurn& turn) { return turn.span.contains(finding.span); };
    const auto turn = std::find_if(record.turns.begin(), record.turns.end(), is_at);
    if (turn == record.turns.end()) continue;
    const std::string_view name = catalogue_entry(finding.id).name.substr(std::string_view("hopgi/").size());
    found.emplace_back(turn - record.turns.begin(), std::string(name_of(finding.severity)) + ' ' + std::string(name));
  }
  std::sort(found.begin(), found.end());
  std::string lines;
  for (const auto& [turn, words] : found) lines += std::to_string(turn) + ' ' + words + '\n';
  return lines;
}

// The second reading knows turns one after another, each with its side.
bool is_plain(const hopgi::Record& record) {
  // It knows no readings (R27).
  if (!record.initial || !record.has_game || record.recovered_after) return false;
  hopgi::Side side = record.initial->to_move;
  for (const hopgi::RecordTurn& turn : record.turns) {
    if (turn.depth != 0 || turn.played == hopgi::Played::unreadable || turn.side != side) return false;
    side = hopgi::opponent_of(side);
  }
  return true;
}

bool is_strict_text(const std::vector<diagnostics::Diagnostic>& findings) {
  return std::none_of(findings.begin(), findings.end(), [](const diagnostics::Diagnostic& finding) {
    const diagnostics::Phase phase = catalogue_entry(finding.id).phase;
    return phase == diagnostics::Phase::bytes || phase == diagnostics::Phase::syntax;
  });
}

std::vector<std::string> words_of_turns(const hopgi::Record& record, std::string_view text) {
  const auto slice = [&](text::Span span) { return std::string(text.substr(span.begin, span.size())); };
  std::vector<std::string> words;
  for (const hopgi::RecordTurn& turn : record.turns) {
    words.push_back(slice(turn.first_span) + (turn.second_span.empty() ? "" : ';' + slice(turn.second_span)));
  }
  return words;
}

void compare_turns(std::string_view text, const Way& way) {
  const auto records = records_of(text, way);
  if (records.size() != 1) return;
  const auto& record = std::get<hopgi::Record>(records[0].model);
  const auto findings = findings_with_suppressed(text, way);
  if (!is_plain(record) || !is_strict_text(findings)) return;
  const auto expected = naive::hopgi_records::replay(fen_text(*record.initial), words_of_turns(record, text));
  std::string lines;
  for (const std::string& finding : expected.findings) lines += finding + '\n';
  require_equal(findings_of_turns(record, findings), lines, "both readings find the same");
  require(record.final_position.has_value(), "the board is known in the end");
  require_equal(fen_text(*record.final_position), expected.position, "both readings have the same board in the end");
}

}  // namespace

void check_resolver_of_hopgi(std::string_view text, const Subject& subject) {
  require_equal(test::hopgi_words_by_library(text), test::hopgi_words_by_second_reader(text),
                "both readers find the same games and words");
  const Way way{subject.languages.front(), true};
  for (const Record& game : records_of(text, way)) compare_turns(game.text, way);
}

}  // namespace plyglot::fuzz
