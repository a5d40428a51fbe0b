// The rules of Hexix against the vectors: the board, counts of the tree of plies, full lists of legal plies.

#include "hexix/record/move_text.hpp"
#include "hexix/rules/legal_moves.hpp"
#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"
#include "support/games/perft_vectors.hpp"
#include "support/hexix/moves.hpp"

using namespace plyglot;
using namespace plyglot::hexix;
using test::hexix_state;

namespace {

std::string text_of(const std::vector<Move>& moves) {
  std::string text;
  for (const Move move : moves) text += (text.empty() ? "" : " ") + move_text(move);
  return text;
}

}  // namespace

TEST_CASE("hexix rules: numbers of leaves at each depth") {
  const auto check = [](const std::string& position, unsigned depth, std::uint64_t leaves) {
    const State state = hexix_state(position);
    CHECK(perft(state, depth) == leaves);
    CHECK(test::sum_of_leaves(divide(state, depth)) == leaves);
  };
  test::for_each_perft_row("hexix/perft.tsv", test::most_leaves, check);
}

TEST_CASE("hexix rules: full lists of legal plies") {
  for (const auto& row : test::table_vectors("hexix/legal-moves.tsv")) {
    CAPTURE(row[0]);
    const State state = hexix_state(row[0]);
    const std::vector<Move> moves = list_legal_moves(state);
    CHECK(text_of(moves) == row[2]);
    CHECK(moves.size() == std::stoul(row[1]));
    CHECK(count_legal_moves(state) == moves.size());
    CHECK(has_legal_move(state) == !moves.empty());
    for (const Move move : moves) CHECK(is_legal(state, move));
    CHECK(perft(state, 2) == std::stoull(row.at(3)));
    CHECK(position_text(state.position()) == row[0]);
  }
}
