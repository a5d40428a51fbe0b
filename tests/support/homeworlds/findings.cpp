#include "support/homeworlds/findings.hpp"

#include "homeworlds/notations/homeworlds/check/findings.hpp"
#include "support/door/game_session.hpp"

namespace plyglot::test {

std::vector<diagnostics::Diagnostic> notation_findings(const HomeworldsGame& game) {
  text::Source source;
  source.text = game.reading.text;
  std::vector<diagnostics::Diagnostic> findings;
  const diagnostics::SeverityPolicy policy;
  diagnostics::Reporter reporter(policy, diagnostics::collect_into(findings));
  report_findings({source, game.reading.ast, game.record}, game.reading.findings, reporter);
  reporter.finish();
  return findings;
}

std::vector<diagnostics::Diagnostic> notation_findings(const std::string& text,
                                                       const homeworlds::ReadOptions& options) {
  return notation_findings(homeworlds_game(text, options));
}

std::vector<diagnostics::Diagnostic> notation_findings(const std::string& text, homeworlds::Dialect dialect) {
  homeworlds::ReadOptions options;
  options.dialect = dialect;
  return notation_findings(text, options);
}

std::vector<std::string> said_in(const std::string& text, homeworlds::Dialect dialect) {
  return said_about(text, notation_findings(text, dialect));
}

std::vector<std::string> said_after_homes(const std::string& turn) { return said_in(two_homes + turn); }

const std::string two_homes_shown = "homeworld y3 b1 g3 Sam~homeworld y3 b2 g3 Dave~";

}  // namespace plyglot::test
