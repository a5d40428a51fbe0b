#include "naive/hexix_rules/game.hpp"

#include <cstdlib>

namespace plyglot::naive::hexix_rules {
namespace {

const std::map<char, int> rows_by_column = {{'A', 3}, {'B', 4}, {'C', 5}, {'D', 6}, {'E', 5}, {'F', 4}, {'G', 3}};

Cells found_neighbours(const std::string& cell) {
  Cells found;
  for (const std::string& candidate : all_cells()) {
    const int across = std::abs(column_of(candidate) - column_of(cell));
    const int up = std::abs(height_of(candidate) - height_of(cell));
    if ((across == 0 && up == 2) || (across == 1 && up == 1)) found.insert(candidate);
  }
  return found;
}

}  // namespace

const Cells& all_cells() {
  static const Cells cells = [] {
    Cells all;
    for (const auto& [column, rows] : rows_by_column) {
      for (int row = 1; row <= rows; ++row) all.insert(column + std::to_string(row));
    }
    return all;
  }();
  return cells;
}

int column_of(const std::string& cell) { return cell[0] - 'A'; }

int height_of(const std::string& cell) { return 2 * (cell[1] - '1') + std::abs(column_of(cell) - 3); }

Cells neighbours(const std::string& cell) {
  static const std::map<std::string, Cells> by_cell = [] {
    std::map<std::string, Cells> all;
    for (const std::string& each : all_cells()) all[each] = found_neighbours(each);
    return all;
  }();
  return by_cell.at(cell);
}

bool is_forward(const std::string& from, const std::string& to, char player) {
  const int up = height_of(to) - height_of(from);
  return std::abs(column_of(to) - column_of(from)) == 1 && up == (player == 'B' ? 1 : -1);
}

char other(char player) { return player == 'B' ? 'R' : 'B'; }

Game start() {
  Game game;
  game.board["D1"] = {'B', 'h', 6};
  game.board["D6"] = {'R', 'h', 6};
  return game;
}

Game game_of(const std::string& text) {
  Game game;
  std::size_t at = 0;
  for (const std::string& cell : all_cells()) {
    if (text.at(at) == '/') ++at;
    if (text.at(at) == '.') {
      ++at;
      continue;
    }
    game.board[cell] = {text.at(at), text.at(at + 1), text.at(at + 2) - '0'};
    at += 3;
  }
  game.to_move = text.at(at + 1) == 'b' ? 'B' : 'R';
  return game;
}

std::string text_of(const Game& game) {
  std::string text;
  char column = 'A';
  for (const std::string& cell : all_cells()) {
    if (cell[0] != column) text += '/';
    column = cell[0];
    const auto found = game.board.find(cell);
    if (found == game.board.end()) {
      text += '.';
    } else {
      text += found->second.owner;
      text += found->second.kind;
      text += std::to_string(found->second.number);
    }
  }
  return text + (game.to_move == 'B' ? " b" : " r");
}

}  // namespace plyglot::naive::hexix_rules
