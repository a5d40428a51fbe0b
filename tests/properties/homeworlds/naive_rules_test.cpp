// The rules against a second implementation: random games, turn by turn, in all profiles.

#include "homeworlds/rules/basic_actions.hpp"
#include "homeworlds/verdicts/violations.hpp"
#include "support/checks/catch.hpp"
#include "support/homeworlds/players/random.hpp"
#include "support/homeworlds/rule_lines.hpp"
#include "support/homeworlds/turns.hpp"

#include <map>
#include <sstream>

using namespace plyglot;
using namespace plyglot::homeworlds;

namespace {

namespace naive_rules = naive::homeworlds_rules;

constexpr std::size_t games_played = 300;
constexpr std::size_t most_turns = 150;

std::string text_of(const std::vector<test::NaiveAction>& turn) {
  std::ostringstream text;
  for (const test::NaiveAction& a : turn) {
    text << a.verb << " stars " << a.stars[0] << ' ' << a.stars[1] << " ship " << a.ship << " in " << a.system
         << " other " << a.other_system << " star " << a.star << " colour " << a.colour << " owner " << a.owner << "; ";
  }
  return text.str();
}

std::multiset<std::string> basic_action_texts(const State& state) {
  std::multiset<std::string> texts;
  for (const Action& action : basic_actions(state)) {
    std::string text =
        std::string(name_of(action.verb)) + ' ' + name_of(*action.ship) + ' ' + std::string(action.system);
    if (action.verb == Verb::trade) text += std::string(" ") + letter_of(action.colour);
    if (action.verb == Verb::discover) text += ' ' + name_of(action.star);
    if (action.verb == Verb::move) text += ' ' + std::string(action.other_system);
    if (action.owner) text += " of " + std::to_string(*action.owner);
    texts.insert(text);
  }
  return texts;
}

std::vector<Violation> play(Referee& referee, const std::vector<test::NaiveAction>& turn, bool is_confirmed) {
  std::vector<Violation> violations;
  referee.begin_turn(std::nullopt, is_confirmed, violations);
  for (std::size_t i = 0; i < turn.size(); ++i) {
    referee.play(test::action_of(turn[i]), static_cast<ActionNumber>(i), violations);
  }
  referee.end_turn(false, violations);
  return violations;
}

// What the random games came to, so that a generator that plays nothing does not pass for a test.
struct Tally {
  std::map<std::string, std::size_t> findings;
  std::size_t turns = 0;
  std::size_t ended = 0;
};

// False when there is nothing more to compare.
bool compare_turn(test::Random& random, std::size_t mistakes, Referee& referee, naive_rules::Game& game, Tally& tally) {
  const std::vector<test::NaiveAction> turn = test::random_homeworlds_turn(random, referee, mistakes);
  const bool is_confirmed = random.chance(20);
  CAPTURE(game.profile, naive_rules::text_of(game), text_of(turn), is_confirmed);
  const std::vector<Violation> violations = play(referee, turn, is_confirmed);
  const std::vector<naive_rules::Finding> findings = naive_rules::play_turn(game, turn, is_confirmed);
  REQUIRE(test::homeworlds_rule_lines(violations) == test::homeworlds_rule_lines(findings));
  REQUIRE(referee.is_certain() == game.is_certain);
  for (const Violation& violation : violations) ++tally.findings[std::string(name_of(violation.rule))];
  ++tally.turns;
  if (!game.is_certain) return false;
  REQUIRE(position_text(referee.state().position()) == naive_rules::text_of(game));
  REQUIRE(referee.result().is_over == game.is_over);
  REQUIRE((referee.result().winner ? static_cast<int>(*referee.result().winner) : -1) == game.winner);
  REQUIRE(basic_action_texts(referee.state()) == naive_rules::basic_actions(game));
  if (game.is_over) ++tally.ended;
  // The first turn after the end is compared as well.
  return !game.is_end_reported;
}

Referee referee_of(const naive_rules::Game& game, Profile profile) {
  if (!game.systems.empty()) return test::referee_of(naive_rules::text_of(game), profile);
  return Referee(State(static_cast<Player>(game.players), rules_of(profile).name_case), profile);
}

void compare_games(Profile profile, Player players, Tally& tally) {
  test::Random random(static_cast<std::uint64_t>(profile) * 10 + players);
  for (std::size_t i = 0; i < games_played; ++i) {
    naive_rules::Game game = random.chance(50)
                                 ? naive_rules::start_of(players, std::string(name_of(profile)))
                                 : test::random_homeworlds_game(random, players, std::string(name_of(profile)));
    Referee referee = referee_of(game, profile);
    // The board fills before anyone makes mistakes, because most of them end what is certain.
    const std::size_t first_mistake = random.chance(20) ? 0 : random.below(most_turns);
    for (std::size_t turn = 0; turn < most_turns; ++turn) {
      if (!compare_turn(random, turn < first_mistake ? 0 : 5, referee, game, tally)) break;
    }
  }
}

}  // namespace

TEST_CASE("homeworlds rules: two implementations agree on random games") {
  Tally tally;
  for (std::size_t i = 0; i < profiles; ++i) {
    const auto profile = static_cast<Profile>(i);
    for (Player players = 2; players <= rules_of(profile).most_players_checked; ++players) {
      compare_games(profile, players, tally);
    }
  }
  CHECK(tally.turns > 100 * games_played);
  CHECK(tally.ended > games_played);
  // Every rule was broken.
  for (std::size_t i = 0; i < rule_count; ++i) {
    const std::string name(name_of(static_cast<Rule>(i)));
    CAPTURE(name);
    CHECK(tally.findings[name] > 0);
  }
}
