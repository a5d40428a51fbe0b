#include "comparing/numbered_games.hpp"

#include "comparing/common_subsequence.hpp"
#include "support/checks/catch.hpp"

using namespace plyglot::comparing;

namespace {

std::vector<std::uint32_t> numbers_of(const std::string& letters, Numbering& numbering) {
  std::vector<std::uint32_t> numbers;
  for (const char letter : letters)
    numbers.push_back(letter == '?' ? unknown_position : numbering.of(std::string(1, letter)));
  return numbers;
}

// Such as `3-4`, one after another; `none` at the end.
std::string meetings_of(const std::string& a, const std::string& b) {
  Numbering numbering;
  std::vector<std::uint32_t> of_a = numbers_of(a, numbering);
  const Meetings meetings({}, std::move(of_a), numbers_of(b, numbering));
  std::string text;
  for (std::optional<Place> next = Place{}; (next = meetings.next(*next));) {
    text += std::to_string(next->of_a) + '-' + std::to_string(next->of_b) + ' ';
  }
  return text + "none";
}

std::string subsequence_of(const std::string& a, const std::string& b) {
  std::string text;
  for (const Place pair :
       longest_common_subsequence(a.size(), b.size(), [&](std::size_t i, std::size_t j) { return a[i] == b[j]; })) {
    CHECK(a[pair.of_a] == b[pair.of_b]);
    text += a[pair.of_a];
  }
  return text;
}

}  // namespace

TEST_CASE("meetings: the nearest common position is next") {
  CHECK(meetings_of("abcd", "abcd") == "1-1 2-2 3-3 none");
  CHECK(meetings_of("abcdef", "axdyf") == "3-2 5-4 none");
  CHECK(meetings_of("abc", "xyz") == "none");
  // Both ways are two moves long.
  CHECK(meetings_of("aba", "acd") == "2-0 none");
  CHECK(meetings_of("ab?d", "ax?d") == "3-3 none");
}

TEST_CASE("common subsequence: as many as possible, and long lists block by block") {
  CHECK(subsequence_of("abcdef", "axcyef") == "acef");
  CHECK(subsequence_of("", "abc").empty());
  CHECK(subsequence_of("ab", "ba").size() == 1);
  const std::string longer(5000, 'a');
  CHECK(subsequence_of(longer, longer) == longer);
  CHECK(subsequence_of("b" + longer, longer).size() == 4999);
}
