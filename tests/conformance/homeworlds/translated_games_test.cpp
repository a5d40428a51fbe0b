// Whole games of Homeworlds in all dialects: the files of the vectors, and round trips through all dialects.

#include "homeworlds/record/record_replay.hpp"
#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"
#include "support/homeworlds/games.hpp"
#include "support/homeworlds/translating.hpp"

#include <algorithm>

using namespace plyglot;
using namespace plyglot::homeworlds;

namespace {

struct DialectFile {
  Dialect dialect;
  std::string name;
};
const std::vector<DialectFile> dialect_files = {{Dialect::jpb, "jpb.txt"},
                                                {Dialect::ap, "ap.txt"},
                                                {Dialect::sdg, "sdg.txt"},
                                                {Dialect::quux, "quux.txt"},
                                                {Dialect::hwl, "hwl.txt"}};

std::optional<std::string> game_file(const std::string& game, const std::string& file) {
  return test::vector_file("homeworlds/games/" + game + '/' + file);
}

// Headers and comments are compared by what is left of them.
std::string without_words(const std::string& losses) {
  std::string rest;
  for (const std::string& line : test::split(losses, '\n')) {
    const bool is_about_words = line.find("/lost-header:") != std::string::npos ||
                                line.find("/lost-comment:") != std::string::npos || line.empty();
    if (!is_about_words) rest += line + '\n';
  }
  return rest;
}

constexpr std::array<Dialect, 7> tour = {Dialect::seed, Dialect::hwl, Dialect::sdg, Dialect::jpb,
                                         Dialect::quux, Dialect::ap,  Dialect::seed};

// Through all dialects, as far as their rules admit the game; the answer is how many took it.
std::size_t check_tour(Record record) {
  cut_after(record, record.certain_turns);
  const std::vector<std::string> positions = test::positions_of(record);
  std::size_t steps = 0;
  for (const Dialect dialect : tour) {
    CAPTURE(name_of(record.dialect), name_of(dialect));
    const test::HomeworldsTranslated step = test::translated(record, {dialect});
    if (!test::is_admitted(step.translation)) return steps;
    CHECK(test::positions_of(step.read_back.record) == positions);
    CHECK(without_words(test::losses_text(step.translation)) == test::differences_text(record, step.read_back.record));
    record = step.read_back.record;
    ++steps;
  }
  return steps;
}

// None if it is absent.
std::optional<Record> shared_game(const std::string& path, Dialect dialect) {
  const auto text = test::shared_file(path);
  if (!text) return std::nullopt;
  ReadOptions options;
  options.dialect = dialect;
  return test::homeworlds_game(*text, options).record;
}

}  // namespace

// What is a turn in `jpb`.
std::string without_comments(const std::string& text) {
  std::string turns;
  for (const std::string& line : test::split(text, '\n')) {
    if (!line.empty() && line[0] != '#') turns += line + '\n';
  }
  return turns;
}

TEST_CASE("homeworlds translation: logs of Board Game Arena are the games that they tell of") {
  ReadOptions options;
  options.dialect = Dialect::bga;
  for (const std::string& name : test::self_play_games) {
    CAPTURE(name);
    const test::HomeworldsGame game = test::homeworlds_game(game_file(name, "seed.hw").value());
    const std::string text = game_file(name, "bga.txt").value();
    const test::HomeworldsGame log = test::homeworlds_game(text, options);
    CHECK(report_of(log).find(" error ") == std::string::npos);
    CHECK(test::positions_of(log.record).size() == test::positions_of(game.record).size());
    CHECK(anonymous_text(final_position(log.record)) == anonymous_text(final_position(game.record)));
    const test::HomeworldsTranslated translated = test::translated(log.record, {Dialect::jpb});
    CHECK(without_comments(translated.text + '\n') == without_comments(game_file(name, "jpb.txt").value()));
    // Without an option the text says so itself.
    CHECK(test::homeworlds_game(text).record.dialect == Dialect::bga);
  }
}

