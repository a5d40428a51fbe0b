#include "hive/rules/legality/legality.hpp"

#include "hive/spelling/move_string.hpp"
#include "support/checks/catch.hpp"
#include "support/hive/uhp_games.hpp"

#include <algorithm>

using namespace plyglot;
using hive::Rule;

namespace {

// The verdict on a move after a game, and its pieces and parts in words.
struct Judged {
  hive::Game game;
  hive::Verdict verdict;

  std::string pieces() const {
    std::string text;
    for (const hive::PieceIndex piece : verdict.pieces) text += (text.empty() ? "" : " ") + hive::name_of(piece);
    return text;
  }
  std::vector<std::string> parts() const {
    std::vector<std::string> texts;
    for (const hive::PieceSet part : verdict.parts) {
      std::string text;
      for (hive::PieceIndex piece = 0; piece < hive::all_pieces; ++piece) {
        if (hive::holds(part, piece)) text += (text.empty() ? "" : " ") + hive::name_of(piece);
      }
      texts.push_back(text);
    }
    std::sort(texts.begin(), texts.end());
    return texts;
  }
};

Judged judged(const std::string& game_string, const std::string& move, const hive::RuleOptions& options = {}) {
  const hive::Game game = test::played(game_string, options);
  return {game, hive::judge(game, test::attempt_of(game.state(), move))};
}

const std::string four_in_a_row = "Base;InProgress;White[3];wA1;bA1 wA1-;wQ -wA1;bQ bA1-";

}  // namespace

TEST_CASE("a pinned piece is named with the parts it holds together") {
  const Judged judgement = judged(four_in_a_row, "wA1 -wQ");
  CHECK(judgement.verdict.rule == Rule::breaks_hive);
  CHECK(judgement.parts() == std::vector<std::string>{"bQ bA1", "wQ"});
}

TEST_CASE("a covered piece is named with the one on top of it, and when that came") {
  const Judged judgement = judged(
      R"(Base;InProgress;White[6];wS1;bS1 wS1-;wB1 \wS1;bB1 bS1/;wG1 /wS1;bG1 bS1\;wQ /wB1;bQ bB1\;wB1 wQ;bB1 bQ)",
      R"(wQ \wS1)");
  CHECK(judgement.verdict.rule == Rule::covered_piece);
  CHECK(judgement.pieces() == "wB1");
  CHECK(judgement.verdict.related_ply == 8U);
}

TEST_CASE("placements are judged in the order of the rules") {
  const std::string start = "Base;InProgress;White[2];wS1;bS1 wS1-";
  const Judged enemy = judged(start, "wQ bS1-");
  CHECK(enemy.verdict.rule == Rule::placement_touches_enemy);
  CHECK(enemy.pieces() == "bS1");
  CHECK(enemy.verdict.related_ply == 1U);

  const Judged occupied = judged(start, "wQ wS1");
  CHECK(occupied.verdict.rule == Rule::placement_on_occupied);
  CHECK(occupied.pieces() == "wS1");
  CHECK(occupied.verdict.related_ply == 0U);

  const Judged order = judged(start, "wG3 -wS1");
  CHECK(order.verdict.rule == Rule::piece_order);
  CHECK(order.pieces() == "wG1");
  hive::RuleOptions any_order;
  any_order.piece_order = hive::PieceOrder::any;
  CHECK(judged(start, "wG3 -wS1", any_order).verdict.is_legal());

  const hive::Game game = test::played(start);
  const hive::PieceIndex ant = hive::find_piece(hive::Colour::white, hive::BugKind::ant, 1);
  CHECK(hive::judge(game, {ant, {-2, 0}}).rule == Rule::placement_detached);
  // Far cells must not be taken for near ones.
  CHECK(hive::judge(game, {ant, {-1 + 32, 0}}).rule == Rule::placement_detached);
  CHECK(hive::judge(game, {ant, {-1, 32}}).rule == Rule::placement_detached);
  CHECK(hive::judge(game, {ant, {-1 + (1 << 29), -(1 << 29)}}).rule == Rule::placement_detached);
  CHECK(hive::judge(game, {ant, {-1, 0}}).is_legal());
}

TEST_CASE("the queen on the first turn is an option") {
  const std::string start = "Base;NotStarted;White[1]";
  CHECK(judged(start, "wQ").verdict.rule == Rule::queen_on_first_turn);
  hive::RuleOptions options;
  options.queen_first = true;
  CHECK(judged(start, "wQ", options).verdict.is_legal());
  CHECK(hive::Game(hive::GameType{}, options).legal_moves().size() == 5);
}

TEST_CASE("a pass with moves tells the moves, and may be free") {
  const Judged judgement = judged(four_in_a_row, "pass");
  CHECK(judgement.verdict.rule == Rule::pass_with_moves);
  CHECK(judgement.verdict.legal == judgement.game.legal_moves());
  hive::RuleOptions options;
  options.pass = hive::PassRule::free;
  CHECK(judged(four_in_a_row, "pass", options).verdict.is_legal());
}

