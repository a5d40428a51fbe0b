// One slip in a random game: it is found where it is made, and no error follows that is not there (hive-notations N9).

#include "hive/board/pieces.hpp"
#include "support/checks/catch.hpp"
#include "support/door/game_session.hpp"
#include "support/door/reports.hpp"
#include "support/files/shared_files.hpp"
#include "support/games/random_games.hpp"

#include <algorithm>

using namespace plyglot;
using diagnostics::Diagnostic;
using test::Random;

namespace {

constexpr std::size_t first_move = 3;

std::string joined(const std::vector<std::string>& tokens) {
  std::string text = tokens[0];
  for (std::size_t i = 1; i < tokens.size(); ++i) text += ';' + tokens[i];
  return text;
}

struct Slip {
  std::string text;
  // Where the changed move begins.
  std::size_t begin = 0;
};

// A move that is not a pass, not among the last two.
std::size_t place_in(Random& random, const std::vector<std::string>& tokens) {
  for (;;) {
    const std::size_t place = random.between(first_move + 1, tokens.size() - 3);
    if (tokens[place] != "pass") return place;
  }
}

Slip with_other_colour(Random& random, std::vector<std::string> tokens) {
  const std::size_t place = place_in(random, tokens);
  std::string& move = tokens[place];
  move[0] = move[0] == 'w' ? 'b' : 'w';
  Slip slip{joined(tokens), 0};
  tokens.resize(place);
  slip.begin = joined(tokens).size() + 1;
  return slip;
}

Slip with_repetition(Random& random, std::vector<std::string> tokens) {
  const std::size_t place = place_in(random, tokens);
  tokens.insert(tokens.begin() + static_cast<std::ptrdiff_t>(place), std::string(tokens[place]));
  Slip slip{joined(tokens), 0};
  tokens.resize(place + 1);
  slip.begin = joined(tokens).size() + 1;
  return slip;
}

std::vector<Diagnostic> errors_in(test::GameSession& session, const std::string& text) {
  session.read(text);
  std::vector<Diagnostic> errors = session.findings();
  errors.erase(std::remove_if(errors.begin(), errors.end(),
                              [](const Diagnostic& each) { return each.severity != diagnostics::Severity::error; }),
               errors.end());
  return errors;
}

std::vector<std::string> random_tokens(std::uint64_t seed) {
  Random random(seed);
  const test::GameWishes wishes{random.pick(hive::game_types), random.between(16, 60),
                                random.pick(std::vector<std::size_t>{30, 60, 90})};
  return test::split(test::game_string_of(test::random_game(random, wishes)), ';');
}

}  // namespace

TEST_CASE("recovery: after a colour letter that is wrong, no second error follows") {
  test::GameSession session("uhp");
  std::size_t noticed = 0;
  std::size_t played_on = 0;
  for (std::uint64_t seed = 1; seed <= 150; ++seed) {
    const std::vector<std::string> tokens = random_tokens(seed);
    if (tokens.size() < first_move + 8) continue;
    Random random(seed);
    const Slip slip = with_other_colour(random, tokens);
    const std::vector<Diagnostic> errors = errors_in(session, slip.text);
    CAPTURE(seed, slip.text, session.report());
    // A throw of the other side's piece may be legal.
    if (errors.empty()) continue;
    ++noticed;
    CHECK(errors.size() == 1);
    CHECK(errors.front().span.begin >= slip.begin);
    if (session.record().plies.size() == tokens.size() - first_move) ++played_on;
  }
  CHECK(noticed > 120);
  CHECK(played_on * 10 > noticed * 9);
}

TEST_CASE("recovery: a move that is written twice is one error, and its fix ends it") {
  test::GameSession session("uhp");
  std::size_t games = 0;
  for (std::uint64_t seed = 1; seed <= 150; ++seed) {
    const std::vector<std::string> tokens = random_tokens(seed);
    if (tokens.size() < first_move + 8) continue;
    Random random(seed);
    const Slip slip = with_repetition(random, tokens);
    const std::vector<Diagnostic> errors = errors_in(session, slip.text);
    CAPTURE(seed, slip.text, session.report());
    ++games;
    REQUIRE(errors.size() == 1);
    CHECK(test::name_of(errors.front()) == "hive/duplicate-move");
    CHECK(errors.front().span.begin == slip.begin);
    CHECK(session.record().plies.size() == tokens.size() - first_move);
    REQUIRE(errors.front().fix);
    std::string fixed = slip.text;
    const diagnostics::Edit& edit = errors.front().fix->edits.front();
    fixed.replace(edit.span.begin, edit.span.size(), edit.text);
    CHECK(fixed == joined(tokens));
  }
  CHECK(games > 120);
}
