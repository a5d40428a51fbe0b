#pragma once
// A text with a repair in it, and where its bytes come from (homeworlds-rules E5).

#include <plyglot/diagnostic.hpp>

namespace plyglot::homeworlds {

class RepairedText {
 public:
  // The edits are sorted, do not overlap, and lie in the source.
  RepairedText(const text::Source& source, std::vector<diagnostics::Edit> edits);

  // Views this text.
  text::Source source() const;
  const std::vector<diagnostics::Edit>& edits() const { return edits_; }
  // Where a span stands in the text that was repaired; what was put in place of other bytes stands there as a whole.
  text::Span to_original(text::Span span) const;

 private:
  std::uint32_t map(std::uint32_t offset, bool is_end) const;

  text::Source original_;
  std::string text_;
  std::vector<diagnostics::Edit> edits_;
};

}  // namespace plyglot::homeworlds
