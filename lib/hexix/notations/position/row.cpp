#include "notation/row.hpp"
#include "hexix/notations/position/parse.hpp"
#include "hexix/notations/position/resolve.hpp"
#include "hexix/reading/line_findings.hpp"
#include "hexix/record/bytes.hpp"
#include "hexix/record/record_replay.hpp"
#include "hexix/rules/rule_options.hpp"
#include "hexix/views/record_views.hpp"
#include "notation/byte_findings.hpp"
#include "syntax/span_line.hpp"

#include <algorithm>
#include <plyglot/hexix_record.hpp>

namespace plyglot::hexix::positions {
namespace {

using diagnostics::DiagnosticId;
using notation::OptionValues;
using notation::ReadContext;
using text::Span;

constexpr notation::ByteFindings byte_findings = {DiagnosticId::hexix_not_utf8, DiagnosticId::hexix_crlf,
                                                  DiagnosticId::hexix_final_newline};

constexpr notation::About about = {
    .id = "hexix-position",
    .title = "positions of Hexix",
    .game = "hexix",
    .extensions = ".hexpos",
    .options = rule_option_table(),
    .has_records_in_strings = true,
    .byte_order_mark = DiagnosticId::hexix_byte_order_mark,
    .comment_sign = "#",
    .record_name = "position",
};

notation::Unit next_unit(const text::Source& source, std::uint32_t offset) {
  notation::Unit unit = notation::next_line_unit(source, offset, "#");
  // hexix 2, R17: control bytes are read as blanks, so that a line of them is blank.
  const std::string_view line = source.slice(unit.content);
  if (unit.kind == notation::UnitKind::record && std::all_of(line.begin(), line.end(), is_read_as_blank)) {
    unit.kind = notation::UnitKind::blank;
  }
  return unit;
}

void check_trailing_space(const ReadContext& context, Span line) {
  const std::string_view text = context.source.slice(line);
  std::size_t kept = text.size();
  while (kept != 0 && is_blank(text[kept - 1])) --kept;
  if (kept == text.size()) return;
  const Span blanks{line.begin + static_cast<std::uint32_t>(kept), line.end};
  findings::Finding found = report_trailing_space(blanks, context.reporter);
  // Otherwise the line would end in CR LF.
  if (kept != 0 && text[kept - 1] == '\r') return;
  found.fix("delete them", diagnostics::Safety::safe, blanks, "");
}

// hexix 2: of any line.
void check_line(const ReadContext& context, Span content) {
  const Span whole = notation::with_line_end(context.source, content);
  notation::report_bytes(context, whole, byte_findings);
  report_control_bytes(context.source, whole, context.reporter);
  check_trailing_space(context, content);
}

void read_between(const ReadContext& context, const notation::Unit& unit) { check_line(context, unit.content); }

Scratch& parse_record(const ReadContext& context, Span line) {
  Scratch& scratch = scratch_of<Scratch>(context);
  build_ast(context.source, line, scratch);
  return scratch;
}

void read(const ReadContext& context, Span line, Record& record) {
  check_line(context, line);
  resolve(context.source, parse_record(context, line).ast, record, context.reporter);
}

bool print(const Record& record, const OptionValues&, std::string& out) {
  const std::optional<Position> position = final_position(record);
  if (position) out += position_text(*position);
  return position.has_value();
}

// hexix 8.
bool admits(const Record& record, const OptionValues&, const notation::WriteContext& context) {
  if (!final_position(record)) {
    context.reporter.report(DiagnosticId::translate_not_representable, record.span,
                            "the position that this record begins with is unknown");
    return false;
  }
  report_lost_record(record, context.reporter);
  return true;
}

void dump_ast(const ReadContext& context, Span line, std::string& out) {
  const Ast& ast = parse_record(context, line).ast;
  syntax::append_span_line(0, ast.is_readable() ? "position" : "unreadable", ast.line, context.source, out);
  if (!ast.is_readable()) return;
  syntax::append_span_line(1, "board", ast.board, context.source, out);
  syntax::append_span_line(1, "side", ast.side, context.source, out);
}

}  // namespace

extern const notation::Row<Record> row = {
    .about = &about,
    .grammar = notation::one_grammar<grammar>,
    .make_arena = notation::new_arena<Scratch>,
    .next_unit = next_unit,
    .note_unit = notation::note_crlf,
    .read_between = read_between,
    .read = read,
    .print = print,
    .admits = admits,
    .syntax_of = notation::parsed_by<grammar, parse_record>,
    .dump_ast = dump_ast,
    .views = &record_views,
};

}  // namespace plyglot::hexix::positions
