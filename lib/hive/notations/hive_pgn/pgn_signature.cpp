#include "hive/notations/hive_pgn/pgn_signature.hpp"

#include "hive/notations/hive_pgn/read/pgn_lines.hpp"
#include "text/utf8.hpp"

namespace plyglot::hive::hive_pgn {
namespace {

constexpr std::string_view game_type_tag = "[GameType \"";

// `bB1` is not a move of chess, where a number is part of a square in lower case, but `ba` may be one.
bool is_numbered_move(std::string_view line) {
  if (line.empty() || line[0] < '1' || line[0] > '9') return false;
  const std::size_t point = line.find_first_not_of("0123456789");
  if (point == std::string_view::npos || line[point] != '.') return false;
  const std::size_t begin = line.find_first_not_of(" \t", point + 1);
  if (begin == std::string_view::npos) return false;
  const std::string_view move = line.substr(begin);
  return begins_with_move(move) && (move[0] == 'w' || move[0] == 'b') && move[1] >= 'A' && move[1] <= 'Z';
}

}  // namespace

bool has_signature(std::string_view beginning) {
  if (text::begins_with_byte_order_mark(beginning)) beginning.remove_prefix(text::byte_order_mark.size());
  for (std::size_t begin = 0; begin < beginning.size();) {
    const std::size_t end = beginning.find('\n', begin);
    const std::string_view line = beginning.substr(begin, end - begin);
    if (line.substr(0, game_type_tag.size()) == game_type_tag || is_numbered_move(line)) return true;
    if (end == std::string_view::npos) break;
    begin = end + 1;
  }
  return false;
}

}  // namespace plyglot::hive::hive_pgn
