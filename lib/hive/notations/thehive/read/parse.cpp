// Text to tree to AST (hive-notations 3.2 and V4 to V8).

#include "hive/notations/thehive/read/parse.hpp"

#include "grammars/thehive.hpp"
#include "hive/notations/thehive/read/kinds.hpp"
#include "hive/notations/thehive/read/piece_names.hpp"
#include "hive/notations/thehive/read/thehive_spelling.hpp"
#include "syntax/engine.hpp"
#include "text/line_ends.hpp"

#include <algorithm>

namespace plyglot::hive::thehive {
namespace {

namespace rules = grammars::thehive;

template <class, class... Rules>
using RulesBehind = syntax::RuleList<Rules...>;

struct Traits : syntax::DefaultTraits {
#define PLYGLOT_THEHIVE_RULE(name) , rules::name
  using nodes = RulesBehind<void PLYGLOT_THEHIVE_NODES(PLYGLOT_THEHIVE_RULE)>;
#undef PLYGLOT_THEHIVE_RULE
  using leaves =
      syntax::RuleList<rules::digits, rules::pass, rules::piece, rules::contact, rules::odd_piece, rules::extra_space,
                       rules::uhp_piece, rules::bad_contact, rules::missing_line_end, rules::bad_move, rules::comment>;
};

// From the nodes of the tree, children before their parents, to lines.
class AstBuilder {
 public:
  AstBuilder(const text::Source& source, Pieces pieces, Ast& ast, diagnostics::Reporter& reporter)
      : source_(source),
        pieces_(pieces),
        ast_(ast),
        findings_(source, reporter),
        line_end_(text::line_end_of(source.slice(ast.span))) {}

  void take(const syntax::Node& node);

 private:
  void take_piece(text::Span span);
  void take_contact(text::Span span);
  void take_error(MoveForm form) {
    line_.form = form;
    line_.is_readable = false;
  }
  // The piece that moves comes before the one it touches.
  NamedPiece& next_piece() { return line_.piece.span.empty() ? line_.piece : line_.target; }
  void take_stray_mark();
  void begin_run_on(text::Span gap);
  void end_move();
  void end_line(text::Span span);
  bool repeats_line_before() const;

  const text::Source& source_;
  Pieces pieces_;
  Ast& ast_;
  SyntaxFindings findings_;
  Line line_;
  text::Span stray_mark_;
  std::size_t moves_ = 0;
  // Of the file. Looked for once: there may be none.
  const std::string_view line_end_;
  // The place of the last finding about one among the pending ones.
  std::uint32_t missing_line_end_ = 0;
  // Of the moves on this line that are not the last.
  std::size_t first_on_line_ = 0;
  // Of the last line with a move.
  text::Span number_before_;
};

void AstBuilder::take(const syntax::Node& node) {
  switch (node_kind_of(node)) {
    case NodeKind::bom:
      // Behind the mark of the file, which is no part of the record, a second one is a character like others.
      if (node.span.begin != 0) stray_mark_ = node.span;
      break;
    case NodeKind::digits:
      line_.number = node.span;
      break;
    case NodeKind::pass:
      line_.form = MoveForm::pass;
      break;
    case NodeKind::piece:
    case NodeKind::odd_piece:
      take_piece(node.span);
      break;
    case NodeKind::contact:
      take_contact(node.span);
      break;
    case NodeKind::extra_space:
      findings_.extra_space(node.span);
      break;
    case NodeKind::uhp_piece:
      next_piece() = read_uhp_piece(source_, node.span);
      break;
    case NodeKind::uhp_reference:
      line_.direction = read_uhp_direction(source_, node.span, line_.target);
      break;
    case NodeKind::uhp_move:
      take_error(MoveForm::uhp);
      break;
    case NodeKind::bad_contact:
      take_error(MoveForm::bad_contact);
      line_.contact = node.span;
      break;
    case NodeKind::bad_move:
      take_error(MoveForm::other);
      findings_.bad_move(node.span);
      break;
    case NodeKind::missing_line_end:
      begin_run_on(node.span);
      break;
    case NodeKind::run_on_move:
      line_.move = node.span;
      if (line_.is_run_on) findings_.label_moves(missing_line_end_, ast_.lines.back().move, line_.move);
      break;
    case NodeKind::move:
      if (!line_.is_run_on) line_.move = node.span;
      break;
    case NodeKind::comment:
      line_.comment = node.span;
      break;
    case NodeKind::line:
      end_line(node.span);
      break;
    default:
      break;
  }
}

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

// The gap belongs to the move behind it. What begins the line is known where it ends.
void AstBuilder::begin_run_on(text::Span gap) {
  if (!stray_mark_.empty()) take_stray_mark();
  line_.span = {line_.is_run_on ? line_.span.begin : gap.begin, gap.begin};
  end_move();
  line_.is_run_on = true;
  line_.span = gap;
  missing_line_end_ = findings_.missing_line_end(gap, line_end_);
}

void AstBuilder::end_move() {
  line_.is_repeated = repeats_line_before();
  if (!line_.is_repeated) ++moves_;
  if (!line_.number.empty()) findings_.check_number(line_.number, moves_);
  if (line_.is_repeated) {
    findings_.distrust_number(number_before_);
    findings_.distrust_number(line_.number);
  }
  number_before_ = line_.number;
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
    ast_.lines.push_back(line_);
    line_ = {};
  }
  first_on_line_ = ast_.lines.size();
}

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
  for (const syntax::Node& node : tree.nodes()) builder.take(node);
}

}  // namespace plyglot::hive::thehive
