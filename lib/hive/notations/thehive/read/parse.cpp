// Text to tree to AST (hive-notations 3.2 and V4 to V8).

#include "hive/notations/thehive/read/parse.hpp"

#include "grammars/thehive.hpp"
#include "hive/notations/thehive/read/piece_names.hpp"
#include "syntax/engine.hpp"
#include "syntax/grammar_table.hpp"
#include "text/line_ends.hpp"

namespace plyglot::hive::thehive {
namespace {

namespace rules = grammars::thehive;

// From the nodes of the tree, children before their parents, to lines.
class AstBuilder {
 public:
  AstBuilder(const text::Source& source, Pieces pieces, Ast& ast, diagnostics::Reporter& reporter)
      : source_(source),
        pieces_(pieces),
        ast_(ast),
        findings_(source, reporter),
        line_end_(text::line_end_of(source.slice(ast.span))) {}

  Line& part(syntax::PartOf<Line>) { return line_; }

  // After the mark of the file, which is not part of the record, a second one is a character like any other.
  void take_mark(text::Span span) {
    if (span.begin != 0) stray_mark_ = span;
  }
  void take_piece(text::Span span);
  void take_contact(text::Span span);
  void take_extra_space(text::Span span) { spaces_.push_back(span); }
  void take_uhp_piece(text::Span span) { next_piece() = read_uhp_piece(source_, span); }
  void take_uhp_reference(text::Span span) { line_.direction = read_uhp_direction(source_, span, line_.target); }
  void take_uhp_move(text::Span) { take_error(MoveForm::uhp); }
  void take_bad_contact(text::Span span) {
    take_error(MoveForm::bad_contact);
    line_.contact = span;
  }
  void take_bad_move(text::Span span) {
    take_error(MoveForm::other);
    findings_.bad_move(span);
  }
  void take_move(text::Span span) {
    if (!line_.is_run_on) line_.move = span;
  }
  void begin_run_on(text::Span gap);
  void take_run_on_move(text::Span span) {
    line_.move = span;
    if (line_.is_run_on) findings_.label_moves(missing_line_end_, ast_.lines.back().move, line_.move);
  }
  void end_line(text::Span span);
  void end_file(text::Span) { report_lone_number(); }

 private:
  void take_error(MoveForm form) {
    line_.form = form;
    line_.is_readable = false;
  }
  // The piece that moves comes before the one it touches.
  NamedPiece& next_piece() { return line_.piece.span.empty() ? line_.piece : line_.target; }
  void take_stray_mark();
  void end_move();
  void take_lone_number();
  void report_lone_number();
  bool repeats_line_before() const;

