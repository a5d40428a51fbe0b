// What the words of the text are, for their colours.

#include "plyglot/lsp/features/features.hpp"

#include <algorithm>
#include <array>

namespace plyglot::tool::lsp {
namespace {

using annotations::Token;

// By TokenKind: types of the protocol where one is like it. Editors show types of other names without a colour.
constexpr std::array<std::string_view, annotations::token_kinds> type_names = {
    "comment",     "number",   "variable", "type",       "parameter", "operator",
    "punctuation", "property", "string",   "enumMember", "keyword",   "unreadable"};

// Five numbers for each piece of a token in a line: places count from the piece before.
class Encoder {
 public:
  explicit Encoder(const Document& document) : positions_(document.positions()) {}

  void add(const Token& token) {
    for (std::uint32_t begin = token.span.begin; begin < token.span.end;) {
      const Place place = positions_.place_of(begin);
      const std::uint32_t line_end = positions_.offset_of({place.line, UINT32_MAX});
      add_piece(place, positions_.place_of(std::min(line_end, token.span.end)), token.kind);
      if (line_end >= token.span.end) return;
      begin = positions_.offset_of({place.line + 1, 0});
    }
  }

  Json result() { return {{"data", std::move(data_)}}; }

 private:
  void add_piece(Place begin, Place end, annotations::TokenKind kind) {
    if (begin == end) return;
    const bool is_on_same_line = begin.line == last_.line;
    data_.push_back(begin.line - last_.line);
    data_.push_back(is_on_same_line ? begin.column - last_.column : begin.column);
    data_.push_back(end.column - begin.column);
    data_.push_back(static_cast<unsigned>(kind));
    data_.push_back(0);
    last_ = begin;
  }

  const TextPositions& positions_;
  Place last_;
  Json data_ = Json::array();
};

Json encoded_tokens(const Document& document, text::Span range) {
  Encoder encoder(document);
  for (const Token& token : document.tokens(range)) {
    if (touches(token.span, range)) encoder.add(token);
  }
  return encoder.result();
}

}  // namespace

Json semantic_tokens(Workspace& workspace, const Json& params) {
  const Document& document = workspace.document_in(params);
  return encoded_tokens(document, {0, static_cast<std::uint32_t>(document.text().size())});
}

Json semantic_tokens_in_range(Workspace& workspace, const Json& params) {
  const Document& document = workspace.document_in(params);
  return encoded_tokens(document, document.positions().span_of(range_in(member_in(params, "range"))));
}

Json semantic_token_legend() { return {{"tokenTypes", type_names}, {"tokenModifiers", Json::array()}}; }

}  // namespace plyglot::tool::lsp
