// The words of a text, and its positions, through the C interface.
#include "c/handle.hpp"

#include "support/checks/catch.hpp"

#include <vector>

using namespace plyglot::test;

namespace {

using Game = std::unique_ptr<plyglot_game, Free<plyglot_game_free>>;
using Rows = std::unique_ptr<plyglot_rows, Free<plyglot_rows_free>>;
using Positions = std::unique_ptr<plyglot_positions, Free<plyglot_positions_free>>;

// Two ways to one position, of which the second one is turned; then its mirror image.
constexpr std::string_view three_games =
    "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-\n"
    "Base;InProgress;White[3];wS1;bS1 wS1/;wQ /wS1;bQ bS1/\n"
    "Base;InProgress;White[3];wQ;bS1 wQ-;wS1 /wQ;bQ bS1-\n"
    "Base;InProgress;White[3];wQ;bS1 wQ-;wS1 \\wQ;bQ bS1-;wG1 -wS1\n";

template <class Function, class... Arguments>
Rows rows_of(Function function, Arguments... arguments) {
  plyglot_rows* rows = nullptr;
  CHECK(function(arguments..., &rows) == PLYGLOT_OK);
  return Rows(rows);
}

std::vector<std::int32_t> numbers_of(const Rows& rows) {
  const plyglot_numbers numbers = plyglot_rows_numbers(rows.get());
  return {numbers.data, numbers.data + numbers.size};
}

Positions positions_of(const Document& document) {
  plyglot_positions* positions = nullptr;
  CHECK(plyglot_document_positions(document.get(), &positions) == PLYGLOT_OK);
  return Positions(positions);
}

Game game_at(const Document& document, std::uint32_t record, std::uint32_t ply) {
  Game game(plyglot_game_new());
  CHECK(plyglot_game_begin_from(game.get(), document.get(), record, ply) == PLYGLOT_OK);
  return game;
}

// Record and ply of each row, and whether it is mirrored.
std::vector<std::vector<std::int32_t>> places(const Rows& rows) {
  constexpr std::size_t width = 9;
  const std::vector<std::int32_t> numbers = numbers_of(rows);
  CHECK(numbers.size() % width == 0);
  std::vector<std::vector<std::int32_t>> found;
  for (std::size_t at = 0; at + width <= numbers.size(); at += width) {
    found.push_back({numbers[at], numbers[at + 1], numbers[at + 2]});
  }
  return found;
}

using Places = std::vector<std::vector<std::int32_t>>;

}  // namespace

TEST_CASE("the words of a text are named for colours") {
  const Document document = read("a.hexix", "# an opening\nA1v\n");
  const Rows rows = rows_of(plyglot_document_tokens, document.get());
  CHECK(numbers_of(rows) ==
        std::vector<std::int32_t>{0, 12, PLYGLOT_COMMENT, 13, 15, PLYGLOT_PLACE, 15, 16, PLYGLOT_PIECE});
  CHECK(view(plyglot_rows_words(rows.get(), 0)).empty());
}

TEST_CASE("the plies of a record have their places") {
  const Document document = read("a.uhp", three_games);
  const Rows rows = rows_of(plyglot_document_plies, document.get(), 2U);
  const std::vector<std::int32_t> numbers = numbers_of(rows);
  REQUIRE(numbers.size() == 8);
  const auto ply = [&](std::size_t index) {
    return three_games.substr(static_cast<std::size_t>(numbers[2 * index]),
                              static_cast<std::size_t>(numbers[2 * index + 1] - numbers[2 * index]));
  };
  CHECK(ply(0) == "wS1");
  CHECK(ply(3) == "bQ bS1/");
  CHECK(numbers_of(rows_of(plyglot_document_plies, read("a.hop", "QA-a,b\n").get(), 1U)).empty());
}

TEST_CASE("what records say of their games is listed") {
  const Document document = read("a.pgn", R"([GameType "Base"]
[Date "2020.01.02"]
[White "Ann"]
[Black ""]
[Result "1-0"]

1. wS1
2. bS1 wS1-
1-0
)");
  const Rows rows = rows_of(plyglot_document_facts, document.get());
  CHECK(numbers_of(rows) == std::vector<std::int32_t>{2, 2});
  CHECK(view(plyglot_rows_words(rows.get(), 0)) == "2020-01-02\nAnn\n");
  CHECK(numbers_of(rows_of(plyglot_document_facts, read("a.uhp", three_games).get())) ==
        std::vector<std::int32_t>{4, 0, 4, 0, 4, 0, 5, 0});
}

TEST_CASE("a position is found wherever it comes up, however it is turned, and as a mirror image if that is wanted") {
  const Document document = read("a.uhp", three_games);
  const Positions positions = positions_of(document);
  CHECK(plyglot_positions_count(positions.get()) == 5 + 5 + 5 + 6);
  const auto found = [&](std::uint32_t record, std::uint32_t ply, int mirrored) {
    return rows_of(plyglot_positions_find, positions.get(), game_at(document, record, ply).get(), mirrored);
  };
  CHECK(places(found(1, 4, 0)) == Places{{1, 4, 0}, {2, 4, 0}});
  CHECK(places(found(1, 0, 0)) == Places{{1, 0, 0}, {2, 0, 0}, {3, 0, 0}, {4, 0, 0}});
  CHECK(places(found(3, 4, 0)) == Places{{3, 4, 0}});
  const Rows mirrored = found(3, 4, 1);
  CHECK(places(mirrored) == Places{{3, 4, 0}, {4, 4, 1}});
  CHECK(view(plyglot_rows_words(mirrored.get(), 0)).empty());
  CHECK(view(plyglot_rows_words(mirrored.get(), 1)) == "wG1 -wS1");
}

TEST_CASE("the key after a found position is that of the game which plays on") {
  const Document document = read("a.uhp", three_games);
  const Positions positions = positions_of(document);
  const Rows rows = rows_of(plyglot_positions_find, positions.get(), game_at(document, 1, 3).get(), 0);
  const plyglot_key key = plyglot_game_key(game_at(document, 1, 4).get(), 0);
  const std::vector<std::int32_t> numbers = numbers_of(rows);
  REQUIRE(numbers.size() == 18);
  for (const std::size_t row : {0U, 9U}) {
    const auto part = [&](std::size_t index) { return static_cast<std::uint32_t>(numbers[row + 5 + index]); };
    CHECK((std::uint64_t{part(0)} << 32 | part(1)) == key.high);
    CHECK((std::uint64_t{part(2)} << 32 | part(3)) == key.low);
  }
}

TEST_CASE("what is not there is refused") {
  plyglot_rows* rows = nullptr;
  plyglot_positions* positions = nullptr;
  CHECK(plyglot_document_tokens(nullptr, &rows) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_document_facts(nullptr, &rows) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_document_positions(nullptr, &positions) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_document_positions(nullptr, nullptr) == PLYGLOT_BAD_ARGUMENT);
  const Document document = read("a.uhp", three_games);
  for (const std::uint32_t record : {0U, 5U}) {
    CHECK(plyglot_document_plies(document.get(), record, &rows) == PLYGLOT_BAD_ARGUMENT);
  }
  CHECK(plyglot_positions_find(positions_of(document).get(), nullptr, 0, &rows) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_positions_find(positions_of(document).get(), Game(plyglot_game_new()).get(), 0, &rows) ==
        PLYGLOT_BAD_ARGUMENT);
  CHECK(rows == nullptr);
  CHECK(plyglot_rows_numbers(nullptr).size == 0);
  CHECK(plyglot_rows_words(nullptr, 0).size == 0);
  CHECK(plyglot_positions_count(nullptr) == 0);
}
