#include "support/homeworlds_violations.hpp"

#include "homeworlds/notation/violations.hpp"
#include "support/homeworlds_games.hpp"
#include "support/play_findings.hpp"

namespace plyglot::test {

std::vector<diagnostics::Diagnostic> homeworlds_play_findings(std::string text,
                                                              const homeworlds::ReadOptions& options) {
  std::vector<diagnostics::Diagnostic> findings;
  const diagnostics::SeverityPolicy policy;
  diagnostics::Reporter reporter(policy, diagnostics::collect_into(findings));
  const HomeworldsGame game = homeworlds_game(std::move(text), options);
  text::Source source;
  source.text = game.reading.text;
  report_violations({source, game.reading.ast, game.record}, game.violations, reporter);
  reporter.finish();
  return findings;
}

std::string homeworlds_play_words(std::string text, const homeworlds::ReadOptions& options) {
  std::string words;
  for (const diagnostics::Diagnostic& finding : homeworlds_play_findings(text, options)) {
    words += words_of(finding, text);
  }
  return words;
}

std::string homeworlds_words_of(std::string_view name, std::string text, const homeworlds::ReadOptions& options) {
  std::string words;
  for (const diagnostics::Diagnostic& finding : homeworlds_play_findings(text, options)) {
    if (catalogue_entry(finding.id).name == name) words += words_of(finding, text);
  }
  return words;
}

}  // namespace plyglot::test
