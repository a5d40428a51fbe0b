#include "fuzz/mutator/mutator.hpp"

#include "fuzz/harness/target.hpp"
#include "support/checks/catch.hpp"
#include "support/grammars/is_read.hpp"

#include <algorithm>
#include <set>

using namespace plyglot;
using fuzz::Mutator;

namespace {

constexpr std::size_t tries = 300;
constexpr std::size_t most_bytes = 400;

// What anyone may have in a file.
const std::vector<std::string> texts = {"", "\n", "a", "wQ bG1-;wB1 \\wQ\r\n(1 2)", "\xFF\xFE\xFF"};

std::vector<std::string> chain(const fuzz::Subject& subject, std::uint64_t seed) {
  const Mutator mutator(subject.grammars);
  test::Random random(seed);
  std::vector<std::string> made{""};
  while (made.size() < tries) made.push_back(mutator.changed(made.back(), most_bytes, random));
  return made;
}

}  // namespace

TEST_CASE("mutator: whole sentences are what the tolerant grammar takes, but for its lookaheads") {
  for (const fuzz::Subject& subject : fuzz::all_subjects()) {
    CAPTURE(std::string(subject.name));
    const fuzz::Phrases phrases(subject.grammars);
    test::Random random(1);
    std::size_t taken = 0;
    for (std::size_t i = 0; i < tries; ++i) {
      if (test::is_read(*subject.grammars.front(), phrases.whole(random))) ++taken;
    }
    CHECK(taken > tries / 2);
  }
}

TEST_CASE("mutator: the same seed makes the same texts, another seed others") {
  for (const fuzz::Subject& subject : fuzz::all_subjects()) {
    CAPTURE(std::string(subject.name));
    CHECK(chain(subject, 5) == chain(subject, 5));
    CHECK(chain(subject, 5) != chain(subject, 6));
  }
}

TEST_CASE("mutator: every change makes another text, of the size that is allowed") {
  for (const fuzz::Subject& subject : fuzz::all_subjects()) {
    CAPTURE(std::string(subject.name));
    const Mutator mutator(subject.grammars);
    test::Random random(2);
    for (std::size_t i = 0; i < tries; ++i) {
      const std::string& text = random.pick(texts);
      const std::size_t most = random.between(std::max<std::size_t>(1, text.size()), 60);
      const std::string changed = mutator.changed(text, most, random);
      CHECK(changed != text);
      CHECK(changed.size() <= most);
    }
  }
}

TEST_CASE("mutator: many different texts come of one") {
  for (const fuzz::Subject& subject : fuzz::all_subjects()) {
    CAPTURE(std::string(subject.name));
    const std::vector<std::string> made = chain(subject, 7);
    CHECK(std::set<std::string>(made.begin(), made.end()).size() > tries * 9 / 10);
  }
}

TEST_CASE("mutator: what is crossed begins as the one and ends as the other") {
  const fuzz::Subject& subject = fuzz::all_subjects().front();
  const Mutator mutator(subject.grammars);
  test::Random random(3);
  const std::string first = "one two\nthree";
  const std::string second = "FOUR FIVE\nSIX";
  for (std::size_t i = 0; i < tries; ++i) {
    const std::string text = mutator.crossed(first, second, most_bytes, random);
    std::size_t common = 0;
    while (common < std::min(text.size(), first.size()) && text[common] == first[common]) ++common;
    const std::string rest = text.substr(common);
    CHECK(common > 0);
    CHECK(rest.size() <= second.size());
    CHECK(second.substr(second.size() - std::min(rest.size(), second.size())) == rest);
  }
  CHECK(mutator.crossed(first, second, 3, random).size() <= 3);
  CHECK(mutator.crossed("", "", most_bytes, random).empty());
}
