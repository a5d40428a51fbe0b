#pragma once
// What a finding says of the readings with which play goes on, whatever the game.

#include "repair/repaired_text.hpp"

#include <plyglot/diagnostic.hpp>

#include <algorithm>
#include <span>
#include <string>
#include <string_view>

namespace plyglot::repair {

// What a game calls its items, in the singular and the plural: where they are counted, and where they have numbers.
struct Nouns {
  std::string_view item = "move";
  std::string_view items = "moves";
  std::string_view numbered = "ply";
  std::string_view numbered_items = "plies";
};

// A reading in words that its game has chosen.
struct ReadingWords {
  Kind kind = Kind::words;
  // By the numbers of the items, from 1; `end` is not one of them. `refused` is the item that the finding is about.
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  std::uint32_t refused = 0;
  // The moves that it puts, as the notation writes them.
  std::vector<std::string> moves;
  // Whose the first of them is: "White"; and whether one is a pass.
  std::string_view side;
  bool is_pass = false;
  // The convention, as in "with `/` and `\` exchanged".
  std::string_view convention;
};

// How the readings of a refusal did.
struct ReadingCounts {
  // Items after the first that is legal again: how many of them are legal, and whether these are all.
  std::uint32_t legal = 0;
  bool is_to_the_end = false;
  std::uint32_t fits = 0;
  std::uint32_t equally_good = 0;
  // The number of the item from which on all of them are in one position; 0 for none.
  std::uint32_t certain_from = 0;
  bool is_complete = true;
};

// `before`: how many items come before the text.
template <class Move>
ReadingCounts counts_of(const Answer<Move>& answer, Item refused, Item size, std::uint32_t before) {
  const Item past = std::max(refused + 1, answer.best.end);
  return {.legal = answer.reached - std::min(past, answer.reached),
          .is_to_the_end = answer.reached == size,
          .fits = answer.fits,
          .equally_good = answer.equally_good,
          .certain_from = answer.certain_from ? before + *answer.certain_from + 1 : 0,
          .is_complete = answer.is_complete};
}

// "with `wA1 -bQ`": what play continues with.
std::string phrase_of(const ReadingWords& reading, const Nouns& nouns);
// Its fix: "write `wA1 -bQ`".
std::string title_of(const ReadingWords& reading, const Nouns& nouns);

// Adds the notes to a finding, and their numbers for programs.
void say_reading(diagnostics::Diagnostic& found, const ReadingWords& best, std::span<const ReadingWords> others,
                 const ReadingCounts& counts, const Nouns& nouns);

}  // namespace plyglot::repair
