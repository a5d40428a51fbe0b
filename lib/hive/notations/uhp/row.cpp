#include "notation/row.hpp"
#include "hive/notations/uhp/ast.hpp"
#include "hive/notations/uhp/options.hpp"
#include "hive/notations/uhp/parse.hpp"
#include "hive/notations/uhp/print.hpp"
#include "hive/notations/uhp/quick_game_strings.hpp"
#include "hive/notations/uhp/resolve.hpp"
#include "hive/notations/uhp/session_log.hpp"
#include "hive/reading/uhp_moves/uhp_replay_style.hpp"
#include "hive/record/record_changes.hpp"
#include "hive/record/record_losses.hpp"
#include "hive/record/record_replay.hpp"
#include "hive/spelling/move_string.hpp"
#include "hive/views/record_views.hpp"

#include <plyglot/hive_record.hpp>

namespace plyglot::hive::uhp {
namespace {

using notation::OptionValues;
using notation::ReadContext;
using notation::WriteContext;

constexpr notation::About about = {
    .id = "uhp",
    .title = "GameStrings of the Universal Hive Protocol",
    .game = "hive",
    .extensions = ".uhp",
    .options = {options.data(), static_cast<std::uint32_t>(options.size())},
    .unit_ends = "\n;",
    .comment_sign = comment_sign,
    .record_name = "game",
    .move_lead = "Base;InProgress;White[1];",
};

// What one GameString needs on its way from text to record.
struct Scratch : ParseScratch {
  Ast ast;
  QuickGameStrings quick_game_strings;
};

Scratch& parse_record(const ReadContext& context, text::Span record) {
  Scratch& scratch = scratch_of<Scratch>(context);
  parse(context.source, record, dialect_of(context.options), scratch, scratch.ast, context.reporter);
  return scratch;
}

void read(const ReadContext& context, text::Span text, Record& record) {
  resolve(context.source, parse_record(context, text).ast, dialect_of(context.options),
          rule_options_of(context.options), context.record_number, record, context.reporter);
}

bool read_quickly(const ReadContext& context, text::Span record, std::string* text) {
  if (text != nullptr || context.reporter.wants(diagnostics::DiagnosticId::uhp_not_canonical_reference)) return false;
  Scratch& scratch = scratch_of<Scratch>(context);
  return scratch.quick_game_strings.knows(context.source.slice(record), dialect_of(context.options),
                                          rule_options_of(context.options), scratch);
}

bool read_on(const ReadContext& context, text::Span words, void* game, Record& record) {
  return play_on(context.source, replay_style(dialect_of(context.options)), parse_record(context, words).ast.moves,
                 *static_cast<Game*>(game), record, context.reporter);
}

bool sees_repetition(const OptionValues& values) { return rule_options_of(values).repetition == Repetition::threefold; }

bool print_with(const Record& record, const OptionValues& values, std::string& out) {
  const auto references = static_cast<References>(values[references_option]);
  const Outcome state = sees_repetition(values) ? record.outcome : outcome_on_board(record);
  if (needs_renumbering(record, rule_options_of(values).piece_order)) {
    print(renumbered(record), state, references, out);
  } else {
    print(record, state, references, out);
  }
  return true;
}

// hive-notations X1 and X2.
bool admits(const Record& record, const OptionValues&, const WriteContext& context) {
  report_losses(record,
                {.notation = "UHP",
                 .sees_repetition = sees_repetition(context.options),
                 .comments = CommentPlaces::before_the_game,
                 .comment_end = ""},
                context.reporter);
  if (needs_renumbering(record, rule_options_of(context.options).piece_order)) {
    report_renumbering(record, context.reporter);
  }
  return true;
}

}  // namespace

extern const notation::Row<Record> row = {
    .about = &about,
    .grammar = notation::one_grammar<grammar>,
    .make_arena = notation::new_arena<Scratch>,
    .next_unit = next_unit,
    .note_unit = note_unit,
    .read = read,
    .read_quickly = read_quickly,
    .read_on = read_on,
    .print = print_with,
    .admits = admits,
    .syntax_of = notation::parsed_by<grammar, parse_record>,
    .dump_ast = notation::dump_parsed<parse_record>,
    .views = &record_views_in<spelling>,
};

}  // namespace plyglot::hive::uhp
