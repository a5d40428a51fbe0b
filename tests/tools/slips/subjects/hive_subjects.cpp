#include "tools/slips/subjects/subject.hpp"

#include "hive/board/pieces.hpp"
#include "support/files/shared_files.hpp"
#include "support/games/random_games.hpp"

namespace plyglot::slips {
namespace {

using test::Random;

std::string game_string(Random& random) {
  const test::GameWishes wishes{*hive::game_type_named("Base+MLP"), random.between(24, 48), 50};
  return test::game_string_of(test::random_game(random, wishes)) + '\n';
}

std::string game(Random& random, const Subject& subject) {
  const std::string text = game_string(random);
  return subject.language == "uhp" ? text : translated(text, language_named("uhp"), language_of(subject));
}

// Some positions, one on a line.
std::string positions(Random& random, const Subject& subject) {
  std::string text;
  for (int i = 0; i < 3; ++i) text += game(random, subject);
  return text;
}

// Only the site writes logs, and the library does not.
std::string log_of_arena(Random& random, const Subject&) {
  std::string text;
  const std::vector<std::string> fields = test::split(game_string(random), ';');
  for (std::size_t i = 3; i < fields.size(); ++i) {
    const std::string move = fields[i].substr(0, fields[i].find('\n'));
    const std::string player = i % 2 == 1 ? "Ann" : "Bob";
    text += move == "pass" ? player + " passes\n" : player + " [" + move + "] moves a piece\n";
  }
  return text;
}

Subject record(std::string_view title, std::string_view language, std::string_view other, const Options& options = {}) {
  Subject subject;
  subject.title = title;
  subject.language = language;
  subject.options = options;
  subject.other_language = other;
  subject.letters = {{"QABGSMLP"}};
  subject.digits = "123";
  subject.colours = {{"wb", Next::capital}};
  subject.has_slashes = true;
  subject.has_lines = language != "uhp";
  subject.results = {"InProgress", "Draw", "WhiteWins", "BlackWins"};
  subject.game = game;
  return subject;
}

Subject human() {
  Subject subject = record("Hive, people's", "hive-human", "uhp");
  subject.letters = {{"qabgsmlpQABGSMLP"}};
  subject.digits = "123456";
  subject.colours = {{"qQ"}, {"aA"}, {"bB"}, {"gG"}, {"sS"}, {"mM"}, {"lL"}, {"pP"}};
  return subject;
}

Subject hop(std::string_view title, std::string_view language, std::string_view other) {
  Subject subject;
  subject.title = title;
  subject.language = language;
  subject.other_language = other;
  subject.letters = {{"QABGSMLP"}, {"qabgsmlp"}};
  subject.digits = "1234567890";
  subject.colours = {{"qQ"}, {"aA"}, {"bB"}, {"gG"}, {"sS"}, {"mM"}, {"lL"}, {"pP"}, {"wb", Next::no_digit}};
  subject.is_position = true;
  subject.game = positions;
  return subject;
}

// Of people, as they are given.
std::vector<std::string> given_games;
std::string given_game(Random& random, const Subject&) { return random.pick(given_games) + '\n'; }

}  // namespace

Subject people_subject(std::vector<std::string> games) {
  given_games = std::move(games);
  Subject subject = record("Hive, UHP, games of people", "uhp", "thehive");
  subject.game = given_game;
  return subject;
}

std::vector<Subject> hive_subjects() {
  Subject sgf = record("Hive, BoardSpace", "boardspace-sgf", "hive-pgn");
  sgf.ending = "\n)\n";
  Subject arena = record("Hive, Board Game Arena", "hive-bga", "hive-pgn");
  arena.game = log_of_arena;
  return {
      record("Hive, UHP", "uhp", "thehive"),
      record("Hive, The Hive", "thehive", "hive-pgn", {{"pieces", "mlp"}, {"rotate", "on"}}),
      record("Hive, PGN", "hive-pgn", "boardspace-sgf"),
      sgf,
      human(),
      arena,
      hop("HOP", "hop", "hop:hivegame"),
      hop("HOP, `hivegame`", "hop:hivegame", "hop"),
  };
}

}  // namespace plyglot::slips
