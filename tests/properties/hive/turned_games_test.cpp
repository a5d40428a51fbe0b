// Games that are turned or mirrored as a whole, in the words of UHP: the same findings at the same moves, the same
// pieces on the image of their cells, as many legal moves, and the same position in HOP. Some moves are spoilt, so that
// the checks have something to say.

#include "hive/board/pieces.hpp"
#include "support/checks/catch.hpp"
#include "support/door/seen_text.hpp"
#include "support/door/translating.hpp"
#include "support/games/random_games.hpp"

#include <algorithm>

using namespace plyglot;

namespace {

constexpr std::string_view marks = "-/\\";

// A direction is written as a mark before or after the reference.
struct Side {
  char mark;
  bool is_after;
};

// Clockwise by a sixth: E, SE, SW, W, NW, NE.
constexpr Side sides[] = {{'-', true}, {'\\', true}, {'/', false}, {'-', false}, {'\\', false}, {'/', true}};

// What becomes of the first of the sides, and whether the others follow it clockwise or the other way round.
struct Image {
  std::size_t first;
  bool is_mirrored;
};

Side image_of(Side side, Image image) {
  const auto* const found = std::find_if(std::begin(sides), std::end(sides), [&](const Side& it) {
    return it.mark == side.mark && it.is_after == side.is_after;
  });
  const auto place = static_cast<std::size_t>(found - std::begin(sides));
  return sides[(image.first + (image.is_mirrored ? 6 - place : place)) % 6];
}

// `-wS1` becomes `wS1\`, and so on.
std::string reference_image(const std::string& reference, Image image) {
  const bool is_after = marks.find(reference.back()) != std::string_view::npos;
  if (!is_after && marks.find(reference.front()) == std::string_view::npos) return reference;
  const std::string name = is_after ? reference.substr(0, reference.size() - 1) : reference.substr(1);
  const Side side = image_of({is_after ? reference.back() : reference.front(), is_after}, image);
  return side.is_after ? name + side.mark : side.mark + name;
}

// Of moves such as `wA1 -wS1`, which are between semicolons.
std::string game_image(const std::string& text, Image image) {
  std::string result;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(';', at), text.size());
    const std::string move = text.substr(at, end - at);
    const std::size_t blank = move.find(' ');
    result += (at == 0 ? "" : ";") + (blank == std::string::npos
                                          ? move
                                          : move.substr(0, blank + 1) + reference_image(move.substr(blank + 1), image));
    at = end + 1;
  }
  return result;
}

// Another piece, another reference or another side for some of the moves.
std::string spoilt(std::string text, test::Random& random) {
  static const std::vector<std::string> pieces = {"wQ",  "bQ",  "wA1", "bA2", "wG3", "bS2",
                                                  "wB1", "bB2", "wM",  "bL",  "wP"};
  for (std::size_t count = random.below(4); count > 0; --count) {
    const std::size_t begin = text.rfind(';', random.between(text.size() / 4, text.size() - 1)) + 1;
    const std::size_t end = std::min(text.find(';', begin), text.size());
    const std::size_t blank = text.find(' ', begin);
    if (blank >= end) continue;
    const Side side = sides[random.below(6)];
    const std::string name = random.pick(pieces);
    if (random.chance(30)) {
      text.replace(begin, blank - begin, name);
    } else {
      text.replace(blank + 1, end - blank - 1, side.is_after ? name + side.mark : side.mark + name);
    }
  }
  return text;
}

std::string random_game_string(test::Random& random) {
  test::GameWishes wishes;
  wishes.type = random.pick(std::vector<hive::GameType>(std::begin(hive::game_types), std::end(hive::game_types)));
  wishes.most_plies = random.between(4, 50);
  return spoilt(test::game_string_of(test::random_game(random, wishes)), random);
}

