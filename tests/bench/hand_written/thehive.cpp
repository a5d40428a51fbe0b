#include "bench/hand_written/hive_moves.hpp"
#include "bench/hand_written/readers.hpp"

namespace plyglot::bench::hand_written {
namespace {

// `bA1*\wG1` or `bA1\*wG1`: the star marks the place of the piece that moves.
HiveMove read_move(std::string_view text) {
  HiveMove move;
  if (text == "pass") return move;
  move.piece = take_piece(text);
  if (text.size() < 3) return move;
  move.before = text[0];
  move.after = text[1];
  text.remove_prefix(2);
  move.neighbour = take_piece(text);
  return move;
}

}  // namespace

std::int64_t read_thehive(std::string_view text) {
  static std::vector<HiveMove> moves;
  while (!text.empty()) {
    const std::string_view line = take_until(text, '\n');
    if (!line.empty() && line[0] != '#') moves.push_back(read_move(line));
  }
  return counted(moves);
}

}  // namespace plyglot::bench::hand_written
