#pragma once
// The tokens of texts, from their syntax trees.

#include "notation/row.hpp"

namespace plyglot::notation {

// Memory that is kept from one record to the next.
struct TokenRoom {
  // By node: the innermost one around it, or itself, that has a kind.
  std::vector<std::uint32_t> deciders;
};

// Appends the tokens of a record. What belongs to one node and is not parted by others is one token.
void append_tokens(const RecordSyntax& syntax, const text::Source& source, TokenRoom& room,
                   std::vector<annotations::Token>& tokens);
// Appends a token without the blanks and line ends around it; nothing if nothing is left.
void append_token(const text::Source& source, text::Span span, annotations::TokenKind kind,
                  std::vector<annotations::Token>& tokens);

}  // namespace plyglot::notation
