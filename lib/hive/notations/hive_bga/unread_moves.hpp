#pragma once
// Moves of a log that are not in the form of the notation (hive-notations A7).

#include "hive/notations/hive_bga/ast.hpp"

#include <array>
#include <string>

namespace plyglot::hive::hive_bga {

// Why a move is not read; the first that applies.
enum class Cause : std::uint8_t {
  // What is in the brackets is like a move, and none.
  not_a_move,
  // A character only looks like one of a move.
  lookalike,
  // A bracket is missing, or another one.
  brackets,
  // The line above does not end before it.
  lost_line_end,
  // It comes after the name of no player.
  other_name,
};

struct UnreadMove {
  Cause cause = Cause::not_a_move;
  // The move, without brackets.
  text::Span move;
  // Of `other_name`, what is before it. Of `lookalike`, the first such character; of `lost_line_end`, what is before it
  // on the line.
  text::Span related;
  // What stands for which text in the one way to read it; empty if there is none.
  text::Span rewritten;
  std::string meant;
};

// By colour; empty if not known.
using Players = std::array<std::string_view, 2>;

// Those of one line, in their order. `is_read`: the line's own move is read. `is_first`: no move is before the line, so
// that a piece alone may be one.
std::vector<UnreadMove> find_unread_moves(const text::Source& source, const LogLine& line, const WrittenMove* read,
                                          const Players& players, bool is_first);

}  // namespace plyglot::hive::hive_bga
