// Positions that are judged, or written in their canonical text, without being read.

#include "hive/notations/hop/check/quick_verdicts.hpp"
#include "hive/spelling/hop_text.hpp"
#include "support/checks/catch.hpp"
#include "support/door/both_ways.hpp"
#include "support/files/vectors.hpp"
#include "support/hive/hives.hpp"
#include "support/hop/session.hpp"
#include "support/hop/texts.hpp"

#include <algorithm>

using namespace plyglot;
using hive::hop::Dialect;

namespace {

// How many texts of each kind are taken.
const std::size_t rounds = test::quick_rounds(2000);

std::vector<diagnostics::SeverityPolicy> policies() {
  diagnostics::SeverityPolicy all;
  all.select("all");
  diagnostics::SeverityPolicy all_but_style = all;
  all_but_style.ignore("hop/not-canonical");
  return {diagnostics::SeverityPolicy(), all, all_but_style};
}

hive::Position game_like(test::Random& random) {
  test::HiveWishes wishes;
  wishes.standard_set = wishes.like_a_game = true;
  wishes.most_bugs = 28;
  wishes.dragonflies = random.chance(5);
  return test::random_hive(random, wishes);
}

std::string canonical(const hive::Position& position, Dialect dialect) {
  std::string text;
  hive::hop::print(position, dialect, text);
  return text;
}

// Texts near those that can be known: sound ones, those of the other dialect, and each with some bytes changed.
std::string some_text(test::Random& random) {
  const hive::Position position = game_like(random);
  std::string text = random.chance(50) ? canonical(position, random.chance(80) ? Dialect::spec : Dialect::hivegame)
                                       : test::random_text(random, position, Dialect::spec);
  return random.chance(50) ? test::mutated(random, text) : text;
}

struct Share {
  std::size_t plain = 0;
  std::size_t known = 0;

  // Counts a text of which nothing is to be said but that the game is over.
  void add(const std::string& text) {
    reader_.read(text);
    const auto& found = reader_.findings();
    const bool is_plain = std::all_of(found.begin(), found.end(), [](const diagnostics::Diagnostic& finding) {
      return finding.id == diagnostics::DiagnosticId::hive_position_decided;
    });
    if (!is_plain) return;
    const std::size_t comma = text.find(',');
    if (comma != text.rfind(',')) verdicts_.learn(text.substr(0, comma), reader_.position().set);
    ++plain;
    if (verdicts_.knows(text)) ++known;
  }

 private:
  test::HopSession reader_{"spec"};
  hive::hop::QuickVerdicts verdicts_;
};

}  // namespace

TEST_CASE("hop quick verdicts: the findings without a model are those with one") {
  std::vector<test::BothWays> sessions;
  for (const diagnostics::SeverityPolicy& policy : policies()) sessions.emplace_back(test::language_of("hop"), policy);
  test::Random random(71);
  check_findings_of(sessions, rounds, [&random] { return some_text(random); });
}

TEST_CASE("hop quick verdicts: the canonical text without a model is that of a model") {
  test::BothWays quick(test::language_of("hop"), {});
  // With the check for canonical texts every position is read.
  diagnostics::SeverityPolicy all;
  all.select("all");
  test::BothWays read(test::language_of("hop"), all);
  test::Random random(73);
  for (std::size_t i = 0; i < rounds; ++i) {
    const std::string text = some_text(random);
    CAPTURE(text);
    CHECK(quick.formatted(text) == read.formatted(text));
  }
}

TEST_CASE("hop quick verdicts: most plain positions are known") {
  Share generated;
  test::Random random(72);
  while (generated.plain < 500) generated.add(canonical(game_like(random), Dialect::spec));
  CHECK(generated.known * 100 >= generated.plain * 95);

  Share real;
  constexpr std::size_t text_column = 3;
  for (const auto& row : test::table_vectors("hive/hop-canonical.tsv")) real.add(row[text_column]);
  CAPTURE(real.known, real.plain);
  CHECK(real.known * 100 >= real.plain * 95);
}
