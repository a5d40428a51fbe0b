#include "support/games/random_games.hpp"

#include "hive/board/pieces.hpp"
#include "hive/record/record_replay.hpp"
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

// Any piece on the board that names the place, in any of the ways that have no finding.
std::optional<hive::Reference> any_reference(const hive::GameState& state, hive::Move move, Random& random) {
  if (move.is_pass() || state.on_board() == 0) return std::nullopt;
  std::vector<hive::Reference> references;
  for (hive::PieceIndex piece = 0; piece < hive::all_pieces; ++piece) {
    if (piece == move.piece || !hive::holds(state.on_board(), piece)) continue;
    const bool is_climb = canonical_reference(state, move)->direction == std::nullopt;
    if (is_climb) {
      if (canonical_reference(state, move)->piece == piece) references.push_back({piece, std::nullopt});
      continue;
    }
    for (board::Direction direction = 0; direction < board::directions; ++direction) {
      if (board::neighbour(state.cell(piece), direction) == state.cell_at(move.to)) {
        references.push_back({piece, direction});
      }
    }
  }
  return random.pick(references);
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

std::string respelled(const hive::Record& record, Random& random) {
  std::string text = game_string_of(record);
  std::size_t end = 0;
  for (int field = 0; field < 3; ++field) end = text.find(';', end + 1);
  text.resize(std::min(end, text.size()));
  hive::GameState state(record.type);
  for (const hive::Ply& ply : record.plies) {
    const hive::Move move = hive::move_of(ply);
    text += ';' + hive::spelled(hive::uhp::spelling, ply.piece, any_reference(state, move, random));
    state.play(move);
  }
  return text;
}

}  // namespace plyglot::test
