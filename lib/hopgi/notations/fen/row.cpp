#include "notation/row.hpp"
#include "hopgi/notations/fen/options.hpp"
#include "hopgi/notations/fen/print.hpp"
#include "hopgi/reading/fen/ast.hpp"
#include "hopgi/reading/fen/read_fen.hpp"
#include "hopgi/views/setup_views.hpp"
#include "notation/byte_findings.hpp"

#include <plyglot/hopgi_setup.hpp>

namespace plyglot::hopgi::fen {
namespace {

using diagnostics::DiagnosticId;
using notation::OptionValues;
using notation::ReadContext;

constexpr notation::ByteFindings byte_findings = {DiagnosticId::hopgi_fen_not_utf8, DiagnosticId::hopgi_fen_crlf,
                                                  DiagnosticId::hopgi_fen_final_newline};

constexpr notation::About about = {
    .id = "hopgi-fen",
    .title = "FEN of Hopgi",
    .game = "hopgi",
    .extensions = ".hgfen",
    .options = option_table(),
    .byte_order_mark = DiagnosticId::hopgi_fen_byte_order_mark,
    .comment_sign = "//",
    .record_name = "position",
};

notation::Unit next_unit(const text::Source& source, std::uint32_t offset) {
  return notation::next_line_unit(source, offset, "//");
}

void read_between(const ReadContext& context, const notation::Unit& unit) {
  notation::report_bytes(context, unit.whole, byte_findings);
}

void read(const ReadContext& context, text::Span record, Setup& setup) {
  const text::Span whole = notation::with_line_end(context.source, record);
  const bool has_bad_bytes = notation::report_bytes(context, whole, byte_findings);
  read_setup(context.source, record, scratch_of<Scratch>(context), setup, context.reporter);
  setup.is_sound = setup.is_sound && !has_bad_bytes;
}

bool print_with(const Setup& setup, const OptionValues& values, std::string& out) {
  return print(setup, style_of(values), out);
}

bool admits(const Setup& setup, const OptionValues&, const notation::WriteContext& context) {
  report_losses(setup, context.reporter);
  return true;
}

Scratch& parse_record(const ReadContext& context, text::Span record) {
  Scratch& scratch = scratch_of<Scratch>(context);
  build_ast(context.source, record, scratch);
  return scratch;
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

}  // namespace plyglot::hopgi::fen
