#include "naive/hop/reading.hpp"

#include "naive/hop/parts.hpp"

#include <algorithm>
#include <tuple>

namespace plyglot::naive {

bool Reading::has_error() const {
  for (const Finding& finding : findings) {
    if (finding.severity == "error") return true;
  }
  return false;
}

namespace {

// hop T6.
Topology unread_topology(const Fields& fields, Reading& reading) {
  const Field& field = fields.topology;
  const auto is_unread = [&](const Finding& it) {
    return it.start >= field.trimmed_start && it.end <= field.trimmed_end && it.start < field.trimmed_end;
  };
  std::vector<Finding>& findings = reading.findings;
  findings.erase(std::remove_if(findings.begin(), findings.end(), is_unread), findings.end());
  report(findings, "hop/unknown-bug", "error", field.trimmed_start, fields.alias_end);
  Topology topology;
  topology.is_unreliable = topology.has_error = true;
  return topology;
}

}  // namespace

Reading read(std::string_view text, Dialect dialect) {
  Reading reading;
  const Characters characters = decode(text, reading.findings);
  const Fields fields = split(characters, text.size(), reading.findings);
  if (fields.is_empty) return reading;
  const Gametype gametype = read_gametype(fields.gametype, dialect, fields.topology.start, reading.findings);
  reading.set = gametype.set;
  read_player(fields.player, dialect, reading);
  const Topology topology =
      fields.alias_end == 0 ? read_topology(fields.topology, dialect, reading) : unread_topology(fields, reading);
  check_counts(gametype, topology, reading);
  check_position(gametype, topology, fields, dialect, reading);
  std::stable_sort(reading.findings.begin(), reading.findings.end(), [](const Finding& a, const Finding& b) {
    return std::tie(a.start, a.end, a.name) < std::tie(b.start, b.end, b.name);
  });
  return reading;
}

std::string board_text(const Reading& reading) {
  std::map<char, int> seen;
  // By r, then q.
  std::map<Cell, std::string> cells;
  for (std::size_t i = 0; i < reading.bugs.size(); ++i) {
    const Bug& bug = reading.bugs[i];
    std::string& cell = cells[{bug.cell.second, bug.cell.first}];
    if (!cell.empty()) cell += '>';
    cell += bug.is_white ? 'w' : 'b';
    cell += bug.kind;
    cell += std::to_string(++seen[bug.is_white ? bug.kind : lower(bug.kind)]);
    if (reading.marked == i) cell += '!';
  }
  std::string text;
  for (const auto& [cell, stack] : cells) {
    if (!text.empty()) text += ' ';
    text += std::to_string(cell.second) + ',' + std::to_string(cell.first) + '=' + stack;
  }
  return text;
}

}  // namespace plyglot::naive