// Neighbours are listed clockwise from one that is not turned with the rest, and of many only the first are pointed to.
std::string with_labels_sorted(const std::string& finding) {
  constexpr std::string_view label = " label ";
  constexpr std::string_view touching = "hive/placement-touches-enemy";
  if (const std::size_t name = finding.find(touching); name != std::string::npos) {
    return finding.substr(name, finding.find(label, name) - name);
  }
  std::vector<std::string> parts;
  for (std::size_t begin = 0; begin < finding.size();) {
    const std::size_t end = std::min(finding.find(label, begin + 1), finding.size());
    parts.push_back(finding.substr(begin, end - begin));
    begin = end;
  }
  std::sort(parts.begin(), parts.end());
  std::string result;
  for (const std::string& part : parts) result += part + ' ';
  return result;
}

// A mark is before or after its piece: places are compared by the moves in which they are.
std::vector<std::string> findings_by_move(const std::vector<std::string>& findings, const std::string& text) {
  std::vector<std::string> result;
  for (const std::string& finding : findings) {
    std::string words;
    std::string number;
    for (const char byte : finding + ' ') {
      if (byte >= '0' && byte <= '9') {
        number += byte;
        continue;
      }
      if (!number.empty()) {
        const auto place = static_cast<std::ptrdiff_t>(std::stoul(number));
        words += std::to_string(std::count(text.begin(), text.begin() + place, ';'));
        number.clear();
      }
      words += byte;
    }
    words.pop_back();
    result.push_back(with_labels_sorted(words));
  }
  return result;
}

hive::Cell turned(hive::Cell cell, Image image) {
  // East is (1, 0), and clockwise comes (0, 1); of a mirror image, east stays and the other axis is turned over.
  if (image.is_mirrored) cell = {cell.q + cell.r, -cell.r};
  for (std::size_t i = 0; i < image.first; ++i) cell = {-cell.r, cell.q + cell.r};
  return cell;
}

void check_plies(const hive::Record& before, const hive::Record& after, Image image) {
  REQUIRE(after.plies.size() == before.plies.size());
  CHECK(after.outcome == before.outcome);
  for (std::size_t i = 0; i < before.plies.size(); ++i) {
    CAPTURE(i);
    REQUIRE(after.plies[i].piece == before.plies[i].piece);
    if (!before.plies[i].is_pass()) REQUIRE(after.plies[i].to == turned(before.plies[i].to, image));
  }
}

}  // namespace

TEST_CASE("hive relations: a game that is turned or mirrored is the same game") {
  const toolchain::Language uhp = test::language_of("uhp");
  const toolchain::Target hop = test::target_of("hop");
  std::size_t found = 0;
  std::size_t translated = 0;
  for (std::uint64_t seed = 0; seed < 150; ++seed) {
    test::Random random(seed);
    const std::string text = random_game_string(random);
    const test::SeenText before = test::seen(text + '\n', uhp);
    found += before.findings.size();
    for (const Image image : {Image{1, false}, Image{2, false}, Image{3, false}, Image{5, false}, Image{0, true}}) {
      const std::string other = game_image(text, image);
      CAPTURE(seed, text, other);
      const test::SeenText after = test::seen(other + '\n', uhp);
      // What a refused move was meant to be is guessed from its text, whose slashes are others in an image: the first
      // finding is the same.
      if (!test::read_game(text, true, uhp).is_sound) {
        REQUIRE_FALSE(test::read_game(other, true, uhp).is_sound);
        REQUIRE(findings_by_move(after.findings, other).front() == findings_by_move(before.findings, text).front());
        continue;
      }
      REQUIRE(findings_by_move(after.findings, other) == findings_by_move(before.findings, text));
      REQUIRE(after.moves.size() == before.moves.size());
      check_plies(test::read_game(text, true, uhp), test::read_game(other, true, uhp), image);
      if (image.is_mirrored) continue;
      // A HOP has no up and down (hop 5).
      const auto position = test::translate(text, true, uhp, hop);
      REQUIRE(test::translate(other, true, uhp, hop).text == position.text);
      translated += position.text ? 1U : 0U;
    }
  }
  CHECK(found > 100);
  CHECK(translated > 100);
}
