#include "hopgi/notations/diagram/row.hpp"

#include "hopgi/notations/diagram/ast_text.hpp"
#include "hopgi/notations/diagram/parse.hpp"
#include "hopgi/notations/diagram/resolve.hpp"
#include "hopgi/notations/diagram/suppressions.hpp"
#include "hopgi/notations/diagram/units.hpp"
#include "hopgi/views/diagram.hpp"
#include "hopgi/views/move_list.hpp"
#include "hopgi/views/setup_views.hpp"
#include "notation/byte_findings.hpp"

namespace plyglot::hopgi::diagram {
namespace {

using diagnostics::DiagnosticId;
using notation::OptionValues;
using notation::ReadContext;

constexpr notation::ByteFindings byte_findings = {
    DiagnosticId::hopgi_diagram_not_utf8, DiagnosticId::hopgi_diagram_crlf, DiagnosticId::hopgi_diagram_final_newline};

notation::About facts() {
  notation::About about;
  about.id = "hopgi-diagram";
  about.title = "board diagrams of Hopgi";
  about.game = "hopgi";
  about.extensions = ".hgd";
  about.options = {&move_form_row, 1};
  about.has_records_in_strings = true;
  about.byte_order_mark = DiagnosticId::hopgi_diagram_byte_order_mark;
  about.comment_sign = "//";
  about.record_name = "diagram";
  return about;
}
const notation::About about = facts();

void read_between(const ReadContext& context, const notation::Unit& unit) {
  notation::report_bytes(context, unit.whole, byte_findings);
}

void read(const ReadContext& context, text::Span record, Setup& setup) {
  const text::Span whole = notation::with_line_end(context.source, record);
  const bool has_bad_bytes = notation::report_bytes(context, whole, byte_findings);
  Scratch& scratch = scratch_of<Scratch>(context);
  build_ast(context.source, record, scratch);
  resolve(context.source, scratch.ast, has_bad_bytes, setup, context.reporter);
  read_suppressions(context, scratch.ast);
}

bool print_with(const Setup& setup, const OptionValues&, std::string& out) { return print(setup, out); }

bool admits(const Setup& setup, const OptionValues&, const notation::WriteContext& context) {
  report_losses(setup, context.reporter);
  return true;
}

notation::RecordSyntax syntax_of(const ReadContext& context, text::Span record) {
  build_ast(context.source, record, scratch_of<Scratch>(context));
  return {grammar, scratch_of<Scratch>(context).tree};
}

void dump_ast(const ReadContext& context, text::Span record, std::string& out) {
  build_ast(context.source, record, scratch_of<Scratch>(context));
  append_ast(scratch_of<Scratch>(context).ast, context.source, out);
}

}  // namespace

const notation::Row<Setup> row = {
    .about = &about,
    .grammar = notation::one_grammar<grammar>,
    .make_arena = notation::new_arena<Scratch>,
    .next_unit = next_unit,
    .note_unit = notation::note_crlf,
    .read_between = read_between,
    .read = read,
    .print = print_with,
    .admits = admits,
    .syntax_of = syntax_of,
    .dump_ast = dump_ast,
    .views = &setup_views,
};

}  // namespace plyglot::hopgi::diagram
