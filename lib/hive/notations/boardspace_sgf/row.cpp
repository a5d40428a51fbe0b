#include "notation/row.hpp"
#include "findings/finding.hpp"
#include "hive/notations/boardspace_sgf/read/ast.hpp"
#include "hive/notations/boardspace_sgf/read/parse.hpp"
#include "hive/notations/boardspace_sgf/resolve/resolve.hpp"
#include "hive/notations/boardspace_sgf/sgf_signature.hpp"
#include "hive/rules/options/rule_option_rows.hpp"
#include "hive/spelling/move_string.hpp"
#include "hive/views/record_views.hpp"

#include <plyglot/hive_record.hpp>

namespace plyglot::hive::boardspace_sgf {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;
using notation::OptionValues;
using notation::ReadContext;
using notation::WriteContext;

constexpr auto options = rule_option_rows(PieceOrder::numeric);

const notation::About about = {
    .id = "boardspace-sgf",
    .title = "Game file of boardspace.net",
    .game = "hive",
    .extensions = ".sgf",
    .options = {options.data(), static_cast<std::uint32_t>(options.size())},
    .file_shape = notation::FileShape::one_record,
    .record_name = "game",
    .has_signature = has_signature,
};

// What one file needs on its way from text to record.
struct Scratch {
  text::MappedText mapped;
  syntax::SyntaxTree tree;
  Ast ast;
};

Scratch& parse_record(const ReadContext& context, text::Span record) {
  Scratch& scratch = scratch_of<Scratch>(context);
  parse(context.source, record, scratch.mapped, scratch.tree, scratch.ast, context.reporter);
  return scratch;
}

void read(const ReadContext& context, text::Span file, Record& record) {
  resolve(context.source, parse_record(context, file).ast, rule_options_of(context.options), record, context.reporter);
}

// hive-notations 5: import only.
bool print(const Record&, const OptionValues&, std::string&) { return false; }

// X4.
bool admits(const Record& record, const OptionValues&, const WriteContext& context) {
  Finding(context.reporter, DiagnosticId::translate_not_representable, record.span,
          "files of boardspace.net can be read, but not written")
      .help("Hive PGN holds the game with its players, date and result: `--to hive-pgn`");
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

}  // namespace plyglot::hive::boardspace_sgf
