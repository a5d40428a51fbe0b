#pragma once
// A drawing in characters, made of pieces of text at places.

#include <plyglot/board_graph.hpp>

namespace plyglot::board {

// A colour of the terminal by its number in ANSI sequences; `no_ink` leaves the text as it is.
using Ink = int;
inline constexpr Ink no_ink = 0;
// Distinguishable on dark and on light backgrounds, and by colour-blind people.
Ink ink_of_owner(std::optional<std::uint8_t> owner);
// Of a player's pieces: his colour if he has one, or as above.
Ink ink_of_player(const BoardGraph& graph, std::optional<std::uint8_t> player);
// Of a piece that has a colour of its own; `no_ink` if terminals have none of that name.
Ink ink_of_colour(std::string_view name);
// The text between ANSI sequences; blanks alone need none.
void append_inked(std::string& out, std::string_view text, Ink ink);

// Takes memory for what is drawn, not for the plane it is drawn on. A column is a terminal cell.
class Drawing {
 public:
  // Lines and columns may be negative: the drawing begins where its first line and its leftmost column are. Where two
  // pieces overlap, the one further left stays whole; so neighbours may both draw the border they share. The text is
  // drawable.
  void put(std::int64_t line, std::int64_t column, std::string text, Ink ink = no_ink);

  // Sorts the pieces; to be called before what follows.
  void finish();
  // An upper bound for the bytes that printing without colours takes, or the largest number if that is too large.
  std::uint64_t size_bound() const;
  // Every line ends with LF, and has no space before it. With `colour`, text with an ink is between ANSI sequences.
  void print(bool colour, std::string& out) const;

 private:
  struct Piece {
    std::int64_t line;
    std::int64_t column;
    std::string text;
    Ink ink;
  };
  std::vector<Piece> pieces_;
  std::int64_t left_ = 0;
};

// What the signs of a drawing mean.

// What fills the cells of a player's pieces in a drawing, so that owners can be distinguished without colours. A space
// for the first player, unless empty cells are drawn too and labels do not show owners.
char ground_of(const BoardGraph& graph, std::optional<std::uint8_t> owner);

// A line that explains the grounds and marks that the board shows, for boards of squares and those whose labels do not
// tell owners; nothing for others, unless a piece is inactive.
void append_key(const BoardGraph& graph, bool colour, std::string& out);

}  // namespace plyglot::board
