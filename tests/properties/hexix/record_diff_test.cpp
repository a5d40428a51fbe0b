// What holds for differences of any games of Hexix.

#include "hexix/diff/record_diff.hpp"

#include "hexix/record/mirror.hpp"
#include "hexix/record/move_text.hpp"
#include "support/checks/catch.hpp"
#include "support/hexix/players.hpp"
#include "support/hexix/records.hpp"
#include "support/hexix/same_plies.hpp"
#include "support/values/difference_text.hpp"

using namespace plyglot;
using namespace plyglot::hexix;

namespace {

constexpr std::size_t games_compared = 200;

using Words = std::vector<std::string>;

Record game(const Words& words) {
  std::string text;
  for (const std::string& word : words) text += word + ' ';
  return test::hexix_game(text);
}

Words random_words(test::Random& random) {
  const std::size_t most_plies = random.below(60);
  const auto played = test::played_hexix_game(random, start_position(),
                                              {test::HexixPlayer::random, test::HexixPlayer::greedy}, most_plies);
  Words words;
  for (const test::PlayedHexixPly& ply : played.plies) words.push_back(move_text(ply.move));
  return words;
}

bool is_empty(const RecordDiff& diff) { return diff.is_same_game() && diff.edits.empty(); }

// The laws of a difference, in both directions.
void check_laws(const Record& a, const Record& b) {
  CAPTURE(test::difference_text(a, b));
  CHECK(test::broken_law_of(diff(a, b), a, b) == "");
  CHECK(test::broken_law_of(diff(b, a), b, a) == "");
  CHECK(diff(a, b).relation == diff(b, a).relation);
  CHECK(test::difference_text(a, b).find("\n") != std::string::npos);
}

std::string random_word(test::Random& random) {
  static const char* const words[] = {"...", "--", "D3v", "D3v2?!", "E4^", "D2+", "D2E3", "E5D4??", "C1v!"};
  return words[random.below(std::size(words))];
}

// As people make mistakes when they copy a game.
Words altered(Words words, test::Random& random) {
  const std::size_t place = random.below(words.size() + 1);
  const auto at = words.begin() + static_cast<std::ptrdiff_t>(place);
  const std::size_t way = random.below(5);
  if (way == 0) {
    words.erase(at, words.end());
  } else if (way == 1) {
    words.insert(at, random_word(random));
  } else if (at == words.end()) {
    words.push_back(random_word(random));
  } else if (way == 2) {
    words.erase(at);
  } else if (way == 3 && words.end() - at > 2) {
    std::swap(*at, at[2]);
  } else {
    *at = random_word(random);
  }
  return words;
}

}  // namespace

TEST_CASE("hexix differences: no game differs from itself") {
  test::Random random(20);
  for (std::size_t i = 0; i < games_compared; ++i) {
    const Record record = game(altered(random_words(random), random));
    CHECK(is_empty(diff(record, record)));
    CHECK(test::difference_text(record, record) == "A and B are the same game\n");
  }
}

TEST_CASE("hexix differences: what was altered is reported") {
  test::Random random(21);
  for (std::size_t i = 0; i < games_compared; ++i) {
    const Words words = random_words(random);
    Words other = words;
    for (std::size_t k = random.below(3) + 1; k > 0; --k) other = altered(other, random);
    check_laws(game(words), game(other));
  }
}

TEST_CASE("hexix differences: any two games") {
  test::Random random(22);
  for (std::size_t i = 0; i < games_compared; ++i) {
    const Record a = game(random_words(random));
    const Record b = game(random_words(random));
    check_laws(a, b);
  }
}

TEST_CASE("hexix differences: a game and its mirror image") {
  test::Random random(23);
  for (std::size_t i = 0; i < games_compared; ++i) {
    const Record a = game(random_words(random));
    const Record b = mirrored(a);
    check_laws(a, b);
    CHECK(diff(a, b).relation != Relation::different);
    CHECK(is_empty(diff(mirrored(b), a)));
  }
}
