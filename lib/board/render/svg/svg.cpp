#include "board/graph_queries.hpp"
#include "board/render/captions.hpp"
#include "board/render/decimal.hpp"
#include "board/render/svg/star_map.hpp"
#include "board/render/svg/svg_document.hpp"
#include "board/render/svg/svg_shapes.hpp"
#include "board/render/svg/svg_squares.hpp"
#include "board/render/svg/svg_tiles.hpp"
#include "text/format.hpp"

#include <plyglot/board_render.hpp>

#include <algorithm>

namespace plyglot::board {
namespace {

// The strip below a picture: who is to move, and what is off the board.
struct Legend {
  // Elements whose origin is the upper left corner of the strip.
  std::string elements;
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

void end_row(const LegendRow& row, Legend& legend) {
  legend.width = std::max(legend.width, row.width());
  legend.height += legend_row_height;
}

Legend legend_of(const BoardGraph& graph) {
  Legend legend;
  const Piece* moved = last_moved(graph);
  const Piece* inactive = first_inactive(graph);
  if (!graph.players.empty() || moved || inactive) {
    LegendRow row(legend.height, legend.elements);
    if (!graph.players.empty()) add_side(graph, row);
    if (moved) add_sample(graph, *moved, "last moved", row);
    if (has_left_cell(graph)) {
      row.add_left_cell(graph);
      row.add_text("where it came from", false);
    }
    if (inactive) add_sample(graph, *inactive, "inactive", row);
    end_row(row, legend);
  }
  if (has_stack(graph)) {
    LegendRow row(legend.height, legend.elements);
    row.add_text("beside a stack: what is under its top, from the bottom up", false);
    end_row(row, legend);
  }
  for (const Pile& pile : graph.piles) {
    LegendRow row(legend.height, legend.elements);
    add_pile(graph, pile, row);
    end_row(row, legend);
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

void append_holes(const BoardGraph& graph, std::string& out) {
  for (const Hole& hole : graph.holes) {
    Node place;
    place.id = hole.id;
    place.q = hole.q;
    place.r = hole.r;
    open_node_at(centre_of(graph.shape, place), place, out);
    append_title(hole_caption(hole), out);
    append_hole(graph, out);
    out += "</g>\n";
  }
}

void append_nodes(const BoardGraph& graph, std::string& out) {
  for (const Node& node : graph.nodes) {
    open_node_at(centre_of(graph.shape, node), node, out);
    append_title(node_caption(graph, node), out);
    append_stack(graph, node, out);
    out += "</g>\n";
  }
}

void append_overlays(const BoardGraph& graph, std::string& out) {
  for (const Node& node : graph.nodes) {
    std::string overlay;
    append_overlay(graph, node, overlay);
    if (overlay.empty()) continue;
    open_node_at(centre_of(graph.shape, node), node, out);
    append_title(node_caption(graph, node), out);
    text::append(out, "{}</g>\n", overlay);
  }
}

BoardGraph without_figures(BoardGraph graph) {
  graph.figures.clear();
  return graph;
}

// A board without cells is shown as one that is empty.
BoardGraph with_empty_cell(BoardGraph graph) {
  Node cell;
  cell.label = "empty";
  graph.nodes.push_back(std::move(cell));
  return graph;
}

}  // namespace

std::string render_svg(const BoardGraph& graph, const SvgOptions& options) {
  if (graph.shape == Shape::system) return star_map(graph);
  if (graph.nodes.empty()) return render_svg(with_empty_cell(graph), options);
  if (options.pieces == PieceStyle::letters && !graph.figures.empty()) return render_svg(without_figures(graph));
  const Legend legend = legend_of(graph);
  const Box box = box_of(graph);
  const Point margins = margins_of(graph);
  const std::int64_t width = std::max(box.width() + margins.x, legend.width) + 2 * margin;
  const std::int64_t height = box.height() + margins.y + legend.height + 3 * margin;
  // The board is centred above the legend.
  const Point origin{(width - box.width() + margins.x) / 2 - box.upper_left.x, margin - box.upper_left.y};

  std::string out;
  open_group_at(origin, out);
  out += '\n';
  append_holes(graph, out);
  append_nodes(graph, out);
  append_blocked_corners(graph, out);
  append_overlays(graph, out);
  append_margins(graph, box.upper_left.x, box.lower_right.y, out);
  out += "</g>\n";
  open_group_at({margin, box.height() + margins.y + 2 * margin}, out);
  text::append(out, "{}</g>\n", legend.elements);
  return document_of(graph, {width, height}, out);
}

}  // namespace plyglot::board
