#pragma once
// A map of systems, drawn in characters.

#include "board/render/text/drawing.hpp"

namespace plyglot::board {

// One system of a map in characters.

// Words side by side, each in its own ink.
class BoxLine {
 public:
  void add(std::string_view text, Ink ink = no_ink);
  // A blank, unless the line is empty.
  void add_gap();

  bool is_empty() const { return words_.empty(); }
  std::int64_t width() const { return width_; }

  void put(std::int64_t line, std::int64_t column, Drawing& drawing) const;

 private:
  struct Word {
    std::string text;
    Ink ink;
  };
  std::vector<Word> words_;
  std::int64_t width_ = 0;
};

// +-- Dust --+  #===== Alpha =====#
// |   g1v    |  |     g1v y1v     |
// |   (r3)   |  |     (b1 y2)     |
// |   y1^    |  |                 |
// +----------+  #== home of Sam ==#
struct SystemBox {
  std::string name;
  std::string home;
  BoxLine north;
  BoxLine middle;
  BoxLine south;
  bool is_home = false;

  // What it needs at least.
  std::int64_t width() const;
};

SystemBox box_of(const BoardGraph& graph, const Node& node);

// Where a box begins, and how wide it is: not less than it needs.
struct Frame {
  std::int64_t left;
  std::int64_t width;
};
// The upper or lower border with its caption, which may be empty.
void put_border(const SystemBox& box, std::string_view caption, std::int64_t line, Frame frame, Drawing& drawing);
void put_line(const BoxLine& content, std::int64_t line, Frame frame, Drawing& drawing);

// Draws every node of a board of systems as a box with its name: stars in parentheses in its middle, ships around them
// on the side of their owner and pointing away from there (`v`, `<`, `^`, `>`). Homes have double lines and their
// owner's name.
void draw_systems(const BoardGraph& graph, Drawing& drawing);

}  // namespace plyglot::board
