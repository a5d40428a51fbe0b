#include "board/render/svg/svg_document.hpp"

#include "board/render/captions.hpp"
#include "board/render/decimal.hpp"
#include "text/format.hpp"

namespace plyglot::board {
namespace {

std::string description_of(const BoardGraph& graph) {
  std::string text;
  for (const Node& node : graph.nodes) {
    if (graph.shape == Shape::system) {
      text::append(text, "{}. ", system_caption(graph, node));
    } else if (!node.stack.empty()) {
      text::append(text, "{}. ", node_caption(graph, node));
    }
  }
  for (const Pile& pile : graph.piles) {
    text::append(text, "{}:", pile_caption(graph, pile));
    for (const Pile::Entry& entry : pile.entries) text::append(text, " {}", entry_caption(entry));
    text += pile.entries.empty() ? " empty. " : ". ";
  }
  return text;
}

std::string title_of(const BoardGraph& graph) {
  const std::string side = side_caption(graph);
  return graph.game + (side.empty() ? "" : ": ") + side;
}

}  // namespace

void append_title(std::string_view title, std::string& out) {
  text::append(out, "<title>{}</title>", xml_escaped(title));
}

void open_group_at(Point place, std::string& out) {
  text::append(out, "<g transform=\"translate({},{})\">", decimal(place.x), decimal(place.y));
}

void open_document(const BoardGraph& graph, std::int64_t width, std::int64_t height, std::string& out) {
  text::append(out,
               "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" "
               "height=\"{1}\" font-family=\"Helvetica, Arial, 'DejaVu Sans', sans-serif\">\n",
               decimal(width), decimal(height));
  append_title(title_of(graph), out);
  text::append(out, "\n<desc>{}</desc>\n", xml_escaped(description_of(graph)));
  text::append(out, "<rect width=\"{}\" height=\"{}\" fill=\"#ffffff\"/>\n", decimal(width), decimal(height));
}

}  // namespace plyglot::board
