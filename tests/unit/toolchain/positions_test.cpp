#include "hive/record/projection.hpp"
#include "support/checks/catch.hpp"
#include "support/files/project_folder.hpp"
#include "support/files/text_corpus.hpp"

#include <plyglot/game.hpp>
#include <plyglot/perft.hpp>
#include <plyglot/positions.hpp>
#include <plyglot/record_facts.hpp>
#include <plyglot/session.hpp>

#include <algorithm>
#include <filesystem>

using namespace plyglot;
using toolchain::PositionRelation;

namespace {

// Of each record of a text, in the order of the text.
std::vector<toolchain::Model> models_of(const toolchain::Language& language, std::string_view text) {
  toolchain::Chunk chunk;
  chunk.source.name = "x";
  chunk.source.text = text;
  std::vector<toolchain::Model> models;
  std::vector<diagnostics::Diagnostic> findings;
  const auto keep = [](void* into, text::Span, const toolchain::Model& model, bool) {
    static_cast<std::vector<toolchain::Model>*>(into)->push_back(model);
  };
  toolchain::Session(language, {}).read(chunk, keep, &models, collect_into(findings));
  return models;
}

toolchain::Model model_of(std::string_view notation, std::string_view text) {
  std::string problem;
  const std::vector<toolchain::Model> models = models_of(toolchain::language(notation, problem), text);
  REQUIRE(models.size() == 1);
  return models.front();
}

toolchain::RecordFacts facts_of_text(std::string_view notation, std::string_view text) {
  return toolchain::record_facts(model_of(notation, text));
}

}  // namespace

TEST_CASE("the listed keys are those of the game after each ply, and equal where the positions are") {
  std::size_t plies = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(test::project_folder() + "/corpus")) {
    const std::string path = entry.path().string();
    const std::string_view notation = toolchain::notation_for_file(path);
    if (notation.empty() || path.find("/games/") == std::string::npos) continue;
    std::string problem;
    std::vector<toolchain::Model> models = models_of(toolchain::language(notation, problem), test::file_text(path));
    // Games of one file come from one recipe.
    if (models.size() > 3) models.resize(3);
    for (const toolchain::Model& model : models) {
      INFO(path);
      std::vector<toolchain::PlayedPosition> positions;
      list_positions(model, nullptr, 30, positions);
      std::vector<toolchain::Model> cut(positions.size(), model);
      for (std::uint32_t ply = 0; ply < positions.size(); ++ply) {
        INFO(ply);
        REQUIRE(toolchain::cut_after(cut[ply], ply));
        // A game of Homeworlds without a homeworld has a position as well.
        REQUIRE(toolchain::keys_of(cut[ply]) == positions[ply].keys);
        for (std::uint32_t before = 0; before < ply; ++before) {
          const PositionRelation relation = toolchain::position_relation(cut[before], cut[ply]);
          const PositionKeys& keys = positions[before].keys;
          CHECK((relation == PositionRelation::same) == (keys.key == positions[ply].keys.key));
          CHECK((relation != PositionRelation::different) == (keys.mirrored == positions[ply].keys.mirrored));
        }
        ++plies;
      }
      toolchain::Model copy = model;
      CHECK_FALSE(toolchain::cut_after(copy, 1U << 20));
    }
  }
  CHECK(plies > 1000);
}

TEST_CASE("positions are the same turned, and mirrored ones are told apart") {
  const toolchain::Model bent = model_of("hop", "base,QG+sS,b\n");
  CHECK(toolchain::position_relation(bent, bent) == PositionRelation::same);
  CHECK(toolchain::position_relation(bent, model_of("hop", "base,QG-sS,b\n")) == PositionRelation::mirrored);
  CHECK(toolchain::position_relation(bent, model_of("hop", "base,QG+sS,w\n")) == PositionRelation::different);
  CHECK(toolchain::position_relation(bent, model_of("hopgi", "1. Pf2-d3\n")) == PositionRelation::different);
}

