#include "hexix/notations/hexix/row.hpp"

#include "hexix/notations/hexix/between.hpp"
#include "hexix/notations/hexix/check/checks.hpp"
#include "hexix/notations/hexix/check/quick_verdicts.hpp"
#include "hexix/notations/hexix/check/suppressions.hpp"
#include "hexix/notations/hexix/print/print.hpp"
#include "hexix/notations/hexix/print/rewrite.hpp"
#include "hexix/notations/hexix/read/ast.hpp"
#include "hexix/notations/hexix/read/options.hpp"
#include "hexix/notations/hexix/read/parse.hpp"
#include "hexix/notations/hexix/read/units.hpp"
#include "hexix/notations/hexix/resolve/resolve.hpp"
#include "hexix/views/record_views.hpp"

namespace plyglot::hexix {
namespace {

using notation::OptionValues;
using notation::ReadContext;

constexpr notation::About about = {
    .id = "hexix",
    .title = "records of Hexix",
    .game = "hexix",
    .extensions = ".hexix",
    .options = option_table(),
    .formatting_unit = notation::FormattingUnit::file,
    .has_records_in_strings = true,
    .byte_order_mark = diagnostics::DiagnosticId::hexix_byte_order_mark,
    .comment_sign = "#",
};

// What one record needs on its way from text to game.
struct Scratch : ParseScratch {
  Ast ast;
  QuickVerdicts quick_verdicts;
};

const syntax::Grammar& grammar_for(const OptionValues& values) { return grammar_of(options_of(values).dialect); }

Scratch& parse_record(const ReadContext& context, text::Span record) {
  Scratch& scratch = scratch_of<Scratch>(context);
  parse(context, record, options_of(context.options).dialect, scratch, scratch.ast);
  return scratch;
}

void read(const ReadContext& context, text::Span text, Record& record) {
  const Ast& ast = parse_record(context, text).ast;
  resolve(context.source, ast, options_of(context.options), record, context.reporter);
  if (context.reporter.has_error() || ast.has_remarks) withhold_numbers(context.reporter);
}

bool read_quickly(const ReadContext& context, text::Span record, std::string* text) {
  if (text != nullptr) return false;
  const text::Span with_line_end{record.begin, record.end + 1};
  if (!context.source.span().contains(with_line_end)) return false;
  Scratch& scratch = scratch_of<Scratch>(context);
  return scratch.quick_verdicts.knows(context.source.slice(with_line_end), options_of(context.options), scratch);
}

bool print_with(const Record& record, const OptionValues& values, std::string& out) {
  return print(record, options_of(values), out);
}

// hexix 8. The record was just read.
bool rewrite(const ReadContext& context, text::Span, const OptionValues& to, std::string& out) {
  const Options options = options_of(to);
  if (options.numbers != Writing::keep || options.values != Writing::keep) return false;
  const Ast& ast = scratch_of<Scratch>(context).ast;
  rewrite_marks(Scope(context, ast, options_of(context.options).dialect, ast.span), options.dialect, out);
  return true;
}

// Its two dialects say the same.
bool admits(const Record&, const OptionValues&, const notation::WriteContext&) { return true; }

notation::RecordSyntax syntax_of(const ReadContext& context, text::Span record) {
  const Dialect dialect = options_of(context.options).dialect;
  return {grammar_of(dialect), build_tree(context.source, record, dialect, scratch_of<Scratch>(context))};
}

}  // namespace

void parse(const notation::ReadContext& context, text::Span record, Dialect dialect, ParseScratch& scratch, Ast& ast) {
  build_ast(context.source, record, dialect, scratch, ast);
  Scope scope(context, ast, dialect, record);
  scope.whole.end = scope.after_line_end(record.end);
  find_all(scope);
  read_suppressions(scope);
}

const notation::Row<Record> row = {
    .about = &about,
    .grammar = grammar_for,
    .make_arena = notation::new_arena<Scratch>,
    .next_unit = next_unit,
    .note_unit = note_unit,
    .append_lead_comments = append_lead_comments,
    .read_between = read_between,
    .print_between = print_between,
    .read = read,
    .read_quickly = read_quickly,
    .print = print_with,
    .rewrite = rewrite,
    .admits = admits,
    .syntax_of = syntax_of,
    .dump_ast = notation::dump_parsed<parse_record>,
    .views = &record_views,
};

}  // namespace plyglot::hexix
