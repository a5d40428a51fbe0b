#include "hopgi/notations/hopgi/row.hpp"

#include "hopgi/notations/hopgi/between.hpp"
#include "hopgi/notations/hopgi/check/checks.hpp"
#include "hopgi/notations/hopgi/check/suppressions.hpp"
#include "hopgi/notations/hopgi/print/print.hpp"
#include "hopgi/notations/hopgi/read/ast_text.hpp"
#include "hopgi/notations/hopgi/read/options.hpp"
#include "hopgi/notations/hopgi/read/parse.hpp"
#include "hopgi/notations/hopgi/read/units.hpp"
#include "hopgi/notations/hopgi/resolve/resolve.hpp"
#include "hopgi/views/record_views.hpp"

namespace plyglot::hopgi::record {
namespace {

using notation::OptionValues;
using notation::ReadContext;

notation::About facts() {
  notation::About about;
  about.id = "hopgi";
  about.title = "records of Hopgi";
  about.game = "hopgi";
  about.extensions = ".hopgi";
  about.options = option_table();
  about.formatting_unit = notation::FormattingUnit::file;
  about.has_records_in_strings = true;
  about.byte_order_mark = diagnostics::DiagnosticId::hopgi_byte_order_mark;
  about.comment_sign = "//";
  about.record_name = "game";
  return about;
}
const notation::About about = facts();

// What one game needs on its way from text to record.
struct Scratch {
  ParseScratch parse;
  Ast ast;
};

void read(const ReadContext& context, text::Span game, Record& record) {
  Scratch& scratch = scratch_of<Scratch>(context);
  parse(context, game, scratch.parse, scratch.ast);
  resolve(context.source, scratch.ast, options_of(context.options), record, context.reporter);
}

bool print_with(const Record& record, const OptionValues& values, std::string& out) {
  return print(record, options_of(values), out);
}

// Both forms of moves say the same.
bool admits(const Record&, const OptionValues&, const notation::WriteContext&) { return true; }

notation::RecordSyntax syntax_of(const ReadContext& context, text::Span game) {
  Scratch& scratch = scratch_of<Scratch>(context);
  build_ast(context.source, game, scratch.parse, scratch.ast);
  return {grammar, scratch.parse.tree};
}

void dump_ast(const ReadContext& context, text::Span game, std::string& out) {
  Scratch& scratch = scratch_of<Scratch>(context);
  build_ast(context.source, game, scratch.parse, scratch.ast);
  append_ast(scratch.ast, context.source, out);
}

}  // namespace

void parse(const notation::ReadContext& context, text::Span game, ParseScratch& scratch, Ast& ast) {
  build_ast(context.source, game, scratch, ast);
  const Scope scope(context, ast, with_blanks_behind(context.source, ast));
  find_all(scope);
  read_suppressions(scope);
}

const notation::Row<Record> row = {
    .about = &about,
    .grammar = notation::one_grammar<grammar>,
    .make_arena = notation::new_arena<Scratch>,
    .next_unit = next_unit,
    .note_unit = note_unit,
    .append_lead_comments = append_lead_comments,
    .read_between = read_between,
    .print_between = print_between,
    .read = read,
    .print = print_with,
    .admits = admits,
    .syntax_of = syntax_of,
    .dump_ast = dump_ast,
    .views = &record_views,
};

}  // namespace plyglot::hopgi::record
