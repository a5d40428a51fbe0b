// Games that are played on through the C interface, used well and badly.
#include "c/handle.hpp"

#include "support/checks/catch.hpp"

#include <algorithm>
#include <vector>

using namespace plyglot::test;

namespace {

using Game = std::unique_ptr<plyglot_game, Free<plyglot_game_free>>;

Game begun(std::string_view id) {
  Game game(plyglot_game_new());
  CHECK(plyglot_game_begin(game.get(), lend(id)) == PLYGLOT_OK);
  return game;
}

plyglot_status play(const Game& game, std::string_view words, std::string_view notation = {}) {
  return plyglot_game_play(game.get(), lend(words), lend(notation));
}

std::string_view problem_of(const Game& game) { return view(plyglot_game_problem(game.get())); }

bool is_same(plyglot_key a, plyglot_key b) { return a.high == b.high && a.low == b.low; }

std::vector<std::int32_t> list_of(plyglot_numbers numbers) { return {numbers.data, numbers.data + numbers.size}; }

std::string written(const Game& game, std::string_view target = {}) {
  Target to;
  if (!target.empty()) {
    to.reset(plyglot_target_new());
    CHECK(plyglot_target_set_notation(to.get(), lend(target)) == PLYGLOT_OK);
  }
  return std::string(text_of(outcome_of(plyglot_game_write, game.get(), to.get())));
}

}  // namespace

TEST_CASE("a game is played, asked and taken back") {
  Game game(plyglot_game_new());
  CHECK(plyglot_game_set_option(game.get(), lend("type"), lend("Base+M")) == PLYGLOT_OK);
  CHECK(plyglot_game_begin(game.get(), lend("hive")) == PLYGLOT_OK);
  CHECK(view(plyglot_game_id(game.get())) == "hive");
  CHECK(view(plyglot_game_notation(game.get())) == "uhp");
  const plyglot_key start = plyglot_game_key(game.get(), 0);
  CHECK(play(game, "wS1") == PLYGLOT_OK);
  CHECK(play(game, "S1|S1", "thehive") == PLYGLOT_REFUSED);
  CHECK(play(game, "2. bS1 wS1-", "hive-pgn") == PLYGLOT_OK);
  CHECK(plyglot_game_plies(game.get()) == 2);
  CHECK(plyglot_game_to_move(game.get()) == 0);
  CHECK(list_of(plyglot_game_cells(game.get())) == std::vector<std::int32_t>{1, 0, 0, 0, 15, 1, 0, 0});
  CHECK(plyglot_game_column_count(game.get()) == 4);
  CHECK(view(plyglot_game_column(game.get(), 3)) == "level");
  CHECK(written(game) == "Base+M;InProgress;White[2];wS1;bS1 wS1-\n");
  CHECK(written(game, "hop") == "base+Mm,S+s!,w\n");
  const Outcome board = outcome_of(plyglot_game_show, game.get(), plyglot_view(PLYGLOT_VIEW_SVG));
  CHECK(text_of(board).substr(0, 4) == "<svg");
  CHECK(plyglot_outcome_part_count(board.get()) == 1);
  CHECK(plyglot_findings_count(plyglot_outcome_findings(board.get())) == 0);

  const size_t moves = plyglot_game_list_moves(game.get());
  REQUIRE(moves > 0);
  const plyglot_key before = plyglot_game_key(game.get(), 0);
  for (size_t i = 0; i < moves; ++i) {
    const Game copy(plyglot_game_copy(game.get()));
    CHECK(plyglot_game_list_moves(copy.get()) == moves);
    CHECK(view(plyglot_game_move(copy.get(), i)) == view(plyglot_game_move(game.get(), i)));
    const std::vector<std::int32_t> move = list_of(plyglot_game_move_numbers(game.get(), i));
    REQUIRE(move.size() == 6);
    CHECK(plyglot_game_play_move(copy.get(), i) == 1);
    const std::vector<std::int32_t> cells = list_of(plyglot_game_cells(copy.get()));
    CHECK(std::search(cells.begin(), cells.end(), move.begin(), move.begin() + 4) != cells.end());
    CHECK_FALSE(is_same(plyglot_game_key(copy.get(), 0), before));
  }
  CHECK(plyglot_game_undo(game.get()) == 1);
  CHECK(plyglot_game_undo(game.get()) == 1);
  CHECK(plyglot_game_undo(game.get()) == 0);
  CHECK(is_same(plyglot_game_key(game.get(), 0), start));
  CHECK(is_same(plyglot_game_key(game.get(), 1), start));
}

