#include "notation/tokens.hpp"

#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::notation {
namespace {

using annotations::Token;
using annotations::TokenKind;
using syntax::SyntaxTree;

constexpr std::uint32_t no_node = UINT32_MAX;

bool has_word(std::string_view words, std::string_view word) {
  while (!words.empty()) {
    const std::size_t end = std::min(words.find(' '), words.size());
    if (words.substr(0, end) == word) return true;
    words.remove_prefix(std::min(end + 1, words.size()));
  }
  return false;
}

std::optional<TokenKind> kind_of_rule(TokenRules tokens, std::string_view rule) {
  const auto has_rule = [rule](const TokenRule& token) { return has_word(token.rules, rule); };
  const auto found = std::find_if(tokens.begin(), tokens.end(), has_rule);
  return found == tokens.end() ? std::nullopt : std::optional(found->kind);
}

// Parents stand behind their children.
void find_deciders(const SyntaxTree& tree, const NodeTokens& kinds, std::vector<std::uint32_t>& deciders) {
  deciders.assign(tree.size(), no_node);
  for (std::size_t i = tree.size(); i-- > 0;) {
    if (kinds.of(tree[i])) deciders[i] = static_cast<std::uint32_t>(i);
    for (std::size_t end = i; end > tree.first_of(i); end = tree.first_of(end - 1)) deciders[end - 1] = deciders[i];
  }
}

}  // namespace

void NodeTokens::prepare(const RecordSyntax& syntax) {
  if (grammar_ == &syntax.grammar) return;
  grammar_ = &syntax.grammar;
  kinds_.clear();
  for (syntax::Kind kind = 0;; ++kind) {
    const std::string_view rule = grammar_->kind_name(kind);
    if (rule.empty()) return;
    const std::optional<TokenKind> token = grammar_->nodes[kind].token;
    kinds_.push_back(token ? token : kind_of_rule(syntax.tokens, rule));
  }
}

std::optional<TokenKind> NodeTokens::of(const syntax::Node& node) const { return kinds_[node.kind]; }

void append_tokens(const RecordSyntax& syntax, const text::Source& source, TokenRoom& room,
                   std::vector<Token>& tokens) {
  const SyntaxTree& tree = syntax.tree;
  room.kinds.prepare(syntax);
  find_deciders(tree, room.kinds, room.deciders);
  std::uint32_t open = no_node;
  text::Span span;
  const auto close = [&] {
    if (open != no_node) append_token(source, span, *room.kinds.of(tree[open]), tokens);
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
