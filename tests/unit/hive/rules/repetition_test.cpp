#include "hive/rules/repetition.hpp"

#include "board/hex.hpp"
#include "hive/rules/legality/legality.hpp"
#include "support/checks/catch.hpp"
#include "support/hive/uhp_games.hpp"
#include "support/values/random.hpp"

using namespace plyglot;
using hive::RepetitionSymmetry;

namespace {

hive::RuleOptions threefold(RepetitionSymmetry symmetry) {
  hive::RuleOptions options;
  options.queen_first = true;
  options.repetition = hive::Repetition::threefold;
  options.repetition_symmetry = symmetry;
  return options;
}

hive::Outcome outcome_after(const std::string& moves, RepetitionSymmetry symmetry) {
  return test::played("Base;InProgress;White[1];" + moves, threefold(symmetry)).outcome();
}

// The state after the same moves with all cells turned or mirrored.
hive::GameState image_of(const std::vector<std::pair<hive::PieceIndex, hive::Cell>>& plies, board::Symmetry symmetry) {
  hive::GameState state(hive::game_types.back());
  for (const auto& [piece, cell] : plies) {
    if (piece == hive::no_piece) {
      state.play(hive::pass);
    } else {
      state.play({piece, hive::spot_of(board::image(cell, symmetry))});
    }
  }
  return state;
}

std::vector<std::pair<hive::PieceIndex, hive::Cell>> random_plies(std::uint64_t seed, std::size_t count) {
  test::Random random(seed);
  hive::GameState state(hive::game_types.back());
  std::vector<std::pair<hive::PieceIndex, hive::Cell>> plies;
  std::vector<hive::Move> moves;
  while (plies.size() < count) {
    hive::list_legal_moves(state, {}, moves);
    if (moves.empty()) break;
    const hive::Move move = random.pick(moves);
    plies.emplace_back(move.piece, move.is_pass() ? hive::Cell{} : state.cell_at(move.to));
    state.play(move);
  }
  return plies;
}

}  // namespace

TEST_CASE("the third occurrence of a position in the same cells is a draw") {
  const std::string cycle = R"(wQ \wG1;bQ bG1/;wQ -wG1;bQ bG1-)";
  const std::string once = "wG1;bG1 wG1-;wQ -wG1;bQ bG1-";
  for (const RepetitionSymmetry symmetry :
       {RepetitionSymmetry::identity, RepetitionSymmetry::rotation, RepetitionSymmetry::reflection}) {
    CHECK(outcome_after(once + ';' + cycle, symmetry) == hive::Outcome::in_progress);
    CHECK(outcome_after(once + ';' + cycle + R"(;wQ \wG1;bQ bG1/;wQ -wG1)", symmetry) == hive::Outcome::in_progress);
    CHECK(outcome_after(once + ';' + cycle + ';' + cycle, symmetry) == hive::Outcome::draw);
  }
  CHECK(test::played("Base;InProgress;White[1];" + once + ';' + cycle + ';' + cycle).outcome() ==
        hive::Outcome::in_progress);
}

TEST_CASE("a turned position is the same by rotation, and not by identity") {
  // Two queens roll around each other; after each ply of Black they are side by side.
  const std::string moves = R"(wQ;bQ wQ-;wQ \bQ;bQ wQ-;wQ \bQ;bQ wQ-)";
  CHECK(outcome_after(moves, RepetitionSymmetry::identity) == hive::Outcome::in_progress);
  CHECK(outcome_after(moves, RepetitionSymmetry::rotation) == hive::Outcome::draw);
  CHECK(outcome_after(moves, RepetitionSymmetry::reflection) == hive::Outcome::draw);
}

TEST_CASE("a mirrored position is the same by reflection alone") {
  // The bend of ant, queen and queen: to one side after plies 4 and 8, to the other after ply 6.
  const std::string moves = R"(wQ;bQ wQ-;wA1 -wQ;bQ wQ/;wA1 wQ-;bQ \wQ;wA1 -wQ;bQ wQ/)";
  CHECK(outcome_after(moves, RepetitionSymmetry::identity) == hive::Outcome::in_progress);
  CHECK(outcome_after(moves, RepetitionSymmetry::rotation) == hive::Outcome::in_progress);
  CHECK(outcome_after(moves, RepetitionSymmetry::reflection) == hive::Outcome::draw);
}

