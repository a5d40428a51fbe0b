// Games written as files of boardspace.net are read again as the same games, wherever they lie on its grid.

#include "hive/board/pieces.hpp"
#include "support/checks/catch.hpp"
#include "support/door/translating.hpp"
#include "support/games/random_games.hpp"

#include <regex>

using namespace plyglot;

namespace {

constexpr std::uint64_t way_seeds = 300;

std::string played_game(test::Random& random) {
  const hive::GameType type = random.pick(hive::game_types);
  const std::size_t plies = random.between(0, 90);
  return test::game_string_of(test::random_game(random, {type, plies, random.between(20, 95)}));
}

test::Translation way_of(const std::string& text, const std::string& from, const std::string& to) {
  return test::translate(text, true, test::language_of(from), test::target_of(to));
}

// The file of the same game with its first piece elsewhere on the grid.
std::string shifted(const std::string& file, std::size_t columns, std::size_t rows) {
  static const std::regex place("(pickb |dropb \\w+ )([A-Z]) ([0-9]+)");
  std::string out;
  auto rest = file.begin();
  for (std::sregex_iterator match(file.begin(), file.end(), place); match != std::sregex_iterator(); ++match) {
    out.append(rest, (*match)[0].first);
    const std::size_t column = (static_cast<std::size_t>((*match)[2].str()[0] - 'A') + columns) % 26;
    const std::size_t row = (std::stoul((*match)[3]) - 1 + rows) % 26 + 1;
    out += (*match)[1].str() + static_cast<char>('A' + column) + ' ' + std::to_string(row);
    rest = (*match)[0].second;
  }
  return out.append(rest, file.end());
}

}  // namespace

TEST_CASE("boardspace-sgf property: a game of UHP is the same game after a way through a file of the site") {
  for (std::uint64_t seed = 0; seed < way_seeds; ++seed) {
    test::Random random(seed);
    const std::string game = played_game(random);
    CAPTURE(game);
    const test::Translation there = way_of(game + '\n', "uhp", "boardspace-sgf");
    REQUIRE(there.text);
    CHECK(there.findings.empty());
    CHECK(test::formatted_file(*there.text, test::language_of("boardspace-sgf")) == *there.text);
    CHECK(way_of(*there.text, "boardspace-sgf", "uhp").text == game + '\n');
  }
}

TEST_CASE("boardspace-sgf property: the grid has no edges") {
  std::size_t wrapped = 0;
  for (std::uint64_t seed = 0; seed < way_seeds; ++seed) {
    test::Random random(seed);
    const std::string game = played_game(random);
    const std::string file = *way_of(game + '\n', "uhp", "boardspace-sgf").text;
    const std::string moved = shifted(file, random.below(26), random.below(26));
    CAPTURE(moved);
    CHECK(way_of(moved, "boardspace-sgf", "uhp").text == game + '\n');
    CHECK(test::formatted_file(moved, test::language_of("boardspace-sgf")) == file);
    wrapped += moved.find(" Z ") != std::string::npos && moved.find(" A ") != std::string::npos ? 1U : 0U;
  }
  CHECK(wrapped > way_seeds / 10);
}
