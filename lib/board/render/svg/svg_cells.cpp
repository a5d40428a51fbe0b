#include "board/render/svg/svg_cells.hpp"
#include "board/graph_queries.hpp"
#include "board/render/captions.hpp"
#include "board/render/decimal.hpp"
#include "board/render/svg/svg_document.hpp"
#include "board/render/svg/svg_figures.hpp"
#include "board/render/svg/svg_notes.hpp"
#include "board/render/svg/svg_shapes.hpp"
#include "board/render/svg/svg_squares.hpp"
#include "board/render/svg/svg_tiles.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::board {
namespace {

// The strip below a picture: who is to move, and what is off the board.
struct Legend {
  // Elements whose origin is the upper left corner of the strip.
  std::vector<std::string> rows;
  // In hundredths.
  std::int64_t width = 0;
  std::int64_t height = 0;
};

constexpr std::int64_t legend_row_height = 5200;
constexpr std::int64_t legend_text_size = 2000;
constexpr std::int64_t entry_gap = 1400;
// Tiles are those of the board, made smaller.
constexpr std::int64_t tile_percent = 38;

// Puts things side by side.
class LegendRow {
 public:
  LegendRow(std::int64_t top, std::string& out) : middle_(top + legend_row_height / 2), out_(out) {}

  void add_text(std::string_view text, bool is_bold) {
    append_text(text, {x_, middle_, legend_text_size, 0, "#1b1b1f", "start", is_bold}, out_);
    x_ += width_of(text, legend_text_size) + entry_gap;
  }

  void add_tile(const BoardGraph& graph, const Piece& piece) {
    std::string tile;
    // A figure for squares is seen on one: whatever the ground is.
    if (graph.shape == Shape::square && has_figure(graph, piece)) append_square(graph, Node(), tile);
    append_tile(graph, piece, tile);
    if (piece.is_last_moved) append_ring(graph, tile);
    add_small(graph, tile);
  }

  // The sign of the cell that the last moved piece has left.
  void add_left_cell(const BoardGraph& graph) {
    std::string ring;
    append_left_ring(graph, ring);
    add_small(graph, ring);
  }

  std::int64_t width() const { return x_; }

 private:
  void add_small(const BoardGraph& graph, std::string_view element) {
    const std::int64_t half_width = reach_of(graph.shape).x * tile_percent / 100;
    text::append(out_, "<g transform=\"translate({},{}) scale({})\">{}</g>", decimal(x_ + half_width), decimal(middle_),
                 decimal(tile_percent), element);
    x_ += 2 * half_width + entry_gap / 2;
  }

  std::int64_t x_ = 0;
  std::int64_t middle_;
  std::string& out_;
};

void add_entry(const BoardGraph& graph, const Pile& pile, const Pile::Entry& entry, LegendRow& row) {
  Piece piece;
  piece.label = entry.label;
  piece.kind = entry.kind;
  piece.owner = pile.owner;
  row.add_tile(graph, piece);
  // The multiplication sign.
  row.add_text(text::format("\xC3\x97{}", entry.count), false);
}

// The side whose colour comes before the words: the winner after the end, none after a draw.
void add_side(const BoardGraph& graph, LegendRow& row) {
  const std::optional<std::uint8_t> side = graph.outcome ? graph.outcome->winner : graph.to_move;
  if (side) {
    Piece sample;
    sample.owner = side;
    row.add_tile(graph, sample);
  }
  row.add_text(side_caption(graph), true);
}

void add_sample(const BoardGraph& graph, const Piece& piece, std::string_view meaning, LegendRow& row) {
  row.add_tile(graph, piece);
  row.add_text(meaning, false);
}

void add_pile(const BoardGraph& graph, const Pile& pile, LegendRow& row) {
  row.add_text(pile_caption(graph, pile), false);
  for (const Pile::Entry& entry : pile.entries) add_entry(graph, pile, entry, row);
  if (pile.entries.empty()) row.add_text("empty", false);
}

void end_row(const LegendRow& row, std::string&& elements, Legend& legend) {
  legend.rows.push_back(std::move(elements));
  legend.width = std::max(legend.width, row.width());
  legend.height += legend_row_height;
}

Legend legend_of(const BoardGraph& graph) {
  Legend legend;
  const Piece* moved = last_moved(graph);
  const Piece* inactive = first_inactive(graph);
  if (!graph.players.empty() || moved || inactive) {
    std::string elements;
    LegendRow row(legend.height, elements);
    if (!graph.players.empty()) add_side(graph, row);
    if (moved) add_sample(graph, *moved, "last moved", row);
    if (has_left_cell(graph)) {
      row.add_left_cell(graph);
      row.add_text("where it came from", false);
    }
    if (inactive) add_sample(graph, *inactive, "inactive", row);
    end_row(row, std::move(elements), legend);
  }
  if (has_stack(graph)) {
    std::string elements;
    LegendRow row(legend.height, elements);
    row.add_text("beside a stack: what is under its top, from the bottom up", false);
    end_row(row, std::move(elements), legend);
  }
  for (const Pile& pile : graph.piles) {
    std::string elements;
    LegendRow row(legend.height, elements);
    add_pile(graph, pile, row);
    end_row(row, std::move(elements), legend);
  }
  return legend;
}

constexpr std::int64_t margin = 2400;

struct Box {
  Point upper_left;
  Point lower_right;

