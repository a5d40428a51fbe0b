// The library and the naive reader, which share no code, say the same of every string.
#include "fuzz/harness/laws.hpp"
#include "naive/hop/reading.hpp"

#include <plyglot/hive_position.hpp>

namespace plyglot::fuzz {
namespace {

std::string line_of(std::string_view name, std::string_view severity, std::size_t begin, std::size_t end) {
  return std::string(name) + ' ' + std::string(severity) + ' ' + std::to_string(begin) + '-' + std::to_string(end) +
         '\n';
}

std::string findings_of_library(std::string_view text, const Way& way) {
  std::string lines;
  for (const auto& finding : findings_in(text, way)) {
    lines += line_of(catalogue_entry(finding.id).name, name_of(finding.severity), finding.span.begin, finding.span.end);
  }
  return lines;
}

std::string findings_of(const naive::Reading& reading) {
  std::string lines;
  for (const auto& finding : reading.findings)
    lines += line_of(finding.name, finding.severity, finding.start, finding.end);
  return lines;
}

std::string bug_line(bool is_white, char kind, int q, int r, std::size_t level, std::size_t begin) {
  return std::string(is_white ? "w" : "b") + kind + ' ' + std::to_string(q) + ',' + std::to_string(r) + ' ' +
         std::to_string(level) + " @" + std::to_string(begin) + '\n';
}

std::string board_of(const hive::Position& position) {
  std::string lines;
  for (const hive::Bug& bug : position.bugs) {
    const bool is_white = bug.colour == hive::Colour::white;
    lines += bug_line(is_white, letter_of(bug.kind), bug.cell.q, bug.cell.r, bug.level, bug.span.begin);
  }
  return lines + (position.last_moved ? std::to_string(*position.last_moved) : "-");
}

std::string board_of(const naive::Reading& reading) {
  std::string lines;
  for (const naive::Bug& bug : reading.bugs) {
    lines += bug_line(bug.is_white, bug.kind, bug.cell.first, bug.cell.second, bug.level, bug.start);
  }
  return lines + (reading.marked ? std::to_string(*reading.marked) : "-");
}

void check_string(std::string_view text, const Way& way, naive::Dialect naive_dialect) {
  const naive::Reading reading = naive::read(text, naive_dialect);
  require_equal(findings_of_library(text, way), findings_of(reading), "both readers find the same");
  const auto records = records_of(text, way);
  if (records.empty()) return;
  require_equal(board_of(records[0].position()), board_of(reading), "both readers see the same board");
  if (!reading.has_error()) {
    require_equal(formatted(text, way, toolchain::Open::settled), naive::canonical(reading, naive_dialect),
                  "both print the same");
  }
}

}  // namespace

void check_resolver_of_hop(std::string_view whole, const Subject& subject) {
  // The naive reader's time grows with the square of the text and worse.
  constexpr std::size_t longest = 400;
  const std::string_view text = whole.substr(0, longest);
  const naive::Dialect dialect = subject.name == "hop" ? naive::Dialect::spec : naive::Dialect::hivegame;
  check_string(text, {subject.languages.front(), false}, dialect);
}

}  // namespace plyglot::fuzz
