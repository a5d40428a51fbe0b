#include "hive/notations/hive_pgn/read/move_hints.hpp"

#include "hive/notations/hive_pgn/read/pgn_lines.hpp"

namespace plyglot::hive::hive_pgn {
namespace {

// The first word; what stands behind the blanks behind it is left in `text`.
std::string_view take_word(std::string_view& text) {
  const std::string_view word = text.substr(0, text.find_first_of(blanks));
  const std::size_t next = text.find_first_not_of(blanks, word.size());
  text = next == std::string_view::npos ? std::string_view() : text.substr(next);
  return word;
}

// `e4`, `Nf3`, `exd5`, `Qxf7#`, `O-O`.
bool is_move_of_chess(std::string_view word) {
  if (word.substr(0, 3) == "O-O") return true;
  const std::size_t end = word.find_last_not_of("+#!?");
  if (end == std::string_view::npos || end < 1 || end > 5) return false;
  const bool ends_in_square = word[end] >= '1' && word[end] <= '8' && word[end - 1] >= 'a' && word[end - 1] <= 'h';
  return ends_in_square &&
         word.substr(0, end - 1).find_first_not_of("KQRBNabcdefgh12345678x") == std::string_view::npos;
}

}  // namespace

std::string_view hint_for(std::string_view text) {
  std::string_view rest = text;
  const std::string_view first = take_word(rest);
  const std::string_view second = take_word(rest);
  if (is_move_of_chess(first)) return "this is a move of chess; plyglot reads games of Hive";
  if (text.find(';') != std::string_view::npos)
    return "`;` does not begin a comment here: comments are in `{` and `}` on lines of their own";
  if (first == "}") return "this `}` closes no comment";
  if (begins_with_move(first) && begins_with_move(second) && !rest.empty()) {
    return "if these are the moves of both sides: each has a line and a number of its own";
  }
  if (text.find_first_of("$!?") != std::string_view::npos) {
    return "marks such as `!` and `$1` have no place here: write a comment `{...}` on the next line";
  }
  return {};
}

}  // namespace plyglot::hive::hive_pgn
