#include "support/games/random_games.hpp"

#include "hive/rules/game.hpp"
#include "hive/spelling/move_string.hpp"
#include "hive/spelling/move_texts.hpp"

#include <algorithm>

namespace plyglot::test {
namespace {

template <class Condition>
std::vector<hive::Move> those(const std::vector<hive::Move>& moves, Condition condition) {
  std::vector<hive::Move> result;
  std::copy_if(moves.begin(), moves.end(), std::back_inserter(result), condition);
  return result;
}

hive::Move random_move(Random& random, const hive::GameState& state, std::vector<hive::Move> moves,
                       std::size_t movements) {
  const auto is_movement = [&](hive::Move move) {
    return !move.is_pass() && hive::holds(state.on_board(), move.piece);
  };
  const bool moves_one = random.chance(movements);
  const std::vector<hive::Move> wished = those(moves, [&](hive::Move move) { return is_movement(move) == moves_one; });
  if (!wished.empty()) moves = wished;
  std::vector<hive::PieceIndex> pieces;
  for (const hive::Move move : moves) {
    if (std::find(pieces.begin(), pieces.end(), move.piece) == pieces.end()) pieces.push_back(move.piece);
  }
  // The order of a move list is not guaranteed.
  std::sort(pieces.begin(), pieces.end());
  const hive::PieceIndex piece = random.pick(pieces);
  std::vector<hive::Move> of_piece = those(moves, [&](hive::Move move) { return move.piece == piece; });
  std::sort(of_piece.begin(), of_piece.end(), [](hive::Move a, hive::Move b) { return a.to < b.to; });
  return random.pick(of_piece);
}

}  // namespace

hive::Record random_game(Random& random, const GameWishes& wishes) {
  hive::Record record;
  record.type = wishes.type;
  hive::Game game(wishes.type);
  while (record.plies.size() < wishes.most_plies) {
    const std::vector<hive::Move> moves = game.legal_moves();
    if (moves.empty()) break;
    const hive::Move move = random_move(random, game.state(), moves, wishes.movements);
    hive::Ply& ply = record.plies.emplace_back();
    ply.piece = move.piece;
    if (!move.is_pass()) ply.to = game.state().cell_at(move.to);
    game.play(move);
  }
  record.outcome = game.outcome();
  return record;
}

std::string game_string_of(const hive::Record& record) {
  const std::size_t plies = record.plies.size();
  std::string text = hive::name_of(record.type) + ';' + std::string(hive::name_of(record.outcome)) + ';';
  text += (plies % 2 == 0 ? "White[" : "Black[") + std::to_string(plies / 2 + 1) + ']';
  for (const std::string& move : hive::move_texts(record, hive::uhp::spelling, hive::References::canonical)) {
    text += ';' + move;
  }
  return text;
}

}  // namespace plyglot::test
