#include "hexix/reading/line_findings.hpp"

#include "hexix/board/cells.hpp"
#include "hexix/record/bytes.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

#include <algorithm>

namespace plyglot::hexix {

using diagnostics::DiagnosticId;
using findings::Finding;
using text::format;

namespace {

// A run of adjacent bytes is one finding.
void report_control_run(std::string_view bytes, std::uint32_t begin, diagnostics::Reporter& reporter) {
  const char byte = bytes.front();
  const std::string_view name = byte == '\r' ? "CR without LF" : byte == '\0' ? "NUL" : "a control byte";
  const bool is_single = bytes.size() == 1;
  Finding(reporter, DiagnosticId::hexix_control_char, {begin, begin + static_cast<std::uint32_t>(bytes.size())},
          is_single ? format("the byte 0x{:02X} is {}", static_cast<unsigned char>(byte), name)
                    : format("here are {}", text::counted(bytes.size(), "control byte")))
      .note(is_single ? "it is read as a space" : "they are read as spaces");
}

// How many cells a field lists; none if it lists something else.
std::optional<std::size_t> cells_in(std::string_view field) {
  std::size_t cells = 0;
  for (std::size_t i = 0; i < field.size(); ++cells) {
    if (field[i] == '.') {
      ++i;
      continue;
    }
    const std::string_view piece = field.substr(i, 3);
    const bool is_piece = piece.size() == 3 && (piece[0] == 'B' || piece[0] == 'R') &&
                          (piece[1] == 'v' || piece[1] == '^' || piece[1] == 'h') && piece[2] >= '1' && piece[2] <= '6';
    if (!is_piece) return std::nullopt;
    i += 3;
  }
  return cells;
}

std::string fault_of_field(std::string_view field, unsigned column) {
  const char letter = static_cast<char>('A' + column);
  const std::optional<std::size_t> cells = cells_in(field);
  if (!cells) return format("the column {} is not written in `.` and pieces like `Bv2`", letter);
  if (*cells != rows_in(column)) {
    return format("the column {} has {}, not {}", letter, text::counted(*cells, "cell"), rows_in(column));
  }
  return {};
}

}  // namespace

void report_control_bytes(const text::Source& source, text::Span span, diagnostics::Reporter& reporter) {
  const std::string_view text = source.slice(span);
  const auto is_one = [text](std::size_t i) {
    return i < text.size() && is_control(text[i]) && text.substr(i, 2) != "\r\n";
  };
  for (std::size_t begin = 0; begin < text.size(); ++begin) {
    if (!is_one(begin)) continue;
    std::size_t end = begin + 1;
    while (is_one(end)) ++end;
    report_control_run(text.substr(begin, end - begin), span.begin + static_cast<std::uint32_t>(begin), reporter);
    begin = end;
  }
}

Finding report_trailing_space(text::Span blanks, diagnostics::Reporter& reporter) {
  return {reporter, DiagnosticId::hexix_trailing_space, blanks,
          format("{} at the end of the line", text::counted(blanks.size(), "space"))};
}

Finding report_tabs(text::Span span, std::size_t tabs, diagnostics::Reporter& reporter) {
  return {reporter, DiagnosticId::hexix_tab, span,
          format("{} where spaces belong", tabs == 1 ? std::string("a tab") : text::counted(tabs, "tab"))};
}

std::string position_fault(std::string_view position) {
  const std::size_t blank = std::min(position.find_first_of(" \t"), position.size());
  const std::string_view board = position.substr(0, blank);
  const std::size_t fields = static_cast<std::size_t>(std::count(board.begin(), board.end(), '/')) + 1;
  if (position.empty()) return "no position follows";
  if (fields != columns) return format("the position has {}, not 7", text::counted(fields, "field"));
  std::string_view rest = board;
  for (unsigned column = 0; column < columns; ++column) {
    const std::size_t end = std::min(rest.find('/'), rest.size());
    std::string fault = fault_of_field(rest.substr(0, end), column);
    if (!fault.empty()) return fault;
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  const std::string_view turn = position.substr(blank);
  if (turn != " b" && turn != " r") return "the side to move is not one space and `b` or `r`";
  return "a home is `Bh6` on `D1` or `Rh6` on `D6`";
}

}  // namespace plyglot::hexix
