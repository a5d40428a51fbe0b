#pragma once
// The record of a repaired text, as one of the text that is written (homeworlds-rules E5, homeworlds 5).

#include "homeworlds/notations/homeworlds/resolve/played_text.hpp"
#include "homeworlds/notations/homeworlds/resolve/repaired_text.hpp"

#include <memory>

namespace plyglot::homeworlds {

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

// Gives all spans back to the text that is written. Turns that were repaired are copied from there when they are
// printed, those that were put in are not printed, and those that were left out stand in it without an action.
void restore_places(const text::Source& written, const RepairChain& repairs, const std::vector<LeftOutTurn>& left_out,
                    PlayedText& played);

}  // namespace plyglot::homeworlds
