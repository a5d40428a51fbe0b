#include "support/homeworlds/reading.hpp"

#include "homeworlds/notations/homeworlds/resolve/resolve.hpp"
#include "homeworlds/spelling/action_text.hpp"
#include "support/checks/catch.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::test {
namespace {

void check_inside(const HomeworldsReading& reading, text::Span outer, text::Span inner) {
  const bool is_span = inner.begin <= inner.end && inner.end <= reading.text.size();
  // There are millions of them in hostile texts: only those that are wrong are reported one by one.
  if (is_span && (inner.empty() || outer.contains(inner))) return;
  FAIL(inner.begin << '-' << inner.end << " is not part of " << outer.begin << '-' << outer.end);
}

void check_action(const HomeworldsReading& reading, const homeworlds::ActionNode& action) {
  const text::Span words[] = {action.verb_span,         action.stars[0].span, action.stars[1].span,
                              action.ship.span,         action.owner.span,    action.system.span,
                              action.other_system.span, action.star.span,     action.colour.span};
  for (const text::Span word : words) check_inside(reading, action.span, word);
}

}  // namespace

const std::string two_homes = "homeworld y3 b1 g3 Sam\nhomeworld y3 b2 g3 Dave\n";

HomeworldsReading read_homeworlds(std::string text, const homeworlds::ReadOptions& options) {
  HomeworldsReading reading;
  reading.text = std::move(text);
  text::Source source;
  source.text = reading.text;
  homeworlds::read_record(source, options, reading.ast, reading.findings);
  return reading;
}

std::string short_name_of(diagnostics::DiagnosticId id) {
  const std::string_view name = diagnostics::catalogue_entry(id).name;
  return std::string(name.substr(name.find('/') + 1));
}

std::string report_of(const std::vector<homeworlds::NotedFinding>& findings) {
  std::vector<std::string> lines;
  for (const homeworlds::NotedFinding& finding : findings) {
    lines.push_back(text::format("homeworlds/{} {} {}-{}\n", short_name_of(finding.id), name_of(finding.severity),
                                 finding.span.begin, finding.span.end));
  }
  std::sort(lines.begin(), lines.end());
  std::string report;
  for (const std::string& line : lines) report += line;
  return report;
}

std::string names_of(const std::vector<homeworlds::NotedFinding>& findings) {
  std::string names;
  for (const homeworlds::NotedFinding& finding : findings) {
    if (!names.empty()) names += ' ';
    names += short_name_of(finding.id);
  }
  return names;
}

std::string actions_of(const homeworlds::Ast& ast) {
  std::string text;
  for (const homeworlds::ActionNode& action : ast.actions) {
    text += text::format("{} {}-{}\n", name_of(action.verb), action.span.begin, action.span.end);
  }
  return text;
}

std::string printed(HomeworldsReading reading) {
  text::Source source;
  source.text = reading.text;
  homeworlds::Record record;
  std::vector<homeworlds::Violation> violations;
  const homeworlds::Profile profile = homeworlds::profile_of(reading.ast.dialect);
  homeworlds::resolve(source, reading.ast, profile, reading.findings, violations, record);
  std::string out;
  for (const homeworlds::RecordTurn& turn : record.turns) {
    if (!out.empty()) out += '\n';
    print_turn(record, turn, record.dialect, out);
  }
  return out;
}

void check_spans(const HomeworldsReading& reading) {
  const text::Span whole = {0, static_cast<std::uint32_t>(reading.text.size())};
  const homeworlds::Ast& ast = reading.ast;
  std::uint32_t end_of_turn = 0;
  std::uint32_t actions = 0;
  for (const homeworlds::TurnNode& turn : ast.turns) {
    if (turn.span.begin < end_of_turn || turn.first_action != actions) FAIL("the turns are not in order");
    end_of_turn = turn.span.end;
    actions += turn.action_count;
    for (std::uint32_t i = turn.first_action; i < actions; ++i) {
      check_inside(reading, turn.span, ast.actions[i].span);
      check_action(reading, ast.actions[i]);
    }
    check_inside(reading, turn.span, turn.confirmation);
  }
  REQUIRE(actions == ast.actions.size());
  for (const homeworlds::NotedFinding& finding : reading.findings) check_inside(reading, whole, finding.span);
  for (const homeworlds::HeaderNode& header : ast.headers) check_inside(reading, whole, header.line);
  for (const homeworlds::CommentNode& comment : ast.comments) check_inside(reading, whole, comment.span);
}

}  // namespace plyglot::test
