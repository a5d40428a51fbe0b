#include "board/render/text/text_piles.hpp"

#include "board/render/captions.hpp"
#include "board/render/pile_table.hpp"
#include "board/render/text/drawing.hpp"
#include "text/format.hpp"
#include "text/glyph.hpp"

#include <algorithm>

namespace plyglot::board {
namespace {

void append_list(const BoardGraph& graph, const Pile& pile, std::string& out) {
  text::append(out, "{}: ", text::visible(pile_caption(graph, pile)));
  std::string_view separator;
  for (const Pile::Entry& entry : pile.entries) {
    text::append(out, "{}{}", separator, text::visible(entry_caption(entry)));
    separator = ", ";
  }
  out += pile.entries.empty() ? "empty\n" : "\n";
}

void append_cell(std::string_view text, std::size_t width, std::string& out) {
  const std::size_t used = text::visible_width(text);
  out.append(width > used ? width - used : 0, ' ');
  out += text;
}

// bank    1  2  3
// red     3  -  2
void append_table(const BoardGraph& graph, const Pile& pile, const PileTable& table, bool colour, std::string& out) {
  const std::string caption = text::visible(pile_caption(graph, pile));
  std::size_t width = text::visible_width(caption);
  for (const std::string& name : table.colours) {
    width = std::max<std::size_t>(width, text::visible_width(text::visible(name)));
  }
  out += caption;
  append_cell({}, width - text::visible_width(caption), out);
  for (const std::int32_t value : table.values) append_cell(text::format("{}", value), 4, out);
  out += '\n';
  for (std::size_t row = 0; row < table.colours.size(); ++row) {
    const std::string name = text::visible(table.colours[row]);
    append_inked(out, name, colour ? ink_of_colour(name) : no_ink);
    append_cell({}, width - text::visible_width(name), out);
    for (const std::uint32_t count : table.counts[row]) {
      append_cell(count == 0 ? "-" : text::format("{}", count), 4, out);
    }
    out += '\n';
  }
}

}  // namespace

void append_piles(const BoardGraph& graph, bool colour, std::string& out) {
  for (const Pile& pile : graph.piles) {
    if (const auto table = table_of(graph, pile)) {
      append_table(graph, pile, *table, colour, out);
    } else {
      append_list(graph, pile, out);
    }
  }
}

}  // namespace plyglot::board