TEST_CASE("what is not played has a finding or a problem") {
  const Game game = begun("hexix");
  CHECK(play(game, "D1v") == PLYGLOT_REFUSED);
  const plyglot_findings* findings = plyglot_game_findings(game.get());
  REQUIRE(plyglot_findings_count(findings) == 1);
  CHECK(view(plyglot_finding_name(plyglot_findings_at(findings, 0))) == "hexix/occupied-cell");
  CHECK(plyglot_finding_span(plyglot_findings_at(findings, 0)).begin == 0);
  CHECK(problem_of(game).empty());
  CHECK(play(game, "") == PLYGLOT_REFUSED);
  CHECK(problem_of(game) == "these are not the words of one move");
  CHECK(play(game, "wS1", "uhp") == PLYGLOT_REFUSED);
  CHECK(problem_of(game) == "a game of hexix is not played in `uhp`");
  CHECK(play(game, "wS1", "uph") == PLYGLOT_UNKNOWN_NAME);
  CHECK(problem_of(game) == "there is no notation `uph`; did you mean `uhp`?");
  CHECK(play(game, "D2<", "hexix:2019") == PLYGLOT_OK);
  CHECK(problem_of(game).empty());
  CHECK(written(game) == "D2v\n");
}

TEST_CASE("a game ends, and says who has won") {
  const Document document = read("a.hopgi", "[FEN \"W6/7/7/7/7/7/6w[] w - - 0 1\"]\n\n*\n");
  const Game game(plyglot_game_new());
  CHECK(plyglot_game_begin_from(game.get(), document.get(), PLYGLOT_ALL_RECORDS, PLYGLOT_END_OF_GAME) != PLYGLOT_OK);
  CHECK(plyglot_game_is_over(game.get()) == 0);
  CHECK(plyglot_game_winner(game.get()) == -1);
  const Document won =
      read("a.uhp", "Base;WhiteWins;Black[7];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 \\wQ;bA1 bQ/;wA1 bQ\\;bA2 bQ-\n");
  CHECK(plyglot_game_begin_from(game.get(), won.get(), 1, 3) == PLYGLOT_OK);
  CHECK(plyglot_game_plies(game.get()) == 3);
  CHECK(plyglot_game_to_move(game.get()) == 1);
  CHECK(plyglot_game_begin_from(game.get(), won.get(), 2, 3) == PLYGLOT_REFUSED);
  CHECK(problem_of(game) == "there is no game 2: the text has 1");
  CHECK(plyglot_game_begin_from(game.get(), won.get(), 1, 99) == PLYGLOT_REFUSED);
  CHECK(problem_of(game) == "the game has no such ply");
  CHECK(view(plyglot_game_id(game.get())).empty());
}

TEST_CASE("a position's third time ends a game of Hive where its option says so") {
  for (const bool ends : {false, true}) {
    const Game game(plyglot_game_new());
    if (ends) CHECK(plyglot_game_set_option(game.get(), lend("repetition"), lend("threefold")) == PLYGLOT_OK);
    CHECK(plyglot_game_begin(game.get(), lend("hive")) == PLYGLOT_OK);
    for (const char* words : {"wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1-"}) CHECK(play(game, words) == PLYGLOT_OK);
    for (std::uint32_t times = 1; times <= 4; ++times) {
      CHECK(plyglot_game_occurrences(game.get()) == times);
      CHECK(plyglot_game_is_over(game.get()) == (ends && times >= 3 ? 1 : 0));
      CHECK(plyglot_game_winner(game.get()) == -1);
      for (const char* words : {"wQ \\wS1", "bQ bS1/", "wQ -wS1", "bQ bS1-"}) CHECK(play(game, words) == PLYGLOT_OK);
    }
  }
}

