#include "homeworlds/notations/homeworlds/print/printed_layout.hpp"

#include "homeworlds/notations/homeworlds/read/lines/headers.hpp"
#include "homeworlds/notations/homeworlds/read/lines/line_reader.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

// What was printed, as it is read under an option or without one.
class PrintedText {
 public:
  PrintedText(std::string_view text, std::optional<Layout> layout) {
    source_.text = text;
    lines_ = read_lines(reading_, true, layout).record;
  }

  bool has_head(PrintedHead head) const {
    return ast_.headers.size() == head.headers && ast_.position.empty() != head.has_position;
  }
  bool has_layout() const { return find_header(ast_, HeaderKey::layout) != nullptr; }
  bool is_in_rounds() const { return lines_.is_in_rounds; }

  Layout chosen_layout() const {
    Ast ast = ast_;
    std::vector<Finding> findings;
    Reading reading{source_, form_of(Dialect::seed), ast, findings};
    return choose_layout(reading, lines_);
  }

  bool makes(Layout layout, const std::vector<text::Span>& turns) const {
    const std::vector<TurnLines> read = lay_out(lines_, layout, form_of(Dialect::seed));
    return std::equal(read.begin(), read.end(), turns.begin(), turns.end(), [&](TurnLines lines, text::Span turn) {
      return lines_.lines[lines.first].span.begin == turn.begin &&
             lines_.lines[lines.last].span.contains({turn.end, turn.end});
    });
  }

 private:
  text::Source source_;
  Ast ast_;
  std::vector<Finding> findings_;
  Reading reading_{source_, form_of(Dialect::seed), ast_, findings_};
  RecordLines lines_;
};

}  // namespace

LayoutNeed layout_need(std::string_view text, PrintedHead head, const std::vector<text::Span>& turns,
                       bool is_in_rounds) {
  const PrintedText printed(text, std::nullopt);
  if (!printed.has_head(head)) {
    // A line at its end can be a result that only the layout makes one.
    const PrintedText in_rounds(text, Layout::rounds);
    if (!is_in_rounds || !in_rounds.has_head(head)) return {false, std::nullopt};
  } else if (printed.is_in_rounds() == is_in_rounds && printed.makes(printed.chosen_layout(), turns)) {
    return {};
  }
  for (const Layout layout : {Layout::line, Layout::numbered, Layout::block, Layout::rounds}) {
    if ((layout == Layout::rounds) != is_in_rounds) continue;
    const PrintedText again(text, layout);
    if (!again.has_head(head) || !again.makes(layout, turns)) continue;
    return {true, printed.has_layout() ? std::nullopt : std::optional(layout)};
  }
  return {false, std::nullopt};
}

}  // namespace plyglot::homeworlds
