#include "support/homeworlds/violations.hpp"

#include "homeworlds/verdicts/violations.hpp"
#include "support/door/play_findings.hpp"
#include "support/homeworlds/games.hpp"

namespace plyglot::test {
namespace {

using homeworlds::Situation;

// What `report` reports of the record.
template <class Report>
std::vector<diagnostics::Diagnostic> findings_of(const HomeworldsGame& game, Report report) {
  std::vector<diagnostics::Diagnostic> findings;
  const diagnostics::SeverityPolicy policy;
  diagnostics::Reporter reporter(policy, diagnostics::collect_into(findings));
  text::Source source;
  source.text = game.reading.text;
  report(Situation{source, game.reading.ast, game.record}, reporter);
  reporter.finish();
  return findings;
}

std::string words_of_all(const std::vector<diagnostics::Diagnostic>& findings, const std::string& text) {
  std::string words;
  for (const diagnostics::Diagnostic& finding : findings) words += words_of(finding, text);
  return words;
}

}  // namespace

std::string homeworlds_advice_words(std::string text) {
  const HomeworldsGame game = homeworlds_game(text);
  return words_of_all(findings_of(game, homeworlds::report_advice), text);
}

}  // namespace plyglot::test
