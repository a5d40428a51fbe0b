#pragma once
// The record of a repaired text, as one of the text that is written (homeworlds-rules E5, homeworlds 5).

#include "homeworlds/notations/homeworlds/resolve/played_text.hpp"

#include <memory>

namespace plyglot::homeworlds {

// A text with a repair in it, and where its bytes come from (homeworlds-rules E5).
class RepairedText {
 public:
  // The edits are sorted, do not overlap, and lie in the source.
  RepairedText(const text::Source& source, std::vector<diagnostics::Edit> edits);

  // Views this text.
  text::Source source() const;
  const std::vector<diagnostics::Edit>& edits() const { return edits_; }
  // Where a span is in the text that was repaired; any part of what replaced other bytes maps to all of these.
  text::Span to_original(text::Span span) const;

 private:
  std::uint32_t map(std::uint32_t offset, bool is_end) const;

  text::Source original_;
  std::string text_;
  std::vector<diagnostics::Edit> edits_;
};

// RepairChain one after another: each is of the text that the one before it made.
using RepairChain = std::vector<std::unique_ptr<RepairedText>>;

text::Span to_file(const RepairChain& repairs, text::Span span);

// A turn that was left out.
struct LeftOutTurn {
  // In the text that is written: its number, handle and words.
  text::Span number_span;
  text::Span handle;
  text::Span span;
  std::optional<std::uint32_t> number;
};

// Maps all spans back to the text that is written. Turns that were repaired are copied from there when they are
// printed, those that were put in are not printed, and those that were left out are added without an action.
void restore_places(const text::Source& written, const RepairChain& repairs, const std::vector<LeftOutTurn>& left_out,
                    PlayedText& played);

}  // namespace plyglot::homeworlds
