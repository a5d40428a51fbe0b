#include "notation/row.hpp"
#include "hive/notations/hive_pgn/options.hpp"
#include "hive/notations/hive_pgn/pgn_signature.hpp"
#include "hive/notations/hive_pgn/print.hpp"
#include "hive/notations/hive_pgn/read/ast.hpp"
#include "hive/notations/hive_pgn/read/parse.hpp"
#include "hive/notations/hive_pgn/read/pgn_games.hpp"
#include "hive/notations/hive_pgn/resolve/resolve.hpp"
#include "hive/reading/uhp_moves/uhp_replay_style.hpp"
#include "hive/record/record_changes.hpp"
#include "hive/record/record_losses.hpp"
#include "hive/spelling/move_string.hpp"
#include "hive/views/record_views.hpp"
#include "text/format.hpp"

#include <plyglot/hive_record.hpp>

namespace plyglot::hive::hive_pgn {
namespace {

using diagnostics::DiagnosticId;
using notation::OptionValues;
using notation::ReadContext;
using notation::WriteContext;

constexpr notation::About about = {
    .id = "hive-pgn",
    .title = "Hive PGN",
    .game = "hive",
    .extensions = ".pgn",
    .options = {options.data(), static_cast<std::uint32_t>(options.size())},
    .file_shape = notation::FileShape::one_record,
    .byte_order_mark = DiagnosticId::hive_pgn_byte_order_mark,
    .record_name = "game",
    .has_signature = has_signature,
};

const Capacity capacity = {
    .notation = "Hive PGN",
    .has_tags = true,
    .has_result = true,
    .comments = CommentPlaces::everywhere,
    .comment_end = "}",
    .has_variations = true,
};

// What one file needs on its way from text to record.
struct Scratch {
  text::MappedText mapped;
  syntax::SyntaxTree tree;
  Ast ast;
  uhp::Dialect dialect{};
};

Scratch& parse_record(const ReadContext& context, text::Span record) {
  Scratch& scratch = scratch_of<Scratch>(context);
  scratch.dialect = dialect_of(context.options, context.source.slice(record));
  parse(context.source, record, scratch.mapped, scratch.tree, scratch.ast, context.reporter, scratch.dialect);
  return scratch;
}

void read(const ReadContext& context, text::Span record, Record& game) {
  const Scratch& scratch = parse_record(context, record);
  resolve(context.source, scratch.ast, scratch.dialect, rule_options_of(context.options), game, context.reporter);
}

bool read_on(const ReadContext& context, text::Span words, void* game, Record& record) {
  const Scratch& scratch = parse_record(context, words);
  if (!scratch.ast.parentheses.empty()) return false;
  return play_on(context.source, uhp::replay_style(scratch.dialect), scratch.ast.moves, *static_cast<Game*>(game),
                 record, context.reporter);
}

// Mzinga has no word for it.
bool has_word_for_adjudicated(const OptionValues& values) {
  return !values.is_set(dialect_option) || values[dialect_option] == static_cast<int>(uhp::Dialect::hivegame);
}

bool print_with(const Record& record, const OptionValues& values, std::string& out) {
  if (record.has_unread_text) return false;
  const auto references = static_cast<References>(values[references_option]);
  if (needs_renumbering(record, rule_options_of(values).piece_order)) {
    print(renumbered(record), references, out, has_word_for_adjudicated(values));
  } else {
    print(record, references, out, has_word_for_adjudicated(values));
  }
  return true;
}

// hive-notations X1 and X2.
bool admits(const Record& record, const OptionValues&, const WriteContext& context) {
  Capacity target = capacity;
  target.has_adjudication = has_word_for_adjudicated(context.options);
  report_losses(record, target, context.reporter);
  if (needs_renumbering(record, rule_options_of(context.options).piece_order)) {
    report_renumbering(record, context.reporter);
  }
  const auto changed =
      std::find_if(record.tags.begin(), record.tags.end(), [](const Tag& tag) { return !is_tag_value(tag.value); });
  if (changed != record.tags.end()) {
    context.reporter.report(
        DiagnosticId::translate_metadata_dropped, changed->span,
        text::format("the quotes and line ends of `{}` are lost: a tag of Hive PGN has none", changed->key));
  }
  return true;
}

}  // namespace

extern const notation::Row<Record> row = {
    .about = &about,
    .grammar = notation::one_grammar<grammar>,
    .make_arena = notation::new_arena<Scratch>,
    .next_unit = next_unit,
    .read = read,
    .read_on = read_on,
    .print = print_with,
    .admits = admits,
    .syntax_of = notation::parsed_by<grammar, parse_record>,
    .dump_ast = notation::dump_parsed<parse_record>,
    .views = &record_views_in<uhp::spelling>,
};

}  // namespace plyglot::hive::hive_pgn
