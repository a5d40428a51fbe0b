// The boards of a game in one picture.

#include "board/render/svg/svg_document.hpp"
#include "board/render/svg/svg_frame.hpp"
#include "text/format.hpp"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace plyglot::board {
namespace {

// The first and the last board on which something is seen.
struct FilmSpan {
  std::uint32_t first = 0;
  std::uint32_t last = 0;
};

struct FilmElement {
  std::string drawing;
  // In order, and apart.
  std::vector<FilmSpan> seen;
};

// What is drawn of one layer of all boards, each thing once.
class FilmLayer {
 public:
  void add(std::string drawing, std::uint32_t board) {
    const auto [found, is_new] = index_.try_emplace(drawing, elements_.size());
    if (is_new) elements_.push_back({std::move(drawing), {}});
    std::vector<FilmSpan>& seen = elements_[found->second].seen;
    if (!seen.empty() && seen.back().last + 1 >= board) {
      seen.back().last = board;
    } else {
      seen.push_back({board, board});
    }
  }

  const std::vector<FilmElement>& elements() const { return elements_; }

 private:
  std::vector<FilmElement> elements_;
  std::unordered_map<std::string, std::size_t> index_;
};

class Film {
 public:
  Film(std::size_t count, Motion motion) : count_(static_cast<std::uint32_t>(count)), motion_(motion) {}

  void append(const FilmLayer& layer, std::string& out) const {
    for (const FilmElement& element : layer.elements()) {
      if (element.seen.front().first == 0 && element.seen.front().last + 1 == count_) {
        out += element.drawing;
      } else {
        append_changing(element, out);
      }
    }
  }

 private:
  void append_changing(const FilmElement& element, std::string& out) const {
    const bool is_last = element.seen.back().last + 1 == count_;
    text::append(out, "<g class=\"plyglot-board\"{}", is_last ? "" : " visibility=\"hidden\"");
    if (motion_ == Motion::by_page) {
      out += " data-boards=\"";
      for (const FilmSpan& span : element.seen) {
        text::append(out, "{}{}-{}", &span == &element.seen.front() ? "" : " ", span.first, span.last);
      }
      out += "\">";
    } else {
      out += '>';
      append_animation(element, out);
    }
    out += element.drawing + "</g>\n";
  }

  // Each board is seen for a second, the last for three.
  void append_animation(const FilmElement& element, std::string& out) const {
    const std::uint32_t seconds = count_ + 2;
    std::string values;
    std::string times;
    const auto turn = [&](bool is_seen, std::uint32_t board) {
      constexpr std::uint64_t parts = 100'000;
      if (!values.empty()) values += ';', times += ';';
      values += is_seen ? "visible" : "hidden";
      text::append(times, "0.{:05}", board * parts / seconds);
    };
    if (element.seen.front().first > 0) turn(false, 0);
    for (const FilmSpan& span : element.seen) {
      turn(true, span.first);
      if (span.last + 1 < count_) turn(false, span.last + 1);
    }
    text::append(
        out,
        "<animate attributeName=\"visibility\" values=\"{}\" keyTimes=\"{}\" dur=\"{}s\" calcMode=\"discrete\" "
        "repeatCount=\"indefinite\"/>",
        values, times, seconds);
  }

  std::uint32_t count_;
  Motion motion_;
};

// For readers who want no motion: as the last board is.
constexpr std::string_view still_style =
    "<style>@media (prefers-reduced-motion:reduce){.plyglot-board{visibility:visible!important}"
    ".plyglot-board[visibility]{visibility:hidden!important}}</style>\n";

using Step = std::pair<std::int32_t, std::int32_t>;

// Boards without bounds are given in coordinates of their own: this one in those of the board before it, in which most
// of its pieces stay where they are. Cells that are named by their coordinates get the new ones.
BoardGraph aligned(BoardGraph board, const BoardGraph& before) {
  if (board.shape != Shape::pointy_hexagon) return board;
  std::map<std::string_view, Step> places;
  for (const Node& node : before.nodes) {
    for (const Piece& piece : node.stack) places[piece.id] = {node.q, node.r};
  }
  std::map<Step, std::size_t> votes;
  for (const Node& node : board.nodes) {
    for (const Piece& piece : node.stack) {
      const auto place = places.find(piece.id);
      if (place != places.end()) ++votes[{place->second.first - node.q, place->second.second - node.r}];
    }
  }
  const auto most =
      std::max_element(votes.begin(), votes.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
  if (most == votes.end()) return board;
  for (Node& node : board.nodes) {
    const bool is_named_so = node.id == text::format("{},{}", node.q, node.r);
    node.q += most->first.first;
    node.r += most->first.second;
    if (is_named_so) node.id = text::format("{},{}", node.q, node.r);
  }
  return board;
}

std::string moved(Point by, const std::string& element) {
  if (by.x == 0 && by.y == 0) return element;
  std::string out;
  open_group_at(by, out);
  return out + element + "</g>\n";
}

}  // namespace

std::string render_svg_film(const std::vector<BoardGraph>& boards, const SvgOptions& options, Motion motion) {
  std::array<FilmLayer, SvgFrame::layer_count> layers;
  FilmLayer legend;
  SvgFrame whole;
  BoardGraph board = boards.front();
  for (std::uint32_t i = 0; i < boards.size(); ++i) {
    board = aligned(boards[i], board);
    const SvgFrame frame = frame_of(board, options);
    for (std::size_t layer = 0; layer < layers.size(); ++layer) {
      for (const std::string& element : frame.layers[layer]) layers[layer].add(moved(frame.zero, element), i);
    }
    for (const std::string& element : frame.legend) legend.add(element, i);
    if (i == 0) whole = frame;
    whole.low = {std::min(whole.low.x, frame.low.x), std::min(whole.low.y, frame.low.y)};
    whole.high = {std::max(whole.high.x, frame.high.x), std::max(whole.high.y, frame.high.y)};
    whole.legend_extent = {std::max(whole.legend_extent.x, frame.legend_extent.x),
                           std::max(whole.legend_extent.y, frame.legend_extent.y)};
  }
  const FramePlaces places = places_of(whole);
  const Film film(boards.size(), motion);
  std::string out;
  if (motion == Motion::animated) out += still_style;
  open_group_at(places.board, out);
  out += '\n';
  for (const FilmLayer& layer : layers) film.append(layer, out);
  out += "</g>\n";
  open_group_at(places.legend, out);
  film.append(legend, out);
  out += "</g>\n";
  return document_of(boards.back(), places.extent, out, options,
                     text::format("The last of {} boards that follow each other. ", boards.size()));
}

}  // namespace plyglot::board
