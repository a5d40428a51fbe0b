// Games from any position, and the same with file and rank exchanged and Black for White: the same findings at the same
// places, and the images of the legal turns. Some turns are not legal for either side.

#include "hopgi/rules/legal_turns.hpp"
#include "hopgi/rules/turn_text.hpp"
#include "support/checks/catch.hpp"
#include "support/door/seen_text.hpp"
#include "support/door/translating.hpp"
#include "support/hopgi/exchange.hpp"
#include "support/hopgi/positions.hpp"
#include "support/hopgi/random.hpp"

#include <algorithm>

using namespace plyglot;

namespace {

using Turns = std::vector<hopgi::Turn>;

struct RandomGame {
  hopgi::Position start;
  Turns turns;
};

RandomGame random_game(test::Random& random) {
  RandomGame game;
  game.start = random.chance(30) ? hopgi::start_position() : test::random_hopgi_position(random);
  hopgi::State state(game.start);
  for (std::size_t i = random.below(20); i > 0; --i) {
    const Turns legal = hopgi::list_legal_turns(state);
    if (legal.empty()) break;
    const hopgi::Turn turn = random.pick(legal);
    game.turns.push_back(random.chance(10) ? test::random_hopgi_turn(random, state) : turn);
    play_turn(state, turn);
  }
  return game;
}

RandomGame exchanged(const RandomGame& game) {
  RandomGame result{test::exchanged(game.start), {}};
  for (const hopgi::Turn& turn : game.turns) result.turns.push_back(test::exchanged(turn));
  return result;
}

// The lengths of FEN differ: what follows it begins at the same byte.
std::string text_of(const RandomGame& game) {
  std::string text = "[FEN \"" + test::hopgi_fen(game.start) + "\"]\n[Event \"";
  text += std::string(120 - text.size(), '-') + "\"]\n\n";
  for (const hopgi::Turn& turn : game.turns) text += turn_text(turn) + '\n';
  return text + "*\n";
}

// What is said of the position itself is at other places, and numbers come before White's turns (hopgi R19).
std::vector<std::string> without_findings_of_one_side(std::vector<std::string> findings) {
  const auto is_of_one_side = [](const std::string& finding) {
    return finding.rfind("hopgi-fen/", 0) == 0 || finding.rfind("hopgi/number-missing ", 0) == 0;
  };
  findings.erase(std::remove_if(findings.begin(), findings.end(), is_of_one_side), findings.end());
  return findings;
}

// `d4` becomes `e3`: the fourth file and rank are each other's image, and so on.
std::string square_image(const std::string& word) {
  std::string result = word;
  for (std::size_t i = 0; i + 1 < word.size(); ++i) {
    const bool is_square = word[i] >= 'a' && word[i] <= 'g' && word[i + 1] >= '1' && word[i + 1] <= '7';
    if (!is_square) continue;
    const hopgi::Square image = hopgi::mirrored(test::hopgi_square(word.substr(i, 2)));
    result.replace(i, 2, hopgi::square_name(image));
  }
  return result;
}

}  // namespace

TEST_CASE("hopgi relations: file and rank exchanged with the sides, a game has the same findings and turns") {
  const toolchain::Language language = test::language_of("hopgi");
  std::size_t found = 0;
  std::size_t moves = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    test::Random random(seed);
    const RandomGame game = random_game(random);
    const std::string text = text_of(game);
    const std::string other = text_of(exchanged(game));
    CAPTURE(seed, text, other);
    const test::SeenText before = test::seen(text, language);
    const test::SeenText after = test::seen(other, language);
    REQUIRE(without_findings_of_one_side(after.findings) == without_findings_of_one_side(before.findings));
    std::vector<std::string> images = test::with_words(before.moves, square_image);
    std::sort(images.begin(), images.end());
    REQUIRE(after.moves == images);
    found += without_findings_of_one_side(before.findings).size();
    moves += before.moves.size();
  }
  CHECK(found > 300);
  CHECK(moves > 1000);
}
