#pragma once
// From the nodes of a turn's parts to its legs.

#include "hopgi/notations/hopgi/read/ast.hpp"
#include "syntax/part_of.hpp"

namespace plyglot::hopgi::record {

class LegBuilder {
 public:
  // Legs are appended to the list.
  LegBuilder(const text::Source& source, std::vector<LegNode>& legs) : source_(source), legs_(legs) {}

  // Words of the grammar, which are read from their bytes.
  void take_long_leg(text::Span span);
  void take_drop(text::Span span);

  // The parts of others.
  void take_letter(text::Span span);
  void take_square(text::Span span);
  void take_hint(text::Span span);
  void take_sign(text::Span span) { begin_leg(span.begin); }
  void take_promotion(text::Span span);
  void end_leg(LegForm form, text::Span span);

 private:
  // At its first part.
  void begin_leg(std::uint32_t begin);
  bool has_canonical_parts() const;
  const char* bytes_at(std::uint32_t offset) const { return source_.text.data() + (offset - source_.base); }
  LegNode& add_canonical(LegForm form, text::Span span, std::uint32_t letters);

  const text::Source& source_;
  std::vector<LegNode>& legs_;
  // One that is being built from its parts.
  LegNode leg_;
  bool is_begun_ = false;
  bool has_square_ = false;
};

// hopgi 3.1: what letters stand for, with a `+` before them or not; none for those that stand for nothing.
std::optional<PieceKind> piece_kind_of(std::string_view letters);

}  // namespace plyglot::hopgi::record
