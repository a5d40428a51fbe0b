#include "board/render/svg/star_legend.hpp"

#include "board/graph_queries.hpp"
#include "board/render/captions.hpp"
#include "board/render/decimal.hpp"
#include "board/render/pile_table.hpp"
#include "board/render/svg/svg_document.hpp"
#include "board/render/svg/svg_pyramids.hpp"
#include "board/render/svg/svg_shapes.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::board {
namespace {

constexpr std::int64_t heading_size = 2200;
constexpr std::int64_t text_size = 1700;
constexpr std::int64_t row_height = 4000;
// Of samples of pieces, which are centred in it.
constexpr std::int64_t sample_width = 5200;
constexpr std::int64_t cell_width = 8600;
constexpr std::int64_t cell_height = 7000;
constexpr std::uint32_t longest_entry = 24;

constexpr std::string_view grey = "#4a4a52";

class Column {
 public:
  explicit Column(const BoardGraph& graph) : graph_(graph) {}

  StarLegend finished() {
    add_side();
    for (std::size_t player = 0; player < graph_.players.size(); ++player)
      add_player(static_cast<std::uint8_t>(player));
    add_signs();
    for (const Pile& pile : graph_.piles) add_pile(pile);
    return std::move(legend_);
  }

 private:
  // The middle of the next row, which is so high.
  std::int64_t next_row(std::int64_t height) {
    legend_.height += height;
    return legend_.height - height / 2;
  }

  void add_text(std::string_view text, const SvgText& at) {
    append_text(text, at, legend_.elements);
    legend_.width = std::max(legend_.width, at.x + width_of(text, at.size));
  }

  void add_heading(std::string_view text) {
    add_text(text, {0, next_row(row_height), heading_size, 0, "#1b1b1f", "start"});
  }

  void add_side() {
    const std::string caption = side_caption(graph_);
    if (!caption.empty()) add_heading(shortened(caption, longest_entry + 8));
  }

  // The text beside a sample.
  void add_sign(std::string_view text, std::int64_t middle) {
    add_text(text, {sample_width + 600, middle, text_size, 0, "#1b1b1f", "start", false});
  }

  void add_player(std::uint8_t player) {
    const std::int64_t middle = next_row(row_height);
    Piece ship;
    ship.owner = player;
    ship.value = 1;
    append_lying(ship, side_of(player, graph_.players.size()), {sample_width / 2, middle}, legend_.elements);
    add_sign(shortened(player_caption(graph_, player), longest_entry), middle);
  }

  // What the pieces without an owner and the lines are.
  void add_signs() {
    if (const Piece* star = first_of_no_one()) {
      Piece sample;
      sample.value = 1;
      const std::int64_t middle = next_row(row_height);
      append_standing(sample, {sample_width / 2, middle}, legend_.elements);
      add_sign(shortened(star->kind, longest_entry), middle);
    }
    if (!graph_.edges.empty()) {
      const std::int64_t middle = next_row(row_height * 3 / 4);
      text::append(legend_.elements, "<path d=\"M6,{0}L46,{0}\" stroke=\"{1}\" stroke-width=\"3\"/>", decimal(middle),
                   connection_colour);
      add_sign(shortened(edge_caption(graph_, graph_.edges.front()), longest_entry), middle);
    }
    if (last_moved(graph_)) {
      const std::int64_t middle = next_row(row_height);
      Piece sample;
      sample.value = 1;
      sample.is_last_moved = true;
      append_lying(sample, Side::south, {sample_width / 2, middle}, legend_.elements);
      add_sign("last moved", middle);
    }
  }

  const Piece* first_of_no_one() const {
    for (const Node& node : graph_.nodes) {
      for (const Piece& piece : node.stack) {
        if (!piece.owner) return &piece;
      }
    }
    return nullptr;
  }

  void add_pile(const Pile& pile) {
    legend_.height += row_height / 2;
    add_heading(shortened(pile_caption(graph_, pile), longest_entry + 8));
    if (const auto table = table_of(graph_, pile)) {
      for (std::size_t row = 0; row < table->colours.size(); ++row) add_table_row(*table, row, pile.owner);
    } else {
      for (const Pile::Entry& entry : pile.entries) {
        add_sign(shortened(entry_caption(entry), longest_entry), next_row(row_height * 3 / 4));
      }
    }
  }

  void add_table_row(const PileTable& table, std::size_t row, std::optional<std::uint8_t> owner) {
    const std::int64_t middle = next_row(cell_height);
    for (std::size_t i = 0; i < table.values.size(); ++i) {
      Piece piece;
      piece.colour = table.colours[row];
      piece.value = table.values[i];
      add_cell(piece, owner, table.counts[row][i], {static_cast<std::int64_t>(i) * cell_width, middle});
    }
  }

  // Pieces that have run out are shown faintly.
  void add_cell(const Piece& piece, std::optional<std::uint8_t> owner, std::uint32_t count, Point left) {
    const Side side = owner ? side_of(*owner, graph_.players.size()) : Side::south;
    if (count == 0) legend_.elements += "<g opacity=\"0.2\">";
    append_lying(piece, side, left + Point{sample_width / 2, 0}, legend_.elements);
    if (count == 0) legend_.elements += "</g>";
    const std::string caption = text::format("\xC3\x97{}", count);
    add_text(caption, {left.x + sample_width, left.y, text_size, 0, count == 0 ? "#8a8a90" : grey, "start", count > 0});
  }

  const BoardGraph& graph_;
  StarLegend legend_;
};

}  // namespace

StarLegend star_legend_of(const BoardGraph& graph) { return Column(graph).finished(); }

}  // namespace plyglot::board
