#include "notation/row.hpp"
#include "findings/finding.hpp"
#include "hive/notations/thehive/options.hpp"
#include "hive/notations/thehive/print.hpp"
#include "hive/notations/thehive/read/ast.hpp"
#include "hive/notations/thehive/read/parse.hpp"
#include "hive/notations/thehive/resolve/resolve.hpp"
#include "hive/notations/thehive/resolve/second_move.hpp"
#include "hive/record/record_losses.hpp"
#include "hive/spelling/thehive_spelling.hpp"
#include "hive/views/record_views.hpp"
#include "text/format.hpp"

#include <plyglot/hive_record.hpp>

namespace plyglot::hive::thehive {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;
using notation::OptionValues;
using notation::ReadContext;
using notation::WriteContext;

constexpr notation::About about = {
    .id = "thehive",
    .title = "Contact points of The Hive",
    .game = "hive",
    .extensions = ".thehive",
    .options = {options.data(), static_cast<std::uint32_t>(options.size())},
    .file_shape = notation::FileShape::one_record,
    .comment_sign = "#",
    .record_name = "game",
};

struct Scratch {
  syntax::SyntaxTree tree;
  Ast ast;
};

Scratch& parse_record(const ReadContext& context, text::Span record) {
  Scratch& scratch = scratch_of<Scratch>(context);
  parse(context.source, record, pieces_of(context.options), scratch.tree, scratch.ast, context.reporter);
  return scratch;
}

void read(const ReadContext& context, text::Span text, Record& record) {
  resolve(context.source, parse_record(context, text).ast, pieces_of(context.options), rule_options_of(context.options),
          record, context.reporter);
}

bool read_on(const ReadContext& context, text::Span words, void* game, Record& record) {
  return resolve_on(context.source, parse_record(context, words).ast, *static_cast<Game*>(game), record,
                    context.reporter);
}

bool print_with(const Record& record, const OptionValues& values, std::string& out) {
  // V1.
  if (record.has_unread_text) return false;
  print(record, print_options_of(values), out);
  return true;
}

// The first ply with a piece that the base game does not have.
const Ply* first_of_expansions(const Record& record) {
  const GameState base{GameType{}};
  const auto found = std::find_if(record.plies.begin(), record.plies.end(),
                                  [&](const Ply& ply) { return !ply.is_pass() && !holds(base.pieces(), ply.piece); });
  return found == record.plies.end() ? nullptr : &*found;
}

// hive-notations X2.
bool admits(const Record& record, const OptionValues& from, const WriteContext& context) {
  const Ply* const refused = first_of_expansions(record);
  if (refused != nullptr && pieces_of(context.options) == Pieces::base) {
    Finding(context.reporter, DiagnosticId::translate_not_representable, refused->piece_span,
            text::format("`{}` is a {}, which the base game does not have", name_of(refused->piece),
                         name_of(kind_of(refused->piece))))
        .help("`--to-option pieces=mlp` writes mosquitoes, ladybugs and pillbugs");
    return false;
  }
  report_losses(record,
                {.notation = "the notation of The Hive",
                 .has_game_type = false,
                 .sees_repetition = rule_options_of(context.options).repetition == Repetition::threefold,
                 .comments = CommentPlaces::everywhere,
                 .comment_end = ""},
                context.reporter);
  // For a record of this notation it was reported when the record was read.
  const bool is_told = from.table().rows == about.options.rows;
  if (!is_told && !print_options_of(context.options).is_turned && record.plies.size() > 1) {
    report_second_side(record, record.plies[1].span, "`--to-option rotate=on` turns the whole game", context.reporter);
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

}  // namespace plyglot::hive::thehive
