#pragma once
// The sentences of the game log of Board Game Arena (homeworlds 10).

#include "homeworlds/notations/homeworlds/read/bga/bga_names.hpp"

namespace plyglot::homeworlds {

enum class BgaSentenceKind : std::uint8_t {
  // The actions, in the order of `Verb`, but for the pass, for which there is no sentence.
  homeworld,
  build,
  trade,
  discover,
  move,
  attack,
  sacrifice,
  catastrophe,
  turn_end,
  restart,
  elimination,
  concession,
  draw,
  victory,
  tie,
  // When something happened; a day is in it where it changes.
  time,
  // What follows from the actions, or has no effect.
  note,
  // None of these.
  unknown,
  // The same, and it begins like an action.
  broken_action,
};

struct BgaSentence {
  BgaSentenceKind kind = BgaSentenceKind::unknown;
  // Without blanks around.
  text::Span span;
  // Of an action and of what else a player does: who. Of a victory: who wins. Empty if there is no one.
  text::Span player;
  bool is_player_known = false;
  // The first word after the player, of an action.
  text::Span verb;
  // In the order of the words: of a homeworld the ship first, then the stars.
  std::array<text::Span, 3> pieces{};
  // As they are called on the board; of a discovery the new one.
  std::array<text::Span, 2> systems{};
  text::Span colour;
  // Of a time with a day: `6/29/2022`. Of a tie, and of a draw that is accepted: the word for it.
  text::Span value;

  bool is_action() const { return kind <= BgaSentenceKind::catastrophe; }
};

// Reads one line, whose blanks around do not count. Names that are known are tried first, the longest before others.
BgaSentence read_bga_sentence(const text::Source& source, text::Span line, const BgaNames& names);

// Whether a line that is none of the sentences begins like an action, as `builds a g4` does, wherever these words are.
bool seems_action(std::string_view line);

// Who sets up by this line, whatever the name is; empty if no one does.
text::Span find_bga_settler(const text::Source& source, text::Span line);

// Whether one of the first lines that are not empty can only be one of such a log.
bool is_bga_log(std::string_view text);

}  // namespace plyglot::homeworlds
