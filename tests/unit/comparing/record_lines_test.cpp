#include "comparing/record_lines.hpp"

#include "comparing/numbered_games.hpp"
#include "support/checks/catch.hpp"

using namespace plyglot::comparing;

namespace {

// Items are letters. Where they are the same in both lists, a position is known by the letters before it, in any order.
struct Letters {
  std::string of_a;
  std::string of_b;
  bool has_known_ends = true;
};

class LetterWords : public PlainWords {
 public:
  explicit LetterWords(const Letters& letters) : letters_(letters) {}

  std::string of_a(std::uint32_t item) const { return named(letters_.of_a[item]); }
  std::string of_b(std::uint32_t item, const Stretch&) const { return named(letters_.of_b[item]); }
  bool has_known_ends() const { return letters_.has_known_ends; }

 private:
  // The case of a letter makes another item, of the same words.
  static std::string named(char letter) { return std::string("`") + static_cast<char>(letter | 0x20) + '`'; }

  const Letters& letters_;
};

NumberedGame numbered(const std::string& letters) {
  NumberedGame game{{}, {0}};
  for (const char letter : letters) {
    game.moves.push_back(static_cast<std::uint32_t>(letter));
    game.positions.push_back(game.positions.back() + (std::uint32_t{1} << (letter & 0x1F)));
  }
  // So that the case of letters makes another position too.
  for (std::size_t i = 0; i < letters.size(); ++i) {
    const bool is_upper = (letters[i] & 0x20) == 0;
    for (std::size_t k = i + 1; is_upper && k < game.positions.size(); ++k) ++game.positions[k];
  }
  return game;
}

std::string lines_of(const Letters& letters, std::size_t differences) {
  std::string text;
  CHECK(append_record_lines(compare_games({numbered(letters.of_a), numbered(letters.of_b)}, true), LetterWords(letters),
                            text) == differences);
  return text;
}

}  // namespace

TEST_CASE("record lines: items that are not the same") {
  CHECK(lines_of({"abc", "abc"}, 0) == "");
  CHECK(lines_of({"abc", "abd"}, 1) ==
        "  ply 3      `c` in A, `d` in B\n"
        "  position   never the same again\n");
  CHECK(lines_of({"abc", "abd", false}, 1) == "  ply 3      `c` in A, `d` in B\n");
}

TEST_CASE("record lines: the same words for items that are not the same") {
  CHECK(lines_of({"ab", "aB"}, 1) ==
        "  ply 2      `b` in A and B, but not the same move\n"
        "  position   never the same again\n");
}

TEST_CASE("record lines: what one game alone has, one by one up to four") {
  CHECK(lines_of({"a", "ab"}, 1) == "  ply 2      `b` only in B\n");
  CHECK(lines_of({"abcd", "ab"}, 1) == "  plies 3-4  only in A\n");
  CHECK(lines_of({"xabcdy", "xy", false}, 4) ==
        "  ply 2      `a` only in A\n"
        "  ply 3      `b` only in A\n"
        "  ply 4      `c` only in A\n"
        "  ply 5      `d` only in A\n");
  CHECK(lines_of({"xy", "xabcdey", false}, 1) == "  plies 2-6  only in B\n");
}

TEST_CASE("record lines: games that meet again") {
  CHECK(lines_of({"abd", "bad"}, 1) ==
        "  reordered  plies 1-2 in both, the same plies in another order\n"
        "  position   the same again after ply 2\n");
}

TEST_CASE("record lines: items that are in their places again are left out of a reordered stretch") {
  const Letters letters{"abz", "baz"};
  // After the first two items the positions are not the same yet.
  const Comparison comparison = compare_games({{{1, 2, 3}, {0, 1, 2, 9}}, {{2, 1, 3}, {0, 3, 4, 9}}}, true);
  std::string text;
  append_record_lines(comparison, LetterWords(letters), text);
  CHECK(text ==
        "  reordered  plies 1-2 in both, the same plies in another order\n"
        "  position   the same again after ply 3\n");
}
