// The keys of the search for readings: equal keys, equal lists of moves, pieces by their numbers.
#include "hive/verdicts/repair/hive_text.hpp"

#include "hive/spelling/move_string.hpp"
#include "support/checks/catch.hpp"
#include "support/games/random_games.hpp"

#include <algorithm>
#include <map>
#include <random>

using namespace plyglot;

namespace {

// As texts, which do not tell where the hive is on the table.
std::string list_of(const hive::Game& game) {
  std::vector<std::string> moves;
  for (const hive::Move move : game.legal_moves()) moves.push_back(hive::uhp::move_string(game.state(), move));
  std::sort(moves.begin(), moves.end());
  std::string list;
  for (const std::string& move : moves) list += move + ';';
  return list;
}

}  // namespace

TEST_CASE("the text of a game: equal keys, equal lists of moves") {
  const text::Source source{"", ""};
  const hive::RuleOptions options{.queen_first = true, .piece_order = hive::PieceOrder::any};
  std::map<std::uint64_t, std::string> lists;
  std::size_t again = 0;
  std::mt19937 random(51);
  for (std::uint32_t i = 0; i < 600; ++i) {
    const hive::GameType type{i % 2 == 0, i % 4 < 2, i % 3 == 0};
    const hive::GameState start(type);
    const hive::HiveText text(source, hive::uhp::spelling, {}, start, options, {});
    hive::Game game = text.start();
    // Few choices, so that games meet again.
    for (int ply = 0; ply < 14 && !is_over(game.state().outcome()); ++ply) {
      const std::vector<hive::Move> moves = game.legal_moves();
      game.play(moves[random() % std::min<std::size_t>(moves.size(), 3)]);
      const auto [known, is_new] = lists.emplace(text.key(game) ^ hive::pieces_of(type), list_of(game));
      if (!is_new) ++again;
      CHECK(known->second == list_of(game));
    }
  }
  CHECK(again > 500);
}
