#include "notation/row.hpp"

#include "findings/finding.hpp"
#include "hive/notations/hive_human/human_words.hpp"
#include "hive/notations/hive_human/parse.hpp"
#include "hive/notations/hive_human/print.hpp"
#include "hive/notations/hive_human/resolve.hpp"
#include "hive/record/record_changes.hpp"
#include "hive/record/record_losses.hpp"
#include "hive/record/record_replay.hpp"
#include "hive/views/record_views.hpp"
#include "notation/byte_findings.hpp"
#include "notation/lines.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::hive::hive_human {
namespace {

using diagnostics::DiagnosticId;
using notation::OptionValues;
using notation::ReadContext;
using notation::WriteContext;

constexpr auto options = rule_option_rows(PieceOrder::numeric);

constexpr notation::About about = {
    .id = "hive-human",
    .title = "Hive for people",
    .game = "hive",
    .extensions = ".hive",
    .options = {options.data(), static_cast<std::uint32_t>(options.size())},
    .file_shape = notation::FileShape::one_record,
    .byte_order_mark = DiagnosticId::hive_human_byte_order_mark,
    .record_name = "game",
};

const Capacity capacity = {
    .notation = "the notation for people",
    .has_tags = true,
    .has_result = true,
    .comments = CommentPlaces::everywhere,
    .comment_end = "",
};

struct Scratch {
  syntax::SyntaxTree tree;
  Ast ast;
};

Scratch& parse_record(const ReadContext& context, text::Span record) {
  Scratch& scratch = scratch_of<Scratch>(context);
  notation::report_not_utf8(context.source, record, DiagnosticId::hive_human_not_utf8, context.reporter);
  parse(context.source, record, scratch.tree, scratch.ast, context.reporter);
  return scratch;
}

void read(const ReadContext& context, text::Span text, Record& record) {
  resolve(context.source, parse_record(context, text).ast, rule_options_of(context.options), record, context.reporter);
}

bool read_on(const ReadContext& context, text::Span words, void* game, Record& record) {
  return resolve_on(context.source, parse_record(context, words).ast, *static_cast<Game*>(game), record,
                    context.reporter);
}

bool print_with(const Record& record, const OptionValues&, std::string& out) {
  if (record.has_unread_text) return false;
  print(record, out);
  return true;
}

// hive-human K1: the direction of the second piece is not written. What follows from it is not reported again.
void report_direction(const Record& record, diagnostics::Reporter& reporter) {
  if (record.plies.size() < 2 || record.plies[0].is_pass() || record.plies[1].is_pass()) return;
  const Ply& second = record.plies[1];
  if (second.to == board::neighbour(record.plies[0].to, board::east)) return;
  reporter.report(DiagnosticId::translate_metadata_dropped, second.span,
                  "the notation for people has no directions: read again, the whole game is turned so that its second "
                  "piece lies to the east of the first");
}

bool admits(const Record& record, const OptionValues&, const WriteContext& context) {
  GameState state(record.type);
  for (const Ply& ply : record.plies) {
    const Move move = move_of(ply);
    if (!has_words(state, move)) {
      context.reporter.report(
          DiagnosticId::translate_not_representable, ply.span,
          "the notation for people has no words that tell this move from another, since the hive looks much "
          "the same from two sides");
      return false;
    }
    state.play(move);
  }
  report_losses(record, capacity, context.reporter);
  report_renumbering(record, context.reporter);
  report_direction(record, context.reporter);
  const auto changed =
      std::find_if(record.tags.begin(), record.tags.end(), [](const Tag& tag) { return !can_say(tag); });
  if (changed != record.tags.end()) {
    context.reporter.report(
        DiagnosticId::translate_metadata_dropped, changed->span,
        text::format(
            "the tag `{}` is lost, or its line ends are: it has another meaning here, and no tag has line ends",
            changed->key));
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
    .read_on = read_on,
    .print = print_with,
    .admits = admits,
    .syntax_of = notation::parsed_by<grammar, parse_record>,
    .dump_ast = notation::dump_parsed<parse_record>,
    .views = &record_views_in<spelling>,
};

}  // namespace plyglot::hive::hive_human
