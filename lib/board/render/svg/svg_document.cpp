#include "board/render/svg/svg_document.hpp"

#include "board/render/captions.hpp"
#include "board/render/decimal.hpp"
#include "board/render/paint.hpp"
#include "board/render/svg/svg_figures.hpp"
#include "board/render/svg/svg_theme.hpp"
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
  for (const Hole& hole : graph.holes) text::append(text, "{}. ", hole_caption(hole));
  for (const Pile& pile : graph.piles) {
    text::append(text, "{}:", pile_caption(graph, pile));
    for (const Pile::Entry& entry : pile.entries) text::append(text, " {}", entry_caption(entry));
    text += pile.entries.empty() ? " empty. " : ". ";
  }
  return text;
}

// Pictures of two boards share a page: their ids differ as the boards do.
std::string id_prefix_of(std::string_view words) {
  std::uint32_t hash = 2166136261;
  for (const char byte : words) hash = (hash ^ static_cast<unsigned char>(byte)) * 16777619;
  return text::format("b{:08x}", hash);
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

void open_node_at(Point place, const Node& node, std::string& out) {
  open_group_at(place, out);
  out.pop_back();
  text::append(out, " data-cell=\"{}\"", xml_escaped(node.id));
  if (!node.label.empty()) text::append(out, " data-name=\"{}\"", xml_escaped(node.label));
  out += '>';
}

std::string piece_attribute(const Piece& piece) { return text::format(" data-piece=\"{}\"", xml_escaped(piece.id)); }

std::string document_of(const BoardGraph& graph, Point extent, std::string_view drawing, const SvgOptions& options,
                        std::string_view remark) {
  const Theme theme = options.theme;
  const std::string title = title_of(graph);
  std::string description = description_of(graph);
  for (const Note& note : options.notes) text::append(description, "Note: {}. ", note.words);
  description += remark;
  const std::string width = decimal(extent.x);
  const std::string height = decimal(extent.y);
  const std::string ground =
      text::format("<rect width=\"{}\" height=\"{}\" fill=\"{}\"/>\n", width, height, ground_fill);
  std::string out;
  text::append(out,
               "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" "
               "height=\"{1}\" font-family=\"Helvetica, Arial, 'DejaVu Sans', sans-serif\" data-game=\"{2}\"{3}>\n",
               width, height, xml_escaped(graph.game), theme_attribute(theme));
  append_title(title, out);
  text::append(out, "\n<desc>{}</desc>\n", xml_escaped(description));
  out += theme_style(theme, ground + std::string(drawing));
  out += ground;
  out += with_figures(graph, drawing, id_prefix_of(title + description));
  return in_colours_of(theme, std::move(out)) + "</svg>\n";
}

}  // namespace plyglot::board
