// Text to tree to AST (hive-notations 3.1, U1 to U8).

#include "hive/notations/uhp/parse.hpp"

#include "grammars/uhp.hpp"
#include "hive/notations/uhp/kinds.hpp"
#include "hive/notations/uhp/uhp_line_findings.hpp"
#include "hive/reading/uhp_moves/game_type_field.hpp"
#include "hive/reading/uhp_moves/move_reader.hpp"
#include "notation/byte_findings.hpp"
#include "syntax/engine.hpp"

namespace plyglot::hive::uhp {
namespace {

namespace rules = grammars::uhp;
using text::Span;

template <class, class... Rules>
using RulesBehind = syntax::RuleList<Rules...>;

struct Traits : syntax::DefaultTraits {
#define PLYGLOT_UHP_RULE(name) , rules::name
#define PLYGLOT_UHP_MOVE_RULE(name) , rules::line_moves::name
#define PLYGLOT_UHP_LABELLED(name, label) , rules::line_moves::name
#define PLYGLOT_UHP_LABEL(name, label) , label
  using nodes = RulesBehind<void PLYGLOT_UHP_MOVE_NODES(PLYGLOT_UHP_MOVE_RULE) PLYGLOT_UHP_OWN_NODES(PLYGLOT_UHP_RULE)>;
  using leaves =
      syntax::RuleList<rules::blanks, rules::command_word, rules::game_type, rules::odd_game_type, rules::game_state,
                       rules::odd_state, rules::bad_state, rules::empty_state, rules::turn, rules::empty_turn,
                       rules::empty_move, rules::last_semicolon, rules::opening_quote,
                       rules::closing_quote PLYGLOT_UHP_MOVE_LEAVES(PLYGLOT_UHP_MOVE_RULE)>;
  using labelled = syntax::RuleList<rules::side, rules::open, rules::turn_number, rules::close,
                                    rules::field_end PLYGLOT_UHP_MOVE_LABELS(PLYGLOT_UHP_LABELLED)>;
  static constexpr std::string_view label_list[] = {"`White` or `Black`", "`[`", "a number from 1", "`]`",
                                                    "the end of the field" PLYGLOT_UHP_MOVE_LABELS(PLYGLOT_UHP_LABEL)};
  static constexpr auto labels = std::to_array(label_list);
  using units = syntax::RuleList<rules::game_type, rules::odd_game_type, rules::game_state, rules::odd_state,
                                 rules::bad_state, rules::turn, rules::line_moves::move>;
  using recoveries = syntax::RuleList<rules::bad_turn, rules::line_moves::bad_move>;
#undef PLYGLOT_UHP_RULE
#undef PLYGLOT_UHP_MOVE_RULE
#undef PLYGLOT_UHP_LABELLED
#undef PLYGLOT_UHP_LABEL
};

// The moves have the same kinds in every notation.
static_assert(syntax::kind_of<Traits, rules::line_moves::pass> == static_cast<syntax::Kind>(MoveKind::pass));
static_assert(syntax::kind_of<Traits, rules::line_moves::bad_move> == static_cast<syntax::Kind>(MoveKind::bad_move));

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
class Builder {
 public:
  Builder(const text::Source& source, Dialect dialect, std::span<const syntax::FurthestFailure> failures, Ast& ast,
          diagnostics::Reporter& reporter)
      : source_(source),
        ast_(ast),
        reporter_(reporter),
        findings_(source, ast.span, reporter),
        moves_(source, dialect, failures, reporter) {}

  void add(const syntax::Node& node) {
    if (node.kind >= static_cast<syntax::Kind>(MoveKind::end)) {
      add_own(node);
    } else if (const WrittenMove* const move = moves_.add(node)) {
      ast_.moves.push_back(*move);
      ast_.moves.back().entry = entry_of(move->span);
    }
  }
  void finish();

 private:
  void add_own(const syntax::Node& node);
  Span entry_of(Span move) const;
  void add_type(Span span);
  void add_state(FieldForm form, Span span);
  void add_missing_state(Span place);
  void add_last_semicolon(Span span);
  void add_closing_quote(Span span);
  std::uint32_t end_of_content_before(std::uint32_t offset) const;
  std::string_view slice(Span span) const { return source_.slice(span); }

