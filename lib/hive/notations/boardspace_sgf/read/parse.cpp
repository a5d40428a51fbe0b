// Text to tree to AST (hive-notations 3.4).

#include "hive/notations/boardspace_sgf/read/parse.hpp"

#include "grammars/boardspace_sgf.hpp"
#include "hive/notations/boardspace_sgf/read/ast_builder.hpp"
#include "hive/notations/boardspace_sgf/read/sgf_encoding.hpp"
#include "syntax/engine.hpp"

namespace plyglot::hive::boardspace_sgf {
namespace {

namespace rules = grammars::boardspace_sgf;

template <class, class... Rules>
using RulesBehind = syntax::RuleList<Rules...>;

struct Traits : syntax::DefaultTraits {
#define PLYGLOT_BOARDSPACE_SGF_RULE(name) , rules::name
  using nodes = RulesBehind<void PLYGLOT_BOARDSPACE_SGF_NODES(PLYGLOT_BOARDSPACE_SGF_RULE)>;
#undef PLYGLOT_BOARDSPACE_SGF_RULE
  using leaves = syntax::RuleList<rules::open, rules::key, rules::value, rules::player, rules::column, rules::row,
                                  rules::left_mark, rules::right_mark, rules::time, rules::outside, rules::second_tree,
                                  rules::unread, rules::unknown_word>;
  using labelled = syntax::RuleList<rules::number, rules::unknown_word, rules::colour, rules::piece, rules::column,
                                    rules::slot, rules::row, rules::reference, rules::blanks, rules::value_end>;
  static constexpr std::array<std::string_view, 10> labels = {"a number",
                                                              "a command",
                                                              "a colour (`W` or `B`)",
                                                              "a piece such as `wA1`",
                                                              "a column from `A` to `Z`",
                                                              "a number",
                                                              "the number of a row",
                                                              "a reference such as `wA1-`",
                                                              "a space",
                                                              "`]`"};
  using units = syntax::RuleList<rules::header, rules::action, rules::data_node>;
  using recoveries = syntax::RuleList<rules::bad_header, rules::bad_node>;
};

}  // namespace

constinit const syntax::Grammar grammar = syntax::make_grammar<rules::file, Traits>("boardspace-sgf");

void parse(const text::Source& source, text::Span file, text::MappedText& mapped, syntax::SyntaxTree& tree, Ast& ast,
           diagnostics::Reporter& reporter) {
  const std::string_view bytes = source.slice(file);
  ast.clear();
  ast.span = file;
  ast.is_latin1 = !is_utf8(bytes);
  decode(bytes, file.begin, ast.is_latin1, mapped);
  std::vector<syntax::FurthestFailure> failures;
  syntax::Engine<rules::file, Traits>::build(mapped, tree, failures);

  SyntaxFindings findings(source, ast, reporter);
  AstBuilder(source, failures, ast, findings).run(tree);
  if (ast.has_game) report_encoding(bytes, file.begin, ast.is_latin1, reporter);
}

}  // namespace plyglot::hive::boardspace_sgf
