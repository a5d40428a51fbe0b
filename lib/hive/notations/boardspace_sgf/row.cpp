#include "notation/row.hpp"
#include "findings/finding.hpp"
#include "hive/notations/boardspace_sgf/options.hpp"
#include "hive/notations/boardspace_sgf/print.hpp"
#include "hive/notations/boardspace_sgf/read/ast.hpp"
#include "hive/notations/boardspace_sgf/read/parse.hpp"
#include "hive/notations/boardspace_sgf/resolve/resolve.hpp"
#include "hive/notations/boardspace_sgf/sgf_signature.hpp"
#include "hive/record/record_changes.hpp"
#include "hive/record/record_losses.hpp"
#include "hive/spelling/move_string.hpp"
#include "hive/views/record_views.hpp"
#include "text/format.hpp"

#include <plyglot/hive_record.hpp>

namespace plyglot::hive::boardspace_sgf {
namespace {

using diagnostics::DiagnosticId;
using notation::OptionValues;
using notation::ReadContext;
using notation::WriteContext;

constexpr notation::About about = {
    .id = "boardspace-sgf",
    .title = "Game file of boardspace.net",
    .game = "hive",
    .extensions = ".sgf",
    .options = {options.data(), static_cast<std::uint32_t>(options.size())},
    .file_shape = notation::FileShape::one_record,
    .unit_ends = "\n;",
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

bool is_renumbered(const Record& record, const OptionValues& values) {
  return needs_renumbering(record, rule_options_of(values).piece_order);
}

bool print_with(const Record& record, const OptionValues& values, std::string& out) {
  if (record.has_unread_text || first_beyond_board(record) != nullptr) return false;
  const auto references = static_cast<References>(values[references_option]);
  const Headers headers = headers_of(record);
  if (is_renumbered(record, values)) {
    print(renumbered(record), headers, references, out);
  } else {
    print(record, headers, references, out);
  }
  return true;
}

// X4.
bool admits(const Record& record, const OptionValues&, const WriteContext& context) {
  if (const Ply* const beyond = first_beyond_board(record)) {
    context.reporter.report(DiagnosticId::translate_not_representable, beyond->span,
                            "the board of boardspace.net has 26 columns and rows: the hive is too long for it");
    return false;
  }
  // It is a file of the site already.
  if (record.has_unread_text) {
    findings::Finding(context.reporter, DiagnosticId::translate_not_representable, record.span,
                      "the file says more than the game, such as times, offers or moves that were taken back")
        .help("`--to hive-pgn`, and from there `--to boardspace-sgf`, leaves it out");
    return false;
  }
  const Headers headers = headers_of(record);
  report_losses(record,
                {.notation = "a file of boardspace.net",
                 .has_tags = true,
                 .has_result = headers.tells_end,
                 .comment_end = {},
                 .has_details = true},
                context.reporter);
  if (is_renumbered(record, context.options)) report_renumbering(record, context.reporter);
  if (headers.lost != nullptr) {
    context.reporter.report(DiagnosticId::translate_metadata_dropped, headers.lost->span,
                            text::format("the tag `{}` is lost or changed: a file of boardspace.net holds names, a "
                                         "date and a result, without `]` and backslashes",
                                         headers.lost->key));
  }
  return true;
}

}  // namespace

extern const notation::Row<Record> row = {
    .about = &about,
    .grammar = notation::one_grammar<grammar>,
    .make_arena = notation::new_arena<Scratch>,
    .next_unit = notation::rest_of_file,
    .read = read,
    .print = print_with,
    .admits = admits,
    .syntax_of = notation::parsed_by<grammar, parse_record>,
    .dump_ast = notation::dump_parsed<parse_record>,
    .views = &record_views_in<uhp::spelling>,
};

}  // namespace plyglot::hive::boardspace_sgf
