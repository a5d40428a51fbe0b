#include "naive/hive_rules/position.hpp"
#include "naive/hop/reading.hpp"
#include "tools/naive_adapter/answers.hpp"
#include "tools/naive_adapter/hive_words.hpp"

#include <algorithm>
#include <sstream>

namespace plyglot::naive_adapter {
namespace {

naive::Dialect dialect_in(const Json& request) {
  const Json options = request.value("options", Json::object());
  const std::string dialect = options.value("dialect", "spec");
  if (options.size() > options.count("dialect")) throw Unsupported{};
  return dialect == "spec" ? naive::Dialect::spec : naive::Dialect::hivegame;
}

Json diagnostics_of(const naive::Reading& reading) {
  Json rows = Json::array();
  for (const naive::Finding& finding : reading.findings) {
    rows.push_back(
        {{"name", finding.name}, {"severity", finding.severity}, {"start", finding.start}, {"end", finding.end}});
  }
  return rows;
}

Json position_of(const naive::Reading& reading) {
  Json cells = Json::array();
  std::istringstream board(naive::board_text(reading));
  for (std::string cell; board >> cell;) cells.push_back(cell);
  return {{"gametype", naive::canonical_gametype(reading.set)},
          {"to_move", std::string(1, reading.to_move)},
          {"board", cells}};
}

bool is_one_of_its_kind(char kind) { return std::string("QMLP").find(kind) != std::string::npos; }

std::string piece_name(bool is_white, char kind, long number) {
  return (is_white ? "w" : "b") + std::string(1, kind) + (is_one_of_its_kind(kind) ? "" : std::to_string(number));
}

// hive-rules H32: the pieces on the board have the numbers of their ordinals.
naive::hive_rules::Position rules_position(const naive::Reading& reading) {
  naive::hive_rules::Position position;
  for (const auto& [letter, count] : reading.set) {
    const bool is_white = letter < 'a';
    const char kind = static_cast<char>(is_white ? letter : letter - 'a' + 'A');
    for (long number = 1; number <= count; ++number) position.hand.insert(piece_name(is_white, kind, number));
  }
  std::map<std::pair<bool, char>, long> seen;
  for (std::size_t i = 0; i < reading.bugs.size(); ++i) {
    const naive::Bug& bug = reading.bugs[i];
    const std::string name = piece_name(bug.is_white, bug.kind, ++seen[{bug.is_white, bug.kind}]);
    position.hand.erase(name);
    position.stacks[bug.cell].push_back(name);
    if (reading.marked == i) position.stunned = name;
  }
  // The rules tell turns by plies; with both queens on the board it does not matter which turn it is.
  if (!position.is_on_board("wQ") || !position.is_on_board("bQ")) throw Unsupported{};
  position.plies = reading.to_move == 'w' ? 40 : 41;
  return position;
}

}  // namespace

void answer_hop(const Json& request, Json& answer) {
  // Strings only: what a file is around them these readers do not know.
  if (request.value("source", "file") != "string" || request.contains("checks")) throw Unsupported{};
  const naive::Dialect dialect = dialect_in(request);
  if (!request.contains("text")) throw Unsupported{};
  const std::string text = request["text"];
  const naive::Reading reading = naive::read(text, dialect);
  const std::string verb = request["do"];
  if (verb == "lint") {
    answer["ok"] = !reading.has_error();
    answer["diagnostics"] = diagnostics_of(reading);
  } else if (verb == "format") {
    answer["text"] = reading.has_error() ? text : naive::canonical(reading, dialect);
  } else if (verb == "position") {
    answer["position"] = reading.has_error() ? Json() : position_of(reading);
  } else if (verb == "moves" && !reading.has_error()) {
    answer["moves"] = hive_moves(rules_position(reading));
  } else {
    throw Unsupported{};
  }
}

}  // namespace plyglot::naive_adapter
