#include "support/homeworlds/violations.hpp"

#include "homeworlds/verdicts/violations.hpp"
#include "support/homeworlds/games.hpp"
#include "support/play_findings.hpp"

namespace plyglot::test {
namespace {

using homeworlds::ViolationContext;

// What `report` reports of the record.
template <class Report>
std::vector<diagnostics::Diagnostic> findings_of(const HomeworldsGame& game, Report report) {
  std::vector<diagnostics::Diagnostic> findings;
  const diagnostics::SeverityPolicy policy;
  diagnostics::Reporter reporter(policy, diagnostics::collect_into(findings));
  text::Source source;
  source.text = game.reading.text;
  report(ViolationContext{source, game.reading.ast, game.record}, reporter);
  reporter.finish();
  return findings;
}

std::string words_of_all(const std::vector<diagnostics::Diagnostic>& findings, const std::string& text) {
  std::string words;
  for (const diagnostics::Diagnostic& finding : findings) words += words_of(finding, text);
  return words;
}

}  // namespace

std::vector<diagnostics::Diagnostic> homeworlds_play_findings(std::string text,
                                                              const homeworlds::ReadOptions& options) {
  const HomeworldsGame game = homeworlds_game(std::move(text), options);
  return findings_of(game, [&](const ViolationContext& context, diagnostics::Reporter& reporter) {
    report_violations(context, game.violations, reporter);
  });
}

std::string homeworlds_play_words(std::string text, const homeworlds::ReadOptions& options) {
  return words_of_all(homeworlds_play_findings(text, options), text);
}

std::string homeworlds_advice_words(std::string text) {
  const HomeworldsGame game = homeworlds_game(text);
  return words_of_all(findings_of(game, homeworlds::report_advice), text);
}

}  // namespace plyglot::test
