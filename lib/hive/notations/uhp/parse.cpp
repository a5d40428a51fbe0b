// Text to tree to AST (hive-notations 3.1, U1 to U8).

#include "hive/notations/uhp/parse.hpp"

#include "findings/finding.hpp"
#include "grammars/uhp.hpp"
#include "hive/notations/uhp/uhp_line_findings.hpp"
#include "hive/reading/uhp_moves/game_type_field.hpp"
#include "hive/reading/uhp_moves/move_rows.hpp"
#include "notation/byte_findings.hpp"
#include "syntax/engine.hpp"
#include "syntax/grammar_table.hpp"
#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::hive::uhp {
namespace {

namespace rules = grammars::uhp;
using text::Span;

// The grammar has found that it is one of the five.
Outcome state_in(std::string_view written) {
  switch (written[0] | 0x20) {
    case 'n':
      return Outcome::not_started;
    case 'i':
      return Outcome::in_progress;
    case 'd':
      return Outcome::draw;
    case 'w':
      return Outcome::white_wins;
    default:
      return Outcome::black_wins;
  }
}

// From the nodes of one line to its AST.
class Builder : public MoveReader {
 public:
  Builder(const text::Source& source, Dialect dialect, std::span<const syntax::FurthestFailure> failures, Ast& ast,
          diagnostics::Reporter& reporter)
      : MoveReader(source, dialect, failures, reporter),
        source_(source),
        ast_(ast),
        reporter_(reporter),
        findings_(source, ast.span, reporter) {}

  using MoveReader::part;
  Ast& part(syntax::PartOf<Ast>) { return ast_; }

  void add_move(Span span) {
    ast_.moves.push_back(end_move(span));
    ast_.moves.back().entry = entry_of(span);
  }
  void take_blanks(Span span) { findings_.space_around_separator(span); }
  void take_command_word(Span span) { findings_.command_word(span); }
  void take_missing_header(Span span);
  void add_type(Span span);
  void add_state(Span span);
  void add_odd_state(Span span);
  void set_state(FieldForm form, Span span) { ast_.state = {form, span}; }
  void add_missing_state(Span place);
  void set_turn(FieldForm form, Span span) { ast_.turn = {form, span}; }
  void add_odd_turn(Span span);
  void take_empty_move(Span span);
  void add_last_semicolon(Span span);
  void take_opening_quote(Span span) { opening_quote_ = span; }
  void add_closing_quote(Span span);
  void finish();

 private:
  Span entry_of(Span move) const;
  std::uint32_t end_of_content_before(std::uint32_t offset) const;
  bool goes_on_below() const;
  std::string_view slice(Span span) const { return source_.slice(span); }

