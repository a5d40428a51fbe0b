#include "notation/row.hpp"
#include "findings/finding.hpp"
#include "hive/notations/hop/check/quick_verdicts.hpp"
#include "hive/notations/hop/options.hpp"
#include "hive/notations/hop/read/ast.hpp"
#include "hive/notations/hop/read/fix_safety.hpp"
#include "hive/notations/hop/read/parse.hpp"
#include "hive/notations/hop/resolve/refusals.hpp"
#include "hive/notations/hop/resolve/resolve.hpp"
#include "hive/spelling/hop_text.hpp"
#include "hive/verdicts/reachability.hpp"
#include "hive/views/position_views.hpp"
#include "text/format.hpp"

#include <plyglot/hive_position.hpp>

namespace plyglot::hive::hop {
namespace {

using diagnostics::DiagnosticId;
using findings::Finding;
using notation::OptionValues;
using notation::ReadContext;
using notation::WriteContext;

constexpr notation::About about = {
    .id = "hop",
    .title = "Hive Open Position",
    .game = "hive",
    .extensions = ".hop",
    .options = {options, static_cast<std::uint32_t>(std::size(options))},
    .unit_ends = "\n,",
    .byte_order_mark = DiagnosticId::hop_byte_order_mark,
    .comment_sign = "#",
    .record_name = "position",
    .has_lookalikes = false,
    // hop 6.
    .text_tells_dialect = false,
};

// What one string needs on its way from text to position.
struct Scratch {
  text::MappedText mapped;
  syntax::SyntaxTree tree;
  Ast ast;
  ResolveScratch resolve;
  QuickVerdicts quick_verdicts;
};

notation::Unit next_unit(const text::Source& source, std::uint32_t offset) {
  return notation::next_line_unit(source, offset, about.comment_sign);
}

Scratch& parse_record(const ReadContext& context, text::Span record) {
  Scratch& scratch = scratch_of<Scratch>(context);
  parse(context.source, record, dialect_of(context.options), scratch.mapped, scratch.tree, scratch.ast,
        context.reporter);
  return scratch;
}

// In the order in which they are written.
void report_surrounded_queens(const QuickVerdicts& verdicts, std::string_view string, const ReadContext& context,
                              text::Span record) {
  const auto queen_of = [&](Colour colour) {
    Bug queen;
    queen.colour = colour;
    const char* letter = verdicts.surrounded_queen(colour);
    const auto at = letter == nullptr ? record.end : record.begin + static_cast<std::uint32_t>(letter - string.data());
    queen.span = {at, at + 1};
    return queen;
  };
  const Bug white = queen_of(Colour::white);
  const Bug black = queen_of(Colour::black);
  const bool is_white_first = white.span.begin < black.span.begin;
  for (const Bug* queen : {is_white_first ? &white : &black, is_white_first ? &black : &white}) {
    if (queen->span.begin != record.end) report_surrounded(*queen, context.reporter);
  }
}

bool read_quickly(const ReadContext& context, text::Span record, std::string* text) {
  if (dialect_of(context.options) != Dialect::spec || context.reporter.wants(DiagnosticId::hop_not_canonical)) {
    return false;
  }
  QuickVerdicts& verdicts = scratch_of<Scratch>(context).quick_verdicts;
  const std::string_view string = context.source.slice(record);
  if (!verdicts.knows(string)) return false;
  if (text != nullptr && !verdicts.print(*text)) return false;
  report_surrounded_queens(verdicts, string, context, record);
  return true;
}

void read(const ReadContext& context, text::Span record, Position& position) {
  const std::uint32_t first_finding = context.reporter.next_number();
  Scratch& scratch = parse_record(context, record);
  resolve(context.source, scratch.ast, dialect_of(context.options), severity_of_unreachable(context.options),
          scratch.resolve, position, context.reporter);
  weigh_fixes(context.source, scratch.ast, context.reporter.pending());
  if (scratch.ast.gametype && context.reporter.next_number() == first_finding) {
    scratch.quick_verdicts.learn(context.source.slice(scratch.ast.gametype->field), position.set);
  }
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

}  // namespace

extern const notation::Row<Position> row = {
    .about = &about,
    .grammar = notation::one_grammar<grammar>,
    .make_arena = notation::new_arena<Scratch>,
    .next_unit = next_unit,
    .read = read,
    .read_quickly = read_quickly,
    .print = print_with,
    .admits = admits,
    .syntax_of = notation::parsed_by<grammar, parse_record>,
    .dump_ast = notation::dump_parsed<parse_record>,
    .views = &position_views,
};

}  // namespace plyglot::hive::hop
