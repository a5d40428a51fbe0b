#include "naive/hive_records/game_string.hpp"
#include "tools/naive_adapter/hive_words.hpp"

#include <algorithm>

namespace plyglot::naive_adapter {
namespace {

using naive::hive_rules::Cell;
using naive::hive_rules::Position;

std::string cell_text(Cell cell) { return std::to_string(cell.first) + ',' + std::to_string(cell.second); }

unsigned long long count_leaves(const Position& position, int depth) {
  if (depth == 0) return 1;
  unsigned long long leaves = 0;
  for (const naive::hive_rules::Move& move : moves_of(position))
    leaves += count_leaves(after(position, move), depth - 1);
  return leaves;
}

// The one game of a file, and its type.
Position position_of_game(const Json& request) {
  std::string text = plain_file(request);
  if (!text.empty() && text.back() == '\n') text.pop_back();
  if (!naive::hive_records::is_strict(text)) throw Unsupported{};
  const naive::hive_records::Reading reading = naive::hive_records::read_game_string(text);
  if (!reading.findings.empty()) throw Unsupported{};
  Position position = naive::hive_rules::start_of(text.substr(0, text.find(';')));
  const std::size_t plies = wanted_plies(request, reading.plies.size());
  for (std::size_t i = 0; i < plies; ++i) position = after(position, reading.plies[i]);
  return position;
}

}  // namespace

std::string piece_id(const std::string& piece) { return piece.size() == 2 ? piece + '1' : piece; }

Json hive_position(const Position& position) {
  std::vector<Cell> cells;
  for (const auto& [cell, stack] : position.stacks) cells.push_back(cell);
  std::sort(cells.begin(), cells.end(),
            [](Cell a, Cell b) { return std::tie(a.second, a.first) < std::tie(b.second, b.first); });
  Json board = Json::array();
  for (const Cell& cell : cells) {
    std::string text;
    for (const std::string& piece : position.stacks.at(cell)) {
      text += (text.empty() ? "" : ">") + piece_id(piece) + (piece == position.stunned ? "!" : "");
    }
    board.push_back(cell_text(cell) + '=' + text);
  }
  return {{"to_move", std::string(1, position.side())}, {"board", board}};
}

Json hive_outcome(const Position& position) {
  const std::string outcome = outcome_of(position);
  if (outcome == "Draw") return won_by(std::nullopt);
  if (outcome == "WhiteWins") return won_by(0);
  if (outcome == "BlackWins") return won_by(1);
  return nullptr;
}

Json hive_moves(const Position& position) {
  Json texts = Json::array();
  for (const naive::hive_rules::Move& move : moves_of(position)) {
    texts.push_back(move.piece == "pass" ? move.piece : piece_id(move.piece) + ' ' + cell_text(move.to));
  }
  return texts;
}

void answer_uhp(const Json& request, Json& answer) {
  const std::string verb = request["do"];
  if (verb == "position") {
    const Position position = position_of_game(request);
    answer["position"] = hive_position(position);
    answer["outcome"] = hive_outcome(position);
  } else if (verb == "moves") {
    answer["moves"] = hive_moves(position_of_game(request));
  } else if (verb == "perft") {
    const Position position = position_of_game(request);
    answer["leaves"] = count_leaves(position, shallow_depth(request, moves_of(position).size()));
  } else {
    throw Unsupported{};
  }
}

}  // namespace plyglot::naive_adapter
