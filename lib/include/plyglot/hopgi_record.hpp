#pragma once
// A game of Hopgi as it was written down: hopgi 3.1, R12 to R22.

#include <plyglot/hopgi_move.hpp>

#include <vector>

namespace plyglot::hopgi {

// `!!` and the like, as people annotate turns.
enum class Suffix : std::uint8_t { none, brilliant, blunder, interesting, dubious, good, mistake };
// `!!`; empty for none.
std::string_view suffix_text(Suffix suffix);

// hopgi 3.1: the marker at the end of a game.
enum class Result : std::uint8_t { none, white_wins, black_wins, draw, open };
// `1-0`; empty for none.
std::string_view result_text(Result result);

struct Tag {
  std::string name;
  // Without the quotes, with `\"` and `\\` as they are written.
  std::string value;
  text::Span name_span;
  // Between the quotes.
  text::Span value_span;
};

// How far a turn was played (R13 to R18).
enum class Played : std::uint8_t {
  // No leg was applied: it was refused, or the game was over.
  no_leg,
  // Only the first was; a second one, if it is written, was refused.
  first_leg,
  both_legs,
  // A word in the place of a turn that cannot be read (R18).
  unreadable,
};

struct RecordTurn {
  Side side = Side::white;
  // As the board has it: the legs that were applied; meaningless if there are none.
  Turn turn;
  Played played = Played::no_leg;
  Suffix suffix = Suffix::none;
  // Whether the position before it was certain (R18).
  bool is_certain = true;
  // How many variations it is in; 0 for the turns of the game itself.
  std::uint16_t depth = 0;
  // R11: the number of the turn before which it was made.
  std::uint32_t number = 1;
  // The legs without the suffix; the second is empty if none is written.
  text::Span first_span;
  text::Span second_span;
  // From the first leg to the end of the suffix.
  text::Span span;
  // The legs as they are written, with what is between them, if not all of them were applied; else empty.
  std::string written;

  bool is_applied() const { return played == Played::first_leg || played == Played::both_legs; }
};

enum class ElementKind : std::uint8_t {
  // `index` is one of Record::turns.
  turn,
  // `index` is one of Record::comments.
  comment,
  // `index` is the number after `$`.
  nag,
  variation_begin,
  variation_end,
};
// The parts of the movetext in the order of the text, without numbers and the result.
struct Element {
  ElementKind kind = ElementKind::turn;
  std::uint32_t index = 0;
  text::Span span;
};

struct RecordComment {
  // With its signs: `{ ... }`, or `// ...` without blanks at its end.
  std::string text;
  text::Span span;

  bool ends_line() const { return text[0] == '/'; }
};

struct Record {
  // Those before the first tag, which are also those before the game if it has tags; of a game without tags they are
  // elements (hopgi 5).
  std::vector<RecordComment> lead_comments;
  // In the order of the text, as often as they are written.
  std::vector<Tag> tags;
  std::vector<Element> elements;
  // Those of the movetext.
  std::vector<RecordComment> comments;
  // In the order of the text, those of variations among them; see RecordTurn::depth.
  std::vector<RecordTurn> turns;
  // How many turns of the game itself come before the first that was not played as it is written but as another reading
  // of it (R27), or before numbers that begin again (R29); none if there is no such turn.
  std::optional<std::uint32_t> recovered_after;
  Result result = Result::none;
  // Of the marker; empty if there is none.
  text::Span result_span;
  // Those that come after the marker on its line, or at the end of the file.
  std::vector<RecordComment> tail_comments;
  // R12: where the game begins; none if the tag `FEN` cannot be read.
  std::optional<Position> initial;
  // After the last turn of the game itself; none if it is unknown where it began.
  std::optional<Position> final_position;
  // R10: the side that has taken the last king of the other. Of a position that begins without kings, none.
  std::optional<Side> winner;
  // Index into `turns` of the turn that ended the game; meaningful if there is a winner.
  std::uint32_t ending_turn = 0;
  // The game with its comments.
  text::Span span;
  // False if writing it again would lose something or say what is wrong (hopgi 5).
  bool is_sound = true;
  // False for comments alone (hopgi 2).
  bool has_game = true;

  // Empties it and keeps its memory.
  void clear();
};

}  // namespace plyglot::hopgi
