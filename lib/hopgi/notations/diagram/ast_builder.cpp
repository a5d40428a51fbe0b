#include "hopgi/notations/diagram/ast_builder.hpp"

#include "text/ascii.hpp"

namespace plyglot::hopgi::diagram {

using text::Span;

void AstBuilder::take_value(bool is_good, Span span) {
  value_ = span;
  has_value_ = true;
  has_good_value_ = is_good;
}

Part& AstBuilder::add_part(PartKind kind, Span span) {
  Part part;
  part.kind = kind;
  part.span = span;
  part.line = line_;
  return ast_.parts.emplace_back(part);
}

void AstBuilder::add_rank(Span span) {
  Part& part = add_part(PartKind::rank, span);
  part.rank = static_cast<std::uint8_t>(source_.slice(span)[0] - '0');
  part.first_cell = first_cell_;
  part.end_cell = first_cell_ = ast_.cells.size();
}

void AstBuilder::add_field(PartKind kind, Span span) {
  Part& part = add_part(kind, span);
  part.value = has_value_ ? value_ : Span{span.end, span.end};
  // No letters are an empty hand.
  part.has_good_value = has_value_ ? has_good_value_ : kind == PartKind::hand;
  has_value_ = false;
}

void AstBuilder::add_cell(Span whole) {
  const std::string_view written = source_.slice(whole);
  const std::string_view content = text::trimmed(written, " \t\r");
  if (content.empty()) {
    ast_.cells.push_back({whole, {whole.begin, whole.begin}});
    return;
  }
  const auto before = static_cast<std::uint32_t>(content.data() - written.data());
  const std::uint32_t begin = whole.begin + before;
  ast_.cells.push_back({whole, {begin, begin + static_cast<std::uint32_t>(content.size())}});
}

}  // namespace plyglot::hopgi::diagram