  const text::Source& source_;
  Pieces pieces_;
  Ast& ast_;
  SyntaxFindings findings_;
  Line line_;
  text::Span stray_mark_;
  // V1: of a line without a move, until the next move; empty if there is none.
  text::Span lone_number_;
  std::size_t moves_ = 0;
  // Of the file. Looked for once: there may be none.
  const std::string_view line_end_;
  // The place of the last finding about one among the pending ones.
  std::uint32_t missing_line_end_ = 0;
  // Of the moves on this line that are not the last.
  std::size_t first_on_line_ = 0;
  // Inside the move that has not ended yet.
  std::vector<text::Span> spaces_;
};

void AstBuilder::take_piece(text::Span span) {
  if (line_.form == MoveForm::none) line_.form = MoveForm::move;
  const NamedPiece piece = read_piece(source_, span, pieces_, findings_);
  if (piece.piece == no_piece) line_.is_readable = false;
  next_piece() = piece;
}

void AstBuilder::take_contact(text::Span span) {
  line_.contact = span;
  const auto contact = std::find(contacts.begin(), contacts.end(), source_.slice(span)) - contacts.begin();
  if (contact != on_top) line_.direction = static_cast<board::Direction>(contact);
}

void AstBuilder::take_stray_mark() {
  line_.move = line_.has_move() ? text::cover(stray_mark_, line_.move) : stray_mark_;
  take_error(MoveForm::other);
  findings_.bad_move(line_.move);
  stray_mark_ = {};
}

// The same number before the same move: another line would have another number.
bool AstBuilder::repeats_line_before() const {
  if (line_.number.empty() || line_.form == MoveForm::pass) return false;
  const auto before =
      std::find_if(ast_.lines.rbegin(), ast_.lines.rend(), [](const Line& line) { return line.has_move(); });
  return before != ast_.lines.rend() && !before->number.empty() &&
         source_.slice(line_.number) == source_.slice(before->number) &&
         source_.slice(line_.move) == source_.slice(before->move);
}

// The gap belongs to the move after it. What begins the line is known when it ends.
void AstBuilder::begin_run_on(text::Span gap) {
  if (!stray_mark_.empty()) take_stray_mark();
  line_.span = {line_.is_run_on ? line_.span.begin : gap.begin, gap.begin};
  end_move();
  line_.is_run_on = true;
  line_.span = gap;
  missing_line_end_ = findings_.missing_line_end(gap, line_end_);
}

// V1: a number on a line of its own is the number of the next move, unless that has another.
void AstBuilder::take_lone_number() {
  if (line_.number.empty()) {
    line_.number = std::exchange(lone_number_, {});
  } else if (without_zeros(source_.slice(lone_number_)) != without_zeros(source_.slice(line_.number))) {
    report_lone_number();
  }
  lone_number_ = {};
}

void AstBuilder::report_lone_number() {
  if (lone_number_.empty()) return;
  findings_.lone_number(std::exchange(lone_number_, {}));
  ast_.has_lone_number = true;
}

void AstBuilder::end_move() {
  if (!lone_number_.empty()) take_lone_number();
  // V8: a move that cannot be read has a finding already.
  const bool is_read = line_.form == MoveForm::move || line_.form == MoveForm::pass;
  if (is_read) std::for_each(spaces_.begin(), spaces_.end(), [this](text::Span it) { findings_.extra_space(it); });
  spaces_.clear();
  line_.is_repeated = repeats_line_before();
  if (!line_.is_repeated) ++moves_;
  // V1.
  if (!line_.number.empty()) {
    findings_.check_number(line_.number, moves_);
  } else if (line_.form == MoveForm::other) {
    findings_.pass_unread_line();
  }
  ast_.lines.push_back(line_);
  line_ = {};
}

void AstBuilder::end_line(text::Span span) {
  if (!stray_mark_.empty()) take_stray_mark();
  if (line_.form == MoveForm::bad_contact) findings_.bad_contact(line_.contact, line_.target);
  if (line_.is_run_on) {
    ast_.lines[first_on_line_].span.begin = span.begin;
    span.begin = line_.span.begin;
  }
  line_.span = span;
  if (line_.has_move()) {
    end_move();
  } else {
    if (!line_.number.empty()) {
      report_lone_number();
      lone_number_ = line_.number;
    }
    ast_.lines.push_back(line_);
    line_ = {};
  }
  first_on_line_ = ast_.lines.size();
}

using syntax::leaf;
using syntax::node;
using enum annotations::TokenKind;

constexpr syntax::GrammarTable table{
    node<rules::file, &AstBuilder::end_file>,
    node<rules::bom, &AstBuilder::take_mark>,
    node<rules::line, &AstBuilder::end_line>.as(number),
    leaf<rules::digits, &Line::number>,
    node<rules::move, &AstBuilder::take_move>,
    leaf<rules::pass, &Line::form, MoveForm::pass>.as(keyword),
    leaf<rules::piece, &AstBuilder::take_piece>.as(piece),
    leaf<rules::contact, &AstBuilder::take_contact>.as(mark),
    leaf<rules::odd_piece, &AstBuilder::take_piece>.as(piece),
    leaf<rules::extra_space, &AstBuilder::take_extra_space>,
    leaf<rules::uhp_piece, &AstBuilder::take_uhp_piece>.as(piece),
    node<rules::uhp_reference, &AstBuilder::take_uhp_reference>.as(mark),
    node<rules::uhp_move, &AstBuilder::take_uhp_move>,
    leaf<rules::bad_contact, &AstBuilder::take_bad_contact>.as(unreadable),
    leaf<rules::missing_line_end, &AstBuilder::begin_run_on>,
    node<rules::run_on_move, &AstBuilder::take_run_on_move>,
    leaf<rules::bad_move, &AstBuilder::take_bad_move>.as(unreadable),
    leaf<rules::comment, &Line::comment>.as(comment),
};
struct Traits : syntax::TraitsOf<table> {};

}  // namespace

constinit const syntax::Grammar grammar = syntax::make_grammar<rules::file, Traits>("thehive");

void parse(const text::Source& source, text::Span record, Pieces pieces, syntax::SyntaxTree& tree, Ast& ast,
           diagnostics::Reporter& reporter) {
  ast.clear();
  ast.span = record;
  text::MappedText text;
  text.reset(source.slice(record), record.begin);
  text.finish();
  std::vector<syntax::FurthestFailure> failures;
  syntax::Engine<rules::file, Traits>::build(text, tree, failures);
  AstBuilder builder(source, pieces, ast, reporter);
  for (const syntax::Node& node : tree.nodes()) table.take(node, builder);
}

}  // namespace plyglot::hive::thehive
