// Whole records against a second implementation: who made which ply, what the rules say of it and how gravely, where a
// game ends, and what is left on the board (hexix R4 to R6, R12, R14).

#include "hexix/record/record_replay.hpp"
#include "support/checks/catch.hpp"
#include "support/hexix/playing.hpp"
#include "support/hexix/written.hpp"

#include <algorithm>
#include <map>
#include <sstream>

using namespace plyglot;
using namespace plyglot::hexix;

namespace {

namespace naive_rules = naive::hexix_rules;

constexpr std::size_t records = 600;

// What the random records came to, so that a generator that writes nothing does not pass for a test.
struct RecordTally {
  std::map<std::string, std::size_t> findings;
  std::map<std::string, std::size_t> ends;
};

std::string lines_of_findings(const std::map<std::string, std::string>& findings) {
  std::ostringstream text;
  for (const auto& [name, severity] : findings) text << name << ' ' << severity << '\n';
  return text.str();
}

bool is_compared(std::string_view name) {
  constexpr std::string_view of_order[] = {"fragment", "skipped-ply", "no-ply-fits", "missing-ply", "position-turn"};
  return std::find(std::begin(of_order), std::end(of_order), name) == std::end(of_order);
}

// Of what was found at the ply.
std::map<std::string, std::string> findings_at(const test::HexixFile& file, const test::WrittenHexixPly& written) {
  std::map<std::string, std::string> findings;
  for (const diagnostics::Diagnostic& finding : file.findings) {
    const std::string name(diagnostics::catalogue_entry(finding.id).name.substr(std::string("hexix/").size()));
    if (!test::is_of_hexix_play(finding) || !is_compared(name)) continue;
    if (finding.span.begin < written.begin || finding.span.begin >= written.end) continue;
    findings[name] = std::string(name_of(finding.severity));
  }
  return findings;
}

std::vector<naive_rules::WrittenPly> plies_of(const test::WrittenHexixRecord& written) {
  std::vector<naive_rules::WrittenPly> plies;
  for (const test::WrittenHexixPly& ply : written.plies) plies.push_back(ply.ply);
  return plies;
}

void compare_plies(const test::WrittenHexixRecord& written, const test::HexixFile& file,
                   const naive_rules::Replay& expected, RecordTally& tally) {
  const Record& record = file.records.at(0);
  REQUIRE(record.plies.size() == expected.plies.size());
  for (std::size_t i = 0; i < record.plies.size(); ++i) {
    const Ply& ply = record.plies[i];
    CAPTURE(i, written.plies[i].ply.move);
    REQUIRE((ply.player == Player::blue ? 'B' : 'R') == written.plies[i].ply.player);
    REQUIRE(ply.is_applied == expected.plies[i].is_applied);
    REQUIRE(ply.number == expected.plies[i].number);
    const bool is_after_end = !expected.end.empty() && i > expected.ending_ply;
    if (!is_after_end) REQUIRE(ply.is_certain == expected.plies[i].is_certain);
    REQUIRE(lines_of_findings(findings_at(file, written.plies[i])) == lines_of_findings(expected.plies[i].findings));
    for (const auto& [name, severity] : expected.plies[i].findings)
      ++tally.findings[lines_of_findings({{name, severity}})];
  }
}

void compare_end(const test::HexixFile& file, const naive_rules::Replay& expected, RecordTally& tally) {
  const Record& record = file.records.at(0);
  REQUIRE(result_text(record) == expected.end);
  if (!expected.end.empty()) REQUIRE(record.ending_ply == expected.ending_ply);
  const std::string board = expected.final ? naive_rules::text_of(*expected.final) : "unknown";
  REQUIRE(test::final_hexix_position(record) == board);
  ++tally.ends[expected.end];
}

// R5.
void compare_skips(const test::WrittenHexixRecord& written, const test::HexixFile& file,
                   const naive_rules::Replay& expected, const naive_rules::Options& options, RecordTally& tally) {
  RecordReplay replay(file.records.at(0));
  for (std::size_t i = 0; i < written.plies.size(); ++i, replay.advance()) {
    const test::WrittenHexixPly& ply = written.plies[i];
    if (ply.next.empty() || !expected.plies[i].is_certain) continue;
    if (!expected.end.empty() && i > expected.ending_ply) continue;
    const naive_rules::Game game = naive_rules::game_of(position_text(replay.state().position()));
    const auto [fitting, legal] = naive_rules::fitting_plies(game, ply.next, options);
    const std::string_view noun = legal == 1 ? " legal ply" : " legal plies";
    const std::string_view verb = fitting == 1 || legal == 1 ? " fits" : " fit";
    std::string count = std::to_string(fitting) + " of " + std::to_string(legal);
    count.append(noun).append(verb) += ':';
    CAPTURE(i, ply.next);
    bool is_said = false;
    for (const diagnostics::Diagnostic& finding : file.findings) {
      const std::string_view name = diagnostics::catalogue_entry(finding.id).name;
      if (finding.span.begin != ply.begin) continue;
      if (name == "hexix/no-ply-fits") REQUIRE(fitting == 0);
      if (name != "hexix/skipped-ply") continue;
      REQUIRE_FALSE(finding.notes.empty());
      REQUIRE(finding.notes[0].substr(0, count.size()) == count);
      is_said = true;
    }
    REQUIRE(is_said);
    ++tally.findings[fitting == 0 ? "none fits" : "some fit"];
  }
}

void compare_record(const test::WrittenHexixRecord& written, const naive_rules::Options& rules, RecordTally& tally) {
  Options options;
  if (!rules.global_rule) options.global_rule = diagnostics::Severity::off;
  if (!rules.inactive_rule) options.inactive_rule = diagnostics::Severity::off;
  const naive_rules::Replay expected = naive_rules::replay(written.initial, plies_of(written), rules);
  const test::HexixFile file = test::play_hexix(written.text, options);
  CAPTURE(written.text);
  REQUIRE(file.records.size() == 1);
  if (test::is_reread(file)) return;
  compare_plies(written, file, expected, tally);
  compare_end(file, expected, tally);
  if (written.initial) compare_skips(written, file, expected, rules, tally);
}

}  // namespace

