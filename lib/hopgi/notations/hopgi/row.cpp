#include "hopgi/notations/hopgi/row.hpp"

#include "hopgi/notations/hopgi/between.hpp"
#include "hopgi/notations/hopgi/check/checks.hpp"
#include "hopgi/notations/hopgi/check/suppressions.hpp"
#include "hopgi/notations/hopgi/print/print.hpp"
#include "hopgi/notations/hopgi/read/ast.hpp"
#include "hopgi/notations/hopgi/read/options.hpp"
#include "hopgi/notations/hopgi/read/parse.hpp"
#include "hopgi/notations/hopgi/read/units.hpp"
#include "hopgi/notations/hopgi/resolve/resolve.hpp"
#include "hopgi/views/record_views.hpp"

namespace plyglot::hopgi::record {
namespace {

using notation::OptionValues;
using notation::ReadContext;

constexpr notation::About about = {
    .id = "hopgi",
    .title = "records of Hopgi",
    .game = "hopgi",
    .extensions = ".hopgi",
    .options = option_table(),
    .formatting_unit = notation::FormattingUnit::file,
    .has_records_in_strings = true,
    .byte_order_mark = diagnostics::DiagnosticId::hopgi_byte_order_mark,
    .comment_sign = "//",
    .record_name = "game",
};

// What one game needs on its way from text to record.
struct Scratch : ParseScratch {
  Ast ast;
};

void read(const ReadContext& context, text::Span game, Record& record) {
  Scratch& scratch = scratch_of<Scratch>(context);
  parse(context, game, scratch, scratch.ast);
  resolve(context.source, scratch.ast, options_of(context.options), record, context.reporter, context.wanted);
}

bool print_with(const Record& record, const OptionValues& values, std::string& out) {
  return print(record, options_of(values), out);
}

// Both forms of moves say the same.
bool admits(const Record&, const OptionValues&, const notation::WriteContext&) { return true; }

Scratch& parse_alone(const ReadContext& context, text::Span game) {
  Scratch& scratch = scratch_of<Scratch>(context);
  build_ast(context.source, game, scratch, scratch.ast);
  return scratch;
}

notation::RecordSyntax syntax_of(const ReadContext& context, text::Span game) {
  return {grammar, build_tree(context.source, game, scratch_of<Scratch>(context))};
}

}  // namespace

void parse(const notation::ReadContext& context, text::Span game, ParseScratch& scratch, Ast& ast) {
  build_ast(context.source, game, scratch, ast);
  const Scope scope(context, ast, with_blanks_after(context.source, ast));
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
    .dump_ast = notation::dump_parsed<parse_alone>,
    .views = &record_views,
};

}  // namespace plyglot::hopgi::record
