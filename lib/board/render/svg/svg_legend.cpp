#include "board/render/svg/svg_legend.hpp"

#include "board/last_moved.hpp"
#include "board/render/captions.hpp"
#include "board/render/decimal.hpp"
#include "board/render/svg/svg_shapes.hpp"
#include "board/render/svg/svg_squares.hpp"
#include "board/render/svg/svg_text.hpp"
#include "board/render/svg/svg_tiles.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::board {
namespace {

constexpr std::int64_t legend_row_height = 5200;
constexpr std::int64_t legend_text_size = 2000;
constexpr std::int64_t entry_gap = 1400;
// Tiles are those of the board, made smaller.
constexpr std::int64_t tile_percent = 38;

// Puts things side by side.
class Row {
 public:
  Row(std::int64_t top, std::string& out) : middle_(top + legend_row_height / 2), out_(out) {}

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

void add_entry(const BoardGraph& graph, const Pile& pile, const Pile::Entry& entry, Row& row) {
  Piece piece;
  piece.label = entry.label;
  piece.kind = entry.kind;
  piece.owner = pile.owner;
  row.add_tile(graph, piece);
  // The multiplication sign.
  row.add_text(text::format("\xC3\x97{}", entry.count), false);
}

// The side whose colour goes before the words: after the end it is the winner's, and nobody's after a draw.
void add_side(const BoardGraph& graph, Row& row) {
  const std::optional<std::uint8_t> side = graph.outcome ? graph.outcome->winner : graph.to_move;
  if (side) {
    Piece sample;
    sample.owner = side;
    row.add_tile(graph, sample);
  }
  row.add_text(side_caption(graph), true);
}

void add_sample(const BoardGraph& graph, const Piece& piece, std::string_view meaning, Row& row) {
  row.add_tile(graph, piece);
  row.add_text(meaning, false);
}

void add_pile(const BoardGraph& graph, const Pile& pile, Row& row) {
  row.add_text(pile_caption(graph, pile), false);
  for (const Pile::Entry& entry : pile.entries) add_entry(graph, pile, entry, row);
  if (pile.entries.empty()) row.add_text("empty", false);
}

void end_row(const Row& row, Legend& legend) {
  legend.width = std::max(legend.width, row.width());
  legend.height += legend_row_height;
}

}  // namespace

Legend legend_of(const BoardGraph& graph) {
  Legend legend;
  const Piece* moved = last_moved(graph);
  const Piece* inactive = first_inactive(graph);
  if (!graph.players.empty() || moved || inactive) {
    Row row(legend.height, legend.elements);
    if (!graph.players.empty()) add_side(graph, row);
    if (moved) add_sample(graph, *moved, "last moved", row);
    if (has_left_cell(graph)) {
      row.add_left_cell(graph);
      row.add_text("where it came from", false);
    }
    if (inactive) add_sample(graph, *inactive, "inactive", row);
    end_row(row, legend);
  }
  for (const Pile& pile : graph.piles) {
    Row row(legend.height, legend.elements);
    add_pile(graph, pile, row);
    end_row(row, legend);
  }
  return legend;
}

}  // namespace plyglot::board
