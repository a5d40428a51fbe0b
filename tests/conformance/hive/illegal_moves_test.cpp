// Moves that break one rule, read through the front door as the last move of a game.

#include "support/checks/catch.hpp"
#include "support/door/game_session.hpp"
#include "support/door/reports.hpp"
#include "support/files/vectors.hpp"

#include <algorithm>

using namespace plyglot;
using diagnostics::Diagnostic;
using diagnostics::Severity;

namespace {

// Checks 5 and 7 of hive-rules 7 are warnings, and the move is played.
bool is_custom(const std::string& name) { return name == "hive/queen-on-first-turn" || name == "hive/piece-order"; }

}  // namespace

TEST_CASE("illegal moves: each has one error, with the span of the move and labels in the text before it") {
  test::GameSession session("uhp");
  test::GameSession without_customs("uhp", {{"piece-order", "any"}, {"queen-first", "allowed"}});
  for (const auto& row : test::table_vectors("hive/illegal-moves.tsv")) {
    const std::string text = row.at(0) + ';' + row.at(1);
    CAPTURE(text, row.at(2));
    session.read(text);
    const std::vector<Diagnostic>& findings = session.findings();
    // H6, H8: what breaks a rule of play as well is refused for that.
    const auto is_refused = [](const Diagnostic& each) { return each.severity == Severity::error; };
    const bool breaks_rule = std::any_of(findings.begin(), findings.end(), is_refused);
    if (is_custom(row[2]) && breaks_rule) {
      without_customs.read(text);
      CHECK(without_customs.report() == session.report());
      continue;
    }
    const bool is_played = is_custom(row[2]);
    const auto is_error = [&](const Diagnostic& each) {
      return is_played ? test::name_of(each) == row[2] : each.severity == Severity::error;
    };
    REQUIRE(std::count_if(findings.begin(), findings.end(), is_error) == 1);
    const Diagnostic& error = *std::find_if(findings.begin(), findings.end(), is_error);
    CHECK(test::name_of(error) == row[2]);
    CHECK(error.span ==
          text::Span{static_cast<std::uint32_t>(row[0].size() + 1), static_cast<std::uint32_t>(text.size())});
    CHECK_FALSE(error.label.empty());
    for (const diagnostics::Label& label : error.labels) {
      CHECK(label.span.begin < label.span.end);
      CHECK(label.span.end <= error.span.begin);
    }
    CHECK(error.severity == (is_played ? Severity::warning : Severity::error));
    CHECK(session.is_sound() == is_played);
    const auto plies = static_cast<std::size_t>(std::count(row[0].begin(), row[0].end(), ';')) - 2;
    CHECK(session.record().plies.size() == plies + (is_played ? 1 : 0));
    // What was played before is as it should be: no other finding but warnings about the spelling of the move.
    for (const Diagnostic& each : findings) CHECK((is_played || each.span.begin >= error.span.begin));
  }
}
