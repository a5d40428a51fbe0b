// Text to tree to AST (hop 3).

#include "hive/notations/hop/read/parse.hpp"

#include "grammars/hop.hpp"
#include "hive/notations/hop/read/ast_builder.hpp"
#include "syntax/engine.hpp"
#include "syntax/grammar_table.hpp"

namespace plyglot::hive::hop {
namespace {

namespace rules = grammars::hop;

using enum annotations::TokenKind;
constexpr std::nullopt_t none = std::nullopt;

constexpr syntax::GrammarTable table{
#define PLYGLOT_HOP_ROW(role, name, token) syntax::role<rules::name>.as(token),
    PLYGLOT_HOP_NODES(PLYGLOT_HOP_ROW)
#undef PLYGLOT_HOP_ROW
};
struct Traits : syntax::TraitsOf<table> {};

bool is_blank(std::string_view text) { return text.find_first_not_of(" \t") == std::string_view::npos; }

// The fields from right to left: an empty gametype is reported together with the comma after it.
void build_fields(AstBuilder& builder, const syntax::SyntaxTree& tree) {
  const syntax::Node* const nodes = tree.nodes().data();
  const std::size_t first = tree.first_of(tree.root());
  for (std::size_t end = tree.root(); end > first; end = tree.first_of(end - 1)) {
    if (kind_of(nodes[end - 1]) == NodeKind::gametype) builder.has_gametype = true;
  }
  for (std::size_t end = tree.root(); end > first; end = tree.first_of(end - 1)) {
    const FieldNodes field{nodes + tree.first_of(end - 1), nodes + end - 1};
    switch (kind_of(*field.last)) {
      case NodeKind::gametype:
        builder.build_gametype(field);
        break;
      case NodeKind::topology:
        builder.build_topology(field);
        break;
      case NodeKind::player:
        builder.build_player(field);
        break;
      case NodeKind::more_fields:
        builder.findings.too_many_fields(field.span());
        break;
      case NodeKind::no_player:
        builder.ast.player.field = builder.ast.player.trimmed = field.span();
        builder.findings.missing_player(field.span(), false);
        break;
      default:
        break;
    }
  }
}

void report_stand_ins(std::string_view record, AstBuilder& builder) {
  const std::uint32_t base = builder.ast.span.begin;
  for_each_stand_in(record, [&](std::uint32_t at, const StandIn& found) {
    const text::Span written{base + at, base + at + found.size};
    if (!builder.unread.contains(written)) builder.findings.stand_in(written, found);
  });
}

}  // namespace

constinit const syntax::Grammar grammar = syntax::make_grammar<rules::hop, Traits>("hop");

void parse(const text::Source& source, text::Span record, Dialect dialect, text::MappedText& mapped,
           syntax::SyntaxTree& tree, Ast& ast, diagnostics::Reporter& reporter) {
  const std::string_view written = source.slice(record);
  ast.clear();
  ast.span = record;
  decode(written, record.begin, mapped);
  std::vector<syntax::FurthestFailure> failures;
  syntax::Engine<rules::hop, Traits>::build(mapped, tree, failures);

  SyntaxFindings findings(source, reporter);
  if (is_blank(written)) {
    ast.is_empty = true;
    findings.empty_input(record);
    return;
  }
  AstBuilder builder{source, dialect, ast, findings, {}};
  build_fields(builder, tree);
  if (!mapped.is_identity()) report_stand_ins(written, builder);
}

}  // namespace plyglot::hive::hop