TEST_CASE("a game that is not there is answered with nothing") {
  plyglot_game_free(nullptr);
  const Document document = read("a.hop", "Q!a,w\n");
  const Game empty(plyglot_game_new());
  const Game copy(plyglot_game_copy(nullptr));
  for (plyglot_game* game : {static_cast<plyglot_game*>(nullptr), empty.get(), copy.get()}) {
    CHECK(view(plyglot_game_id(game)).empty());
    CHECK(view(plyglot_game_notation(game)).empty());
    CHECK(view(plyglot_game_problem(game)).empty());
    CHECK(plyglot_game_findings(game) == nullptr);
    CHECK(plyglot_game_undo(game) == 0);
    CHECK(plyglot_game_plies(game) == 0);
    CHECK(plyglot_game_to_move(game) == 0);
    CHECK(plyglot_game_is_over(game) == 0);
    CHECK(plyglot_game_winner(game) == -1);
    CHECK(plyglot_game_occurrences(game) == 0);
    CHECK(plyglot_game_list_moves(game) == 0);
    CHECK(view(plyglot_game_move(game, 0)).empty());
    CHECK(plyglot_game_move_numbers(game, 0).size == 0);
    CHECK(plyglot_game_play_move(game, 0) == 0);
    CHECK(plyglot_game_cells(game).size == 0);
    CHECK(plyglot_game_column_count(game) == 0);
    CHECK(view(plyglot_game_column(game, 0)).empty());
    CHECK(is_same(plyglot_game_key(game, 0), {0, 0}));
    plyglot_outcome* outcome = nullptr;
    CHECK(plyglot_game_show(game, PLYGLOT_VIEW_TEXT, &outcome) == PLYGLOT_BAD_ARGUMENT);
    CHECK(plyglot_game_write(game, nullptr, &outcome) == PLYGLOT_BAD_ARGUMENT);
    CHECK(outcome == nullptr);
  }
  CHECK(plyglot_game_set_option(nullptr, lend("a"), lend("b")) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_game_set_option(empty.get(), {nullptr, 3}, lend("b")) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_game_begin(nullptr, lend("hive")) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_game_begin(empty.get(), lend("ho\xFF")) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_game_begin_from(nullptr, document.get(), 1, 0) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_game_begin_from(empty.get(), nullptr, 1, 0) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_game_play(nullptr, lend("wS1"), {}) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_game_play(empty.get(), {nullptr, 3}, {}) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_game_play(empty.get(), lend("wS1"), {}) == PLYGLOT_REFUSED);
  CHECK(problem_of(empty) == "there is no game yet");
  CHECK(plyglot_game_begin(empty.get(), lend("chess")) == PLYGLOT_UNKNOWN_NAME);
  CHECK(problem_of(empty) == "there is no game `chess`");
  CHECK(plyglot_game_set_option(empty.get(), lend("typ"), lend("Base")) == PLYGLOT_OK);
  CHECK(plyglot_game_begin(empty.get(), lend("hive")) == PLYGLOT_UNKNOWN_NAME);
  CHECK_FALSE(problem_of(empty).empty());
  // An option that there is not is forgotten with the game that it was set for.
  CHECK(plyglot_game_begin(empty.get(), lend("hive")) == PLYGLOT_OK);
  CHECK(plyglot_game_show(empty.get(), PLYGLOT_VIEW_AST, nullptr) == PLYGLOT_BAD_ARGUMENT);
  plyglot_outcome* outcome = nullptr;
  CHECK(plyglot_game_show(empty.get(), PLYGLOT_VIEW_AST, &outcome) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_game_show(empty.get(), 99, &outcome) == PLYGLOT_BAD_ARGUMENT);
  CHECK(plyglot_game_write(empty.get(), nullptr, nullptr) == PLYGLOT_BAD_ARGUMENT);
  const Target hexix(plyglot_target_new());
  CHECK(plyglot_target_set_notation(hexix.get(), lend("hexix")) == PLYGLOT_OK);
  CHECK(plyglot_game_write(empty.get(), hexix.get(), &outcome) == PLYGLOT_REFUSED);
  CHECK(view(plyglot_outcome_problem(outcome)) == "`uhp` is a notation of hive, `hexix` one of hexix");
  plyglot_outcome_free(outcome);
}
