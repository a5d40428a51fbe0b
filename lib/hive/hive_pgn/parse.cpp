// Text to tree to AST (hive-notations 3.3).

#include "grammars/hive_pgn.hpp"
#include "hive/hive_pgn/ast_builder.hpp"
#include "syntax/engine.hpp"

namespace plyglot::hive::hive_pgn {
namespace {

namespace rules = grammars::hive_pgn;

template <class, class... Rules>
using RulesBehind = syntax::RuleList<Rules...>;

struct Traits : syntax::DefaultTraits {
#define PLYGLOT_HIVE_PGN_RULE(name) , rules::name
  using nodes = RulesBehind<void PLYGLOT_HIVE_PGN_NODES(PLYGLOT_HIVE_PGN_RULE)>;
#undef PLYGLOT_HIVE_PGN_RULE
  using leaves = syntax::RuleList<rules::byte_order_mark, rules::utf16, rules::key, rules::value, rules::bad_tag,
                                  rules::comment_text, rules::ignored, rules::digits, rules::odd_digits,
                                  rules::no_number, rules::move_text, rules::trailing_blanks, rules::indent,
                                  rules::result, rules::odd_result, rules::stray>;
};

}  // namespace

constinit const syntax::Grammar grammar = syntax::make_grammar<rules::file, Traits>("hive-pgn");

void parse(const text::Source& source, text::Span file, text::MappedText& mapped, syntax::SyntaxTree& tree, Ast& ast,
           diagnostics::Reporter& reporter) {
  ast.clear();
  ast.span = file;
  mapped.reset(source.slice(file), file.begin);
  mapped.finish();
  std::vector<syntax::FurthestFailure> failures;
  syntax::Engine<rules::file, Traits>::build(mapped, tree, failures);
  SyntaxFindings findings(source, ast, reporter);
  AstBuilder(source, tree, ast, findings).build();
}

}  // namespace plyglot::hive::hive_pgn
