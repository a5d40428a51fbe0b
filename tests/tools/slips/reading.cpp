#include "tools/slips/reading.hpp"

#include <plyglot/session.hpp>

#include <algorithm>

namespace plyglot::slips {
namespace {

using text::Span;

void add_turn(Reading& reading, Span span, bool is_played) {
  reading.turns.push_back(span);
  reading.moves.push_back(span);
  if (is_played) reading.played_to = span.end;
}

void take(std::monostate, Reading&) {}
void take(const hive::Position&, Reading&) {}
void take(const hopgi::Setup&, Reading&) {}

// hive-notations N9: what is not played is not in the record.
void take(const hive::Record& record, Reading& reading) {
  for (const hive::Ply& ply : record.plies) add_turn(reading, ply.span, true);
}

void take(const homeworlds::Record& record, Reading& reading) {
  for (const homeworlds::RecordAction& action : record.actions) reading.moves.push_back(action.span);
  for (std::size_t i = 0; i < record.turns.size(); ++i) {
    reading.turns.push_back(record.turns[i].span);
    if (i < record.certain_turns) reading.played_to = record.turns[i].span.end;
  }
}

void take(const hexix::Record& record, Reading& reading) {
  for (const hexix::Ply& ply : record.plies) {
    if (ply.is_move()) add_turn(reading, ply.span, ply.is_applied);
  }
}

void take(const hopgi::Record& record, Reading& reading) {
  for (const hopgi::RecordTurn& turn : record.turns) {
    if (turn.depth == 0) add_turn(reading, turn.span, turn.is_applied());
  }
}

bool is_error(const diagnostics::Diagnostic& finding) { return finding.severity == diagnostics::Severity::error; }

}  // namespace

std::size_t Reading::errors() const {
  return static_cast<std::size_t>(std::count_if(findings.begin(), findings.end(), is_error));
}

Reading read(const Subject& subject, const std::string& text) {
  const diagnostics::SeverityPolicy policy;
  toolchain::Session session(language_of(subject), policy);
  toolchain::Chunk chunk;
  chunk.source.name = "slip";
  chunk.source.text = text;
  Reading reading;
  const auto keep = [](void* context, Span, const toolchain::Model& model, bool) {
    std::visit([&](const auto& typed) { take(typed, *static_cast<Reading*>(context)); }, model);
  };
  session.read(chunk, keep, &reading, diagnostics::Sink::none());
  session.lint(chunk, diagnostics::collect_into(reading.findings));
  const auto is_light = [](const diagnostics::Diagnostic& finding) {
    return finding.severity < diagnostics::Severity::warning;
  };
  reading.findings.erase(std::remove_if(reading.findings.begin(), reading.findings.end(), is_light),
                         reading.findings.end());
  return reading;
}

}  // namespace plyglot::slips
