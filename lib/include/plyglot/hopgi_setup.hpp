#pragma once
// A position of Hopgi as a text of it shows it: the model of diagrams and of FEN (hopgi 3.2, 3.3).

#include <plyglot/hopgi_position.hpp>

#include <vector>

namespace plyglot::hopgi {

// What a mark on an empty square of a diagram says of a piece's moves (hopgi 3.3).
enum class MarkKind : std::uint8_t {
  // `*`: it may go there.
  target,
  // `x`: only to take something.
  capture_only,
  // `+`: only if the square is empty.
  move_only,
};
struct Mark {
  Square square = 0;
  MarkKind kind = MarkKind::target;
  text::Span span;
};

// A place in the text that stands for a square, or for several empty ones side by side.
struct SetupPlace {
  // The first of them; the others follow it on its rank.
  Square square = 0;
  std::uint8_t squares = 1;
  // Of a piece only its letters; never empty.
  text::Span span;
};

// A whole comment line, from `//` on, without blanks at its end.
struct SetupComment {
  std::string text;
  // Whether it comes before the first line of the position; any other is written after the last (hopgi 5).
  bool is_before = true;
  text::Span span;
};

struct Setup {
  // What is not given is as R26 and hopgi 3.2 say: White to move, empty hands, clock 0, turn 1.
  Position position;
  // In the order of the text; only what could be read. A diagram may draw an empty square with no byte at all.
  std::vector<SetupPlace> places;
  // Of diagrams, by square.
  std::vector<Mark> marks;
  std::vector<SetupComment> comments;
  // Whether the text says who is to move, and what is in the hands; a diagram writes only what was there.
  bool has_side = true;
  bool has_hands = true;
  // Where it does; empty if that cannot be read.
  text::Span side_span;
  text::Span hands_span;
  // Of FEN: the clock and the number of the turn, where both are written; empty otherwise.
  text::Span counters_span;
  // Without the comments around it.
  text::Span span;
  // False after an error: then it cannot be written, and its position is only what could be read.
  bool is_sound = true;
  // False for a block of lines that are not part of any diagram (hopgi 7.3 bad-line).
  bool has_position = true;

  // Empties it and keeps its memory.
  void clear();
};

}  // namespace plyglot::hopgi
