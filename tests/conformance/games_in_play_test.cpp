// Every record of the corpus as a game that is played on: what it knows is what reading its text says, ply by ply on
// the way back, and what is played and taken back leaves no trace.

#include "support/checks/catch.hpp"
#include "support/door/corpus_texts.hpp"

#include <plyglot/game.hpp>

using namespace plyglot;
using toolchain::Game;

namespace {

struct Read {
  std::vector<toolchain::Model> models;
  std::vector<bool> is_sound;
};

Read read(const toolchain::Language& language, std::string_view text, toolchain::Selection wanted = {}) {
  Read into;
  toolchain::Chunk chunk;
  chunk.source = {"x", text, 0, 1, toolchain::facts_of(*language.notation).line_ends};
  chunk.wanted = wanted;
  std::vector<diagnostics::Diagnostic> findings;
  toolchain::Session(language, {})
      .read(
          chunk,
          [](void* context, text::Span, const toolchain::Model& model, bool is_sound) {
            auto& list = *static_cast<Read*>(context);
            list.models.push_back(model);
            list.is_sound.push_back(is_sound);
          },
          &into, collect_into(findings));
  return into;
}

struct Counts {
  std::size_t games = 0;
  std::size_t plies = 0;
  std::size_t played = 0;
};

// What is played and taken back.
void play_there_and_back(Game& game, Counts& counts) {
  const std::vector<toolchain::LegalMove> moves = game.moves();
  if (moves.empty()) return;
  const PositionKeys keys = game.keys();
  const std::string text = game.text();
  const toolchain::LegalMove& move = moves[moves.size() / 2];
  const Game::Played played = game.play(move.words);
  INFO(move.words);
  if (!played.is_played) {
    // A basic action alone is not always a turn.
    CHECK(game.id() == "homeworlds");
    CHECK(game.keys() == keys);
    return;
  }
  ++counts.played;
  CHECK(game.undo());
  CHECK(game.keys() == keys);
  CHECK(game.text() == text);
}

// With the number of the record, from 1.
void check_record(const toolchain::Language& language, const test::CorpusText& text, const toolchain::Model& model,
                  std::uint32_t number, bool is_sound, Counts& counts) {
  std::string problem;
  std::optional<Game> game = Game::from(model, language, problem);
  CHECK(game.has_value() == problem.empty());
  const std::optional<PositionKeys> keys = toolchain::keys_of(model);
  if (!game) return;
  ++counts.games;
  INFO(text.name << " record " << number);
  if (keys) CHECK(game->keys() == *keys);
  CHECK(toolchain::keys_of(game->model()) == game->keys());
  const std::string own = game->text();
  if (is_sound && !own.empty()) {
    const Read again = read(game->language(), own);
    // A position of Hexix without a row is a comment.
    if (again.models.empty()) CHECK((game->id() == "hexix" && game->plies() == 0));
    if (again.models.empty()) return;
    CHECK(again.models.size() == 1);
    if (const auto again_keys = toolchain::keys_of(again.models[0])) CHECK(*again_keys == game->keys());
  }
  play_there_and_back(*game, counts);
  for (std::uint32_t ply = game->plies(); ply-- > 0;) {
    REQUIRE(game->undo());
    ++counts.plies;
    // Every ply of a long game would take long.
    if (ply > 8 && ply % 16 != 0) continue;
    INFO("ply " << ply);
    const Read before = read(language, text.text, {number, ply});
    if (before.models.size() == 1) {
      if (const auto then = toolchain::keys_of(before.models[0])) CHECK(*then == game->keys());
    }
    play_there_and_back(*game, counts);
  }
  CHECK_FALSE(game->undo());
}

}  // namespace

TEST_CASE("a record that is played on is what its text says, ply by ply") {
  Counts counts;
  for (const test::CorpusFile& file : test::corpus_files()) {
    for (const test::CorpusText& text : file.texts) {
      const toolchain::Language language = test::language_of(text.notation, text.options);
      const Read records = read(language, text.text);
      for (std::size_t i = 0; i < records.models.size(); ++i) {
        check_record(language, text, records.models[i], static_cast<std::uint32_t>(i + 1), records.is_sound[i], counts);
      }
    }
  }
  CHECK(counts.games > 1000);
  CHECK(counts.plies > 9000);
  CHECK(counts.played > 5000);
}
