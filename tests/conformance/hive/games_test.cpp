// Real games: every file of BoardSpace is read, replays, and is the same game in every notation.

#include "hive/board/pieces.hpp"
#include "support/checks/catch.hpp"
#include "support/door/translating.hpp"
#include "support/files/vectors.hpp"
#include "support/games/records.hpp"

#include <algorithm>

using namespace plyglot;

namespace {

// hive-notations N13; turning is not needed where every notation begins with the same cells.
bool is_same_game(const hive::Record& a, const hive::Record& b) {
  return a.type == b.type &&
         std::equal(a.plies.begin(), a.plies.end(), b.plies.begin(), b.plies.end(), test::is_same_ply);
}

struct Notation {
  std::string name;
  test::Options options;
  toolchain::Language language() const { return test::language_of(name, options); }
  toolchain::Target target() const { return test::target_of(name, options); }
};

const std::vector<Notation>& written_notations() {
  static const std::vector<Notation> notations = {
      {"uhp", {}},
      {"uhp", {{"references", "keep"}}},
      {"thehive", {{"pieces", "mlp"}}},
      {"thehive", {{"pieces", "mlp"}, {"references", "keep"}, {"numbers", "on"}}},
      {"hive-pgn", {}},
      {"boardspace-sgf", {}},
      {"boardspace-sgf", {{"references", "keep"}}},
  };
  return notations;
}

// hive-notations N8: a notation without a header shows only the expansions that are played.
hive::GameType type_shown(const hive::Record& game) {
  hive::GameType type;
  for (const hive::Ply& ply : game.plies) {
    if (ply.is_pass()) continue;
    type.has_mosquito = type.has_mosquito || hive::kind_of(ply.piece) == hive::BugKind::mosquito;
    type.has_ladybug = type.has_ladybug || hive::kind_of(ply.piece) == hive::BugKind::ladybug;
    type.has_pillbug = type.has_pillbug || hive::kind_of(ply.piece) == hive::BugKind::pillbug;
  }
  return type;
}

// From one notation to the next, and the game after each step.
void check_chain(const std::string& text, hive::Record game) {
  std::string current = text;
  toolchain::Language language = test::language_of("boardspace-sgf");
  for (const Notation& notation : written_notations()) {
    CAPTURE(notation.name);
    const auto translation = test::translate(current, true, language, notation.target());
    REQUIRE(translation.text);
    current = *translation.text;
    language = notation.language();
    if (notation.name == "thehive") game.type = type_shown(game);
    CHECK(is_same_game(test::read_game(current, true, language), game));
  }
  // Back to where the chain began.
  const auto back = test::translate(current, true, language, test::target_of("uhp"));
  REQUIRE(back.text);
  CHECK(is_same_game(test::read_game(*back.text, true, test::language_of("uhp")), game));
}

}  // namespace

TEST_CASE("real games: the files of BoardSpace are the same game in every notation") {
  for (const auto& row : test::table_vectors("hive/sgf-games.tsv")) {
    CAPTURE(row[0]);
    const auto text = test::shared_file("data/hive/" + row[0]);
    if (!text) continue;
    const hive::Record game = test::read_game(*text, true, test::language_of("boardspace-sgf"));
    CHECK(game.plies.size() == std::stoul(row[2]));
    check_chain(*text, game);
  }
}

TEST_CASE("real games: each recording in Hive PGN is the game of its BoardSpace file") {
  for (const auto& row : test::table_vectors("hive/hive-pgn-games.tsv")) {
    CAPTURE(row[0]);
    const std::string stem = row[0].substr(0, row[0].size() - 4);
    const auto pgn = test::shared_file("data/hive/" + row[0]);
    const auto sgf = test::shared_file("data/hive/" + stem + ".sgf");
    if (!pgn || !sgf) continue;
    CHECK(is_same_game(test::read_game(*pgn, true, test::language_of("hive-pgn")),
                       test::read_game(*sgf, true, test::language_of("boardspace-sgf"))));
  }
}

TEST_CASE("real games: the public log of The Hive plays on after its one refused line") {
  const auto log = test::shared_file("data/hive/jclopes/exampleGame.log");
  if (!log) return;
  const auto translation = test::translate(*log, true, test::language_of("thehive"), test::target_of("uhp"));
  REQUIRE(translation.text);
  CHECK(translation.text->find("WhiteWins") != std::string::npos);
  const hive::Record game = test::read_game(*translation.text, true, test::language_of("uhp"));
  CHECK(game.outcome == hive::Outcome::white_wins);
  CHECK(game.plies.size() == 15);
}
