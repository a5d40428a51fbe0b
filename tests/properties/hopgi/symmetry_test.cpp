// What no turn changes: the sides are the same but for file and rank, and no piece is lost but kings.

#include "hopgi/rules/legal_turns.hpp"
#include "hopgi/rules/turn_text.hpp"
#include "support/checks/catch.hpp"
#include "support/hopgi/exchange.hpp"
#include "support/hopgi/players.hpp"
#include "support/hopgi/positions.hpp"
#include "support/hopgi/random.hpp"

#include <algorithm>

using namespace plyglot;
using namespace plyglot::hopgi;

namespace {

// R+DK, B+DH, P+G with both hands.
std::array<std::uint32_t, 3> census(const State& state) {
  std::array<std::uint32_t, 3> sum{};
  for (const PieceKind kind : {PieceKind::rook, PieceKind::bishop, PieceKind::pawn}) {
    auto& pieces = sum[static_cast<std::size_t>(kind) - static_cast<std::size_t>(PieceKind::rook)];
    for (const Side side : {Side::white, Side::black}) {
      pieces += count(state.pieces(side, kind) | state.pieces(side, promoted(kind))) + state.hand(side).of(kind);
    }
  }
  return sum;
}

void check_sets(const State& state) {
  SquareSet all = 0;
  for (const Side side : {Side::white, Side::black}) {
    for (std::size_t kind = 0; kind < piece_kind_count; ++kind) {
      const SquareSet pieces = state.pieces(side, static_cast<PieceKind>(kind));
      REQUIRE((all & pieces) == 0);
      all |= pieces;
    }
  }
  REQUIRE(all == state.occupied());
  REQUIRE((all & ~all_squares) == 0);
}

}  // namespace

TEST_CASE("hopgi rules: exchanging file and rank exchanges the sides") {
  test::Random random(4);
  for (std::size_t i = 0; i < 200; ++i) {
    const Position position = test::random_hopgi_position(random);
    const State state(position);
    const State other(test::exchanged(position));
    std::vector<std::string> images;
    std::vector<std::string> texts;
    for (const Turn& turn : list_legal_turns(state)) images.push_back(turn_text(test::exchanged(turn)));
    for (const Turn& turn : list_legal_turns(other)) texts.push_back(turn_text(turn));
    std::sort(images.begin(), images.end());
    CAPTURE(test::hopgi_fen(position));
    REQUIRE(texts == images);
    REQUIRE(perft(other, 2) == perft(state, 2));
    REQUIRE(state.position() == position);
  }
  CHECK(test::exchanged(start_position()).pieces == start_position().pieces);
}

TEST_CASE("hopgi rules: a game keeps its pieces, and clock and numbers run as they should") {
  test::Random random(5);
  constexpr std::array<std::uint32_t, 3> all_pieces = {4, 4, 12};
  for (std::size_t i = 0; i < 20; ++i) {
    const auto game =
        played_hopgi_game(random, start_position(), {test::HopgiPlayer::greedy, test::HopgiPlayer::random}, 200);
    State state;
    for (const Turn& turn : game.turns) {
      const State before = state;
      play_turn(state, turn);
      CAPTURE(test::hopgi_fen(before.position()), turn_text(turn));
      REQUIRE(census(state) == all_pieces);
      check_sets(state);
      REQUIRE((state.clock() == 0 || state.clock() == before.clock() + 1));
      REQUIRE(state.turn_number() == before.turn_number() + (before.to_move() == Side::black ? 1 : 0));
      REQUIRE(state.to_move() == opponent_of(before.to_move()));
    }
  }
}
