#include "notation/row.hpp"
#include "hopgi/notations/diagram/ast.hpp"
#include "hopgi/notations/diagram/parse.hpp"
#include "hopgi/notations/diagram/resolve.hpp"
#include "hopgi/notations/diagram/suppressions.hpp"
#include "hopgi/notations/diagram/units.hpp"
#include "hopgi/views/diagram.hpp"
#include "hopgi/views/move_list.hpp"
#include "hopgi/views/setup_views.hpp"
#include "notation/byte_findings.hpp"

#include <plyglot/hopgi_setup.hpp>

namespace plyglot::hopgi::diagram {
namespace {

using diagnostics::DiagnosticId;
using notation::OptionValues;
using notation::ReadContext;

constexpr notation::ByteFindings byte_findings = {
    DiagnosticId::hopgi_diagram_not_utf8, DiagnosticId::hopgi_diagram_crlf, DiagnosticId::hopgi_diagram_final_newline};

constexpr notation::About about = {
    .id = "hopgi-diagram",
    .title = "board diagrams of Hopgi",
    .game = "hopgi",
    .extensions = ".hgd",
    .options = {&move_form_row, 1},
    .has_records_in_strings = true,
    .byte_order_mark = DiagnosticId::hopgi_diagram_byte_order_mark,
    .comment_sign = "//",
    .record_name = "diagram",
};

void read_between(const ReadContext& context, const notation::Unit& unit) {
  notation::report_bytes(context, unit.whole, byte_findings);
}

Scratch& parse_record(const ReadContext& context, text::Span record) {
  Scratch& scratch = scratch_of<Scratch>(context);
  build_ast(context.source, record, scratch);
  return scratch;
}

void read(const ReadContext& context, text::Span record, Setup& setup) {
  const text::Span whole = notation::with_line_end(context.source, record);
  const bool has_bad_bytes = notation::report_bytes(context, whole, byte_findings);
  const Scratch& scratch = parse_record(context, record);
  resolve(context.source, scratch.ast, has_bad_bytes, setup, context.reporter);
  read_suppressions(context, scratch.ast);
}

bool print_with(const Setup& setup, const OptionValues&, std::string& out) { return print(setup, out); }

bool admits(const Setup& setup, const OptionValues&, const notation::WriteContext& context) {
  report_losses(setup, context.reporter);
  return true;
}

}  // namespace

extern const notation::Row<Setup> row = {
    .about = &about,
    .grammar = notation::one_grammar<grammar>,
    .make_arena = notation::new_arena<Scratch>,
    .next_unit = next_unit,
    .note_unit = notation::note_crlf,
    .read_between = read_between,
    .read = read,
    .print = print_with,
    .admits = admits,
    .syntax_of = notation::parsed_by<grammar, parse_record>,
    .dump_ast = notation::dump_parsed<parse_record>,
    .views = &setup_views,
};

}  // namespace plyglot::hopgi::diagram