// hive-rules H30. In both the black pillbug can be reached; what may not be moved differs.
TEST_CASE("where a piece that moved last may not be moved, the position is another one") {
  const std::string once = R"(Base+P;InProgress;White[1];wP;bP wP/;wQ /wP;bQ bP/;wQ bP\;wP -bP)";
  const std::string again = once + R"(;wQ bQ\;bQ \bP;wQ bP\;bQ bP/)";
  const toolchain::Model first = model_of("uhp", once);
  const toolchain::Model second = model_of("uhp", again);
  std::string problem;
  const toolchain::Language uhp = toolchain::language("uhp", problem);
  const auto legal_moves = [&](const toolchain::Model& model) { return toolchain::perft(model, uhp, 1, false).leaves; };
  CHECK(legal_moves(first) == 26);
  CHECK(legal_moves(second) == 28);
  CHECK(toolchain::position_relation(first, second) == PositionRelation::different);
  CHECK(toolchain::keys_of(first)->key != toolchain::keys_of(second)->key);
  CHECK(toolchain::keys_of(first)->mirrored != toolchain::keys_of(second)->mirrored);

  // Without a mark it may be either.
  hive::Position unmarked = position_of(std::get<hive::Record>(first));
  REQUIRE(unmarked.last_moved);
  CHECK(toolchain::possible_keys_of(unmarked) == std::vector{*toolchain::keys_of(first)});
  unmarked.last_moved.reset();
  const std::vector<PositionKeys> possible = toolchain::possible_keys_of(unmarked);
  CHECK(possible.front() == toolchain::keys_of(unmarked));
  for (const toolchain::Model& model : {first, second}) {
    CHECK(std::count(possible.begin(), possible.end(), *toolchain::keys_of(model)) == 1);
    CHECK(toolchain::position_relation(unmarked, model) == PositionRelation::same);
    CHECK(toolchain::position_relation(model, unmarked) == PositionRelation::same);
    CHECK(toolchain::possible_keys_of(model).size() == 1);
  }
  CHECK(toolchain::possible_keys_of(model_of("hop", "base,QGd,?\n")).empty());

  // A game that goes on from it, as long as it has not gone on.
  std::optional<toolchain::Game> game = toolchain::Game::from(unmarked, toolchain::language("hop", problem), problem);
  REQUIRE(game);
  CHECK(game->possible_keys() == possible);
  REQUIRE(game->play(game->moves().front().words).is_played);
  CHECK(game->possible_keys() == std::vector{game->keys()});
  game->undo();
  CHECK(game->possible_keys() == possible);
}

TEST_CASE("moves are listed as they are written, those of Hive as UHP writes them") {
  std::string problem;
  const std::string text = "1. wG1\n2. bS1 wG1-\n";
  const text::Source source = {"x", text};
  std::vector<toolchain::PlayedPosition> positions;
  list_positions(model_of("hive-pgn", text), &source, 9, positions);
  REQUIRE(positions.size() == 3);
  CHECK(positions[0].move == "wG1");
  CHECK(positions[1].move == "bS1 wG1-");
  CHECK(positions[2].move.empty());
  list_positions(model_of("hive-pgn", text), nullptr, 1, positions);
  REQUIRE(positions.size() == 2);
  CHECK(positions[0].move.empty());
}

TEST_CASE("facts are the same for all notations of a game") {
  const auto hive =
      facts_of_text("hive-pgn",
                    "[GameType \"Base+M\"]\n[Date \"2024.05.??\"]\n[Event \"Cup\"]\n[Site \"?\"]\n"
                    "[Round \"3\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n[Result \"BlackWins\"]\n\n1. wG1\n");
  CHECK(hive.game == "hive");
  CHECK(hive.type == "Base+M");
  CHECK(hive.players == std::vector<std::string>{"Ann", "Bob"});
  CHECK(hive.date == "2024-05-??");
  CHECK(hive.event == "Cup");
  CHECK(hive.site.empty());
  CHECK(hive.round == "3");
  CHECK_FALSE(hive.on_board);
  REQUIRE(hive.written);
  CHECK(hive.written->winner == 1);
  CHECK(hive.plies == 1);

  const auto homeworlds =
      facts_of_text("homeworlds", "Players: Ann, Bob\nWinner: Bob\nDate: 2020-01-02\n\nhomeworld b1 y3 g3 Alpha\n");
  CHECK(homeworlds.game == "homeworlds");
  CHECK(homeworlds.players == std::vector<std::string>{"Ann", "Bob"});
  REQUIRE(homeworlds.written);
  CHECK(homeworlds.written->winner == 1);
  CHECK(homeworlds.date == "2020-01-02");

  const auto hopgi =
      facts_of_text("hopgi", "[White \"?\"]\n[Black \"Bob\"]\n[Result \"1/2-1/2\"]\n\n1. Pf2-d3 1/2-1/2\n");
  CHECK(hopgi.players == std::vector<std::string>{"", "Bob"});
  REQUIRE(hopgi.written);
  CHECK_FALSE(hopgi.written->winner);

  CHECK(facts_of_text("hexix", "D2v    D5v\n").players.size() == 2);
  CHECK(facts_of_text("hop", "base,QGs,b\n").plies == 0);
}

TEST_CASE("facts of a record of Hopgi have the values of its tags, not how they are escaped") {
  const toolchain::RecordFacts facts =
      facts_of_text("hopgi", "[Event \"a \\\\ b\"]\n[White \"Ann \\\"Ace\\\" Lee\"]\n[Black \"Ben\"]\n\n1. Pd2-c3 *\n");
  CHECK(facts.event == "a \\ b");
  CHECK(facts.players == std::vector<std::string>{"Ann \"Ace\" Lee", "Ben"});
}
