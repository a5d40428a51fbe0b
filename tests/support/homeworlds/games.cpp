#include "support/homeworlds/games.hpp"

#include "homeworlds/notations/homeworlds/resolve/resolve.hpp"
#include "homeworlds/verdicts/violations.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::test {

HomeworldsGame homeworlds_game(std::string text, const homeworlds::ReadOptions& options,
                               std::optional<homeworlds::Profile> profile) {
  HomeworldsGame game;
  game.reading = read_homeworlds(std::move(text), options);
  if (!profile) profile = game.reading.ast.profile;
  if (!profile) profile = homeworlds::profile_of(game.reading.ast.dialect);
  text::Source source;
  source.text = game.reading.text;
  homeworlds::resolve(source, game.reading.ast, *profile, game.reading.findings, game.violations, game.record);
  return game;
}

std::string report_of(const HomeworldsGame& game) {
  std::vector<std::string> lines;
  for (const homeworlds::NotedFinding& finding : game.reading.findings) {
    lines.push_back(text::format("homeworlds/{} {} {}-{}\n", short_name_of(finding.id), name_of(finding.severity),
                                 finding.span.begin, finding.span.end));
  }
  for (const homeworlds::Violation& violation : game.violations) {
    const text::Span span = span_of(game.reading.ast, violation);
    lines.push_back(
        text::format("{} {} {}-{}\n", name_of(violation.rule), name_of(violation.severity), span.begin, span.end));
  }
  std::sort(lines.begin(), lines.end());
  std::string report;
  for (const std::string& line : lines) report += line;
  return report;
}

std::string outcome_text(const homeworlds::Record& record) {
  switch (record.outcome) {
    case homeworlds::RecordOutcome::open:
      return "open";
    case homeworlds::RecordOutcome::won:
      return text::format("win:{}", unsigned{record.winner});
    case homeworlds::RecordOutcome::draw:
      return "draw";
    case homeworlds::RecordOutcome::unknown:
      break;
  }
  return "unknown";
}

}  // namespace plyglot::test
