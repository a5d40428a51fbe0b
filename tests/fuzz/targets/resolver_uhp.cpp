// GameStrings that are strictly written (hive-notations 3.1) against a second reader that shares no code: the same
// plies, the same findings in the same places, the same outcome.
#include "fuzz/harness/laws.hpp"
#include "naive/hive_records/game_string.hpp"

#include <algorithm>
#include <regex>

namespace plyglot::fuzz {
namespace {

namespace records = naive::hive_records;

std::string joined(std::vector<std::string> lines) {
  std::sort(lines.begin(), lines.end());
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

std::string line_of(const std::string& name, std::string_view severity, std::size_t begin, std::size_t end) {
  return name + ' ' + std::string(severity) + ' ' + std::to_string(begin) + '-' + std::to_string(end);
}

// Up to a place of the text.
std::string findings_of_library(const std::vector<diagnostics::Diagnostic>& findings, std::size_t end) {
  std::vector<std::string> lines;
  for (const auto& finding : findings) {
    if (finding.span.end > end) continue;
    lines.push_back(line_of(std::string(catalogue_entry(finding.id).name), name_of(finding.severity),
                            finding.span.begin, finding.span.end));
  }
  return joined(std::move(lines));
}

std::string findings_of(const records::Reading& reading) {
  std::vector<std::string> lines;
  for (const auto& finding : reading.findings) {
    lines.push_back(line_of(finding.name, finding.severity, finding.start, finding.end));
  }
  return joined(std::move(lines));
}

// The first ones.
std::string plies_of(const hive::Record& record, std::size_t count) {
  std::string text;
  for (std::size_t i = 0; i < std::min(count, record.plies.size()); ++i) {
    const hive::Ply& ply = record.plies[i];
    text += ply.is_pass() ? "pass"
                          : hive::name_of(ply.piece) + ' ' + std::to_string(ply.to.q) + ',' + std::to_string(ply.to.r);
    text += '\n';
  }
  return text;
}

std::string plies_of(const records::Reading& reading) {
  std::string text;
  for (const naive::hive_rules::Move& move : reading.plies) {
    text += move.piece;
    if (move.piece != "pass") text += ' ' + std::to_string(move.to.first) + ',' + std::to_string(move.to.second);
    text += '\n';
  }
  return text;
}

// hive-notations 3.1: the second reader takes moves apart without looking whether they are any.
bool has_strict_moves(const std::string& game) {
  static const std::regex moves(
      R"([^;]*;[^;]*;[^;]*(;(pass|[wb]([QMLP]|[SB][12]|[GA][123]))"
      R"(( ([wb]([QMLP]|[SB][12]|[GA][123])[-/\\]?|[-/\\][wb]([QMLP]|[SB][12]|[GA][123])))?))*)");
  return std::regex_match(game, moves);
}

bool is_strict(const std::vector<diagnostics::Diagnostic>& findings) {
  return std::none_of(findings.begin(), findings.end(), [](const diagnostics::Diagnostic& finding) {
    const diagnostics::Phase phase = catalogue_entry(finding.id).phase;
    return phase == diagnostics::Phase::bytes || phase == diagnostics::Phase::syntax;
  });
}

void compare_game(const Record& game, const toolchain::Language& language) {
  // At the start of a file a byte order mark would be none of the game's bytes.
  const auto findings = findings_in(game.text, {language, false});
  const auto& record = std::get<hive::Record>(game.model);
  if (!record.has_game || !is_strict(findings) || !has_strict_moves(game.text)) return;
  const records::Reading expected = records::read_game_string(game.text);
  require_equal(plies_of(record, expected.plies.size()), plies_of(expected), "both readers play the same plies");
  require_equal(findings_of_library(findings, expected.end), findings_of(expected), "both readers find the same");
  const bool is_whole = record.plies.size() == expected.plies.size();
  if (is_whole) require_equal(hive::name_of(record.outcome), expected.outcome, "both readers see the same outcome");
}

}  // namespace

void check_resolver_of_uhp(std::string_view text, const Subject& subject) {
  // The second reader's time grows with the square of the game.
  constexpr std::size_t longest = 600;
  const Way way{subject.languages.front(), true};
  for (const Record& game : records_of(text, way)) {
    if (game.text.size() <= longest) compare_game(game, way.language);
  }
}

}  // namespace plyglot::fuzz
