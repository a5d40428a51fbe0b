// What must not matter: how systems are called, who sits where, which star of a home is written first, and the order of
// actions that do not depend on each other.

#include "support/checks/catch.hpp"
#include "support/door/seen_text.hpp"
#include "support/door/translating.hpp"
#include "support/homeworlds/players/random.hpp"
#include "support/homeworlds/turns.hpp"

#include <algorithm>
#include <sstream>

using namespace plyglot;

namespace {

using WrittenTurn = std::vector<test::NaiveAction>;

struct GameText {
  // From a crowded board.
  std::string position;
  // A line for each turn.
  std::string turns;

  std::string whole(const std::string& players) const { return "Players: " + players + '\n' + position + '\n' + turns; }
};

GameText random_game(test::Random& random, std::size_t mistakes) {
  GameText game;
  game.position = text_of(test::random_homeworlds_game(random, 2, "rules"));
  homeworlds::Referee referee = test::referee_of(game.position);
  for (std::size_t i = random.between(1, 6); i > 0; --i) {
    const WrittenTurn turn = test::random_homeworlds_turn(random, referee, mistakes);
    std::string line;
    for (const test::NaiveAction& action : turn) line += (line.empty() ? "" : "; ") + test::text_of(action);
    if (line.empty()) continue;
    game.turns += line + '\n';
    std::vector<homeworlds::Violation> ignored;
    referee.begin_turn(std::nullopt, false, ignored);
    for (const test::NaiveAction& action : turn) referee.play(test::action_of(action), 0, ignored);
    referee.end_turn(false, ignored);
  }
  return game;
}

// Each letter of the names that the generator gives is replaced with the third after it: names that were alike, apart,
// or first in alphabetical order are so again. Names that look like other words stay, and so do single letters, the
// first free one of which is offered for a new system.
std::string renamed_word(const std::string& word) {
  static const std::vector<std::string> names = {"Dust", "Dusk", "dust", "Fog", "FOG", "Frog", "Mist", "Omega"};
  if (std::find(names.begin(), names.end(), word) == names.end()) return word;
  std::string result = word;
  for (char& letter : result) letter = static_cast<char>(letter + 3);
  return result;
}

std::string renamed(const std::string& text) { return test::with_words(text, renamed_word); }

char other_seat(char digit) { return digit == '0' ? '1' : digit == '1' ? '0' : digit; }

// `<0>; Lee(0,b2r1)g3y1-` becomes `<1>; Lee(1,b2r1)-g3y1`.
std::string with_seats_exchanged(const std::string& position) {
  std::string result = position;
  result[1] = other_seat(result[1]);
  for (std::size_t at = result.find(')'); at != std::string::npos; at = result.find(')', at + 1)) {
    const std::size_t open = result.rfind('(', at);
    if (result[open + 2] == ',') result[open + 1] = other_seat(result[open + 1]);
    const std::size_t end = std::min(result.find(';', at), result.size());
    const std::size_t dash = result.find('-', at);
    const std::string first = result.substr(at + 1, dash - at - 1);
    result.replace(at + 1, end - at - 1, result.substr(dash + 1, end - dash - 1) + '-' + first);
  }
  return result;
}

// The owner after a ship that is attacked.
std::string with_owners_exchanged(const std::string& turns) {
  return test::with_words(turns, [](std::string word) {
    const bool is_owned_ship = word.size() == 3 && std::string("rygb").find(word[0]) != std::string::npos;
    if (is_owned_ship) word[2] = other_seat(word[2]);
    return word;
  });
}

struct Played {
  std::vector<homeworlds::Violation> violations;
  std::string position;
};

// Plays it.
Played played(homeworlds::Referee& referee, const WrittenTurn& turn) {
  Played result;
  homeworlds::ActionNumber number = 0;
  referee.begin_turn(std::nullopt, true, result.violations);
  for (const test::NaiveAction& action : turn) referee.play(test::action_of(action), number++, result.violations);
  referee.end_turn(false, result.violations);
  result.position = position_text(referee.state().position());
  return result;
}

// In the order of their names, whichever came first.
std::vector<std::string> systems_in(const std::string& position) {
  std::vector<std::string> systems;
  std::istringstream text(position);
  for (std::string system; std::getline(text, system, ';');) systems.push_back(system);
  std::sort(systems.begin(), systems.end());
  return systems;
}

// How near a name is to what is written depends on the name: the readings that it takes part in are left out.
std::vector<std::string> without_readings(std::vector<std::string> words) {
  for (std::string& each : words) each.resize(std::min(each.find(" | note: play continues"), each.size()));
  return words;
}

}  // namespace

