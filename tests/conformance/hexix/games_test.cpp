// Whole games of Hexix against the vectors: how many plies are legal before each ply, what is found, how it ends.

#include "hexix/record/move_text.hpp"
#include "hexix/rules/legal_moves.hpp"
#include "support/checks/catch.hpp"
#include "support/files/vectors.hpp"
#include "support/hexix/moves.hpp"

using namespace plyglot;
using namespace plyglot::hexix;
using test::hexix_move;

namespace {

// R14 of a game without a fault: the last ply ends it or nothing does.
nlohmann::json end_after(const State& state, const std::optional<Piece>& captured) {
  const std::string winner = state.to_move() == Player::red ? "B" : "R";
  if (captured && captured->kind == PieceKind::home) return winner + "-home";
  if (!has_legal_move(state)) return winner + "-block";
  return nullptr;
}

}  // namespace

TEST_CASE("hexix rules: whole games without a fault") {
  for (const auto& row : test::json_vectors("hexix/games.jsonl")) {
    CAPTURE(row["id"].get<std::string>());
    State state;
    nlohmann::json end = nullptr;
    nlohmann::json counts = nlohmann::json::array();
    for (const auto& token : row["plies"]) {
      const Move move = hexix_move(token.get<std::string>());
      CAPTURE(move_text(move));
      counts.push_back(count_legal_moves(state));
      CHECK(is_legal(state, move));
      CHECK(end == nullptr);
      const bool ends = takes_home(state, move);
      const Verdict verdict = judge(state, move);
      CHECK(verdict.broken == 0);
      end = end_after(state, play(state, move, verdict));
      CHECK(ends == (end == "B-home" || end == "R-home"));
    }
    CHECK(counts == row["legal_counts"]);
    CHECK(end == row["end"]);
    CHECK(position_text(state.position()) == row["final"].get<std::string>());
  }
}
