#include "board/render/text/cells.hpp"

#include "board/render/captions.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"

#include <algorithm>

namespace plyglot::board {
namespace {

// Longer names do not fit into cells that anyone would want to see.
constexpr std::int64_t largest_half = 20;

// What is written into one cell.
struct CellText {
  // The cell's own name, above a piece.
  std::string above;
  // The top piece, or the name of an empty cell.
  std::string name;
  std::string height;
  char ground = ' ';
  Ink ink = no_ink;
};

CellText text_of(const BoardGraph& graph, const Node& node) {
  CellText text;
  if (node.stack.empty()) {
    text.name = text::visible(node.label);
    return text;
  }
  const Piece& top = node.stack.back();
  text.above = text::visible(node.label);
  text.name = text::visible(marked_label(top));
  if (node.stack.size() > 1) text.height = text::format("^{}", node.stack.size());
  text.ground = ground_of(graph, top.owner);
  text.ink = ink_of_player(graph, top.owner);
  return text;
}

// One line of a cell: its borders, and between them the ground with a text in the middle.
struct CellLine {
  std::int64_t line;
  std::int64_t column;
  char left;
  std::int64_t width;
  char right;
};

void put_line(const CellLine& at, const std::string& words, const CellText& text, Drawing& drawing) {
  std::string inside(static_cast<std::size_t>(at.width), text.ground);
  if (!words.empty()) {
    const std::int64_t room = std::max<std::int64_t>(at.width - text::visible_width(words), 0);
    const auto before = static_cast<std::size_t>(room / 2);
    const auto after = static_cast<std::size_t>(room) - before;
    inside = std::string(before, text.ground) + words + std::string(after, text.ground);
    // A blank on either side keeps the text readable on its ground.
    if (before > 0) inside[before - 1] = ' ';
    if (after > 0) inside[inside.size() - after] = ' ';
  }
  drawing.put(at.line, at.column, {at.left});
  drawing.put(at.line, at.column + 1, std::move(inside), text.ink);
  drawing.put(at.line, at.column + 1 + at.width, {at.right});
}

// Three lines a row, and two more that it shares with the next:
//
//    / \      column half - 1
//  /     \    column 1
// |  wQ   |   column 0, 2 half + 1 wide
//  \  ^2 /
//    \ /
void put_pointy_hexagon(const Node& node, const CellText& text, std::int64_t half, Drawing& drawing) {
  const std::int64_t line = std::int64_t{3} * node.r;
  const std::int64_t column = (std::int64_t{2} * node.q + node.r) * half;
  put_line({line, column + half - 1, '/', 1, '\\'}, {}, text, drawing);
  put_line({line + 1, column + 1, '/', 2 * half - 3, '\\'}, text.above, text, drawing);
  put_line({line + 2, column, '|', 2 * half - 1, '|'}, text.name, text, drawing);
  put_line({line + 3, column + 1, '\\', 2 * half - 3, '/'}, text.height, text, drawing);
  put_line({line + 4, column + half - 1, '\\', 1, '/'}, {}, text, drawing);
}

// Two lines for half a cell's height, as the next column lies half a cell lower:
//
//   ______     column 2, 2 half - 2 wide
//  /  D3  \    column 1
// /  wQ    \   column 0
// \   ^2   /
//  \______/
void put_flat_hexagon(const Node& node, const CellText& text, std::int64_t half, Drawing& drawing) {
  const std::int64_t line = 2 * (std::int64_t{2} * node.r + node.q);
  const std::int64_t column = std::int64_t{node.q} * (2 * half);
  const std::int64_t width = 2 * half;
  const std::string edge(static_cast<std::size_t>(width - 2), '_');
  drawing.put(line, column + 2, edge);
  put_line({line + 1, column + 1, '/', width - 2, '\\'}, text.above, text, drawing);
  put_line({line + 2, column, '/', width, '\\'}, text.name, text, drawing);
  put_line({line + 3, column, '\\', width, '/'}, text.height, text, drawing);
  drawing.put(line + 4, column + 1, "\\");
  drawing.put(line + 4, column + 2, edge);
  drawing.put(line + 4, column + width, "/");
}

using PutCell = void (*)(const Node& node, const CellText& text, std::int64_t half, Drawing& drawing);

PutCell cell_drawer(Shape shape) {
  switch (shape) {
    case Shape::pointy_hexagon:
      return put_pointy_hexagon;
    case Shape::flat_hexagon:
      return put_flat_hexagon;
    case Shape::square:
    case Shape::system:
      break;
  }
  return nullptr;
}

}  // namespace

bool draw_cells(const BoardGraph& graph, Drawing& drawing) {
  const PutCell put_cell = cell_drawer(graph.shape);
  if (!put_cell) return false;
  // Half of a cell's width: eight columns hold `wA12*`, and longer names make all cells wider.
  std::int64_t half = 4;
  for (const Node& node : graph.nodes) {
    const CellText text = text_of(graph, node);
    half = std::max({half, (std::int64_t{text::visible_width(text.name)} + 4) / 2,
                     (std::int64_t{text::visible_width(text.above)} + 5) / 2});
  }
  if (half > largest_half) return false;
  for (const Node& node : graph.nodes) put_cell(node, text_of(graph, node), half, drawing);
  return true;
}

}  // namespace plyglot::board
