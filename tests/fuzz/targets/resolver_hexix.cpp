// A record of Hexix played by a second implementation of the rules, which shares no code: who made which ply, what is
// said of it, where the game ends and what is left on the board (hexix R4 to R6, R12, R14).
#include "fuzz/harness/laws.hpp"
#include "hexix/record/record_replay.hpp"
#include "naive/hexix_rules/replay.hpp"

#include <algorithm>
#include <map>

namespace plyglot::fuzz {
namespace {

namespace hexix_rules = naive::hexix_rules;

std::string placement_of(const hexix::Ply& ply) {
  std::string word(hexix::cell_name(ply.cell));
  word += letter_of(ply.mark);
  if (ply.written_number != 0) word += static_cast<char>('0' + ply.written_number);
  return word;
}

std::string word_of(const hexix::Ply& ply) {
  switch (ply.kind) {
    case hexix::PlyKind::place:
      return placement_of(ply);
    case hexix::PlyKind::increment:
      return std::string(hexix::cell_name(ply.cell)) + '+';
    case hexix::PlyKind::capture:
      return std::string(hexix::cell_name(ply.cell)) + std::string(hexix::cell_name(ply.target));
    case hexix::PlyKind::skipped:
      return "...";
    case hexix::PlyKind::missing:
      return "missing";
    default:
      return "unreadable";
  }
}

hexix_rules::Replay replayed(const hexix::Record& record) {
  std::optional<hexix_rules::Game> initial;
  if (record.initial) initial = hexix_rules::game_of(position_text(*record.initial));
  std::vector<hexix_rules::WrittenPly> plies;
  for (const hexix::Ply& ply : record.plies) {
    plies.push_back({ply.player == hexix::Player::blue ? 'B' : 'R', word_of(ply)});
  }
  return hexix_rules::replay(initial, plies);
}

// What the second implementation speaks of: the rules, and the order of plies it leaves to others.
bool is_of_rules(std::string_view name) {
  constexpr std::string_view of_rules[] = {
      "occupied-cell", "no-own-neighbour",   "empty-cell",       "enemy-piece",   "increment-past-six", "empty-target",
      "own-target",    "home-captures",      "not-forward",      "capture-value", "inactive-anchor",    "wrong-value",
      "global-rule",   "inactive-increment", "inactive-capture", "move-after-end"};
  return std::find(std::begin(of_rules), std::end(of_rules), name) != std::end(of_rules);
}

std::string found_lines(const std::map<std::string, std::string>& findings) {
  std::string lines;
  for (const auto& [name, severity] : findings) lines.append(name).append(1, ' ').append(severity).append(1, '\n');
  return lines;
}

std::string findings_at(const hexix::Ply& ply, const std::vector<diagnostics::Diagnostic>& findings) {
  std::map<std::string, std::string> found;
  for (const diagnostics::Diagnostic& finding : findings) {
    const std::string_view name = catalogue_entry(finding.id).name.substr(std::string_view("hexix/").size());
    if (is_of_rules(name) && ply.whole.contains(finding.span)) found[std::string(name)] = name_of(finding.severity);
  }
  return found_lines(found);
}

void compare_plies(const hexix::Record& record, const hexix_rules::Replay& expected,
                   const std::vector<diagnostics::Diagnostic>& findings) {
  require(record.plies.size() == expected.plies.size(), "both play every ply");
  for (std::size_t i = 0; i < record.plies.size(); ++i) {
    const hexix::Ply& ply = record.plies[i];
    const hexix_rules::PlayedPly& other = expected.plies[i];
    require(ply.is_applied == other.is_applied, "both say the same of whether a ply can be played");
    require(ply.number == other.number, "both give a piece the same number");
    const bool is_after_end = !expected.end.empty() && i > expected.ending_ply;
    if (!is_after_end) require(ply.is_certain == other.is_certain, "both are certain of the same plies");
    if (ply.is_move()) require_equal(findings_at(ply, findings), found_lines(other.findings), "both find the same");
  }
}

std::string final_text(const hexix::Record& record) {
  const std::optional<hexix::Position> position = hexix::final_position(record);
  return position ? position_text(*position) : "unknown";
}

// The second implementation gets only the plies: it does not see an error beside them, which makes a record uncertain,
// nor look for another reading of a record (hexix R19).
bool has_error_beside_plies(const hexix::Record& record, const std::vector<diagnostics::Diagnostic>& findings) {
  return std::any_of(findings.begin(), findings.end(), [&](const diagnostics::Diagnostic& finding) {
    const diagnostics::Phase phase = catalogue_entry(finding.id).phase;
    const bool is_of_text = phase == diagnostics::Phase::bytes || phase == diagnostics::Phase::syntax;
    const bool is_of_word = catalogue_entry(finding.id).name == "hexix/bad-move";
    const auto holds = [&](const hexix::Ply& ply) {
      return ply.whole.contains(finding.span) && !(is_of_word && ply.is_applied);
    };
    return is_of_text && finding.severity == diagnostics::Severity::error &&
           std::none_of(record.plies.begin(), record.plies.end(), holds);
  });
}

bool is_reread(const std::vector<diagnostics::Diagnostic>& findings) {
  return std::any_of(findings.begin(), findings.end(), [](const diagnostics::Diagnostic& finding) {
    const auto is_of_readings = [](const diagnostics::Argument& each) { return each.name == "readings"; };
    return std::any_of(finding.arguments.begin(), finding.arguments.end(), is_of_readings);
  });
}

// The text is one record.
void compare_record(const hexix::Record& record, const std::vector<diagnostics::Diagnostic>& findings) {
  if (has_error_beside_plies(record, findings) || is_reread(findings)) return;
  const hexix_rules::Replay expected = replayed(record);
  compare_plies(record, expected, findings);
  require_equal(result_text(record), expected.end, "both say the same of how the game ends");
  if (!expected.end.empty()) require(record.ending_ply == expected.ending_ply, "both let it end with the same ply");
  require_equal(final_text(record), expected.final ? hexix_rules::text_of(*expected.final) : "unknown",
                "both have the same board in the end");
}

}  // namespace

void check_resolver_of_hexix(std::string_view text, const Subject& subject) {
  // The second implementation asks every rule of every cell.
  constexpr std::size_t longest = 1500;
  const Way way{subject.languages.front(), true};
  for (const Record& record : records_of(text.substr(0, longest), way)) {
    const auto alone = records_of(record.text, way);
    if (alone.size() != 1) continue;
    compare_record(std::get<hexix::Record>(alone[0].model), findings_with_suppressed(record.text, way));
  }
}

}  // namespace plyglot::fuzz
