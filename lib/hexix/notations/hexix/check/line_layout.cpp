#include "hexix/notations/hexix/check/line_layout.hpp"

#include "hexix/notations/hexix/read/layout.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::hexix {

using diagnostics::Edit;
using text::Span;

namespace {

// Blanks up to a column, at least `least` of them.
std::string blanks_to(std::uint32_t column, std::uint32_t from, std::uint32_t least) {
  return std::string(std::max(column > from ? column - from : 0U, least), ' ');
}

// The edits of one line, from left to right, and where its text ends after them.
class LineLayout {
 public:
  LineLayout(const Scope& scope, const LineNode& line) : scope_(scope), done_(line.span.begin) {}

  // Replaces what is between the part that is done and `until` with the text.
  void write(std::uint32_t until, const std::string& text) {
    const Span span{done_, until};
    if (scope_.has_control(span)) {
      column_ += span.size();
    } else {
      add_change(scope_, edits_, span, text);
      column_ += static_cast<std::uint32_t>(text.size());
    }
    done_ = until;
  }
  // Blanks up to a column.
  void pad(std::uint32_t until, std::uint32_t column, std::uint32_t least) {
    write(until, blanks_to(column, column_, least));
  }
  void keep(std::uint32_t until) {
    column_ += until - done_;
    done_ = until;
  }
  void end(const LineNode& line, std::uint32_t column) {
    keep(line.content.end);
    if (!line.comment.empty()) pad(line.comment.begin, column, 1);
  }
  std::vector<Edit> take() { return std::move(edits_); }

 private:
  const Scope& scope_;
  std::uint32_t done_;
  // The offset of what is done in the line, once the edits are made.
  std::uint32_t column_ = 0;
  std::vector<Edit> edits_;
};

std::string prefix_of(const Scope& scope, const RowNode& row, RowNumber number) {
  const std::string place = text::format("{}", scope.ast.lines[row.line].row + std::size_t{1});
  const std::string_view digits = number == RowNumber::right ? place : scope.slice(row.number->digits());
  return text::format("{:>{}}. ", digits, scope.ast.prefix_width - 2);
}

}  // namespace

std::vector<Edit> row_layout(const Scope& scope, const RowNode& row, BlueSlot slot, RowNumber number) {
  const Ast& ast = scope.ast;
  const LineNode& line = ast.lines[row.line];
  LineLayout layout(scope, line);
  const bool is_numbered = number == RowNumber::right ? ast.has_numbers : row.number.has_value();
  const std::uint32_t width = is_numbered ? ast.prefix_width : 0;
  std::string prefix = is_numbered ? prefix_of(scope, row, number) : std::string();
  if (row.is_number_alone()) {
    prefix.pop_back();
    layout.write(row.number->with_all_dots().end, prefix);
    layout.end(line, width + comment_column);
    return layout.take();
  }
  const bool is_red_alone = row.item_count == 1 && row.red() != nullptr && !row.red()->is_glued();
  if (is_red_alone) prefix += slot == BlueSlot::ellipsis ? "...    " : std::string(red_column, ' ');
  layout.write(row.items[0].span().begin, prefix);
  if (row.item_count == 2 && row.joined.empty()) {
    layout.keep(row.items[0].span().end);
    layout.pad(row.items[1].span().begin, width + red_column, 1);
  }
  layout.end(line, width + comment_column);
  return layout.take();
}

bool can_write_prefix(const Scope& scope, const RowNode& row) {
  const std::uint32_t end = row.is_number_alone() ? row.number->with_all_dots().end : row.items[0].span().begin;
  return !scope.has_control({scope.ast.lines[row.line].span.begin, end});
}

std::vector<Edit> header_layout(const Scope& scope, const LineNode& line) {
  constexpr std::uint32_t blue = 4;
  constexpr std::uint32_t red = 3;
  LineLayout layout(scope, line);
  layout.pad(line.content.begin, scope.ast.prefix_width, 0);
  layout.keep(line.content.begin + blue);
  layout.pad(line.content.end - red, scope.ast.prefix_width + red_column, 1);
  layout.end(line, scope.ast.prefix_width + comment_column);
  return layout.take();
}

std::uint32_t moved(std::uint32_t offset, const std::vector<Edit>& edits) {
  std::uint32_t result = offset;
  for (const Edit& edit : edits) {
    if (edit.span.end > offset) break;
    result += static_cast<std::uint32_t>(edit.text.size());
    result -= edit.span.size();
  }
  return result;
}

std::vector<Edit> with_second_in_place(const Scope& scope, const RowNode& row, std::vector<Edit> edits) {
  const Span first = row.items[0].span();
  if (row.item_count < 2 || edits.empty() || !first.contains(edits.back().span)) return edits;
  const std::uint32_t end = moved(first.end, edits);
  if (end < first.end) {
    edits.push_back({{first.end, first.end}, std::string(first.end - end, ' ')});
  } else if (end > first.end) {
    const Span gap{first.end, row.items[1].span().begin};
    const Span taken{gap.begin, gap.begin + (end - first.end)};
    const bool is_of_blanks =
        taken.end < gap.end && scope.slice(taken).find_first_not_of(' ') == std::string_view::npos;
    if (is_of_blanks) edits.push_back({taken, ""});
  }
  return edits;
}

}  // namespace plyglot::hexix
