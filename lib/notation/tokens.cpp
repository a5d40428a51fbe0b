#include "notation/tokens.hpp"

#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::notation {
namespace {

using annotations::Token;
using annotations::TokenKind;
using syntax::SyntaxTree;

constexpr std::uint32_t no_node = UINT32_MAX;

// Parents come after their children.
void find_deciders(const SyntaxTree& tree, std::span<const syntax::NodeFacts> kinds,
                   std::vector<std::uint32_t>& deciders) {
  deciders.assign(tree.size(), no_node);
  for (std::size_t i = tree.size(); i-- > 0;) {
    if (kinds[tree[i].kind].token) deciders[i] = static_cast<std::uint32_t>(i);
    for (std::size_t end = i; end > tree.first_of(i); end = tree.first_of(end - 1)) deciders[end - 1] = deciders[i];
  }
}

}  // namespace

void append_tokens(const RecordSyntax& syntax, const text::Source& source, TokenRoom& room,
                   std::vector<Token>& tokens) {
  const SyntaxTree& tree = syntax.tree;
  const std::span<const syntax::NodeFacts> kinds = syntax.grammar.nodes;
  find_deciders(tree, kinds, room.deciders);
  std::uint32_t open = no_node;
  text::Span span;
  const auto close = [&] {
    if (open != no_node) append_token(source, span, *kinds[tree[open].kind].token, tokens);
  };
  for (std::size_t i = 0; i < tree.size(); ++i) {
    if (!tree.is_leaf(i) || tree[i].span.empty()) continue;
    // Leaves may stand for the same bytes, where several characters were decoded from them.
    const std::uint32_t begin = std::max(tree[i].span.begin, span.end);
    if (room.deciders[i] == open) {
      span.end = std::max(tree[i].span.end, begin);
      continue;
    }
    close();
    open = room.deciders[i];
    span = {begin, std::max(tree[i].span.end, begin)};
  }
  close();
}

void append_token(const text::Source& source, text::Span span, TokenKind kind, std::vector<Token>& tokens) {
  const std::string_view text = source.slice(span);
  const std::string_view word = text::trimmed(text, " \t\r\n\v\f");
  if (word.empty()) return;
  const auto begin = span.begin + static_cast<std::uint32_t>(word.data() - text.data());
  tokens.push_back({{begin, begin + static_cast<std::uint32_t>(word.size())}, kind});
}

}  // namespace plyglot::notation
