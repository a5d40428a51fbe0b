// Text to tree to AST (hive-notations 3.3).

#include "hive/notations/hive_pgn/read/parse.hpp"

#include "grammars/hive_pgn.hpp"
#include "hive/notations/hive_pgn/read/ast_builder.hpp"
#include "syntax/engine.hpp"

namespace plyglot::hive::hive_pgn {
namespace {

namespace rules = grammars::hive_pgn;

template <class, class... Rules>
using RulesBehind = syntax::RuleList<Rules...>;

struct Traits : syntax::DefaultTraits {
#define PLYGLOT_HIVE_PGN_RULE(name) , rules::name
#define PLYGLOT_MOVE_RULE(name, ...) , rules::ply_moves::name
  using nodes =
      RulesBehind<void PLYGLOT_UHP_MOVE_NODES(PLYGLOT_MOVE_RULE) PLYGLOT_HIVE_PGN_NODES(PLYGLOT_HIVE_PGN_RULE)>;
  using leaves =
      RulesBehind<rules::byte_order_mark, rules::byte_order_mark, rules::utf16, rules::key, rules::value,
                  rules::bad_tag, rules::comment_text, rules::ignored, rules::digits, rules::odd_digits,
                  rules::no_number, rules::semicolon, rules::trailing_blanks, rules::missing_line_end, rules::indent,
                  rules::result, rules::odd_result, rules::stray PLYGLOT_UHP_MOVE_LEAVES(PLYGLOT_MOVE_RULE)>;
  using labelled = RulesBehind<void PLYGLOT_UHP_MOVE_LABELS(PLYGLOT_MOVE_RULE)>;
#undef PLYGLOT_HIVE_PGN_RULE
#undef PLYGLOT_MOVE_RULE
#define PLYGLOT_LABEL(name, label) std::string_view(label),
  static constexpr std::array labels{PLYGLOT_UHP_MOVE_LABELS(PLYGLOT_LABEL)};
#undef PLYGLOT_LABEL
  using units = syntax::RuleList<rules::ply_moves::move, rules::ply_line>;
  using recoveries = syntax::RuleList<rules::ply_moves::bad_move>;
};

}  // namespace

constinit const syntax::Grammar grammar = syntax::make_grammar<rules::file, Traits>("hive-pgn");

void parse(const text::Source& source, text::Span file, text::MappedText& mapped, syntax::SyntaxTree& tree, Ast& ast,
           diagnostics::Reporter& reporter, uhp::Dialect dialect) {
  ast.clear();
  ast.span = file;
  mapped.reset(source.slice(file), file.begin);
  mapped.finish();
  std::vector<syntax::FurthestFailure> failures;
  syntax::Engine<rules::file, Traits>::build(mapped, tree, failures);
  SyntaxFindings findings(source, ast, reporter);
  AstBuilder(source, tree, failures, dialect, ast, findings, reporter).build();
}

}  // namespace plyglot::hive::hive_pgn
