#include "tools/slips/subjects/subject.hpp"

#include "support/hopgi/recipes.hpp"

namespace plyglot::slips {
namespace {

std::string game(test::Random& random, const Subject& subject) {
  test::HopgiRecipe recipe;
  recipe.players = {test::HopgiPlayer::greedy, test::HopgiPlayer::random};
  recipe.seed = random.next();
  recipe.most_turns = 60;
  const std::string text = text_of(recipe);
  return subject.language == "hopgi" ? text : translated(text, language_named("hopgi"), language_of(subject));
}

std::string positions(test::Random& random, const Subject& subject) {
  return game(random, subject) + (subject.language == "hopgi-diagram" ? "\n" : "") + game(random, subject);
}

Subject record() {
  Subject subject;
  subject.title = "Hopgi";
  subject.language = "hopgi";
  subject.letters = {{"abcdefg", Next::digit}, {"RBPHGDWF", Next::no_digit}};
  subject.digits = "1234567";
  subject.has_lines = false;
  subject.arguments = Arguments::cells;
  subject.action_separator = ";";
  subject.results = {"*", "1-0", "0-1", "1/2-1/2"};
  subject.ending = " *\n";
  subject.game = game;
  return subject;
}

Subject position(std::string_view title, std::string_view language, std::string_view other) {
  Subject subject;
  subject.title = title;
  subject.language = language;
  subject.other_language = other;
  subject.letters = {{"RBPHGDWF"}, {"rbphgdwf"}};
  subject.digits = "1234567";
  subject.colours = {{"rR"}, {"bB"}, {"pP"}, {"gG"}, {"wW"}, {"fF"}};
  subject.is_position = true;
  subject.game = positions;
  return subject;
}

}  // namespace

std::vector<Subject> hopgi_subjects() {
  return {record(), position("Hopgi, FEN", "hopgi-fen", "hopgi-diagram"),
          position("Hopgi, diagrams", "hopgi-diagram", "hopgi-fen")};
}

}  // namespace plyglot::slips
