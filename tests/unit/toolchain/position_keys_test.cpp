#include "support/checks/catch.hpp"

#include <plyglot/session.hpp>

using namespace plyglot;

namespace {

// Of the only record of a text.
std::optional<PositionKeys> keys_of_text(std::string_view notation, std::string_view text) {
  std::string problem;
  const toolchain::Language language = toolchain::language(notation, problem);
  REQUIRE(problem.empty());
  toolchain::Chunk chunk;
  chunk.source.name = "x";
  chunk.source.text = text;
  std::optional<PositionKeys> keys;
  std::vector<diagnostics::Diagnostic> findings;
  toolchain::Session session(language, diagnostics::SeverityPolicy());
  session.read(
      chunk,
      [](void* into, text::Span, const toolchain::Model& model, bool) {
        *static_cast<std::optional<PositionKeys>*>(into) = toolchain::keys_of(model);
      },
      &keys, collect_into(findings));
  return keys;
}

}  // namespace

TEST_CASE("a position has the same keys in all notations of its game") {
  const auto hive = keys_of_text("uhp", "Base;InProgress;Black[2];wG1;bS1 wG1-;wQ -wG1\n");
  REQUIRE(hive);
  CHECK(hive == keys_of_text("hop", "base,QGs,b\n"));
  CHECK(hive == keys_of_text("hop", "base,sGQ,b\n"));
  CHECK(hive == keys_of_text("hive-pgn", "[GameType \"Base\"]\n\n1. wG1\n2. bS1 wG1-\n3. wQ -wG1\n"));
  CHECK(hive != keys_of_text("hop", "base,QGs,w\n"));
  const auto bent = keys_of_text("hop", "base,QG+sS,b\n");
  const auto mirrored = keys_of_text("hop", "base,QG-sS,b\n");
  REQUIRE((bent && mirrored));
  CHECK(bent->key != mirrored->key);
  CHECK(bent->mirrored == mirrored->mirrored);

  const auto hexix = keys_of_text("hexix", "D2v    D5v\nC2v\n");
  REQUIRE(hexix);
  CHECK(hexix == keys_of_text("hexix:2019", "D2<    D5<\nC2<\n"));
  const auto other_wing = keys_of_text("hexix", "D2v    D5v\nE2v\n");
  REQUIRE(other_wing);
  CHECK(hexix->key != other_wing->key);
  CHECK(hexix->mirrored == other_wing->mirrored);

  const auto hopgi = keys_of_text("hopgi", "1. Pf2-d3 Pb4-c6\n");
  REQUIRE(hopgi);
  CHECK(hopgi == keys_of_text("hopgi", "1. fd3 4c6 *\n"));
  CHECK(hopgi != keys_of_text("hopgi", "1. Pf2-d3\n"));

  const auto homeworlds = keys_of_text("homeworlds", "homeworld b1 y3 g3 Alpha\nhomeworld b2 y1 g3 Beta\n");
  REQUIRE(homeworlds);
  CHECK(homeworlds == keys_of_text("homeworlds", "homeworld b1 y3 g3 Gamma\nhomeworld b2 y1 g3 Delta\n"));
  CHECK(homeworlds != keys_of_text("homeworlds", "homeworld b2 y1 g3 Alpha\nhomeworld b1 y3 g3 Beta\n"));
}

TEST_CASE("a position that is unknown has no keys") {
  CHECK_FALSE(keys_of_text("hop", "base,QGd,?\n"));
  CHECK_FALSE(keys_of_text("hexix", "...    D5v\n"));
  CHECK_FALSE(keys_of_text("hop", "base,QGsd!!,w\n"));
  CHECK_FALSE(keys_of_text("hopgi-fen", "9/x w\n"));
  CHECK_FALSE(keys_of_text("homeworlds", "Players: A, B, C, D, E, F\nPosition\n"));
  CHECK_FALSE(toolchain::keys_of(toolchain::Model()));
}