TEST_CASE("hexix records: two implementations agree on random records with faults") {
  test::Random random(6);
  RecordTally tally;
  for (std::size_t i = 0; i < records; ++i) {
    const bool has_all_rules = random.chance(80);
    const bool keeps_global_rule = has_all_rules || random.chance(50);
    const bool keeps_inactive_rule = has_all_rules || random.chance(50);
    compare_record(test::random_written_hexix(random), {keeps_global_rule, keeps_inactive_rule}, tally);
  }
  for (const char* name : {"occupied-cell", "no-own-neighbour", "empty-cell", "enemy-piece", "increment-past-six",
                           "empty-target", "own-target", "home-captures", "not-forward", "capture-value"}) {
    CAPTURE(name);
    CHECK(tally.findings[lines_of_findings({{name, "error"}})] > 0);
    CHECK(tally.findings[lines_of_findings({{name, "warning"}})] > 0);
  }
  for (const char* name : {"inactive-anchor", "wrong-value", "global-rule", "inactive-increment", "inactive-capture"}) {
    CAPTURE(name);
    CHECK(tally.findings[lines_of_findings({{name, "warning"}})] > 0);
    CHECK(tally.findings[lines_of_findings({{name, "info"}})] > 0);
  }
  for (const char* name : {"move-after-end error\n", "none fits", "some fit"}) {
    CAPTURE(name);
    CHECK(tally.findings[name] > 0);
  }
  for (const char* end : {"", "B-home", "R-home", "B-block", "R-block"}) {
    CAPTURE(end);
    CHECK(tally.ends[end] > 0);
  }
}
