#pragma once
// Turns of two legs that are written without the `;` between them (hopgi R28).

#include "hopgi/notations/hopgi/resolve/resolution.hpp"

namespace plyglot::hopgi::record {

struct JoinedLegs {
  Turn turn;
  text::Span first;
  text::Span second;
  // From the first leg to the end of the suffix.
  text::Span span;
  Suffix suffix = Suffix::none;
  // Index into Ast::legs of the first; none if it is in a word that was not read as one.
  std::uint32_t leg = verdicts::no_index;
  // Index into Ast::items: the last one that belongs to the turn.
  std::size_t last_item = 0;
  // Where a line ends after the `;`, and the legs are not canonical: the turn as it would be read on one line.
  std::optional<TurnNode> node;

  text::Span between() const { return {first.end, second.begin}; }
};

// Turns of two legs are those of kings.
inline bool begins_with_king(const Resolution& resolution, const Item& item) {
  const char first = resolution.source.text[item.span.begin - resolution.source.base];
  return first == 'W' || first == 'F';
}

// True if a turn of two legs that is not read as one can begin with the item, which begins with a king.
bool may_begin_joined_legs(const Resolution& resolution, const Item& item);

// The turn that begins with that item, with which one may begin; none if no such turn does. Linear in its text.
std::optional<JoinedLegs> find_joined_legs(const Resolution& resolution, std::size_t item);

// Takes back what reading found in its words, and reports the `;` that is missing.
void report_joined_legs(Resolution& resolution, const JoinedLegs& legs);

}  // namespace plyglot::hopgi::record
