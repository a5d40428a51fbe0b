// The rules know neither left from right nor, but for who is who, up from down (hexix R3).

#include "hexix/rules/legal_moves.hpp"
#include "support/checks/catch.hpp"
#include "support/hexix/random.hpp"

#include <algorithm>

using namespace plyglot;
using namespace plyglot::hexix;

namespace {

struct Symmetry {
  Cell (*cell)(Cell);
  bool swaps_players;
};
constexpr Symmetry symmetries[] = {{mirrored, false}, {turned, true}};

Player image(const Symmetry& symmetry, Player player) { return symmetry.swaps_players ? opponent_of(player) : player; }

Position image(const Symmetry& symmetry, const Position& position) {
  Position result;
  result.to_move = image(symmetry, position.to_move);
  for (Cell cell = 0; cell < cell_count; ++cell) {
    std::optional<Piece> piece = position.pieces[cell];
    if (piece) piece->owner = image(symmetry, piece->owner);
    result.pieces[symmetry.cell(cell)] = piece;
  }
  return result;
}

Move image(const Symmetry& symmetry, Move move) {
  move.cell = symmetry.cell(move.cell);
  if (move.kind == MoveKind::capture) move.target = symmetry.cell(move.target);
  return move;
}

CellSet image(const Symmetry& symmetry, CellSet cells) {
  CellSet result = 0;
  for (; cells != 0; cells &= cells - 1) result |= set_of(symmetry.cell(first_of(cells)));
  return result;
}

std::vector<std::string> sorted_texts(const std::vector<Move>& moves) {
  std::vector<std::string> texts = test::texts_of(moves);
  std::sort(texts.begin(), texts.end());
  return texts;
}

void check_lists(const Symmetry& symmetry, const State& state) {
  std::vector<Move> moves = list_legal_moves(state);
  for (Move& move : moves) move = image(symmetry, move);
  const State other(image(symmetry, state.position()));
  REQUIRE(sorted_texts(list_legal_moves(other)) == sorted_texts(moves));
  REQUIRE(perft(other, 3) == perft(state, 3));
}

void check_verdicts(const Symmetry& symmetry, const State& state, const test::WrittenHexixMove& written) {
  const State other(image(symmetry, state.position()));
  Verdict verdict = judge(state, written.move, written.number);
  verdict.anchors = image(symmetry, verdict.anchors);
  verdict.below_count = image(symmetry, verdict.below_count);
  REQUIRE(test::text_of(judge(other, image(symmetry, written.move), written.number)) == test::text_of(verdict));
}

}  // namespace

TEST_CASE("hexix rules: the mirror image and the turned board have the same plies and verdicts") {
  test::Random random(4);
  for (std::size_t i = 0; i < 300; ++i) {
    const State state(test::random_hexix_position(random));
    const std::string position = position_text(state.position());
    CAPTURE(position);
    const test::WrittenHexixMove written = test::random_hexix_move(random, state);
    for (const Symmetry& symmetry : symmetries) {
      check_lists(symmetry, state);
      check_verdicts(symmetry, state, written);
    }
  }
}

TEST_CASE("hexix position: its text can be read again") {
  test::Random random(5);
  for (std::size_t i = 0; i < 1000; ++i) {
    const Position position = test::random_hexix_position(random);
    CHECK(position_from_text(position_text(position)) == position);
    CHECK(State(position).position() == position);
  }
}
