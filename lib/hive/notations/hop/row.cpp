#include "hive/notations/hop/row.hpp"

#include "findings/finding.hpp"
#include "hive/notations/hop/ast_text.hpp"
#include "hive/notations/hop/options.hpp"
#include "hive/notations/hop/read/fix_safety.hpp"
#include "hive/notations/hop/read/parse.hpp"
#include "hive/notations/hop/resolve/refusals.hpp"
#include "hive/notations/hop/resolve/resolve.hpp"
#include "hive/notations/hop/token_rules.hpp"
#include "hive/record/projection.hpp"
#include "hive/spelling/hop_text.hpp"
#include "hive/spelling/move_string.hpp"
#include "hive/views/board_graph.hpp"
#include "hive/views/diagram.hpp"
#include "hive/views/position_dump.hpp"
#include "hive/views/position_json.hpp"
#include "notation/lines.hpp"
#include "text/format.hpp"

#include <algorithm>

namespace plyglot::hive::hop {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;
using notation::OptionValues;
using notation::ReadContext;
using notation::WriteContext;

const notation::About about = {
    .id = "hop",
    .title = "Hive Open Position",
    .game = "hive",
    .extensions = ".hop",
    .options = {options, static_cast<std::uint32_t>(std::size(options))},
    .file_shape = notation::FileShape::many_records,
    .line_ends = text::LineEnds::lf_or_crlf,
    .byte_order_mark = DiagnosticId::hop_byte_order_mark,
    .comment_sign = "#",
    .record_name = "position",
};

// What one string needs on its way from text to position.
struct Scratch {
  text::MappedText mapped;
  syntax::SyntaxTree tree;
  Ast ast;
  ResolveScratch resolve;
};

notation::Unit next_unit(const text::Source& source, std::uint32_t offset) {
  return notation::next_line_unit(source, offset, about.comment_sign);
}

void parse_record(const ReadContext& context, text::Span record) {
  Scratch& scratch = scratch_of<Scratch>(context);
  parse(context.source, record, dialect_of(context.options), scratch.mapped, scratch.tree, scratch.ast,
        context.reporter);
}

void read(const ReadContext& context, text::Span record, Position& position) {
  parse_record(context, record);
  Scratch& scratch = scratch_of<Scratch>(context);
  resolve(context.source, scratch.ast, dialect_of(context.options), severity_of_unreachable(context.options),
          scratch.resolve, position, context.reporter);
  weigh_fixes(context.source, scratch.ast, context.reporter.pending());
}

bool print_with(const Position& position, const OptionValues& values, std::string& out) {
  return print(position, dialect_of(values), out);
}

// hop 8.
bool admits(const Position& position, const OptionValues& from, const WriteContext& context) {
  const Dialect target = dialect_of(context.options);
  if (target == Dialect::spec && dialect_of(from) == Dialect::hivegame && !position.orientation.empty()) {
    Finding(context.reporter, DiagnosticId::translate_metadata_dropped, position.orientation_span,
            "the orientation of the picture is lost: `spec` has no place for it")
        .help("the position itself is the same");
  }
  if (target == Dialect::spec) return true;
  const std::string_view refusal = refusal_by_hivegame(position);
  if (refusal.empty()) return true;
  Finding(context.reporter, DiagnosticId::translate_not_representable, position.span, std::string(refusal))
      .help("the position diagram and JSON can hold it: `plyglot show --format diagram` or `--format json`");
  return false;
}

notation::RecordSyntax syntax_of(const ReadContext& context, text::Span record) {
  parse_record(context, record);
  return {grammar, scratch_of<Scratch>(context).tree, token_rules()};
}

void dump_ast(const ReadContext& context, text::Span record, std::string& out) {
  parse_record(context, record);
  append_ast(scratch_of<Scratch>(context).ast, context.source, out);
}

void show_json(const Position& position, const OptionValues& values, std::string& out) {
  std::string canonical;
  const bool is_written = print_with(position, values, canonical);
  out += position_json(position, is_written ? std::optional<std::string_view>(canonical) : std::nullopt);
}

void show_diagram(const Position& position, std::string& out) { out += position_diagram(position); }

// hive-rules H32.
std::string why_without_moves(const Position& position) {
  if (!position.to_move) return "the side to move is unknown";
  for (const Bug& bug : position.bugs) {
    if (bug.kind == BugKind::dragonfly) {
      return text::format("`{}` is a dragonfly (hive/dragonfly-unjudged)", display_name_of(position, bug));
    }
  }
  for (const Bug& bug : position.bugs) {
    if (bug.level > 0 && bug.kind != BugKind::beetle && bug.kind != BugKind::mosquito) {
      return text::format("`{}` is on another bug and cannot climb (hive/unreachable-climb)",
                          display_name_of(position, bug));
    }
  }
  return "the set has more bugs of a kind than the published games";
}

// The companion of HOP for moves is UHP.
bool list_moves(const Position& position, const OptionValues&, std::vector<std::string>& moves, std::string& why) {
  const std::optional<GameState> state = state_of(position);
  if (!state) {
    why = why_without_moves(position);
    return false;
  }
  std::vector<Move> legal;
  list_legal_moves(*state, {}, legal);
  moves = uhp::move_strings(*state, legal);
  return true;
}

}  // namespace

const notation::Row<Position> row = {
    .about = &about,
    .grammar = notation::one_grammar<grammar>,
    .make_arena = notation::new_arena<Scratch>,
    .next_unit = next_unit,
    .read = read,
    .print = print_with,
    .admits = admits,
    .syntax_of = syntax_of,
    .dump_ast = dump_ast,
    .dump_model = append_position,
    .show_json = show_json,
    .show_diagram = show_diagram,
    .list_moves = list_moves,
    .lower = board_of,
};

}  // namespace plyglot::hive::hop
