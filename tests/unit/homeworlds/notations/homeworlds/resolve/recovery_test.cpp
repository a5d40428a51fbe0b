// Play goes on after a slip as with its repair (homeworlds-rules E5).

#include "homeworlds/notations/homeworlds/resolve/recovery.hpp"
#include "homeworlds/notations/homeworlds/print/print.hpp"
#include "homeworlds/notations/homeworlds/resolve/repaired_record.hpp"
#include "homeworlds/spelling/action_text.hpp"
#include "support/checks/catch.hpp"
#include "support/homeworlds/players/players.hpp"

#include <algorithm>

using namespace plyglot;
using namespace plyglot::homeworlds;

namespace {

struct Read {
  Record record;
  std::vector<diagnostics::Diagnostic> findings;

  std::size_t errors() const {
    std::size_t count = 0;
    for (const auto& found : findings) count += found.severity == diagnostics::Severity::error ? 1U : 0U;
    return count;
  }
};

Read read_with_repairs(const std::string& text, Dialect dialect = Dialect::seed) {
  text::Source source;
  source.text = text;
  source.line_ends = text::LineEnds::lf_crlf_or_cr;
  RecoveryOptions options;
  options.play.read.dialect = dialect;
  PlayedText played;
  play_text(source, options.play, played);
  REQUIRE(may_be_repaired(played));
  Read read;
  const diagnostics::SeverityPolicy policy;
  diagnostics::Reporter reporter(policy, collect_into(read.findings));
  report_with_repairs(played, options, reporter);
  reporter.finish();
  read.record = std::move(played.record);
  return read;
}

std::string formatted(const std::string& text, Dialect dialect) {
  std::string out;
  REQUIRE(print(read_with_repairs(text, dialect).record, out));
  return out + "\n";
}

// The turns of a record, whether or not the text has them.
std::vector<std::string> turns_of(const Record& record) {
  std::vector<std::string> turns;
  for (const RecordTurn& turn : record.turns) print_turn(record, turn, Dialect::seed, turns.emplace_back());
  return turns;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = text.find('\n', begin);
    lines.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return lines;
}

std::string text_of(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

Record read_plainly(const std::string& text) {
  text::Source source;
  source.text = text;
  PlayedText played;
  play_text(source, {}, played);
  return std::move(played.record);
}

const std::string homes = "homeworld y1 b2 g3 Alpha\nhomeworld r3 b1 g3 Omega\n";

}  // namespace

TEST_CASE("homeworlds recovery: a span of a repaired text has its span in what is written") {
  text::Source source;
  source.text = "abcdef";
  source.base = 10;
  const RepairedText repaired(source, {{{11, 13}, "XYZ"}, {{14, 14}, "!"}});
  CHECK(repaired.source().text == "aXYZd!ef");
  CHECK(repaired.to_original({10, 11}) == text::Span{10, 11});
  CHECK(repaired.to_original({11, 14}) == text::Span{11, 13});
  CHECK(repaired.to_original({12, 13}) == text::Span{11, 13});
  CHECK(repaired.to_original({15, 16}) == text::Span{14, 14});
  CHECK(repaired.to_original({16, 18}) == text::Span{14, 16});
}

TEST_CASE("homeworlds recovery: one slip is one error, and the game is known to its end") {
  const std::string end = "build g1 Omega\ntrade g1 Alpha y\nbuild g1 Omega\n";
  for (const std::string turn :
       {"buold g1 Alpha\n", "build g1 Alpho\n", "build Alpha g1\n", "build g1 Alpha\nbuild g1 Alpha\n"}) {
    CAPTURE(turn);
    const Read read = read_with_repairs(homes + turn + end);
    CHECK(read.errors() == 1);
    CHECK(read.record.certain_turns == read.record.turns.size());
    CHECK(read.record.outcome == RecordOutcome::open);
  }
}

TEST_CASE("homeworlds recovery: a turn that was left out is in the record without an action") {
  const Read read = read_with_repairs(homes + "build g1 Alpha\nbuild g1 Alpha\nbuild g1 Omega\nbuild g1 Alpha\n");
  REQUIRE(read.record.turns.size() == 6);
  CHECK(read.record.turns[3].action_count == 0);
  CHECK(read.record.turns[3].verbatim == "build g1 Alpha");
  CHECK(read.record.turns[4].player == 1);
}

TEST_CASE("homeworlds recovery: a repetition is one in any spelling") {
  const Read read = read_with_repairs(homes + "b g1 alpha\nbuild G1 Alpha\nbuild g1 Omega\nbuild g1 Alpha\n");
  CHECK(read.errors() == 1);
  CHECK(read.record.turns[3].verbatim == "build G1 Alpha");
  const Read other = read_with_repairs(homes + "b g1 alpha\nbuild y1 Alpha\nbuild g1 Omega\nbuild g1 Alpha\n");
  CHECK(std::count(other.findings[0].notes.begin(), other.findings[0].notes.end(), "the turn before says the same") ==
        0);
}

TEST_CASE("homeworlds recovery: a game with a repetition is formatted once and for all") {
  const std::pair<Dialect, std::string> games[] = {
      {Dialect::jpb, "homeworld y3 b1 g3 Sam(2)\nhomeworld y3 b1 g3 Sam(2)\nhomeworld y3 b2 g3 Home\n"},
      {Dialect::seed, homes + "b g1 alpha\nbuild g1 alpha\n# why\n\nbuild g1 Omega\nbuild g1 Alpha\n"},
      {Dialect::seed, homes + "7) build g1 Alpha\n9) build g1 Alpha\n9) build g1 Alpha\n10) build g1 Omega\n"},
      {Dialect::sdg, "4) B: Pass\n4) B: Pass\rhello\n\n1) A: Homeworld Y3 B1 G3\r\n\r\n"},
  };
  for (const auto& [dialect, game] : games) {
    CAPTURE(game);
    const std::string once = formatted(game, dialect);
    CHECK(formatted(once, dialect) == once);
  }
}

TEST_CASE("homeworlds recovery: talk above a turn that was left out stays above it") {
  const std::string game =
      "Participants: A (N), B (S)\n\n1) A: Homeworld Y3 B1 G3\n\n2) B: Homeworld Y2 B1 G3\n\n"
      "3) A: build g1 a\n 3 hello\n3) A: Build G1 A\nB: well\n\n4) B: Build G1 B\r\n";
  const std::string once = formatted(game, Dialect::sdg);
  CHECK(once.find("3) A: Build G1 A\n 3 hello\n\n3) A: Build G1 A\nB: well\n\n4) ") != std::string::npos);
  CHECK(formatted(once, Dialect::sdg) == once);
}

TEST_CASE("homeworlds recovery: nothing is repaired that no later turn confirms") {
  const Read last = read_with_repairs(homes + "buold g1 Alpha\n");
  CHECK(last.record.certain_turns == 2);
  const Read broken = read_with_repairs(homes + "frobnicate g1 Alpha\nfrobnicate g1 Omega\nfrobnicate g2 Alpha\n");
  CHECK(broken.record.certain_turns == 2);
  CHECK(broken.errors() == 3);
}

TEST_CASE("homeworlds recovery: what follows from a missing turn is not an error of its own") {
  const Read read = read_with_repairs(homes + "build g1 Alpha\ntrade g1 Alpha y\nbuild g1 Omega\nbuild g1 Alpha\n" +
                                      "trade g2 Omega y\n");
  CHECK(read.errors() == 1);
}

TEST_CASE("homeworlds recovery: turns that have run together are divided in the right place or not at all") {
  std::size_t joined = 0;
  std::size_t divided = 0;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    test::Random random(seed);
    const std::string game = test::played_homeworlds_game(random, {});
    const std::vector<std::string> lines = lines_of(game);
    const std::vector<std::string> meant = turns_of(read_plainly(game));
    for (std::size_t i = 2; i + 4 < lines.size(); ++i) {
      if (lines[i].find("sacrifice") == std::string::npos) continue;
      std::vector<std::string> changed = lines;
      changed[i] += " " + lines[i + 1];
      changed.erase(changed.begin() + static_cast<std::ptrdiff_t>(i) + 1);
      CAPTURE(text_of(changed), changed[i]);
      const Read read = read_with_repairs(text_of(changed));
      ++joined;
      const auto says_it = [](const diagnostics::Diagnostic& found) {
        return std::any_of(found.notes.begin(), found.notes.end(), [](const std::string& note) {
          return note.find("play continues with two turns") != std::string::npos;
        });
      };
      if (std::none_of(read.findings.begin(), read.findings.end(), says_it)) continue;
      ++divided;
      CHECK(turns_of(read.record) == meant);
      break;
    }
  }
  CHECK(joined >= 80);
  CHECK(divided * 10 >= joined * 9);
}

TEST_CASE("homeworlds recovery: what is not judged confirms nothing") {
  const std::string end = "build g1 Alpha\nbuild b2 Beta\nbuild r1 Nowhere\n";
  const Read read =
      read_with_repairs("homeworld y1 b2 g3 Alpha\nhomeworld g2 r1 b3 Beta\nbuild g1 Alpha\n" +
                        std::string("build b1 Beta\n") + "sacrifice g1 Alpha; build g1 Alpha build b1 Beta\n" + end);
  CHECK(read.errors() >= 2);
}
