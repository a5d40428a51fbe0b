#include "hexix/notations/position/resolve.hpp"

#include "hexix/reading/line_findings.hpp"
#include "hexix/record/bytes.hpp"
#include "hexix/record/position_line.hpp"
#include "text/ascii.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

#include <algorithm>

namespace plyglot::hexix::positions {
namespace {

using diagnostics::DiagnosticId;
using diagnostics::Reporter;
using findings::Finding;
using text::format;
using text::Source;
using text::Span;

// A warning: the position can be read anyway.
Finding report_odd(Span span, std::string message, Reporter& reporter) {
  return {reporter, DiagnosticId::hexix_bad_position, diagnostics::Severity::warning, span, std::move(message)};
}

// The blanks before the position, where none belong, or before the side to move, where one space belongs.
void check_blanks(const Source& source, Span blanks, bool is_before_side, Reporter& reporter) {
  const std::string_view wanted = is_before_side ? " " : "";
  const std::string_view written = source.slice(blanks);
  // Control bytes have their own findings.
  if (written == wanted || std::any_of(written.begin(), written.end(), is_control)) return;
  const auto tabs = static_cast<std::size_t>(std::count(written.begin(), written.end(), '\t'));
  const std::string spaces = text::counted(written.size(), "space");
  std::string message = is_before_side ? format("there are {} before the side to move, not one", spaces)
                                       : format("{} before the position", spaces);
  Finding found = tabs != 0 ? report_tabs(blanks, tabs, reporter) : report_odd(blanks, std::move(message), reporter);
  found.fix(is_before_side        ? "write one space"
            : written.size() == 1 ? "delete it"
                                  : "delete them",
            diagnostics::Safety::safe, blanks, wanted);
}

void check_side(const Source& source, Span side, Reporter& reporter) {
  const std::string_view written = source.slice(side);
  const std::string lower(1, text::to_lower(written[0]));
  if (written == lower) return;
  report_odd(side, format("the side to move is written `{}`, not `{}`", written, lower), reporter).write(side, lower);
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_read_as_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_read_as_blank(text.back())) text.remove_suffix(1);
  return text;
}

// `line` has no blanks at its ends. What is tolerated in it is written as it should be.
std::string without_oddities(std::string_view line) {
  const auto* const end = std::find_if(line.begin(), line.end(), is_read_as_blank);
  std::string text(line.begin(), end);
  const std::string_view rest = trimmed({end, static_cast<std::size_t>(line.end() - end)});
  if (rest.empty()) return text;
  text += ' ';
  const bool is_upper_case = rest == "B" || rest == "R";
  return is_upper_case ? text + text::to_lower(rest[0]) : text.append(rest);
}

void report_unreadable(const Source& source, Span line, Reporter& reporter) {
  const std::string_view whole = source.slice(line);
  const std::string_view written = trimmed(whole);
  const auto begin = line.begin + static_cast<std::uint32_t>(written.empty() ? 0 : written.data() - whole.data());
  const Span span{begin, begin + static_cast<std::uint32_t>(written.size())};
  Finding found(reporter, DiagnosticId::hexix_bad_position, span,
                format("the position cannot be read: {}", position_fault(without_oddities(written))));
  if (written.find('#') != std::string_view::npos) found.help("a comment has a line of its own");
  found.help(format("the start position is `{}`", position_text(start_position())));
}

}  // namespace

void resolve(const Source& source, const Ast& ast, Record& record, Reporter& reporter) {
  if (!ast.is_readable()) {
    record = {};
    record.span = ast.line;
    return report_unreadable(source, ast.line, reporter);
  }
  check_blanks(source, {ast.line.begin, ast.board.begin}, false, reporter);
  check_blanks(source, {ast.board.end, ast.side.begin}, true, reporter);
  check_side(source, ast.side, reporter);
  std::string position(source.slice(ast.board));
  position.append(1, ' ').append(1, text::to_lower(source.slice(ast.side)[0]));
  record = position_alone(*position_from_text(position), ast.line);
}

}  // namespace plyglot::hexix::positions
