// Games written as boardspace.net writes them are read as the same games.

#include "hive/record/record_replay.hpp"
#include "hive/rules/legality/legality.hpp"
#include "support/checks/property.hpp"
#include "support/door/reports.hpp"
#include "support/hive/sgf_reading.hpp"
#include "support/hive/sgf_texts.hpp"

#include <algorithm>

using namespace plyglot;

namespace {

std::size_t count_of(const test::SgfReading& reading, std::string_view name) {
  const auto& findings = reading.findings();
  return static_cast<std::size_t>(std::count_if(
      findings.begin(), findings.end(), [name](const auto& finding) { return test::name_of(finding) == name; }));
}

std::string plies_text(const std::vector<hive::Ply>& plies) {
  std::string text;
  for (const hive::Ply& ply : plies) {
    text += ply.is_pass() ? "pass" : hive::name_of(ply.piece);
    text += ' ' + std::to_string(ply.to.q) + ',' + std::to_string(ply.to.r) + '\n';
  }
  return text;
}

// A text of one of the files, with some bytes changed, dropped or put in.
std::string damaged(std::string text, test::Random& random) {
  static const std::vector<std::string> pieces = {";", "[", "]", "(;",   ")",        "P0[", "P1[9 done]", "\n",  "\r",
                                                  "x", " ", ".", "\xE9", "\xC3\xA9", "wA1", "RE[",        "M 13"};
  for (std::size_t changes = random.between(1, 8); changes > 0; --changes) {
    const std::size_t at = random.below(text.size());
    text.replace(at, random.below(4), random.chance(60) ? random.pick(pieces) : "");
    if (text.empty()) text = ";";
  }
  return text;
}

}  // namespace

TEST_CASE("boardspace-sgf property: the written games have all there is to a game") {
  test::SgfText all;
  std::size_t decided = 0;
  std::size_t results = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    test::Random random(seed);
    const test::SgfText game = test::random_sgf(random, 120);
    all.repositioned += game.repositioned;
    all.implicit_passes += game.implicit_passes;
    all.missing_passes += game.missing_passes;
    all.uncommitted += game.uncommitted;
    decided += hive::is_over(game.outcome) ? 1U : 0U;
    results += game.result ? 1U : 0U;
  }
  CHECK(all.repositioned > 0);
  CHECK(all.implicit_passes > 0);
  CHECK(all.missing_passes > 0);
  CHECK(all.uncommitted > 0);
  CHECK(decided > 0);
  CHECK(results > decided);
}

TEST_CASE("boardspace-sgf property: a written game is read as the same game") {
  test::SgfReading reading;
  test::check_property([&](std::uint64_t seed) {
    test::Random random(seed);
    const test::SgfText game = test::random_sgf(random, 120);
    INFO(game.text);
    reading.read(game.text);
    INFO(reading.said());
    RC_ASSERT(reading.record().is_sound);
    RC_ASSERT(reading.record().type == game.type);
    RC_ASSERT(reading.record().outcome == game.outcome);
    RC_ASSERT(reading.record().result == game.result);
    RC_ASSERT(plies_text(reading.record().plies) == plies_text(game.plies));
    RC_ASSERT(count_of(reading, "boardspace-sgf/repositioned") == game.repositioned);
    RC_ASSERT(count_of(reading, "boardspace-sgf/implicit-pass") == game.implicit_passes);
    RC_ASSERT(count_of(reading, "boardspace-sgf/missing-pass") == game.missing_passes);
    RC_ASSERT(count_of(reading, "boardspace-sgf/uncommitted-drop") == game.uncommitted);
    for (const auto& finding : reading.findings()) {
      RC_ASSERT(finding.severity == diagnostics::Severity::info ||
                test::name_of(finding) == "boardspace-sgf/uncommitted-drop");
    }
  });
}

TEST_CASE("boardspace-sgf property: the references that are written are kept") {
  test::SgfReading reading;
  test::check_property([&](std::uint64_t seed) {
    test::Random random(seed);
    reading.read(test::random_sgf(random, 60).text);
    // The writer names places as N12 demands, or not at all.
    RC_ASSERT(reading.game_string(true) == reading.game_string(false));
  });
}

TEST_CASE("boardspace-sgf property: a damaged file is read, losslessly, with findings inside it") {
  test::SgfReading reading;
  test::check_property([&](std::uint64_t seed) {
    test::Random random(seed);
    const std::string text = damaged(test::random_sgf(random, 20).text, random);
    reading.read(text);
    const text::Span whole{0, static_cast<std::uint32_t>(text.size())};
    RC_ASSERT(reading.tree().verify(whole).empty());
    for (const auto& finding : reading.findings()) {
      RC_ASSERT(whole.contains(finding.span));
      for (const auto& label : finding.labels) RC_ASSERT(whole.contains(label.span));
    }
    // Every ply that was read is legal but for what is only custom (H6, H8).
    hive::RuleOptions options;
    options.queen_first = true;
    options.piece_order = hive::PieceOrder::any;
    hive::Game game(reading.record().type, options);
    for (const hive::Ply& ply : reading.record().plies) {
      RC_ASSERT(hive::judge(game, {ply.piece, ply.to}).is_legal());
      game.play(hive::move_of(ply));
    }
  });
}
