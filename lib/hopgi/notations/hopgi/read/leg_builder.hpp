#pragma once
// From the nodes of a turn's parts to its legs.

#include "hopgi/notations/hopgi/read/ast.hpp"
#include "syntax/part_of.hpp"

namespace plyglot::hopgi::record {

class LegBuilder {
 public:
  // Legs are appended to the list.
  LegBuilder(const text::Source& source, std::vector<LegNode>& legs) : source_(source), legs_(legs) {}

  LegNode& part(syntax::PartOf<LegNode>) { return leg_; }

  void take_letter(text::Span span);
  void take_square(text::Span span);
  void take_hint(text::Span span);
  void take_promotion(text::Span span);
  void end_leg(LegForm form, text::Span span);
  void end_canonical_leg(LegForm form, text::Span span) {
    leg_.is_canonical = true;
    end_leg(form, span);
  }

 private:
  const text::Source& source_;
  std::vector<LegNode>& legs_;
  LegNode leg_;
  bool has_square_ = false;
};

// hopgi 3.1: what letters stand for, with a `+` before them or not; none for those that stand for nothing.
std::optional<PieceKind> piece_kind_of(std::string_view letters);

}  // namespace plyglot::hopgi::record
