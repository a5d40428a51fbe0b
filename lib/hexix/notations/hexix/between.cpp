#include "hexix/notations/hexix/between.hpp"

#include "hexix/notations/hexix/check/checks.hpp"
#include "hexix/notations/hexix/check/suppressions.hpp"
#include "hexix/notations/hexix/print/printed_lines.hpp"
#include "hexix/notations/hexix/read/parse.hpp"
#include "hexix/notations/hexix/read/units.hpp"
#include "text/ascii.hpp"
#include "text/utf8.hpp"

namespace plyglot::hexix {
namespace {

bool is_whole_file(const text::Source& source, const notation::Unit& unit) {
  const std::uint32_t mark =
      text::begins_with_byte_order_mark(source.text) ? static_cast<std::uint32_t>(text::byte_order_mark.size()) : 0;
  return source.base == 0 && unit.whole.begin <= mark && unit.whole.end == source.span().end;
}

// Whole lines at the beginning of the text, so few that what is made of them is small.
text::Span first_lines(const text::Source& source, text::Span text) {
  constexpr std::size_t enough = 1 << 18;
  const std::size_t end = text.size() <= enough ? std::string_view::npos : source.slice(text).find('\n', enough);
  if (end == std::string_view::npos) return text;
  return {text.begin, text.begin + static_cast<std::uint32_t>(end) + 1};
}

}  // namespace

void read_between(const notation::ReadContext& context, const notation::Unit& unit) {
  const bool is_empty_file = unit.kind == notation::UnitKind::blank && is_whole_file(context.source, unit);
  if (is_empty_file) {
    const std::uint32_t size = unit.whole.size();
    findings::Finding(context.reporter, diagnostics::DiagnosticId::hexix_empty_file, unit.whole,
                      size == 0 ? std::string("the file is empty") : "the file holds only spaces and line ends")
        .help("a record is rows like `D2v    D5v`");
  }
  // What is between most records, in which nothing is found.
  const bool is_line_feeds = context.source.slice(unit.whole).find_first_not_of('\n') == std::string_view::npos;
  if (is_line_feeds && !unit.whole.empty()) return;
  ParseScratch scratch;
  Ast ast;
  for (text::Span part = first_lines(context.source, unit.content);;) {
    // Dialects differ in rows alone.
    build_ast(context.source, part, Dialect::v2024, scratch, ast);
    const bool is_last = part.end == unit.content.end;
    const std::uint32_t begin = part.begin == unit.content.begin ? unit.whole.begin : part.begin;
    Scope scope(context, ast, Dialect::v2024, {begin, is_last ? unit.whole.end : part.end});
    scope.is_record = false;
    scope.is_empty_file = is_empty_file;
    find_all(scope);
    read_suppressions(scope);
    if (is_last) return;
    part = first_lines(context.source, {part.end, unit.content.end});
  }
}

// The file's tail holds comments, blank lines and dividers that belong nowhere, of which only comments stay.
void print_between(const text::Source& source, const notation::Unit& unit, std::string& out) {
  PrintedLines lines(out);
  std::string_view rest = source.slice(unit.content);
  while (!rest.empty()) {
    const std::size_t end = rest.find('\n');
    const std::string_view line = text::trimmed(rest.substr(0, end), " \t\r");
    const std::size_t comment = line.find('#');
    if (comment != std::string_view::npos) {
      lines.add_comment(line.substr(comment));
    } else if (line.empty()) {
      lines.add_blank();
    }
    if (end == std::string_view::npos) break;
    rest.remove_prefix(end + 1);
  }
}

}  // namespace plyglot::hexix
