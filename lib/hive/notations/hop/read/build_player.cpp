// The player field (hop T5), and what the fields share.

#include "hive/notations/hop/read/ast_builder.hpp"

namespace plyglot::hive::hop {

using syntax::Node;
using text::Span;

Span AstBuilder::trim(FieldNodes nodes, Field field) {
  Span inner = nodes.span();
  if (nodes.first == nodes.last) return inner;
  if (kind_of(*nodes.first) == NodeKind::leading_blanks) {
    findings.space_around_field(nodes.first->span, field);
    inner.begin = nodes.first->span.end;
  }
  // Groups that are not closed at the end of the topology stand around the blanks there.
  const Node* last = nodes.last;
  while (last != nodes.first && (last->size > 1 || last->span.empty())) --last;
  if (kind_of(*last) == NodeKind::trailing_blanks) {
    findings.space_around_field(last->span, field);
    inner.end = last->span.begin;
  }
  return inner;
}

void AstBuilder::build_player(FieldNodes nodes) {
  Player& player = ast.player;
  player.field = nodes.span();
  player.trimmed = trim(nodes, Field::player);
  for (const Node& node : nodes) {
    switch (kind_of(node)) {
      case NodeKind::side:
        player.letter = node.span;
        player.side = (letter_at(node.span) | 0x20) == 'w' ? Colour::white : Colour::black;
        if ((letter_at(node.span) & 0x20) == 0) findings.player_case(node.span);
        break;
      case NodeKind::suffix:
        player.suffix = node.span;
        if (dialect == Dialect::spec) findings.player_suffix(node.span);
        break;
      case NodeKind::missing_player:
        findings.missing_player(node.span, true);
        break;
      case NodeKind::bad_player:
        findings.bad_player(node.span);
        break;
      default:
        break;
    }
  }
}

}  // namespace plyglot::hive::hop
