// What holds for differences of any games and positions of Hopgi.

#include "hopgi/diff/record_diff.hpp"

#include "hopgi/diff/position_diff.hpp"
#include "hopgi/rules/turn_text.hpp"
#include "support/checks/catch.hpp"
#include "support/hopgi/players.hpp"
#include "support/hopgi/position_apply.hpp"
#include "support/hopgi/random.hpp"
#include "support/hopgi/records.hpp"
#include "support/hopgi/same_turns.hpp"
#include "support/values/difference_text.hpp"

#include <algorithm>

using namespace plyglot;
using namespace plyglot::hopgi;

namespace {

constexpr std::size_t games_compared = 200;

using comparing::Edit;
using Words = std::vector<std::string>;

Record game(const Words& words) {
  std::string text;
  for (const std::string& word : words) text += word + ' ';
  return test::hopgi_record(text);
}

Words random_words(test::Random& random) {
  const auto played = test::played_hopgi_game(random, start_position(),
                                              {test::HopgiPlayer::random, test::HopgiPlayer::greedy}, random.below(60));
  Words words;
  for (const Turn& turn : played.turns) words.push_back(turn_text(turn));
  return words;
}

bool is_empty(const RecordDiff& diff) {
  return diff.is_same_game() && diff.edits.empty() && diff.notes.empty() && diff.tags.empty();
}

std::size_t count_edits(const RecordDiff& diff, Edit::Kind kind) {
  return static_cast<std::size_t>(
      std::count_if(diff.edits.begin(), diff.edits.end(), [kind](const Edit& edit) { return edit.kind == kind; }));
}

// The laws of a difference, in both directions.
void check_laws(const Record& a, const Record& b) {
  CAPTURE(test::difference_text(a, b));
  CHECK(test::broken_law_of(diff(a, b), a, b) == "");
  CHECK(test::broken_law_of(diff(b, a), b, a) == "");
  const RecordDiff there = diff(a, b);
  const RecordDiff back = diff(b, a);
  CHECK(there.is_same_game() == back.is_same_game());
  CHECK(there.notes.size() == back.notes.size());
  CHECK(count_edits(there, Edit::Kind::restated) == count_edits(back, Edit::Kind::restated));
  const auto balance = [](const RecordDiff& of) {
    return static_cast<std::ptrdiff_t>(count_edits(of, Edit::Kind::inserted)) -
           static_cast<std::ptrdiff_t>(count_edits(of, Edit::Kind::removed));
  };
  CHECK(balance(there) == -balance(back));
  CHECK(test::difference_text(a, b).back() == '\n');
}

std::string random_word(test::Random& random) {
  static const char* const words[] = {"~Pd2-d7", "?zz9", "~R@e5", "{comment}", "$5", "{a}", "~Fd1-c2;Wf1-f2", "?a1!!"};
  return words[random.below(std::size(words))];
}

// As people make mistakes when they copy a game. Turns that do not fit the board any more are refused.
Words altered(Words words, test::Random& random) {
  const std::size_t place = random.below(words.size() + 1);
  const auto at = words.begin() + static_cast<std::ptrdiff_t>(place);
  const std::size_t way = random.below(4);
  if (way == 0) {
    words.erase(at, words.end());
  } else if (way == 1 || at == words.end()) {
    words.insert(at, random_word(random));
  } else if (way == 2 && at->find_first_of("~?{$") == std::string::npos) {
    *at += "?!";
  } else {
    *at = random_word(random);
  }
  // What follows may not be possible any more, and is refused.
  bool is_doubtful = false;
  for (std::size_t i = 0; i < words.size(); ++i) {
    std::string& word = words[i];
    is_doubtful = is_doubtful || (way == 3 && i > place);
    if (is_doubtful && word.find_first_of("~?{$") != 0) word.insert(0, 1, '~');
    is_doubtful = is_doubtful || word[0] == '~' || word[0] == '?';
  }
  return words;
}

}  // namespace

TEST_CASE("hopgi differences: no game differs from itself") {
  test::Random random(20);
  for (std::size_t i = 0; i < games_compared; ++i) {
    const Record record = game(altered(random_words(random), random));
    CHECK(is_empty(diff(record, record)));
    CHECK(test::difference_text(record, record) == "A and B are the same game\n");
  }
}

TEST_CASE("hopgi differences: what was altered is reported") {
  test::Random random(21);
  for (std::size_t i = 0; i < games_compared; ++i) {
    const Words words = random_words(random);
    Words other = words;
    for (std::size_t k = random.below(3) + 1; k > 0; --k) other = altered(other, random);
    check_laws(game(words), game(other));
  }
}

TEST_CASE("hopgi differences: any two games") {
  test::Random random(22);
  for (std::size_t i = 0; i < games_compared; ++i) check_laws(game(random_words(random)), game(random_words(random)));
}

TEST_CASE("hopgi differences: a game that is cut is the beginning of itself") {
  test::Random random(23);
  for (std::size_t i = 0; i < games_compared; ++i) {
    const Record whole = game(random_words(random));
    Record part = whole;
    cut_after(part, static_cast<std::uint32_t>(random.below(whole.turns.size() + 1)));
    CHECK_FALSE(diff(part, whole).first_divergence());
    check_laws(part, whole);
  }
}

TEST_CASE("hopgi differences: any two positions") {
  test::Random random(24);
  for (std::size_t i = 0; i < games_compared; ++i) {
    Setup a;
    Setup b;
    a.position = test::random_hopgi_position(random);
    b.position = test::random_hopgi_position(random);
    CHECK(diff(a, a).is_same());
    CHECK(test::applied(a.position, diff(a, b).position) == b.position);
    CHECK(test::applied(b.position, diff(b, a).position) == a.position);
    CHECK(diff(a, b).position.change_count() == diff(b, a).position.change_count());
    CHECK(diff(a, b).position.moved.size() == diff(b, a).position.moved.size());
  }
}