TEST_CASE("a closed gate is named by its cells and pieces") {
  const Judged judgement =
      judged(R"(Base;InProgress;Black[4];wB1;bG1 \wB1;wS1 wB1\;bQ bG1/;wQ wS1/;bS1 bQ-;wS1 bS1\)", "bQ /bS1");
  CHECK(judgement.verdict.rule == Rule::gate_blocked);
  CHECK(judgement.verdict.gate == std::vector<hive::Cell>{{2, -2}, {0, -1}});
  CHECK(judgement.pieces() == "bS1 bG1");
}

TEST_CASE("a queen that would lose contact has a gate without pieces") {
  const Judged judgement = judged(R"(Base;InProgress;Black[3];wG1;bB1 wG1/;wG2 wG1\;bQ bB1-;wA1 wG2-)", "bQ wA1/");
  CHECK(judgement.verdict.rule == Rule::gate_blocked);
  CHECK(judgement.verdict.gate.size() == 2);
  CHECK(judgement.pieces().empty());
}

TEST_CASE("own pieces that go where their kind does not") {
  const std::string game = R"(Base;InProgress;White[3];wS1;bS1 wS1\;wQ -wS1;bQ /bS1)";
  CHECK(judged(game, "wQ wQ").verdict.rule == Rule::no_move);
  const Judged occupied = judged(game, "wQ wS1");
  CHECK(occupied.verdict.rule == Rule::destination_occupied);
  CHECK(occupied.pieces() == "wS1");
  CHECK(occupied.verdict.related_ply == 0U);
  CHECK(judged(game, "wQ -wQ").verdict.rule == Rule::destination_detached);

  const Judged far = judged(game, "wQ wS1/");
  CHECK(far.verdict.rule == Rule::cannot_reach);
  CHECK(hive::uhp::move_strings(far.game.state(), far.verdict.legal) ==
        std::vector<std::string>{R"(wQ /wS1)", R"(wQ \wS1)"});
  CHECK(judged(R"(Base;InProgress;White[2];wG1;bB1 \wG1)", "wG1 -bB1").verdict.rule == Rule::move_before_queen);
}

TEST_CASE("what may not be thrown") {
  const Judged no_one = judged("Base;InProgress;Black[1];wG1", "wG1 wG1");
  CHECK(no_one.verdict.rule == Rule::throw_by_no_one);
  CHECK(no_one.verdict.related_ply == 0U);
  CHECK(judged("Base+P;InProgress;White[2];wP;bA1 /wP", "bA1 -wP").verdict.rule == Rule::throw_before_queen);

  const Judged covered =
      judged(R"(Base+P;InProgress;Black[4];wB1;bP wB1-;wQ \wB1;bQ bP-;wB2 /wQ;bS1 bQ-;wB2 wB1)", "wB1 -wQ");
  CHECK(covered.verdict.rule == Rule::throw_stacked);
  CHECK(covered.pieces() == "wB2");

  const Judged pinned = judged(R"(Base+P;InProgress;White[3];wP;bB1 -wP;wQ wP\;bS1 -bB1)", R"(bB1 \bS1)");
  CHECK(pinned.verdict.rule == Rule::throw_breaks_hive);
  CHECK(pinned.parts() == std::vector<std::string>{"bS1", "wQ wP"});
}

TEST_CASE("what moved last can neither move, throw nor be thrown") {
  // Black's pillbug has thrown White's.
  const std::string thrown = R"(Base+P;InProgress;White[4];wP;bP wP\;wQ wP/;bQ /bP;wQ bP/;wP -bP)";
  const Judged itself = judged(thrown, "wP -bQ");
  CHECK(itself.verdict.rule == Rule::stunned_piece);
  CHECK(itself.verdict.related_ply == 5U);
  const Judged thrower = judged(thrown, "bQ -wP");
  CHECK(thrower.verdict.rule == Rule::thrower_stunned);
  CHECK(thrower.pieces() == "wP");
  CHECK(thrower.verdict.related_ply == 5U);

  const std::string moved = R"(Base+P;InProgress;Black[3];wA1;bP -wA1;wQ wA1/;bQ -bP;wQ \wA1)";
  const Judged target = judged(moved, R"(wQ \bP)");
  CHECK(target.verdict.rule == Rule::throw_of_stunned);
  CHECK(target.verdict.related_ply == 4U);
  const Judged occupied = judged(moved, "wA1 bP");
  CHECK(occupied.verdict.rule == Rule::throw_target);
  CHECK(occupied.pieces() == "bP");
  CHECK(occupied.verdict.related_ply == 1U);
}

TEST_CASE("two stacks beside the thrower close the way") {
  const Judged judgement = judged(
      R"(Base+P;InProgress;White[10];wP;bP wP/;wB1 -wP;bS1 bP-;wB2 -wB1;bB1 \bS1;wQ wB2\;bQ bS1/;wB2 wB1;bS1 bP\;)"
      R"(wQ wB2\;bQ bB1\;wQ wP\;bA1 bQ\;wS1 /wB2;bB2 bA1\;wG1 -wS1;bB1 bP)",
      "bS1 -bB1");
  CHECK(judgement.verdict.rule == Rule::throw_gate);
  CHECK(judgement.pieces() == "wP");
  REQUIRE(judgement.verdict.gate.size() == 2);
  for (const hive::Cell cell : judgement.verdict.gate) {
    CHECK(judgement.game.state().height(hive::spot_of(cell)) > 1);
  }
}
