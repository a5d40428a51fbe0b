// The rules against a second implementation: random games, and positions that no game reaches.

#include "hopgi/rules/legal_turns.hpp"
#include "hopgi/rules/turn_text.hpp"
#include "hopgi/spelling/short_move.hpp"
#include "naive/hopgi_rules/game.hpp"
#include "support/checks/catch.hpp"
#include "support/hopgi/players.hpp"
#include "support/hopgi/positions.hpp"
#include "support/hopgi/random.hpp"

#include <algorithm>

using namespace plyglot;
using namespace plyglot::hopgi;
using test::hopgi_fen;

namespace {

namespace naive_rules = naive::hopgi_rules;

constexpr std::size_t games_played = 30;
constexpr std::size_t most_turns_played = 120;
constexpr std::size_t positions = 1500;

// What the random turns came to, so that a generator that plays nothing does not pass for a test.
struct Tally {
  std::size_t wins = 0;
  std::size_t kings_alone = 0;
  std::size_t two_kings = 0;
  std::size_t promotions = 0;
  std::size_t blocked_corners = 0;
  std::size_t legal_random_turns = 0;
  std::size_t illegal_random_turns = 0;
  std::size_t hints = 0;
};

std::vector<std::string> texts_of(const std::vector<Turn>& turns) {
  std::vector<std::string> texts;
  std::transform(turns.begin(), turns.end(), std::back_inserter(texts), turn_text);
  return texts;
}

std::vector<std::string> names_of(SquareSet squares) {
  std::vector<std::string> names;
  for (SquareSet rest = squares; rest != 0; rest &= rest - 1) names.emplace_back(square_name(first_of(rest)));
  return names;
}

std::vector<std::string> names_of(const naive_rules::Squares& squares) {
  std::vector<std::string> names;
  for (const naive_rules::Square square : squares) names.push_back(naive_rules::name_of(square));
  return names;
}

void compare_targets(const State& state, const naive_rules::Game& game, Tally& tally) {
  for (SquareSet rest = state.occupied(); rest != 0; rest &= rest - 1) {
    const Square from = first_of(rest);
    const naive_rules::Square square = naive_rules::square_of(std::string(square_name(from)));
    REQUIRE(names_of(targets(state, from)) == names_of(naive_rules::targets(game, square)));
    REQUIRE(names_of(targets(state, from, Corner::open)) == names_of(naive_rules::targets(game, square, false)));
    if (targets(state, from) != targets(state, from, Corner::open)) ++tally.blocked_corners;
  }
}

void tally_turn(const Turn& turn, Tally& tally) {
  if (turn.second) ++tally.two_kings;
  if (!turn.second && is_king(turn.first.piece)) ++tally.kings_alone;
  if (turn.first.promotes) ++tally.promotions;
}

void compare_lists(const State& state, const naive_rules::Game& game, Tally& tally) {
  const std::vector<Turn> turns = list_legal_turns(state);
  REQUIRE(texts_of(turns) == naive_rules::legal_turns(game));
  REQUIRE(count_legal_turns(state) == turns.size());
  REQUIRE(has_legal_turn(state) == !turns.empty());
  REQUIRE(is_over(state) == naive_rules::is_over(game));
  for (const Turn& turn : turns) {
    REQUIRE(is_legal(state, turn));
    tally_turn(turn, tally);
  }
}

void compare_random_turns(test::Random& random, const State& state, Tally& tally) {
  const std::vector<Turn> turns = list_legal_turns(state);
  for (std::size_t i = 0; i < 20; ++i) {
    const Turn turn = test::random_hopgi_turn(random, state);
    const bool is_listed = std::find(turns.begin(), turns.end(), turn) != turns.end();
    CAPTURE(turn_text(turn));
    REQUIRE(is_legal(state, turn) == is_listed);
    ++(is_listed ? tally.legal_random_turns : tally.illegal_random_turns);
  }
}

void compare_play(const State& state, const naive_rules::Game& game, const Turn& turn) {
  State after = state;
  play_turn(after, turn);
  REQUIRE(hopgi_fen(after.position()) == naive_rules::fen_of(naive_rules::after(game, turn_text(turn))));
  REQUIRE(after == State(after.position()));
}

void compare_short_text(const State& state, const naive_rules::Game& game, const Turn& turn, Tally& tally) {
  const std::string text = short_turn_text(state, turn);
  CAPTURE(text);
  REQUIRE(naive_rules::turn_of_short(game, text) == turn_text(turn));
  if (turn.first.kind == LegKind::drop) return;
  // The letter and the target alone may do without a hint only if nothing else fits them.
  const std::string letter = turn.first.piece == PieceKind::pawn ? "" : std::string(letters_of(turn.first.piece));
  const bool has_hint =
      text.rfind(letter + (turn.first.is_capture ? "x" : "") + std::string(square_name(turn.first.to)), 0) != 0;
  if (has_hint) ++tally.hints;
  const auto others = candidates(state, state.to_move(), turn.first.piece, turn.first.to) & ~set_of(turn.first.from);
  REQUIRE(has_hint == (others != 0));
}

void compare_all(test::Random& random, const State& state, Tally& tally) {
  const naive_rules::Game game = naive_rules::game_of(hopgi_fen(state.position()));
  compare_targets(state, game, tally);
  compare_lists(state, game, tally);
  compare_random_turns(random, state, tally);
  const std::vector<Turn> turns = list_legal_turns(state);
  if (turns.empty()) return;
  for (std::size_t i = 0; i < 8; ++i) {
    const Turn& turn = random.pick(turns);
    CAPTURE(turn_text(turn));
    compare_play(state, game, turn);
    compare_short_text(state, game, turn, tally);
  }
}

}  // namespace

TEST_CASE("hopgi rules: two implementations agree on random games") {
  Tally tally;
  test::Random random(1);
  for (std::size_t i = 0; i < games_played; ++i) {
    const auto player = i % 2 == 0 ? test::HopgiPlayer::greedy : test::HopgiPlayer::random;
    const test::PlayedHopgiGame game = played_hopgi_game(random, start_position(), {player, player}, most_turns_played);
    State state(game.initial);
    for (const Turn& turn : game.turns) {
      const std::string position = hopgi_fen(state.position());
      CAPTURE(position);
      compare_all(random, state, tally);
      play_turn(state, turn);
    }
    if (game.winner) ++tally.wins;
  }
  CHECK(tally.wins > 0);
  CHECK(tally.two_kings > 100);
  CHECK(tally.promotions > 10);
}

TEST_CASE("hopgi rules: two implementations agree on any position") {
  Tally tally;
  test::Random random(2);
  for (std::size_t i = 0; i < positions; ++i) {
    const State state(test::random_hopgi_position(random));
    const std::string position = hopgi_fen(state.position());
    CAPTURE(position);
    compare_all(random, state, tally);
  }
  CHECK(tally.kings_alone > 100);
  CHECK(tally.two_kings > 100);
  CHECK(tally.promotions > 100);
  CHECK(tally.blocked_corners > 10);
  CHECK(tally.legal_random_turns > 100);
  CHECK(tally.illegal_random_turns > 100);
  CHECK(tally.hints > 100);
}

TEST_CASE("hopgi rules: two implementations count the same leaves") {
  test::Random random(3);
  for (std::size_t i = 0; i < 10; ++i) {
    const State state(test::random_hopgi_position(random));
    const std::string position = hopgi_fen(state.position());
    CAPTURE(position);
    CHECK(perft(state, 2) == naive_rules::perft(naive_rules::game_of(position), 2));
  }
}
