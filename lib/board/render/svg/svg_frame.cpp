#include "board/render/svg/svg_frame.hpp"

#include "board/render/svg/star_map.hpp"
#include "board/render/svg/svg_cells.hpp"
#include "board/render/svg/svg_document.hpp"

#include <algorithm>

namespace plyglot::board {
namespace {

// A board without cells is shown as one that is empty.
BoardGraph shown_board(BoardGraph graph, const SvgOptions& options) {
  if (options.pieces == PieceStyle::letters) graph.figures.clear();
  if (!graph.nodes.empty() || graph.shape == Shape::system) return graph;
  Node cell;
  cell.label = "empty";
  graph.nodes.push_back(std::move(cell));
  return graph;
}

}  // namespace

SvgFrame frame_of(const BoardGraph& graph, const SvgOptions& options) {
  if (graph.shape == Shape::system) return star_map(graph, options.notes);
  return frame_of_cells(shown_board(graph, options), options.notes);
}

FramePlaces places_of(const SvgFrame& frame) {
  const std::int64_t margin = frame.margin;
  const Point board{frame.high.x - frame.low.x, frame.high.y - frame.low.y};
  const Point legend = frame.legend_extent;
  FramePlaces places;
  if (frame.is_legend_beside) {
    // The lower of the two is centred.
    const std::int64_t height = std::max(board.y, legend.y);
    places.extent = {board.x + legend.x + (legend.x > 0 ? 3 : 2) * margin, height + 2 * margin};
    places.board = {margin, (places.extent.y - board.y) / 2};
    places.legend = {board.x + 2 * margin, (places.extent.y - legend.y) / 2};
  } else {
    // The board is centred above the legend.
    places.extent = {std::max(board.x, legend.x) + 2 * margin, board.y + legend.y + 3 * margin};
    places.board = {(places.extent.x - board.x) / 2, margin};
    places.legend = {margin, board.y + 2 * margin};
  }
  places.board = places.board + Point{-frame.low.x, -frame.low.y};
  return places;
}

std::string render_svg(const BoardGraph& graph, const SvgOptions& options) {
  const SvgFrame frame = frame_of(graph, options);
  const FramePlaces places = places_of(frame);
  std::string out;
  open_group_at(places.board + frame.zero, out);
  out += '\n';
  for (const std::vector<std::string>& layer : frame.layers) {
    for (const std::string& element : layer) out += element;
  }
  out += "</g>\n";
  open_group_at(places.legend, out);
  for (const std::string& element : frame.legend) out += element;
  out += "</g>\n";
  return document_of(graph, places.extent, out, options);
}

}  // namespace plyglot::board
