// Play goes on after a slip as with its repair (homeworlds-rules E5).

#include "homeworlds/notations/homeworlds/resolve/recovery.hpp"
#include "homeworlds/notations/homeworlds/resolve/repaired_record.hpp"
#include "support/catch.hpp"

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

Read read_with_repairs(const std::string& text) {
  text::Source source;
  source.text = text;
  source.line_ends = text::LineEnds::lf_crlf_or_cr;
  RecoveryOptions options;
  options.play.read.dialect = Dialect::seed;
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

TEST_CASE("homeworlds recovery: nothing is repaired that no later turn confirms") {
  const Read last = read_with_repairs(homes + "buold g1 Alpha\n");
  CHECK(last.record.certain_turns == 2);
  const Read broken = read_with_repairs(homes + "frobnicate\nfrobnicate it\nfrobnicate all\n");
  CHECK(broken.record.certain_turns == 2);
  CHECK(broken.errors() == 3);
}

TEST_CASE("homeworlds recovery: what follows from a missing turn is not an error of its own") {
  const Read read = read_with_repairs(homes + "build g1 Alpha\ntrade g1 Alpha y\nbuild g1 Omega\nbuild g1 Alpha\n" +
                                      "trade g2 Omega y\n");
  CHECK(read.errors() == 1);
}
