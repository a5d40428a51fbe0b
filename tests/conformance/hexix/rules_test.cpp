// The rules of Hexix against the vectors: the board, counts of the tree of plies, full lists of legal plies.

#include "hexix/perft.hpp"
#include "support/catch.hpp"
#include "support/hexix/moves.hpp"
#include "support/leaf_budget.hpp"
#include "support/vectors.hpp"

#include <numeric>
#include <sstream>

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
  std::size_t left_out = 0;
  for (const auto& row : test::table_vectors("vectors/hexix/perft.tsv")) {
    CAPTURE(row[0], row[1]);
    const State state = hexix_state(row[0]);
    const auto depth = static_cast<unsigned>(std::stoul(row[1]));
    const std::uint64_t leaves = std::stoull(row.at(2));
    if (leaves > test::most_leaves) {
      ++left_out;
      continue;
    }
    CHECK(perft(state, depth) == leaves);
    const std::vector<Division> parts = divide(state, depth);
    const auto add = [](std::uint64_t sum, const Division& part) { return sum + part.leaves; };
    CHECK(std::accumulate(parts.begin(), parts.end(), std::uint64_t{0}, add) == leaves);
  }
  if (left_out > 0) WARN(left_out << " rows have more than " << test::most_leaves << " leaves and were left out");
}

TEST_CASE("hexix rules: full lists of legal plies") {
  for (const auto& row : test::table_vectors("vectors/hexix/legal-moves.tsv")) {
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