  const text::Source& source_;
  Ast& ast_;
  diagnostics::Reporter& reporter_;
  LineFindings findings_;
  MoveReader moves_;
  Span opening_quote_;
};

void Builder::add_own(const syntax::Node& node) {
  const Span span = node.span;
  switch (kind_of(node)) {
    case NodeKind::blanks:
      findings_.space_around_separator(span);
      break;
    case NodeKind::command_word:
      findings_.command_word(span);
      break;
    case NodeKind::missing_header:
      ast_.has_header = false;
      ast_.type = ast_.state = ast_.turn = {FieldForm::missing, span};
      break;
    case NodeKind::game_type:
    case NodeKind::odd_game_type:
      add_type(span);
      break;
    case NodeKind::odd_state:
      findings_.state_case(span, state_in(slice(span)));
      add_state(FieldForm::readable, span);
      break;
    case NodeKind::game_state:
      add_state(FieldForm::readable, span);
      break;
    case NodeKind::bad_state:
      ast_.state = {FieldForm::bad, span};
      break;
    case NodeKind::empty_state:
      ast_.state = {FieldForm::empty, span};
      break;
    case NodeKind::missing_state:
      add_missing_state(span);
      break;
    case NodeKind::odd_turn:
      findings_.turn_case(span);
      ast_.turn = {FieldForm::readable, span};
      break;
    case NodeKind::turn:
      ast_.turn = {FieldForm::readable, span};
      break;
    case NodeKind::bad_turn:
      ast_.turn = {FieldForm::bad, span};
      break;
    case NodeKind::empty_turn:
      ast_.turn = {FieldForm::empty, span};
      break;
    case NodeKind::missing_turn:
      ast_.turn = {FieldForm::missing, span};
      break;
    case NodeKind::empty_move:
      findings_.empty_move(span);
      break;
    case NodeKind::last_semicolon:
      add_last_semicolon(span);
      break;
    case NodeKind::opening_quote:
      opening_quote_ = span;
      break;
    case NodeKind::closing_quote:
      add_closing_quote(span);
      break;
    default:
      break;
  }
}

// With the `;` before it. Behind another move that nothing divides from it there is none.
Span Builder::entry_of(Span move) const {
  const std::string_view before = slice({ast_.span.begin, move.begin});
  const std::size_t last = before.find_last_not_of(" \t.0123456789");
  if (last == std::string_view::npos || before[last] != ';') return {};
  return {ast_.span.begin + static_cast<std::uint32_t>(last), move.end};
}

void Builder::add_type(Span span) {
  ast_.type_value = read_game_type(source_, span, reporter_);
  ast_.type = {ast_.type_value ? FieldForm::readable : FieldForm::bad, span};
}

void Builder::add_state(FieldForm form, Span span) {
  ast_.state = {form, span};
  ast_.state_value = state_in(slice(span));
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
    add_state(FieldForm::readable, span);
  }
}

void Builder::add_closing_quote(Span span) {
  ast_.content_end = end_of_content_before(span.begin);
  findings_.quotes(opening_quote_, span);
  opening_quote_ = {};
}

// Where the last byte before the offset ends that is no blank.
std::uint32_t Builder::end_of_content_before(std::uint32_t offset) const {
  const std::size_t last = slice({ast_.span.begin, offset}).find_last_not_of(" \t");
  return ast_.span.begin + static_cast<std::uint32_t>(last + 1);
}

void Builder::add_last_semicolon(Span span) {
  ast_.last_semicolon = span;
  const std::uint32_t end = end_of_content_before(span.begin);
  // With it gone, the `;` before it would be the last one.
  const bool is_behind_empty = end == ast_.span.begin || slice({end - 1, end}) == ";";
  findings_.trailing_semicolon(
      span, is_behind_empty ? diagnostics::Safety::unsafe : notation::safety_of_line_end_at(source_, end));
}

// A quote that nothing closes is known only here.
void Builder::finish() {
  if (!opening_quote_.empty()) findings_.quotes(opening_quote_, {});
}

// Where the header ends: in front of the first move.
bool has_bad_turn(std::span<const syntax::Node> nodes) {
  for (const syntax::Node& node : nodes) {
    if (kind_of(node) == NodeKind::bad_turn) return true;
    if (kind_of(node) == NodeKind::move) return false;
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
  for (const syntax::Node& node : scratch.tree.nodes()) builder.add(node);
  builder.finish();
}

}  // namespace plyglot::hive::uhp
