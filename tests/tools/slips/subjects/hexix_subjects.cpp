#include "tools/slips/subjects/subject.hpp"

#include "support/hexix/recipes.hpp"

namespace plyglot::slips {
namespace {

std::string played(test::Random& random) {
  test::HexixRecipe recipe;
  recipe.players = {test::HexixPlayer::greedy, test::HexixPlayer::random};
  recipe.seed = random.next();
  recipe.most_plies = 60;
  return text_of(recipe);
}

std::string game(test::Random& random, const Subject& subject) {
  const std::string text = played(random);
  return subject.language == "hexix" ? text : translated(text, language_named("hexix"), language_of(subject));
}

std::string positions(test::Random& random, const Subject& subject) {
  return game(random, subject) + game(random, subject) + game(random, subject);
}

Subject record(std::string_view title, std::string_view language, std::string_view other) {
  Subject subject;
  subject.title = title;
  subject.language = language;
  subject.other_language = other;
  subject.letters = {{"ABCDEFG", Next::digit}};
  subject.digits = "1234567";
  subject.colours = {{"v^"}, {"<>"}};
  subject.arguments = Arguments::cells;
  subject.game = game;
  return subject;
}

Subject position() {
  Subject subject = record("Hexix, positions", "hexix-position", "hexix");
  subject.letters = {{"hv^"}, {"br", Next::no_digit}};
  subject.colours = {{"BR"}};
  subject.arguments = Arguments::names;
  subject.is_position = true;
  subject.game = positions;
  return subject;
}

}  // namespace

std::vector<Subject> hexix_subjects() {
  return {record("Hexix", "hexix", "hexix:2019"), record("Hexix, 2019", "hexix:2019", "hexix"), position()};
}

}  // namespace plyglot::slips