TEST_CASE("homeworlds translation: whole games, byte for byte") {
  for (const std::string& name : test::self_play_games) {
    const test::HomeworldsGame game = test::homeworlds_game(game_file(name, "seed.hw").value());
    const std::vector<std::string> positions = test::positions_of(game.record);
    for (const DialectFile& file : dialect_files) {
      CAPTURE(name, file.name);
      const test::HomeworldsTranslated translated = test::translated(game.record, {file.dialect});
      if (const auto expected = game_file(name, file.name)) CHECK(translated.text + '\n' == *expected);
      CHECK(test::positions_of(translated.read_back.record) == positions);
      CHECK(test::positions_of(translated.translation.record) == positions);
    }
  }
}

// No record in the page's own dialect has the game's number on the site: it is put in front here.
TEST_CASE("homeworlds translation: whole games as records of Abstract Play, byte for byte") {
  for (const std::string& name : test::self_play_games) {
    CAPTURE(name);
    const std::string text = game_file(name, "seed.hw").value();
    const test::HomeworldsGame game = test::homeworlds_game("Game-Id: " + name + '\n' + text);
    const test::HomeworldsTranslated translated = test::translated(game.record, {Dialect::ap, true});
    CHECK(translated.text + '\n' == game_file(name, "ap-record.json").value());
    CHECK(test::positions_of(translated.read_back.record) == test::positions_of(game.record));
  }
}

TEST_CASE("homeworlds translation: from every dialect back to the page's own") {
  for (const std::string& name : test::self_play_games) {
    const std::vector<std::string> positions =
        test::positions_of(test::homeworlds_game(game_file(name, "seed.hw").value()).record);
    for (const DialectFile& file : dialect_files) {
      const auto text = game_file(name, file.name);
      if (!text) continue;
      CAPTURE(name, file.name);
      ReadOptions options;
      options.dialect = file.dialect;
      const test::HomeworldsGame game = test::homeworlds_game(*text, options);
      const test::HomeworldsTranslated translated = test::translated(game.record, {Dialect::seed});
      CHECK(test::positions_of(translated.read_back.record) == positions);
      CHECK(test::report_of(translated.read_back).find(" error ") == std::string::npos);
    }
  }
}

TEST_CASE("homeworlds translation: games of self-play go through all dialects") {
  for (int number = 1; number <= 60; ++number) {
    CAPTURE(number);
    const std::string name = "seed" + std::to_string(number);
    const auto jpb = shared_game("data/homeworlds/selfplay-seednotation/" + name + ".txt", Dialect::jpb);
    const auto quux = shared_game("data/homeworlds/selfplay-quux/" + name + ".txt", Dialect::quux);
    if (!jpb || !quux) continue;
    check_tour(*jpb);
    check_tour(*quux);
  }
}

TEST_CASE("homeworlds translation: games of the archive go through all dialects") {
  std::size_t games = 0;
  std::size_t whole = 0;
  for (const auto& row : test::table_vectors("homeworlds/sdg-games.tsv")) {
    if (row.at(6) != "accept") continue;
    CAPTURE(row[0]);
    const auto game = shared_game("data/homeworlds/sdg-raw/" + row[0] + ".raw", Dialect::sdg);
    if (!game) continue;
    ++games;
    whole += check_tour(*game) == tour.size() ? 1U : 0U;
  }
  INFO(whole << " of " << games);
  // Most games end without a self-elimination.
  if (games > 0) CHECK(2 * whole >= games);
}

TEST_CASE("homeworlds translation: games of Abstract Play go through all dialects") {
  for (int number = 1; number <= 3; ++number) {
    CAPTURE(number);
    const auto game =
        shared_game("data/homeworlds/ap-test-states/state" + std::to_string(number) + ".moves.txt", Dialect::ap);
    if (game) check_tour(*game);
  }
}
