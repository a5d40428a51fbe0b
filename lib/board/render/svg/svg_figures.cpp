#include "board/render/svg/svg_figures.hpp"

#include "board/render/decimal.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::board {
namespace {

// Stands for the prefix until the picture is complete. No text of a board can hold it: there, quotes are escaped.
constexpr std::string_view reference = "\"#~";

constexpr std::string_view lines_of_figures = "stroke-width=\"4\" stroke-linejoin=\"round\" stroke-linecap=\"round\"";

std::optional<std::size_t> index_of(const BoardGraph& graph, std::string_view kind) {
  const auto found = std::find(graph.kinds.begin(), graph.kinds.end(), kind);
  const auto index = static_cast<std::size_t>(found - graph.kinds.begin());
  if (index >= graph.figures.size()) return std::nullopt;
  return index;
}

void append_definition(const Figure& figure, std::string_view prefix, std::size_t index, std::string& out) {
  text::append(out, "<g id=\"{}-{}\" {}><path d=\"{}\"/>", prefix, index, lines_of_figures, figure.shape);
  if (!figure.lines.empty()) text::append(out, "<path d=\"{}\" fill=\"none\" stroke=\"currentColor\"/>", figure.lines);
  out += "</g>\n";
}

}  // namespace

bool has_figure(const BoardGraph& graph, const Piece& piece) { return index_of(graph, piece.kind).has_value(); }

void append_figure(const BoardGraph& graph, const Piece& piece, const FigureUse& use, std::string& out) {
  text::append(out, "<use href={}{}\" transform=\"translate(0,{}) scale({})\" fill=\"{}\" stroke=\"{}\" color=\"{}\"/>",
               reference, *index_of(graph, piece.kind), decimal(use.y), decimal(use.percent), use.fill, use.edge,
               use.lines);
}

std::string with_figures(const BoardGraph& graph, std::string_view body, std::string_view prefix) {
  std::vector<bool> is_used(graph.figures.size());
  std::string uses;
  for (std::size_t at = body.find(reference); at != body.npos; at = body.find(reference)) {
    at += reference.size();
    std::size_t index = 0;
    while (body[at] != '"') index = index * 10 + static_cast<std::size_t>(body[at++] - '0');
    is_used[index] = true;
    text::append(uses, "{}\"#{}-{}", body.substr(0, body.find(reference)), prefix, index);
    body.remove_prefix(at);
  }
  std::string out;
  for (std::size_t index = 0; index < is_used.size(); ++index) {
    if (!is_used[index]) continue;
    if (out.empty()) out = "<defs>\n";
    append_definition(graph.figures[index], prefix, index, out);
  }
  if (!out.empty()) out += "</defs>\n";
  return out.append(uses).append(body);
}

}  // namespace plyglot::board
