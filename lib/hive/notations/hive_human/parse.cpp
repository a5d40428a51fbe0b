// Text to tree to AST (hive-human 3).

#include "hive/notations/hive_human/parse.hpp"

#include "findings/finding.hpp"
#include "grammars/hive_human.hpp"
#include "hive/notations/hive_human/turn_numbers.hpp"
#include "syntax/engine.hpp"
#include "syntax/grammar_table.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

#include <utility>

namespace plyglot::hive::hive_human {
namespace {

namespace rules = grammars::hive_human;

using diagnostics::DiagnosticId;
using findings::Finding;
using text::Span;

bool is_one_of(char c, std::string_view characters) { return characters.find(c) != std::string_view::npos; }

// The words of a text where moves are.
struct WordCounts {
  std::size_t good = 0;
  std::size_t bad = 0;
  // Of those the ones that are moves in chess.
  std::size_t of_chess = 0;

  // There is no game: one finding says so.
  bool is_other_text() const { return bad >= least && bad > good; }

  static constexpr std::size_t least = 3;
};

// As in `Nbxd7+`, `e8=Q` and `O-O`: the square that is moved to ends the word, but for a piece that is promoted to.
bool is_chess_move(std::string_view word) {
  while (!word.empty() && is_one_of(word.back(), "+#!?")) word.remove_suffix(1);
  if (word == "O-O" || word == "O-O-O") return true;
  if (word.size() > 2 && word[word.size() - 2] == '=' && is_one_of(word.back(), "NBRQ")) word.remove_suffix(2);
  const auto takes_last = [&](std::string_view characters) {
    const bool is_there = !word.empty() && is_one_of(word.back(), characters);
    if (is_there) word.remove_suffix(1);
    return is_there;
  };
  constexpr std::string_view ranks = "12345678";
  constexpr std::string_view files = "abcdefgh";
  if (!takes_last(ranks) || !takes_last(files)) return false;
  takes_last("x");
  takes_last(ranks);
  takes_last(files);
  takes_last("NBRQK");
  return word.empty();
}

// From the nodes of the tree, children before their parents, to items.
class AstBuilder {
 public:
  AstBuilder(const text::Source& source, const WordCounts& words, Ast& ast, diagnostics::Reporter& reporter)
      : source_(source), words_(words), ast_(ast), reporter_(reporter) {}

  Item& part(syntax::PartOf<Item>) { return next_; }
  void take_item(Form form, Span span) {
    next_.span = span;
    next_.form = form;
    ast_.items.push_back(next_);
    next_ = {};
  }
  void take_tag(Span span) {
    take_item(Form::tag, span);
    if (has_move_) reporter_.report(DiagnosticId::hive_human_bad_tag, span, "a tag comes before the first move");
  }
  void take_bad_tag(Span span) {
    take_item(Form::bad_tag, span);
    Finding(reporter_, DiagnosticId::hive_human_bad_tag, span,
            text::format("{} is not a tag", text::quote(source_.slice(span))))
        .help("a tag is a name and a text in double quotes, such as `[Event \"a game\"]`");
  }
  void take_unclosed(Span) { is_unclosed_ = true; }
  void take_comment(Span span);
  void take_bad_word(Span span);
  void report_other_text(Span first);
  void take_move(Form form, Span span) {
    has_move_ = true;
    take_item(form, span);
  }

 private:
  const text::Source& source_;
  const WordCounts& words_;
  Ast& ast_;
  diagnostics::Reporter& reporter_;
  Item next_;
  bool is_unclosed_ = false;
  bool has_move_ = false;
  bool has_bad_word_ = false;
};

void AstBuilder::take_comment(Span span) {
  take_item(is_unclosed_ ? Form::unclosed_comment : Form::comment, span);
  if (!std::exchange(is_unclosed_, false)) return;
  Finding(reporter_, DiagnosticId::hive_human_unclosed_comment, {span.begin, span.begin + 1},
          "the comment that begins here is never closed")
      .help("a comment ends with `}`");
}

void AstBuilder::report_other_text(Span first) {
  const bool is_chess = 2 * words_.of_chess > words_.bad;
  Finding(reporter_, DiagnosticId::hive_human_bad_move, first,
          is_chess ? "this seems to be a game of chess, not of Hive" : "this seems not to be a game of Hive")
      .note(text::format("{} of {} words are not moves of Hive; this is the first", words_.bad,
                         words_.bad + words_.good));
}

void AstBuilder::take_bad_word(Span span) {
  if (words_.is_other_text()) {
    if (!std::exchange(has_bad_word_, true)) report_other_text(span);
    return take_move(Form::bad_word, span);
  }
  reporter_.report(DiagnosticId::hive_human_bad_move, span,
                   text::format("{} is not a move", text::quote(source_.slice(span))));
  take_move(Form::bad_word, span);
}

using syntax::leaf;
using syntax::node;
using enum annotations::TokenKind;

constexpr syntax::GrammarTable table{
    node<rules::file>,
    node<rules::tag, &AstBuilder::take_tag>.as(separator),
    leaf<rules::key, &Item::text>.as(key),
    leaf<rules::value, &Item::value>.as(value),
    leaf<rules::bad_tag, &AstBuilder::take_bad_tag>.as(unreadable),
    node<rules::number, &AstBuilder::take_item, Form::number>.as(number),
    node<rules::odd_number, &AstBuilder::take_item, Form::number>.as(number),
    leaf<rules::digits, &Item::text>.as(number),
    node<rules::move, &AstBuilder::take_move, Form::move>.as(mark),
    node<rules::mover>.as(piece),
    leaf<rules::location>.as(place),
    leaf<rules::last>.as(result),
    leaf<rules::pass, &AstBuilder::take_move, Form::pass>.as(keyword),
    leaf<rules::bad_word, &AstBuilder::take_bad_word>.as(unreadable),
    node<rules::comment, &AstBuilder::take_comment>.as(comment),
    leaf<rules::comment_text, &Item::text>,
    node<rules::unclosed, &AstBuilder::take_unclosed>,
    node<rules::line_comment, &AstBuilder::take_item, Form::line_comment>.as(separator),
    leaf<rules::line_text, &Item::text>.as(comment),
};
struct Traits : syntax::TraitsOf<table> {};

}  // namespace

constinit const syntax::Grammar grammar = syntax::make_grammar<rules::file, Traits>("hive-human");

void parse(const text::Source& source, text::Span record, syntax::SyntaxTree& tree, Ast& ast,
           diagnostics::Reporter& reporter) {
  ast.items.clear();
  ast.span = record;
  text::MappedText text;
  text.reset(source.slice(record), record.begin);
  text.finish();
  std::vector<syntax::FurthestFailure> failures;
  syntax::Engine<rules::file, Traits>::build(text, tree, failures);
  WordCounts words;
  for (const syntax::Node& node : tree.nodes()) {
    words.good += node.kind == table.kind<rules::move>() || node.kind == table.kind<rules::pass>() ? 1U : 0U;
    if (node.kind != table.kind<rules::bad_word>()) continue;
    ++words.bad;
    words.of_chess += is_chess_move(source.slice(node.span)) ? 1U : 0U;
  }
  ast.is_other_text = words.is_other_text();
  AstBuilder builder(source, words, ast, reporter);
  for (const syntax::Node& node : tree.nodes()) table.take(node, builder);
  check_turn_numbers(source, ast, reporter);
}

}  // namespace plyglot::hive::hive_human