TEST_CASE("the empty board counts, and after the draw that can be claimed the game may go on") {
  hive::RuleOptions options = threefold(RepetitionSymmetry::rotation);
  options.pass = hive::PassRule::free;
  hive::Game game = test::played("Base;NotStarted;White[1];pass;pass;pass", options);
  CHECK(game.outcome() == hive::Outcome::in_progress);
  game.play(hive::pass);
  CHECK(game.outcome() == hive::Outcome::draw);
  CHECK(game.occurrences() == std::vector<std::uint32_t>{0, 2, 4});
  CHECK_FALSE(game.legal_moves().empty());
  const hive::Attempt attempt{hive::find_piece(hive::Colour::white, hive::BugKind::ant, 1), {}};
  CHECK(hive::judge(game, attempt).is_legal());
  game.play(hive::move_of(attempt));
  CHECK(game.outcome() == hive::Outcome::in_progress);
}

TEST_CASE("the last piece to move counts where a legal move differs because of it") {
  // White has no piece that could throw the black queen, which came last.
  const std::string once = "wG1;bA1 wG1-;wQ -wG1;bQ bA1-";
  hive::PositionHistory history(threefold(RepetitionSymmetry::identity));
  hive::GameState state = test::played("Base;InProgress;White[1];" + once).state();
  CHECK(history.add(state).size() == 1);
  state.set_stunned(hive::no_piece);
  CHECK(history.add(state).size() == 2);

  // A pillbug of White's could throw the black piece that came last, but for that.
  hive::PositionHistory thrown(threefold(RepetitionSymmetry::identity));
  state = test::played(R"(Base+P;InProgress;White[1];wG1;bG1 wG1-;wP -wG1;bQ bG1-;wQ \wG1;bA1 bQ-;wQ wG1/;bA1 \wP)")
              .state();
  CHECK(thrown.add(state).size() == 1);
  state.set_stunned(hive::no_piece);
  CHECK(thrown.add(state).size() == 1);
}

TEST_CASE("the cell of the stunned piece is part of a position, numbers of pieces are not") {
  const auto key = [](const std::string& moves) {
    return hive::position_key(
        test::played("Base;InProgress;White[1];" + moves, threefold(RepetitionSymmetry::identity)).state(),
        RepetitionSymmetry::identity);
  };
  hive::GameState state = test::played("Base;InProgress;White[1];wS1;bS1 wS1-").state();
  const std::string before = hive::position_key(state, RepetitionSymmetry::identity);
  state.play(hive::pass);
  state.play(hive::pass);
  CHECK(hive::position_key(state, RepetitionSymmetry::identity) != before);
  // The first and the second white ant have changed places.
  CHECK(key(R"(wQ;bQ wQ-;wA1 -wQ;bA1 bQ-;wA2 \wQ;bA2 bA1-)") == key(R"(wQ;bQ wQ-;wA1 \wQ;bA1 bQ-;wA2 -wQ;bA2 bA1-)"));
}

TEST_CASE("keys of turned and mirrored games") {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto plies = random_plies(seed, 40);
    const hive::GameState original = image_of(plies, {});
    for (const board::Symmetry symmetry : board::symmetries) {
      CAPTURE(seed, symmetry.is_mirrored, int{symmetry.rotation});
      const hive::GameState image = image_of(plies, symmetry);
      const auto is_same = [&](RepetitionSymmetry by) {
        return hive::position_key(original, by) == hive::position_key(image, by);
      };
      const bool is_itself = !symmetry.is_mirrored && symmetry.rotation == 0;
      CHECK(is_same(RepetitionSymmetry::reflection));
      // Random hives of this size have no symmetry of their own.
      CHECK(is_same(RepetitionSymmetry::rotation) == !symmetry.is_mirrored);
      CHECK(is_same(RepetitionSymmetry::identity) == is_itself);
    }
  }
}
