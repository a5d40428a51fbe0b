#pragma once
// The layout `rounds`, in which the author of `seed` publishes games (homeworlds L9): what only it has.

#include "homeworlds/notations/homeworlds/read/lines/reading.hpp"
#include "homeworlds/notations/homeworlds/read/lines/record_lines.hpp"

namespace plyglot::homeworlds {

// What marks a turn of the layout: `1.` is `{1, 0}`, and `1...` any other half.
struct RoundMark {
  std::uint32_t number = 0;
  Player half = 0;
};
// In each round every player has one turn.
RoundMark mark_after(RoundMark before, Player players);
std::string mark_text(RoundMark mark);
// The mark of a turn, after one; where it does not follow that, as it is written.
RoundMark written_mark(std::uint32_t number, bool is_later_half, std::optional<RoundMark> before);
// Whether the second stands for the turn after the first. With more than two players some may be out of the game.
bool follows(RoundMark before, RoundMark mark, Player players);

// `(named Ann)` at the end of a line, the name of the homeworld before it.
struct HomeNote {
  // Of the `(`.
  std::uint32_t begin = 0;
  text::Span name;
  // The `*` after it; empty if there is none.
  text::Span confirmation;
};
std::optional<HomeNote> find_home_note(const text::Source& source, text::Span content);

// `1-0`: of the first player and the second; none is a draw.
std::string_view result_text(std::optional<Player> winner);
struct WrittenResult {
  std::optional<Player> winner;
};
std::optional<WrittenResult> read_result(std::string_view text);

// The lines of a record of the dialect `seed` from its first move line on.
struct RoundsOutline {
  // `1.` alone is the first of them, and somewhere there is what no other layout has: `1...` alone, a name of a
  // homeworld, or a result as the last line.
  bool is_in_rounds = false;
  // Where the last of them begins, if it is a result.
  std::optional<std::uint32_t> result;
};
// `begin`: where the first of them begins. In time of the text, unless its first line shows that it is not in rounds;
// where that is known and need not be shown, the result is found anyway.
RoundsOutline outline_of_rounds(const text::Source& source, std::uint32_t begin, bool is_said);

// The numbers of turns (homeworlds R1).

// Reports the numbers that are not one more than the number before; in layout `rounds` the marks of turns that do not
// follow the mark before, and tells each turn which of its round it is.
void check_turn_numbers(Reading& reading);

// Where the number of a turn, with its mark, ends among the words of the turn before, which has lost its line end.
std::optional<std::size_t> end_of_turn_number(std::string_view words, std::string_view number);

// As far as headers and the position say so; two if they do not.
Player player_count_of(const Ast& ast);

}  // namespace plyglot::homeworlds