  const text::Source& source_;
  Ast& ast_;
  diagnostics::Reporter& reporter_;
  LineFindings findings_;
  Span opening_quote_;
  // The empty moves that were read last: each ends where the next one begins.
  Span empty_moves_;
};

void Builder::take_missing_header(Span span) {
  ast_.has_header = false;
  ast_.type = ast_.state = ast_.turn = {FieldForm::missing, span};
}

// With the `;` before it; empty if there is no `;` between it and the move before.
Span Builder::entry_of(Span move) const {
  const std::string_view before = slice({ast_.span.begin, move.begin});
  if (!before.empty() && before.back() == ';') return {move.begin - 1, move.end};
  const std::size_t last = before.find_last_not_of(" \t.0123456789");
  if (last == std::string_view::npos || before[last] != ';') return {};
  return {ast_.span.begin + static_cast<std::uint32_t>(last), move.end};
}

void Builder::add_type(Span span) {
  ast_.type_value = read_game_type(source_, span, reporter_);
  ast_.type = {ast_.type_value ? FieldForm::readable : FieldForm::bad, span};
}

void Builder::add_state(Span span) {
  ast_.state = {FieldForm::readable, span};
  ast_.state_value = state_in(slice(span));
}

void Builder::add_odd_state(Span span) {
  findings_.state_case(span, state_in(slice(span)));
  add_state(span);
}

void Builder::add_odd_turn(Span span) {
  findings_.turn_case(span);
  set_turn(FieldForm::readable, span);
}

// What follows the game type on the other side of a colon or the like may be the state.
void Builder::add_missing_state(Span place) {
  ast_.state = {FieldForm::missing, place};
  if (ast_.type.form != FieldForm::bad) return;
  const std::string_view written = slice(ast_.type.span);
  const std::size_t last_joint = written.find_last_of(":, \t|/");
  if (last_joint == std::string_view::npos) return;
  const std::string_view state = written.substr(last_joint + 1);
  for (Outcome outcome = Outcome::not_started; outcome <= Outcome::black_wins;
       outcome = static_cast<Outcome>(static_cast<int>(outcome) + 1)) {
    if (state != name_of(outcome)) continue;
    const Span span{ast_.type.span.begin + static_cast<std::uint32_t>(last_joint + 1), ast_.type.span.end};
    add_state(span);
  }
}

void Builder::add_closing_quote(Span span) {
  ast_.content_end = end_of_content_before(span.begin);
  findings_.quotes(opening_quote_, span);
  opening_quote_ = {};
}

// Where the last byte before the offset that is not a blank ends.
std::uint32_t Builder::end_of_content_before(std::uint32_t offset) const {
  const std::size_t last = slice({ast_.span.begin, offset}).find_last_not_of(" \t");
  return ast_.span.begin + static_cast<std::uint32_t>(last + 1);
}

void Builder::take_empty_move(Span span) {
  const bool is_next = !empty_moves_.empty() && empty_moves_.end == span.begin;
  empty_moves_ = {is_next ? empty_moves_.begin : span.begin, span.end};
  findings_.empty_move(span);
}

// True if the next line that is not blank begins as a move does, or as a state or a turn: the game may go on there.
bool Builder::goes_on_below() const {
  const std::string_view below = source_.slice({ast_.span.end, source_.span().end});
  const std::size_t begin = below.find_first_not_of(" \t\r\n");
  if (begin == std::string_view::npos) return false;
  const std::string_view word = below.substr(begin, 4);
  const bool is_piece = word.size() > 1 && (text::to_lower(word[0]) == 'w' || text::to_lower(word[0]) == 'b') &&
                        std::string_view("QADBGLMPS").find(word[1]) != std::string_view::npos;
  const std::string_view line = below.substr(begin, below.find_first_of(";\r\n", begin) - begin);
  const std::string_view side = line.substr(0, 6);
  const bool is_turn = side == "White[" || side == "Black[";
  const bool is_state =
      std::any_of(outcomes.begin(), outcomes.end(), [&](Outcome each) { return line == name_of(each); });
  return is_piece || is_turn || is_state || word == "pass";
}

void Builder::add_last_semicolon(Span span) {
  ast_.last_semicolon = span;
  ast_.goes_on_below = goes_on_below();
  // With it gone, the `;` before it would be the last one: empty moves go as well. An empty field of the header is
  // filled first.
  const bool is_after_empty_move = !empty_moves_.empty() && empty_moves_.end == span.begin;
  const Span extra{is_after_empty_move ? empty_moves_.begin : span.begin, span.end};
  const std::uint32_t end = end_of_content_before(extra.begin);
  const bool is_after_empty_field = end == ast_.span.begin || slice({end - 1, end}) == ";";
  const diagnostics::Safety safety =
      ast_.goes_on_below ? diagnostics::Safety::recount : notation::safety_of_line_end_at(source_, end);
  findings_.trailing_semicolon(span, is_after_empty_field ? Span() : extra, safety);
}

// A quote that nothing closes is known only here.
void Builder::finish() {
  if (!opening_quote_.empty()) findings_.quotes(opening_quote_, {});
  if (ast_.moves.empty()) ast_.goes_on_below = goes_on_below();
}

using syntax::called;
using syntax::leaf;
using syntax::node;
using syntax::recovery;
using syntax::silent;
using syntax::unit;
using enum annotations::TokenKind;

constexpr auto table =
    syntax::GrammarTable{
        called<"`White` or `Black`">(silent<rules::side>),
        called<"`[`">(silent<rules::open>),
        called<"a number from 1">(silent<rules::turn_number>),
        called<"`]`">(silent<rules::close>),
        called<"the end of the field">(silent<rules::field_end>),
        node<rules::game_string>.as(separator),
        leaf<rules::blanks, &Builder::take_blanks>,
        leaf<rules::command_word, &Builder::take_command_word>.as(keyword),
        node<rules::missing_header, &Builder::take_missing_header>,
        unit(leaf<rules::game_type, &Builder::add_type>).as(value),
        unit(leaf<rules::odd_game_type, &Builder::add_type>).as(value),
        unit(leaf<rules::game_state, &Builder::add_state>).as(result),
        unit(leaf<rules::odd_state, &Builder::add_odd_state>).as(result),
        unit(leaf<rules::bad_state, &Builder::set_state, FieldForm::bad>).as(unreadable),
        leaf<rules::empty_state, &Builder::set_state, FieldForm::empty>,
        node<rules::missing_state, &Builder::add_missing_state>,
        unit(leaf<rules::turn, &Builder::set_turn, FieldForm::readable>).as(number),
        node<rules::odd_turn, &Builder::add_odd_turn>.as(number),
        recovery<rules::bad_turn, &Builder::set_turn, FieldForm::bad>.as(unreadable),
        leaf<rules::empty_turn, &Builder::set_turn, FieldForm::empty>,
        node<rules::missing_turn, &Builder::set_turn, FieldForm::missing>,
        leaf<rules::empty_move, &Builder::take_empty_move>,
        leaf<rules::last_semicolon, &Builder::add_last_semicolon>,
        leaf<rules::opening_quote, &Builder::take_opening_quote>.as(separator),
        leaf<rules::closing_quote, &Builder::add_closing_quote>.as(separator),
    } +
    move_rows<rules::line_moves, &Builder::add_move>;
struct Traits : syntax::TraitsOf<table> {};

// The complete header of another game below the first one, at the end of a field or in its place. Offsets are those of
// the text.
std::optional<Span> second_header(std::string_view text) {
  constexpr std::string_view base = "Base";
  const auto skip = [&](std::size_t& at, std::string_view word) {
    const bool is_there = text.substr(at, word.size()) == word;
    if (is_there) at += word.size();
    return is_there;
  };
  const auto skip_all = [&](std::size_t& at, std::string_view characters) {
    const std::size_t begin = at;
    at = std::min(text.find_first_not_of(characters, at), text.size());
    return at != begin;
  };
  const std::size_t first_field = text.find(';');
  if (first_field == std::string_view::npos) return std::nullopt;
  for (std::size_t begin = text.find(base, first_field); begin != std::string_view::npos;
       begin = text.find(base, begin + 1)) {
    std::size_t at = begin + base.size();
    if (skip(at, "+") && !skip_all(at, "MLP")) continue;
    if (!skip(at, ";")) continue;
    const std::string_view state = text.substr(at, text.find(';', at) - at);
    bool is_state = false;
    for (Outcome outcome = Outcome::not_started; outcome <= Outcome::black_wins;
         outcome = static_cast<Outcome>(static_cast<int>(outcome) + 1)) {
      is_state = is_state || state == name_of(outcome);
    }
    at += state.size();
    if (!is_state || !skip(at, ";") || (!skip(at, "White[") && !skip(at, "Black["))) continue;
    if (skip_all(at, "0123456789") && skip(at, "]")) {
      return Span{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(at)};
    }
  }
  return std::nullopt;
}

// Of two games on one line, one finding says so, and none that the words of the second one are not moves.
void report_second_game(const text::Source& source, const Ast& ast, diagnostics::Reporter& reporter) {
  const std::string_view text = source.slice(ast.span);
  const std::optional<Span> header = second_header(text);
  if (!header) return;
  const Span second{ast.span.begin + header->begin, ast.span.begin + header->end};
  bool has_other = false;
  for (const WrittenMove& move : ast.moves) {
    if (move.span.end <= second.begin) continue;
    has_other = reporter.withdraw(diagnostics::DiagnosticId::uhp_bad_move, move.span).has_value() || has_other;
  }
  if (!has_other) return;
  const std::size_t last = text.substr(0, header->begin).find_last_not_of("; \t");
  const Span gap{ast.span.begin + static_cast<std::uint32_t>(last) + 1, second.begin};
  findings::Finding(reporter, diagnostics::DiagnosticId::uhp_bad_move, second, "another game begins here")
      .note("a line holds one game")
      .fix("begin a new line for it", diagnostics::Safety::unsafe, gap, "\n");
}

// Where the header ends: before the first move.
bool has_bad_turn(std::span<const syntax::Node> nodes) {
  for (const syntax::Node& node : nodes) {
    if (node.kind == table.kind<rules::bad_turn>()) return true;
    if (node.kind == table.kind<rules::line_moves::move>()) return false;
  }
  return false;
}

}  // namespace

constinit const syntax::Grammar grammar = syntax::make_grammar<rules::game_string, Traits>("uhp");

void parse(const text::Source& source, Span record, Dialect dialect, ParseScratch& scratch, Ast& ast,
           diagnostics::Reporter& reporter) {
  const std::string_view written = source.slice(record);
  ast.clear();
  ast.span = record;
  const std::size_t last = written.find_last_not_of(" \t");
  ast.content_end = last == std::string_view::npos ? record.end : record.begin + static_cast<std::uint32_t>(last) + 1;
  scratch.text.reset(written, record.begin);
  scratch.text.finish();
  syntax::Engine<rules::game_string, Traits>::build(scratch.text, scratch.tree, scratch.failures);

  std::span<const syntax::FurthestFailure> failures = scratch.failures;
  if (has_bad_turn(scratch.tree.nodes()) && !failures.empty()) {
    ast.turn_failure = failures.front();
    failures = failures.subspan(1);
  }
  Builder builder(source, dialect, failures, ast, reporter);
  for (const syntax::Node& node : scratch.tree.nodes()) table.take(node, builder);
  builder.finish();
  report_second_game(source, ast, reporter);
}

}  // namespace plyglot::hive::uhp
