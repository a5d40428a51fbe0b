#pragma once
// What a notation is to the rest of plyglot: one row of data and functions.
//
// A row is typed by the model of its game. The toolchain, which alone knows all games, holds the typed rows in one
// closed variant; so no game knows another, and there is no virtual function.

#include "diagnostics/reporter.hpp"
#include "notation/lines.hpp"
#include "notation/views.hpp"
#include "syntax/grammar.hpp"

namespace plyglot::notation {

// How much of a file one record is.
enum class FileShape : std::uint8_t { many_records, one_record };

// What keeps its bytes when something in it keeps it from being formatted.
enum class FormattingUnit : std::uint8_t {
  // Each record with an error.
  record,
  // The whole file, for a finding whose row in the catalogue has the gate `formatting`; no other error stops it.
  // Records are divided by one empty line then.
  file,
};

// Facts about a notation. Everything here lives as long as the program.
struct About {
  // As in `--from ID:DIALECT`.
  std::string_view id;
  std::string_view title;
  // Notations of the same game can be translated into each other.
  std::string_view game;
  // With the dot, separated by blanks, such as `.hop`.
  std::string_view extensions;
  // The option whose choices are the dialects is the first row of the table.
  OptionTable options;
  FileShape file_shape = FileShape::many_records;
  FormattingUnit formatting_unit = FormattingUnit::record;
  // Whether a string given outside a file is a text of many lines and records, as a file is.
  bool has_records_in_strings = false;
  text::LineEnds line_ends = text::LineEnds::lf_or_crlf;
  // The bytes between a record's moves, rows or header lines: a fix is safe only in one that is sound.
  std::string_view unit_ends = "\n";
  // The finding for a byte order mark at the start of a file, which is not part of any unit; none if it is skipped
  // silently.
  std::optional<diagnostics::DiagnosticId> byte_order_mark = std::nullopt;
  // What a comment line starts with; empty if the notation has no comments.
  std::string_view comment_sign = {};
  // What a record is called, such as `position`; its plural has an s.
  std::string_view record_name = "record";
  // What keeps its bytes when it has an error, if that is less than a record (Row::append_kept_parts), such as `turn`.
  std::string_view kept_part_name = {};
  // What a text has before its moves, if words alone could be taken for that (Row::read_on).
  std::string_view move_lead = {};
  // A dialect that is read, but not written; empty if all are written.
  std::string_view unwritten_dialect = {};
  // False if its own reader says which characters stand for which (hop T1).
  bool has_lookalikes = true;
  // False if the same text is right in several dialects and means something else in each, so that no text tells its
  // own.
  bool text_tells_dialect = true;
  // Whether nothing is translated to it.
  bool is_only_read = false;
  // For extensions that other notations use as well: whether the beginning of a file bears this one's signature. Null
  // if every file with the extension is one of ours.
  bool (*has_signature)(std::string_view beginning) = nullptr;
};

// Scratch memory of one notation, reused from record to record by one worker.
using Arena = std::unique_ptr<void, void (*)(void*)>;
// One that holds an object of a notation's own type.
template <class Scratch>
Arena new_arena() {
  return {new Scratch, [](void* scratch) { delete static_cast<Scratch*>(scratch); }};
}

// What the caller of a reader looks at afterwards.
enum class Wanted : std::uint8_t {
  record,
  // The canonical text: the record too, if the text does not come without it.
  text,
  // The record is not looked at: what no finding speaks of may be missing from it.
  findings,
};

// What a record is read with.
struct ReadContext {
  const text::Source& source;
  const OptionValues& options;
  // Receives what is found; the caller ends the record.
  diagnostics::Reporter& reporter;
  // Made by the row's own `make_arena`.
  void* arena;
  // Which one of its file the record is, from 1.
  std::uint32_t record_number;
  // What the units before it tell of the file, in bits of the notation's own (Row::note_unit).
  std::uint32_t facts = 0;
  // False for a string given outside a file, which needs no last line end.
  bool is_file = true;
  Wanted wanted = Wanted::record;
};

// The object in the arena of the row's own `new_arena<Scratch>`.
template <class Scratch>
Scratch& scratch_of(const ReadContext& context) {
  return *static_cast<Scratch*>(context.arena);
}

// What a record is written with.
struct WriteContext {
  const OptionValues& options;
  diagnostics::Reporter& reporter;
};

// For `Row::grammar` of a notation whose options change nothing in its grammar.
template <const syntax::Grammar& only>
const syntax::Grammar& one_grammar(const OptionValues&) {
  return only;
}

// The syntax tree of a record.
struct RecordSyntax {
  // What it was read by: a text may say so itself, against the options.
  const syntax::Grammar& grammar;
  const syntax::SyntaxTree& tree;
};

// For `Row::syntax_of` and `Row::dump_ast` of a notation with `Scratch& parse(context, record)`, which fills `tree` and
// `ast` of its scratch; `append_ast` is found in the namespace of the AST.
template <const syntax::Grammar& only, auto parse>
RecordSyntax parsed_by(const ReadContext& context, text::Span record) {
  return {only, parse(context, record).tree};
}
template <auto parse>
void dump_parsed(const ReadContext& context, text::Span record, std::string& out) {
  append_ast(parse(context, record).ast, context.source, out);
}

template <class Model>
struct Row {
  const About* about;
  // What a record is read by with these options: dialects differ in syntax.
  const syntax::Grammar& (*grammar)(const OptionValues& options);
  Arena (*make_arena)();
  // The unit that starts at `offset` (a byte of the file, inside the source).
  Unit (*next_unit)(const text::Source& source, std::uint32_t offset);
  // For notations whose findings depend on the units before: adds what a unit tells to the facts. True if the rest of
  // the file, from this unit on, must be read in one piece. Null for others.
  bool (*note_unit)(const text::Source& source, const Unit& unit, std::uint32_t& facts) = nullptr;
  // For notations whose records begin with comments: appends those that come before everything else in the record, or
  // those of a unit of the kind `other`. The notation's reader passes them to the reporter; here only what they
  // suppress in the whole file is of interest. `whole` is empty of one that the file cannot do without. Null for
  // others.
  void (*append_lead_comments)(const text::Source& source, const Unit& unit, std::vector<Unit>& comments) = nullptr;
  // Reports what is found in a unit that is neither a record nor a comment; an empty file is one empty blank unit. Null
  // if nothing is ever found there.
  void (*read_between)(const ReadContext& context, const Unit& unit) = nullptr;
  // Appends the canonical text of a unit of the kind `other`, without a line end at its end; nothing if nothing is left
  // of it. Null for notations without such units.
  void (*print_between)(const text::Source& source, const Unit& unit, std::string& out) = nullptr;
  // Parses, resolves and checks one record. The model is emptied first and keeps its memory; it is always filled as
  // far as the text goes.
  void (*read)(const ReadContext& context, text::Span record, Model& model);
  // Appends the turns of the record that was read last with the arena and that may have several lines, in order. Null
  // for notations whose turns have one line.
  void (*append_turns)(const ReadContext& context, std::vector<text::Span>& turns) = nullptr;
  // For callers that do not ask for the model, at far less cost: reports what `read` would report and, if `text` is not
  // null, appends to it what `print` would append. False, with nothing done, if it takes `read` to tell. Null for
  // notations where nothing is saved.
  bool (*read_quickly)(const ReadContext& context, text::Span record, std::string* text) = nullptr;
  // For notations of games that are played on with words of single moves, where `read` would need the text before
  // them: plays the move that the text writes after About::move_lead, with the findings about it. `game` is the game in
  // play, of the type that the model's game has, and the model its record so far. False, with nothing played, if there
  // is not exactly one move. Null for others.
  bool (*read_on)(const ReadContext& context, text::Span text, void* game, Model& model) = nullptr;
  // The canonical text in the notation and options of `context`, without a line end. False, with nothing written, if
  // the model cannot be written because it is not sound; no finding is reported for that.
  bool (*print)(const Model& model, const OptionValues& options, std::string& out);
  // Appends the parts of a record with an error whose bytes `print` keeps, in the order of the text. Null if the record
  // as a whole is kept then, and `print` is not asked.
  void (*append_kept_parts)(const Model& model, std::vector<text::Span>& parts) = nullptr;
  // For notations whose dialects differ in single words: appends the record's bytes with the words of another dialect,
  // which is how it is translated then. False, with nothing written, if the options ask for more than a dialect. Null
  // for others.
  bool (*rewrite)(const ReadContext& context, text::Span record, const OptionValues& to, std::string& out) = nullptr;
  // What writing the model in this notation would lose or cannot say; `from` are the options it was read with.
  // Findings are reported at the spans of the model. False if it cannot be written at all.
  bool (*admits)(const Model& model, const OptionValues& from, const WriteContext& context);
  // Reads the syntax of a record alone, or of a unit of the kind `other`. What it answers is valid until the arena is
  // used again.
  RecordSyntax (*syntax_of)(const ReadContext& context, text::Span record);
  // The stage `ast` of a dump, as indented text.
  void (*dump_ast)(const ReadContext& context, text::Span record, std::string& out);
  // What belongs to the model, the same for all notations of it.
  const Views<Model>* views;
};

}  // namespace plyglot::notation
