// Text to tree to AST (hive-notations 3.5).

#include "hive/notations/hive_bga/parse.hpp"

#include "findings/finding.hpp"
#include "grammars/hive_bga.hpp"
#include "hive/reading/uhp_moves/move_rows.hpp"
#include "syntax/engine.hpp"

namespace plyglot::hive::hive_bga {
namespace {

namespace rules = grammars::hive_bga;

using diagnostics::DiagnosticId;
using findings::Finding;
using text::Span;

class AstBuilder : public uhp::MoveReader {
 public:
  AstBuilder(const text::Source& source, const std::vector<syntax::FurthestFailure>& failures, Ast& ast,
             diagnostics::Reporter& reporter)
      : MoveReader(source, uhp::Dialect::mzinga, failures, reporter, ""),
        source_(source),
        ast_(ast),
        reporter_(reporter) {}

  using MoveReader::part;
  LogLine& part(syntax::PartOf<LogLine>) { return line_; }

  void add_move(Span span) { ast_.moves.push_back(end_move(span)); }
  void take_unclosed(Span at) {
    Finding(reporter_, DiagnosticId::hive_bga_unclosed_move, at, "the `]` after the move is missing").write(at, "]");
  }
  void add_line(Span span) {
    line_.span = without_line_end(span);
    line_.move = static_cast<std::uint32_t>(ast_.moves.size()) - 1;
    ast_.lines.push_back(line_);
    line_ = {};
  }
  void add_other(Span words) { ast_.lines.push_back({words, words, std::nullopt}); }

 private:
  Span without_line_end(Span span) const {
    const std::string_view line = source_.slice(span);
    return {span.begin, span.begin + static_cast<std::uint32_t>(line.find_last_not_of("\r\n") + 1)};
  }

  const text::Source& source_;
  Ast& ast_;
  diagnostics::Reporter& reporter_;
  LogLine line_;
};

using syntax::leaf;
using syntax::node;
using syntax::unit;
using enum annotations::TokenKind;

constexpr auto table =
    uhp::move_rows<rules::log_move, &AstBuilder::add_move> + syntax::GrammarTable{
                                                                 node<rules::file>,
                                                                 leaf<rules::byte_order_mark>,
                                                                 unit(node<rules::move_line, &AstBuilder::add_line>),
                                                                 leaf<rules::player, &LogLine::words>.as(player),
                                                                 node<rules::bracketed_move>.as(separator),
                                                                 leaf<rules::unclosed, &AstBuilder::take_unclosed>,
                                                                 leaf<rules::remark>.as(value),
                                                                 node<rules::other_line>,
                                                                 leaf<rules::other, &AstBuilder::add_other>.as(value),
                                                             };
struct Traits : syntax::TraitsOf<table> {};

}  // namespace

constinit const syntax::Grammar grammar = syntax::make_grammar<rules::file, Traits>("hive-bga");

void parse(const text::Source& source, Span file, syntax::SyntaxTree& tree, Ast& ast, diagnostics::Reporter& reporter) {
  ast.lines.clear();
  ast.moves.clear();
  ast.span = file;
  text::MappedText text;
  text.reset(source.slice(file), file.begin);
  text.finish();
  std::vector<syntax::FurthestFailure> failures;
  syntax::Engine<rules::file, Traits>::build(text, tree, failures);
  AstBuilder builder(source, failures, ast, reporter);
  for (const syntax::Node& node : tree.nodes()) table.take(node, builder);
  if (!ast.moves.empty()) return;
  Finding(reporter, DiagnosticId::hive_bga_no_moves, {file.begin, file.begin}, "no line has a move in brackets")
      .note("the site writes moves only for players who chose its notation for tournaments in the game's settings")
      .help("such a line is a name and a move, and may go on: `Ann [wG1 -bQ] moves a Grasshopper`");
}

}  // namespace plyglot::hive::hive_bga