TEST_CASE("homeworlds relations: systems with other names have the same findings, moves and boards") {
  const toolchain::Language language = test::language_of("homeworlds:seed");
  std::size_t found = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    test::Random random(seed);
    const std::string text = random_game(random, 5).whole("Ann, Ben");
    const std::string other = renamed(text);
    CAPTURE(seed, text, other);
    const test::SeenText before = test::seen(text, language);
    const test::SeenText after = test::seen(other, language);
    found += before.findings.size();
    REQUIRE(after.findings == before.findings);
    REQUIRE(without_readings(after.words) == without_readings(test::with_words(before.words, renamed_word)));
    std::vector<std::string> moves = test::with_words(before.moves, renamed_word);
    std::sort(moves.begin(), moves.end());
    REQUIRE(after.moves == moves);
    REQUIRE(after.board == renamed(before.board));
  }
  CHECK(found > 300);
}

TEST_CASE("homeworlds relations: players who change their seats have the same findings and moves") {
  const toolchain::Language language = test::language_of("homeworlds:seed");
  std::size_t found = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    test::Random random(seed);
    const GameText game = random_game(random, 5);
    const GameText other{with_seats_exchanged(game.position), with_owners_exchanged(game.turns)};
    CAPTURE(seed, game.position, other.position, game.turns);
    const test::SeenText before = test::seen(game.whole("Ann, Ben"), language);
    const test::SeenText after = test::seen(other.whole("Ben, Ann"), language);
    found += before.findings.size();
    REQUIRE(after.findings == before.findings);
    // Players are listed by their seats.
    REQUIRE(test::words_in_any_order(after.words) == test::words_in_any_order(before.words));
    REQUIRE(after.moves == before.moves);
  }
  CHECK(found > 300);
}

TEST_CASE("homeworlds relations: actions without a finding in either order lead to the same position") {
  std::size_t compared = 0;
  for (std::uint64_t seed = 0; seed < 600; ++seed) {
    test::Random random(seed);
    const homeworlds::Referee start = test::referee_of(text_of(test::random_homeworlds_game(random, 2, "rules")));
    homeworlds::Referee referee = start;
    const WrittenTurn turn = test::random_homeworlds_turn(random, referee, 0);
    const Played before = played(referee, turn);
    if (!before.violations.empty()) continue;
    // The first action is the sacrifice.
    for (std::size_t i = 1; i + 1 < turn.size(); ++i) {
      if (turn[i].verb == "catastrophe" || turn[i + 1].verb == "catastrophe") continue;
      WrittenTurn exchanged = turn;
      std::swap(exchanged[i], exchanged[i + 1]);
      homeworlds::Referee other = start;
      const Played after = played(other, exchanged);
      CAPTURE(seed, i);
      if (!after.violations.empty()) continue;
      REQUIRE(systems_in(after.position) == systems_in(before.position));
      ++compared;
    }
  }
  CHECK(compared > 50);
}

TEST_CASE("homeworlds relations: which star of a home is written first does not matter") {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    test::Random random(seed);
    homeworlds::Referee one = test::referee_of("");
    homeworlds::Referee other = test::referee_of("");
    for (int i = 0; i < 2; ++i) {
      WrittenTurn turn = test::random_homeworlds_turn(random, one, 10);
      const Played before = played(one, turn);
      WrittenTurn exchanged = turn;
      for (test::NaiveAction& action : exchanged) std::swap(action.stars[0], action.stars[1]);
      CAPTURE(seed, i);
      const Played after = played(other, exchanged);
      REQUIRE(after.violations.size() == before.violations.size());
      for (std::size_t k = 0; k < after.violations.size(); ++k) {
        CHECK(after.violations[k].rule == before.violations[k].rule);
        CHECK(after.violations[k].severity == before.violations[k].severity);
      }
      REQUIRE(after.position == before.position);
    }
  }
}
