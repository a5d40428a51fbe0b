#include "tools/slips/subjects/subject.hpp"

#include "support/homeworlds/players/players.hpp"

namespace plyglot::slips {
namespace {

std::string game(test::Random& random, const Subject& subject) {
  test::HomeworldsWishes wishes;
  wishes.players = {test::HomeworldsPlayer::greedy, test::HomeworldsPlayer::random};
  wishes.most_turns = 40;
  const std::string played = test::played_homeworlds_game(random, wishes);
  // The players leave some sizes to the reader.
  const diagnostics::SeverityPolicy policy;
  toolchain::Session session(language_named("homeworlds"), policy);
  const std::string text = session.fix(chunk_of(played), diagnostics::Safety::safe).text;
  return subject.language == "homeworlds" ? text : translated(text, language_named("homeworlds"), language_of(subject));
}

Subject record(std::string_view title, std::string_view language, std::string_view separator, std::string_view other) {
  Subject subject;
  subject.title = title;
  subject.language = language;
  subject.action_separator = separator;
  subject.other_language = other;
  subject.letters = {{"abcdefghijklmnopqrstuvwxyz", Next::no_digit}, {"ABCDEFGHIJKLMNOPQRSTUVWXYZ", Next::no_digit}};
  subject.digits = "123";
  subject.colours = {{"rygb", Next::digit}, {"RYGB", Next::digit}};
  subject.arguments = Arguments::after_verb;
  subject.results = {"none", "Ann", "Ben"};
  subject.game = game;
  return subject;
}

}  // namespace

std::vector<Subject> homeworlds_subjects() {
  return {
      record("Homeworlds, `seed`", "homeworlds", "; ", "homeworlds:sdg"),
      record("Homeworlds, `ap`", "homeworlds:ap", ", ", "homeworlds"),
      record("Homeworlds, `sdg`", "homeworlds:sdg", "\n", "homeworlds"),
      record("Homeworlds, `jpb`", "homeworlds:jpb", ";", "homeworlds:quux"),
      record("Homeworlds, `quux`", "homeworlds:quux", "; ", "homeworlds:jpb"),
      record("Homeworlds, `hwl`", "homeworlds:hwl", ";", "homeworlds"),
  };
}

}  // namespace plyglot::slips
