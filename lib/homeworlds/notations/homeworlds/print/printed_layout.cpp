#include "homeworlds/notations/homeworlds/print/printed_layout.hpp"

#include "homeworlds/notations/homeworlds/read/lines/headers.hpp"
#include "homeworlds/notations/homeworlds/read/lines/line_reader.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

bool makes(const RecordLines& record, Layout layout, const std::vector<text::Span>& turns) {
  const std::vector<TurnLines> read = lay_out(record, layout, form_of(Dialect::seed));
  return std::equal(read.begin(), read.end(), turns.begin(), turns.end(), [&](TurnLines lines, text::Span turn) {
    return record.lines[lines.first].span.begin == turn.begin &&
           record.lines[lines.last].span.contains({turn.end, turn.end});
  });
}

}  // namespace

LayoutNeed layout_need(std::string_view text, PrintedHead head, const std::vector<text::Span>& turns) {
  text::Source source;
  source.text = text;
  Ast ast;
  std::vector<Finding> findings;
  Reading reading{source, form_of(Dialect::seed), ast, findings};
  const RecordLines record = read_lines(reading, true).record;
  if (ast.headers.size() != head.headers || ast.position.empty() == head.has_position) return {false, std::nullopt};
  const bool has_layout = find_header(ast, HeaderKey::layout) != nullptr;
  if (makes(record, choose_layout(reading, record), turns)) return {};
  for (const Layout layout : {Layout::line, Layout::numbered, Layout::block}) {
    if (!makes(record, layout, turns)) continue;
    return {true, has_layout ? std::nullopt : std::optional(layout)};
  }
  return {false, std::nullopt};
}

}  // namespace plyglot::homeworlds
