#pragma once
// From the nodes of a turn's parts to its legs.

#include "hopgi/notations/hopgi/read/ast.hpp"
#include "hopgi/notations/hopgi/read/kinds.hpp"

namespace plyglot::hopgi::record {

class LegBuilder {
 public:
  explicit LegBuilder(const text::Source& source) : source_(source) {}

  // Whether the node is a part of a leg; then it is kept for the leg that ends next.
  bool take(const syntax::Node& node);
  // Whether the node is a leg; then it is appended.
  bool end(const syntax::Node& node, std::vector<LegNode>& legs);

 private:
  void take_square(text::Span span);
  void end_leg(LegForm form, text::Span span, std::vector<LegNode>& legs);

  const text::Source& source_;
  LegNode leg_;
  bool has_square_ = false;
};

// hopgi 3.1: what letters stand for, with a `+` before them or not; none for those that stand for nothing.
std::optional<PieceKind> piece_kind_of(std::string_view letters);

}  // namespace plyglot::hopgi::record
