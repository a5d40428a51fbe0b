// Random moves at random places of random games: what is not legal has one finding, which points into the text, and
// what it offers instead is legal.

#include "support/door/play_findings.hpp"
#include "hive/spelling/move_string.hpp"
#include "hive/verdicts/violations.hpp"
#include "support/checks/catch.hpp"
#include "support/files/shared_files.hpp"
#include "support/hive/uhp_games.hpp"
#include "support/values/random.hpp"

#include <algorithm>
#include <set>

using namespace plyglot;
using diagnostics::Diagnostic;

namespace {

std::vector<Diagnostic> errors_in(const std::string& game) {
  std::vector<Diagnostic> findings = test::play_findings(game);
  findings.erase(std::remove_if(findings.begin(), findings.end(),
                                [](const Diagnostic& each) { return each.severity != diagnostics::Severity::error; }),
                 findings.end());
  return findings;
}

// The texts between backticks.
std::vector<std::string> quoted_in(const std::string& text) {
  const std::vector<std::string> parts = test::split(text, '`');
  std::vector<std::string> quoted;
  for (std::size_t i = 1; i < parts.size(); i += 2) quoted.push_back(parts[i]);
  return quoted;
}

bool begins_with(const std::string& text, const std::string& start) {
  return text.compare(0, start.size(), start) == 0;
}

// The moves that a finding offers.
std::vector<std::string> offers_of(const Diagnostic& finding) {
  std::vector<std::string> offers;
  for (const std::string& help : finding.helps) {
    const bool is_offer = begins_with(help, "did you mean") || begins_with(help, "a legal move close by") ||
                          begins_with(help, "legal moves close by") || begins_with(help, "only `");
    const std::vector<std::string> quoted = quoted_in(help);
    if (is_offer) offers.insert(offers.end(), quoted.begin(), quoted.end());
  }
  return offers;
}

// The moves to the cells that a note names.
std::vector<std::string> destinations_of(const Diagnostic& finding) {
  std::vector<std::string> moves;
  for (const std::string& note : finding.notes) {
    const std::vector<std::string> quoted = quoted_in(note);
    if (note.find(" can go to ") == std::string::npos && note.find(" can be thrown to ") == std::string::npos) continue;
    for (std::size_t i = 1; i < quoted.size(); ++i) moves.push_back(quoted[0] + ' ' + quoted[i]);
  }
  return moves;
}

void check_legal(const std::string& before, const std::string& move) {
  std::string text = before;
  text.append(";").append(move);
  CAPTURE(move);
  CHECK(test::play_findings(text).empty());
}

void check_finding(const Diagnostic& finding, const std::string& before, const std::string& move) {
  const std::string text = before + ';' + move;
  const text::Span whole{0, static_cast<std::uint32_t>(text.size())};
  CHECK(finding.span == text::Span{static_cast<std::uint32_t>(before.size() + 1), whole.end});
  CHECK(finding.message.size() <= 100);
  std::set<std::uint32_t> places = {finding.span.begin};
  for (const diagnostics::Label& label : finding.labels) {
    CHECK(whole.contains(label.span));
    CHECK_FALSE(label.span.empty());
    // Two labels in one place say too much.
    CHECK(places.insert(label.span.begin).second);
  }
  for (const std::string& offer : offers_of(finding)) {
    CHECK(offer != move);
    check_legal(before, offer);
  }
  for (const std::string& destination : destinations_of(finding)) check_legal(before, destination);
}

std::string random_written_move(test::Random& random, const hive::GameState& state) {
  if (random.chance(3)) return "pass";
  const auto piece = static_cast<hive::PieceIndex>(random.below(hive::all_pieces));
  std::vector<hive::PieceIndex> on_board;
  for (hive::PieceIndex each = 0; each < hive::all_pieces; ++each) {
    if (hive::holds(state.on_board(), each)) on_board.push_back(each);
  }
  if (on_board.empty()) return hive::name_of(piece);
  hive::Reference reference{random.pick(on_board), std::nullopt};
  if (random.chance(80)) reference.direction = static_cast<std::uint8_t>(random.below(board::directions));
  return hive::spelled(hive::uhp::spelling, piece, reference);
}

}  // namespace

TEST_CASE("random moves that are not legal have one finding each, and what it offers is legal") {
  std::set<hive::Rule> seen;
  // Checks 5 and 7 are not errors.
  hive::RuleOptions without_customs;
  without_customs.queen_first = true;
  without_customs.piece_order = hive::PieceOrder::any;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    test::Random random(seed);
    const hive::GameType type = hive::game_types[seed % hive::game_types.size()];
    hive::Game game(type);
    std::string text = hive::name_of(type) + ";InProgress;White[1]";
    while (game.state().plies() < 50) {
      for (int i = 0; i < 4; ++i) {
        const std::string move = random_written_move(random, game.state());
        const hive::Verdict verdict = hive::judge(game, test::attempt_of(game.state(), move), without_customs);
        CAPTURE(text, move, static_cast<int>(verdict.rule));
        const std::vector<Diagnostic> errors = errors_in(text + ';' + move);
        REQUIRE(errors.size() == (verdict.is_legal() ? 0 : 1));
        if (verdict.is_legal()) continue;
        if (move == text.substr(text.rfind(';') + 1)) {
          CHECK(errors.front().id == diagnostics::DiagnosticId::hive_duplicate_move);
          continue;
        }
        CHECK(errors.front().id == hive::id_of(verdict.rule));
        check_finding(errors.front(), text, move);
        seen.insert(verdict.rule);
      }
      const std::vector<hive::Move> moves = game.legal_moves();
      if (moves.empty()) break;
      const hive::Move move = random.pick(moves);
      text += ';' + hive::uhp::move_string(game.state(), move);
      game.play(move);
    }
  }
  // No reference can be far from the hive, and gates of stacks are rare.
  CHECK(seen.size() >= 23);
}
