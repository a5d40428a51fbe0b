#include "hopgi/notations/diagram/ast_builder.hpp"

#include "text/ascii.hpp"

namespace plyglot::hopgi::diagram {

using text::Span;

void AstBuilder::take(const syntax::Node& node) {
  switch (kind_of(node)) {
    case NodeKind::text:
    case NodeKind::diagram:
      return;
    case NodeKind::line_break:
      ++line_;
      return;
    case NodeKind::comment:
      add_part(PartKind::comment, node.span);
      return;
    case NodeKind::turn_value:
    case NodeKind::hand_value:
    case NodeKind::odd_value:
      value_ = node.span;
      has_value_ = true;
      has_good_value_ = kind_of(node) != NodeKind::odd_value;
      return;
    case NodeKind::turn_field:
      return add_field(PartKind::turn, node.span);
    case NodeKind::hand_field:
      return add_field(PartKind::hand, node.span);
    case NodeKind::files:
      add_part(PartKind::files, node.span);
      return;
    case NodeKind::shaded_cell:
    case NodeKind::line_cell:
    case NodeKind::hole_cell:
    case NodeKind::plain_cell:
    case NodeKind::odd_cell:
      return add_cell(node.span);
    case NodeKind::rank_7:
    case NodeKind::rank_6:
    case NodeKind::rank_5:
    case NodeKind::rank_4:
    case NodeKind::rank_3:
    case NodeKind::rank_2:
    case NodeKind::rank_1:
    case NodeKind::odd_rank:
      return add_rank(node.span);
    case NodeKind::full_border:
    case NodeKind::corner_border:
    case NodeKind::border_2:
    case NodeKind::border_1:
    case NodeKind::odd_border:
      add_part(PartKind::border, node.span);
      return;
    case NodeKind::bad_line:
      add_part(PartKind::bad_line, node.span);
      return;
  }
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
