#include "notation/row.hpp"
#include "findings/finding.hpp"
#include "hive/notations/hive_bga/parse.hpp"
#include "hive/notations/hive_bga/resolve.hpp"
#include "hive/rules/options/rule_option_rows.hpp"
#include "hive/spelling/move_string.hpp"
#include "hive/views/record_views.hpp"

namespace plyglot::hive::hive_bga {
namespace {

using notation::OptionValues;
using notation::ReadContext;
using notation::WriteContext;

// A2.
constexpr auto options = rule_option_rows(PieceOrder::any);

constexpr notation::About about = {
    .id = "hive-bga",
    .title = "Log of Board Game Arena",
    .game = "hive",
    .extensions = ".bga",
    .options = {options.data(), static_cast<std::uint32_t>(options.size())},
    .file_shape = notation::FileShape::one_record,
    .record_name = "game",
    .is_only_read = true,
};

struct Scratch {
  syntax::SyntaxTree tree;
  Ast ast;
};

Scratch& parse_record(const ReadContext& context, text::Span record) {
  Scratch& scratch = scratch_of<Scratch>(context);
  parse(context.source, record, scratch.tree, scratch.ast, context.reporter);
  return scratch;
}

void read(const ReadContext& context, text::Span file, Record& record) {
  resolve(context.source, parse_record(context, file).ast, rule_options_of(context.options), record, context.reporter);
}

// A6: only the site writes logs.
bool print(const Record&, const OptionValues&, std::string&) { return false; }

bool admits(const Record& record, const OptionValues&, const WriteContext& context) {
  findings::Finding(context.reporter, diagnostics::DiagnosticId::translate_not_representable, record.span,
                    "logs of Board Game Arena can be read, but not written")
      .help("Hive PGN holds the game with its players: `--to hive-pgn`");
  return false;
}

}  // namespace

extern const notation::Row<Record> row = {
    .about = &about,
    .grammar = notation::one_grammar<grammar>,
    .make_arena = notation::new_arena<Scratch>,
    .next_unit = notation::rest_of_file,
    .read = read,
    .print = print,
    .admits = admits,
    .syntax_of = notation::parsed_by<grammar, parse_record>,
    .dump_ast = notation::dump_parsed<parse_record>,
    .views = &record_views_in<uhp::spelling>,
};

}  // namespace plyglot::hive::hive_bga