  std::int64_t width() const { return lower_right.x - upper_left.x; }
  std::int64_t height() const { return lower_right.y - upper_left.y; }
};

// What the cells take, with the rise of stacks.
Box box_of(const BoardGraph& graph) {
  Box box;
  const Point reach = reach_of(graph.shape);
  bool is_first = true;
  for (const Node& node : graph.nodes) {
    const Point centre = centre_of(graph.shape, node);
    if (is_first) box = {centre, centre};
    is_first = false;
    box.upper_left.x = std::min(box.upper_left.x, centre.x - reach.x);
    box.upper_left.y = std::min(box.upper_left.y, centre.y - reach.y - rise_of(node));
    box.lower_right.x = std::max(box.lower_right.x, centre.x + reach.x + overhang_of(graph, node));
    box.lower_right.y = std::max(box.lower_right.y, centre.y + reach.y);
  }
  return box;
}

Point centre_of(Shape shape, Note::Place place) {
  Node node;
  node.q = place.q;
  node.r = place.r;
  return centre_of(shape, node);
}

// Notes may be about cells where nothing is yet.
void include_notes(const BoardGraph& graph, const std::vector<Note>& notes, Box& box) {
  const Point reach = reach_of(graph.shape);
  for (const Note& note : notes) {
    for (const Note::Place place : {note.from, note.to.value_or(note.from)}) {
      const Point centre = centre_of(graph.shape, place);
      box.upper_left.x = std::min(box.upper_left.x, centre.x - reach.x);
      box.upper_left.y = std::min(box.upper_left.y, centre.y - reach.y);
      box.lower_right.x = std::max(box.lower_right.x, centre.x + reach.x);
      box.lower_right.y = std::max(box.lower_right.y, centre.y + reach.y);
    }
  }
}

void append_notes(const BoardGraph& graph, const std::vector<Note>& notes, std::vector<std::string>& elements) {
  const Point reach = reach_of(graph.shape);
  const std::int64_t radius = std::min(reach.x, reach.y);
  for (const Note& note : notes) {
    append_note(note, centre_of(graph.shape, note.from), centre_of(graph.shape, note.to.value_or(note.from)),
                {radius, radius}, elements.emplace_back());
  }
}

void append_holes(const BoardGraph& graph, std::vector<std::string>& elements) {
  for (const Hole& hole : graph.holes) {
    std::string out;
    Node place;
    place.id = hole.id;
    place.q = hole.q;
    place.r = hole.r;
    open_node_at(centre_of(graph.shape, place), place, out);
    append_title(hole_caption(hole), out);
    append_hole(graph, out);
    elements.push_back(out + "</g>\n");
  }
}

void append_nodes(const BoardGraph& graph, std::vector<std::string>& elements) {
  for (const Node& node : graph.nodes) {
    std::string out;
    open_node_at(centre_of(graph.shape, node), node, out);
    append_title(node_caption(graph, node), out);
    append_stack(graph, node, out);
    elements.push_back(out + "</g>\n");
  }
}

void append_overlays(const BoardGraph& graph, std::vector<std::string>& elements) {
  for (const Node& node : graph.nodes) {
    std::string overlay;
    append_overlay(graph, node, overlay);
    if (overlay.empty()) continue;
    std::string out;
    open_node_at(centre_of(graph.shape, node), node, out);
    append_title(node_caption(graph, node), out);
    elements.push_back(out + overlay + "</g>\n");
  }
}

}  // namespace

SvgFrame frame_of_cells(const BoardGraph& graph, const std::vector<Note>& notes) {
  Box box = box_of(graph);
  include_notes(graph, notes, box);
  const Point margins = margins_of(graph);
  SvgFrame frame;
  frame.margin = margin;
  frame.low = {box.upper_left.x - margins.x, box.upper_left.y};
  frame.high = {box.lower_right.x, box.lower_right.y + margins.y};
  append_holes(graph, frame.layers[0]);
  append_nodes(graph, frame.layers[0]);
  append_blocked_corners(graph, frame.layers[1]);
  append_overlays(graph, frame.layers[1]);
  std::string names;
  append_margins(graph, box.upper_left.x, box.lower_right.y, names);
  if (!names.empty()) frame.layers[2].push_back(std::move(names));
  append_notes(graph, notes, frame.layers[2]);
  Legend legend = legend_of(graph);
  frame.legend = std::move(legend.rows);
  frame.legend_extent = {legend.width, legend.height};
  return frame;
}

}  // namespace plyglot::board
