#include "notation/row.hpp"
#include "homeworlds/notations/homeworlds/ap_record/ap_record.hpp"
#include "homeworlds/notations/homeworlds/ast_text.hpp"
#include "homeworlds/notations/homeworlds/check/findings.hpp"
#include "homeworlds/notations/homeworlds/grammars/grammars.hpp"
#include "homeworlds/notations/homeworlds/options.hpp"
#include "homeworlds/notations/homeworlds/print/print.hpp"
#include "homeworlds/notations/homeworlds/read/comments.hpp"
#include "homeworlds/notations/homeworlds/read/lines/headers.hpp"
#include "homeworlds/notations/homeworlds/read/record_reader.hpp"
#include "homeworlds/notations/homeworlds/resolve/recovery.hpp"
#include "homeworlds/notations/homeworlds/resolve/resolve.hpp"
#include "homeworlds/notations/homeworlds/retarget/retarget.hpp"
#include "homeworlds/record/record_replay.hpp"
#include "homeworlds/rules/rule.hpp"
#include "homeworlds/spelling/dialect.hpp"
#include "homeworlds/verdicts/violations.hpp"
#include "homeworlds/views/record_views.hpp"
#include "text/ascii.hpp"
#include "text/mapped_text.hpp"

#include <algorithm>
#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds {
namespace {

using notation::OptionValues;
using notation::ReadContext;
using notation::WriteContext;

constexpr notation::About about = {
    .id = "homeworlds",
    .title = "Homeworlds game records",
    .game = "homeworlds",
    .extensions = ".hw .hwl",
    .options = {options, static_cast<std::uint32_t>(std::size(options))},
    .file_shape = notation::FileShape::one_record,
    .line_ends = text::LineEnds::lf_crlf_or_cr,
    .byte_order_mark = diagnostics::DiagnosticId::homeworlds_byte_order_mark,
    .comment_sign = "#",
    .record_name = "game",
    .kept_part_name = "turn",
    // homeworlds B8.
    .unwritten_dialect = dialect_names[static_cast<std::size_t>(Dialect::bga)],
};

struct Scratch {
  ReadMemory memory;
  Ast ast;
  std::vector<NotedFinding> findings;
  std::vector<Violation> violations;
  ApRecord json;
  // Filled for dumps, colours and folding only: the reader does not use it.
  syntax::SyntaxTree tree;
};

// The record alone, as a source of its own.
text::Source source_of(const ReadContext& context, text::Span record) {
  text::Source source = context.source;
  source.text = context.source.slice(record);
  source.base = record.begin;
  return source;
}

ReadOptions read_options_of(const ReadContext& context) {
  const OptionValues& values = context.options;
  ReadOptions read;
  constexpr std::string_view extension = ".hwl";
  const std::string_view name = context.source.name;
  if (values.is_set(dialect_option)) {
    read.dialect = static_cast<Dialect>(values[dialect_option]);
  } else if (name.size() > extension.size() &&
             text::is_same_word(name.substr(name.size() - extension.size()), extension)) {
    // homeworlds L15.
    read.dialect = Dialect::hwl;
  }
  // The first choice leaves it to the text.
  if (values[layout_option] != 0) read.layout = static_cast<Layout>(values[layout_option] - 1);
  return read;
}

// homeworlds 6: the option wins over the header, which wins over the dialect.
Profile profile_of(const OptionValues& values, const Ast& ast) {
  if (values.is_set(profile_option)) return static_cast<Profile>(values[profile_option]);
  return ast.profile.value_or(profile_of(ast.dialect));
}

// homeworlds 3.3.
bool is_json_record(const ReadContext& context, const text::Source& source) {
  return read_options_of(context).dialect == Dialect::ap && is_ap_record(source.text);
}

// With spans of the file.
void parse_record(const ReadContext& context, const text::Source& source) {
  Scratch& scratch = scratch_of<Scratch>(context);
  read_record(source, read_options_of(context), scratch.ast, scratch.findings, scratch.memory);
}

// A turn with an error keeps its lines together.
void append_turns(const ReadContext& context, std::vector<text::Span>& turns) {
  for (const TurnNode& turn : scratch_of<Scratch>(context).ast.turns) turns.push_back(turn.span);
}

void resolve_record(const ReadContext& context, const text::Source& source, Record& record) {
  Scratch& scratch = scratch_of<Scratch>(context);
  scratch.violations.clear();
  resolve(source, scratch.ast, profile_of(context.options, scratch.ast), scratch.findings, scratch.violations, record,
          {context.wanted, std::nullopt});
}

void read_lines(const ReadContext& context, const text::Source& source, Record& record) {
  parse_record(context, source);
  read_suppressions(source, scratch_of<Scratch>(context).ast, context.reporter);
  resolve_record(context, source, record);
}

// The turns of the game record in JSON are a text of their own.
// Leaves the findings about them, with spans of that text, and answers those about the document.
std::vector<NotedFinding> parse_json(const ReadContext& context, const text::Source& source) {
  Scratch& scratch = scratch_of<Scratch>(context);
  std::vector<NotedFinding> of_document;
  read_ap_record(source, scratch.json, of_document);
  read_ap_turns(source, scratch.json, scratch.ast, scratch.findings);
  return of_document;
}

void read_json(const ReadContext& context, const text::Source& source, Record& record) {
  Scratch& scratch = scratch_of<Scratch>(context);
  std::vector<NotedFinding> of_document = parse_json(context, source);
  resolve_record(context, scratch.json.turn_source(source), record);
  for (NotedFinding& finding : scratch.findings) map_to_file(scratch.json, finding);
  scratch.findings.insert(scratch.findings.end(), of_document.begin(), of_document.end());
  map_to_file(scratch.json, scratch.ast);
  map_to_file(source, scratch.json, record);
}

void report(const ReadContext& context, const text::Source& source, const Record& record) {
  const Scratch& scratch = scratch_of<Scratch>(context);
  report_findings({source, scratch.ast, record}, scratch.findings, context.reporter);
  report_violations({source, scratch.ast, record}, scratch.violations, context.reporter);
  if (context.options[advice_option] == 1) report_advice({source, scratch.ast, record}, context.reporter);
}

// homeworlds-rules E5. False, with nothing done, if nothing can be repaired.
bool report_repaired(const ReadContext& context, const text::Source& source, Record& record) {
  Scratch& scratch = scratch_of<Scratch>(context);
  // What a program has written has no slips of the pen.
  if (record.dialect == Dialect::bga) return false;
  const auto is_error = [](const auto& found) { return found.severity == diagnostics::Severity::error; };
  const auto is_refused = [](const Violation& violation) { return violation.severity == diagnostics::Severity::error; };
  if (std::none_of(scratch.findings.begin(), scratch.findings.end(), is_error) &&
      std::none_of(scratch.violations.begin(), scratch.violations.end(), is_refused)) {
    return false;
  }
  RecoveryOptions options;
  options.play.read = read_options_of(context);
  options.play.wishes.wanted = context.wanted;
  if (context.options.is_set(profile_option)) {
    options.play.profile = static_cast<Profile>(context.options[profile_option]);
  }
  options.has_advice = context.options[advice_option] == 1;
  PlayedText played{source, scratch.ast, scratch.findings, scratch.violations, record};
  if (!may_be_repaired(played)) return false;
  report_with_repairs(played, options, context.reporter);
  record = std::move(played.record);
  return true;
}

void read(const ReadContext& context, text::Span text, Record& record) {
  const text::Source source = source_of(context, text);
  if (is_json_record(context, source)) {
    read_json(context, source, record);
  } else {
    read_lines(context, source, record);
    if (report_repaired(context, source, record)) return;
  }
  report(context, source, record);
}

// A game record in JSON stays one unless someone chose the form.
RetargetForm target_of(const Record& record, const OptionValues& values) {
  const auto dialect = static_cast<Dialect>(values[dialect_option]);
  const bool is_json = values.is_set(form_option) ? values[form_option] == 1 : record.is_json;
  return {dialect, dialect == Dialect::ap && is_json};
}

// A record for which no dialect was chosen stays in its own.
bool print_with(const Record& record, const OptionValues& values, std::string& out) {
  if (!values.is_set(dialect_option)) return print(record, out);
  const RetargetForm form = target_of(record, values);
  const bool changes_form_alone = form.dialect == record.dialect && form.is_json != record.is_json;
  const Retargeted target = retarget(record, form);
  // The other form of `ap` must hold all of the record: a turn with an error is text of its own form, and the meaning
  // of what follows it is unknown; a game without its beginning is not a game record.
  if (changes_form_alone && !(is_wholly_known(record) && target.is_representable)) return false;
  return print(target.record, out);
}

// Turns whose effect on the board is not known are not left out without a message; an error is one.
bool reports_uncertain_turns(const Record& record, diagnostics::Reporter& reporter) {
  if (reporter.has_error() || !is_judged(record) || has_known_end(record)) return false;
  reporter.report(diagnostics::DiagnosticId::translate_not_representable, record.turns[record.certain_turns].span,
                  "from this turn on the position is not certain, so that it cannot be translated");
  return true;
}

bool admits(const Record& record, const OptionValues&, const WriteContext& context) {
  if (reports_uncertain_turns(record, context.reporter)) return false;
  return report_losses(retarget(record, target_of(record, context.options)), context.reporter);
}

// What decides on the syntax of a text: the dialect that the options say, without the text's own header.
const syntax::Grammar& grammar_for(const OptionValues& values) {
  const auto dialect = static_cast<Dialect>(values[dialect_option]);
  return dialect == Dialect::ap && values[form_option] == 1 ? ap_record_grammar : grammar_of(dialect);
}

notation::RecordSyntax syntax_of(const ReadContext& context, text::Span record) {
  const text::Source source = source_of(context, record);
  parse_record(context, source);
  Scratch& scratch = scratch_of<Scratch>(context);
  const bool is_json = is_json_record(context, source);
  const syntax::Grammar& grammar = is_json ? ap_record_grammar : grammar_of(scratch.ast.dialect);
  text::MappedText text;
  text.reset(source.text, source.base);
  text.finish();
  std::vector<syntax::FurthestFailure> failures;
  grammar.build(text, scratch.tree, failures);
  return {grammar, scratch.tree};
}

void dump_ast(const ReadContext& context, text::Span record, std::string& out) {
  const text::Source source = source_of(context, record);
  Scratch& scratch = scratch_of<Scratch>(context);
  if (is_json_record(context, source)) {
    parse_json(context, source);
    map_to_file(scratch.json, scratch.ast);
  } else {
    parse_record(context, source);
  }
  append_ast(scratch.ast, source, out);
}

}  // namespace

extern const notation::Row<Record> row = {
    .about = &about,
    .grammar = grammar_for,
    .make_arena = notation::new_arena<Scratch>,
    .next_unit = notation::rest_of_file,
    .read = read,
    .append_turns = append_turns,
    .print = print_with,
    .append_kept_parts = append_copied_parts,
    .admits = admits,
    .syntax_of = syntax_of,
    .dump_ast = dump_ast,
    .views = &record_views,
};

}  // namespace plyglot::homeworlds
