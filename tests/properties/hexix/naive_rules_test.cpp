// The rules against a second implementation: random games with faults, and positions that no game reaches.

#include "hexix/record/move_text.hpp"
#include "hexix/rules/legal_moves.hpp"
#include "support/checks/catch.hpp"
#include "support/hexix/players.hpp"
#include "support/hexix/random.hpp"

#include <algorithm>
#include <map>

using namespace plyglot;
using namespace plyglot::hexix;
using test::text_of;

namespace {

namespace naive_rules = naive::hexix_rules;

constexpr std::size_t games_played = 30;
constexpr std::size_t most_plies_played = 60;
constexpr std::size_t positions = 400;

// What the random moves came to, so that a generator that plays nothing does not pass for a test.
struct MoveTally {
  std::map<std::string_view, std::size_t> broken;
  std::size_t homes_taken = 0;
  // Though there is a home.
  std::size_t blocked = 0;
};

void compare_lists(const State& state, const RuleOptions& options) {
  const naive_rules::Game game = naive_rules::game_of(position_text(state.position()));
  const std::vector<Move> moves = list_legal_moves(state, options);
  const std::vector<std::string> expected =
      naive_rules::legal_moves(game, {options.global_rule, options.inactive_rule});
  REQUIRE(test::texts_of(moves) == expected);
  REQUIRE(count_legal_moves(state, options) == expected.size());
  REQUIRE(has_legal_move(state, options) == !expected.empty());
}

void compare_verdicts(const State& state, const test::WrittenHexixMove& written, MoveTally& tally) {
  const naive_rules::Game game = naive_rules::game_of(position_text(state.position()));
  const Verdict verdict = judge(state, written.move, written.number);
  const naive_rules::Verdict expected = naive_rules::judge(game, text_of(written));
  REQUIRE(text_of(verdict) == text_of(expected));
  for (unsigned i = 0; i < rules; ++i) {
    const auto rule = static_cast<Rule>(i);
    if (contains(verdict.broken, rule)) ++tally.broken[test::hexix_rule_name(rule)];
  }
  const std::vector<std::string> legal = naive_rules::legal_moves(game);
  REQUIRE(is_legal(state, written.move) ==
          (std::find(legal.begin(), legal.end(), move_text(written.move)) != legal.end()));
  State in_one = state;
  const Outcome outcome = play_if_sound(in_one, written.move, written.number, static_cast<RuleSet>(~0U));
  REQUIRE(text_of(outcome.verdict) == text_of(verdict));
  REQUIRE(outcome.is_played == (verdict.broken == 0));
  if (!outcome.is_played) REQUIRE(in_one == state);
  if (verdict.is_refused) return;
  State after = state;
  const std::optional<Piece> captured = play(after, written.move, verdict);
  if (outcome.is_played) {
    REQUIRE(in_one == after);
    REQUIRE(outcome.captured == captured);
  }
  REQUIRE(position_text(after.position()) ==
          naive_rules::text_of(naive_rules::after(game, text_of(written), expected)));
  const State read_again(after.position());
  REQUIRE(after == read_again);
  // What is kept from move to move.
  for (const Player player : {Player::blue, Player::red}) REQUIRE(after.active(player) == read_again.active(player));
  REQUIRE(after.raisable() == read_again.raisable());
}

// Most moves are legal, so that the game gets somewhere.
test::WrittenHexixMove next_move(test::Random& random, const State& state) {
  const std::vector<Move> legal = list_legal_moves(state);
  if (legal.empty() || random.chance(10)) return test::random_hexix_move(random, state);
  return {test::chosen_hexix_move(random, state, test::HexixPlayer::greedy), 0};
}

void compare_game(test::Random& random, MoveTally& tally) {
  State state;
  for (std::size_t ply = 0; ply < most_plies_played; ++ply) {
    const test::WrittenHexixMove written = next_move(random, state);
    const std::string position = position_text(state.position());
    CAPTURE(position, text_of(written));
    compare_lists(state, {});
    compare_verdicts(state, written, tally);
    const Verdict verdict = judge(state, written.move, written.number);
    if (verdict.is_refused) {
      state.pass_turn();
      continue;
    }
    const std::optional<Piece> captured = play(state, written.move, verdict);
    if (captured && captured->kind == PieceKind::home) {
      ++tally.homes_taken;
      return;
    }
  }
}

}  // namespace

TEST_CASE("hexix rules: two implementations agree on random games") {
  MoveTally tally;
  test::Random random(1);
  for (std::size_t i = 0; i < games_played; ++i) compare_game(random, tally);
  CHECK(tally.homes_taken > 0);
}

TEST_CASE("hexix rules: two implementations agree on any position, under all options") {
  MoveTally tally;
  test::Random random(2);
  for (std::size_t i = 0; i < positions; ++i) {
    const State state(test::random_hexix_position(random));
    const std::string position = position_text(state.position());
    CAPTURE(position);
    for (const bool global_rule : {true, false}) {
      for (const bool inactive_rule : {true, false}) compare_lists(state, {global_rule, inactive_rule});
    }
    if (!has_legal_move(state) && state.active(state.to_move()) != 0) ++tally.blocked;
    for (std::size_t move = 0; move < 8; ++move) {
      const test::WrittenHexixMove written = test::random_hexix_move(random, state);
      CAPTURE(text_of(written));
      compare_verdicts(state, written, tally);
    }
  }
  CHECK(tally.blocked > 0);
  // Every rule was broken.
  for (unsigned i = 0; i < rules; ++i) {
    const std::string_view name = test::hexix_rule_name(static_cast<Rule>(i));
    CAPTURE(name);
    CHECK(tally.broken[name] > 10);
  }
}

TEST_CASE("hexix rules: two implementations count the same leaves") {
  test::Random random(3);
  for (std::size_t i = 0; i < 20; ++i) {
    const State state(test::random_hexix_position(random));
    const std::string position = position_text(state.position());
    CAPTURE(position);
    CHECK(perft(state, 2) == naive_rules::perft(naive_rules::game_of(position), 2));
  }
}
