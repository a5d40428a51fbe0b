#include "tools/slips/subject.hpp"

#include "hive/board/pieces.hpp"
#include "support/games/random_games.hpp"
#include "support/hexix/recipes.hpp"
#include "support/homeworlds/players/players.hpp"
#include "support/hopgi/recipes.hpp"

#include <plyglot/session.hpp>

#include <stdexcept>

namespace plyglot::slips {
namespace {

using test::Random;

using Options = std::vector<std::pair<std::string_view, std::string_view>>;

toolchain::Language language_named(std::string_view name, const Options& options) {
  std::string problem;
  toolchain::Language language = toolchain::language(name, problem);
  for (const auto& [key, value] : options) {
    if (problem.empty()) problem = toolchain::set_option(language, key, value);
  }
  if (!problem.empty()) throw std::runtime_error(problem);
  return language;
}

toolchain::Chunk chunk_of(const std::string& text) {
  toolchain::Chunk chunk;
  chunk.source.name = "game";
  chunk.source.text = text;
  return chunk;
}

std::string translated(const std::string& text, std::string_view from, const Subject& to) {
  const diagnostics::SeverityPolicy policy;
  toolchain::Session session(language_named(from, {}), policy);
  const toolchain::Target target{language_of(to), nullptr};
  return session.translate(chunk_of(text), target, false, diagnostics::Sink::none()).text;
}

std::string game_of_hive(Random& random, const Subject& subject) {
  const test::GameWishes wishes{*hive::game_type_named("Base+MLP"), random.between(24, 48), 50};
  const std::string text = test::game_string_of(test::random_game(random, wishes)) + '\n';
  return subject.language == "uhp" ? text : translated(text, "uhp", subject);
}

std::string game_of_homeworlds(Random& random, const Subject& subject) {
  test::HomeworldsWishes wishes;
  wishes.players = {test::HomeworldsPlayer::greedy, test::HomeworldsPlayer::random};
  wishes.most_turns = 40;
  const std::string played = test::played_homeworlds_game(random, wishes);
  // The players leave some sizes to the reader.
  const diagnostics::SeverityPolicy policy;
  toolchain::Session session(language_named("homeworlds", {}), policy);
  const std::string text = session.fix(chunk_of(played), diagnostics::Safety::safe).text;
  return subject.language == "homeworlds" ? text : translated(text, "homeworlds", subject);
}

std::string game_of_hexix(Random& random, const Subject&) {
  test::HexixRecipe recipe;
  recipe.players = {test::HexixPlayer::greedy, test::HexixPlayer::random};
  recipe.seed = random.next();
  recipe.most_plies = 60;
  return text_of(recipe);
}

std::string game_of_hopgi(Random& random, const Subject&) {
  test::HopgiRecipe recipe;
  recipe.players = {test::HopgiPlayer::greedy, test::HopgiPlayer::random};
  recipe.seed = random.next();
  recipe.most_turns = 60;
  return text_of(recipe);
}

Subject hive(std::string_view title, std::string_view language, const Options& options) {
  Subject subject;
  subject.title = title;
  subject.language = language;
  subject.options = options;
  subject.letters = {{"QABGSMLP"}};
  subject.digits = "123";
  subject.colours = {{"wb", Next::capital}};
  subject.has_slashes = true;
  subject.has_lines = language != "uhp";
  subject.game = game_of_hive;
  return subject;
}

Subject homeworlds(std::string_view title, std::string_view language) {
  Subject subject;
  subject.title = title;
  subject.language = language;
  subject.letters = {{"abcdefghijklmnopqrstuvwxyz", Next::no_digit}, {"ABCDEFGHIJKLMNOPQRSTUVWXYZ", Next::no_digit}};
  subject.digits = "123";
  subject.colours = {{"rygb", Next::digit}, {"RYGB", Next::digit}};
  subject.arguments = Arguments::after_verb;
  subject.game = game_of_homeworlds;
  return subject;
}

Subject hexix() {
  Subject subject;
  subject.title = "Hexix";
  subject.language = "hexix";
  subject.letters = {{"ABCDEFG", Next::digit}};
  subject.digits = "1234567";
  subject.colours = {{"v^"}};
  subject.arguments = Arguments::cells;
  subject.game = game_of_hexix;
  return subject;
}

Subject hopgi() {
  Subject subject;
  subject.title = "Hopgi";
  subject.language = "hopgi";
  subject.letters = {{"abcdefg", Next::digit}, {"RBPHGDWF", Next::no_digit}};
  subject.digits = "1234567";
  subject.has_lines = false;
  subject.arguments = Arguments::cells;
  subject.ending = " *\n";
  subject.game = game_of_hopgi;
  return subject;
}

}  // namespace

const std::vector<Subject>& subjects() {
  static const std::vector<Subject> list = {
      hive("Hive, UHP", "uhp", {}),
      hive("Hive, The Hive", "thehive", {{"pieces", "mlp"}, {"rotate", "on"}}),
      hive("Hive, PGN", "hive-pgn", {}),
      homeworlds("Homeworlds, `seed`", "homeworlds"),
      homeworlds("Homeworlds, `ap`", "homeworlds:ap"),
      homeworlds("Homeworlds, `sdg`", "homeworlds:sdg"),
      homeworlds("Homeworlds, `jpb`", "homeworlds:jpb"),
      hexix(),
      hopgi(),
  };
  return list;
}

toolchain::Language language_of(const Subject& subject) { return language_named(subject.language, subject.options); }

}  // namespace plyglot::slips
