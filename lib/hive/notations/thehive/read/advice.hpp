#pragma once
// What a line that is not a move may be, and what to do about it.

#include <cstdint>
#include <string>
#include <string_view>

namespace plyglot::hive::thehive {

enum class Topic : std::uint8_t {
  // Advice about this line alone; all others are the same for every line of their kind.
  this_line,
  uhp,
  hive_pgn,
  boardspace_sgf,
  result,
  carriage_return,
  several_moves,
  anything,
};

struct Advice {
  Topic topic = Topic::anything;
  std::string text;
};

// `written` is the text in the place of a move. Linear in its length.
Advice advice_about(std::string_view written);

}  // namespace plyglot::hive::thehive
