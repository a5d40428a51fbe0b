#pragma once
// One game of a record as it is written (hopgi 2, 3.1): its tags, and the elements of its movetext in the order of the
// text. Spans are those of the file; an empty one is where the part would be.
//
// Reading (parse.hpp) fills it, and find_all says all that can be said without a board. Playing (resolve.hpp) goes
// through it and says the rest, some of it by functions that are declared beside find_all.

#include "hopgi/verdicts/written_leg.hpp"

#include <plyglot/hopgi_record.hpp>

namespace plyglot::hopgi::record {

using verdicts::HintNode;
using verdicts::LegForm;
using verdicts::LegNode;
using verdicts::LetterNode;
using verdicts::PromotionNode;
using verdicts::SquareNode;

// R20: how deep they may nest.
inline constexpr std::uint16_t most_variations = 100;

struct TagNode {
  // `[White "a"]`.
  text::Span span;
  text::Span name;
  // Between the quotes.
  text::Span value;
};

enum class CommentForm : std::uint8_t {
  // `{ ... }`.
  brace,
  // An open `{`: it ends where R22 says, without blanks at its end. Already reported.
  unclosed,
  // `// ...`, without blanks at its end.
  line,
  // R21: from a `;` to the end of the line, without blanks at its end. Already reported.
  semicolon,
};
struct CommentNode {
  CommentForm form = CommentForm::brace;
  // With its signs.
  text::Span span;
};

struct TurnNode {
  // Index into Ast::legs; a second leg comes after the first.
  std::uint32_t first_leg = 0;
  // 1 or 2.
  std::uint8_t leg_count = 1;
  // The `;` before the second leg.
  text::Span semicolon;
  // After the last of the two legs. None if nothing is written, or a run of `!` and `?` that is not a suffix.
  Suffix suffix = Suffix::none;
  text::Span suffix_span;
  // A run of `!` and `?` between first leg and `;`; already reported.
  text::Span inner_suffix;
  // R17: from the second `;` to the end of the last leg and its suffix, which are not read; already reported.
  text::Span extra;
  // From the first leg to the end of the suffix.
  text::Span span;
};

struct NumberNode {
  text::Span digits;
  // All that follow the digits.
  text::Span dots;

  text::Span span() const { return {digits.begin, dots.end}; }
};

enum class ItemKind : std::uint8_t {
  // `index` is one of Ast::turns.
  turn,
  // `index` is one of Ast::numbers.
  number,
  // `index` is one of Ast::comments.
  comment,
  // `index` is the number; 256 for what is none from 0 to 255 (already reported).
  nag,
  // Of these two each belongs to one of the other: what is open at the end of the game is closed there by an item with
  // an
  // empty span. They nest at most a hundred deep.
  variation_begin,
  variation_end,
  // A word that is nothing else. `is_turn` says whether it counts as a turn (R18).
  bad_token,
};
// An element of the movetext. Elements of variations that are too deep (R20), `}` and `)` without an opening one, and
// what follows the result are not items: they are reported, or nothing is reported about them.
struct Item {
  ItemKind kind = ItemKind::turn;
  // Of a bad token.
  bool is_turn = false;
  // Of the beginning of a variation: there is no turn before it in its line (already reported).
  bool is_without_turn = false;
  std::uint32_t index = 0;
  text::Span span;
};

enum class FaultKind : std::uint8_t { stray_brace, stray_paren, unclosed_variation, variation_depth, stray_tags };
// What is where it should not be, or has no counterpart; already reported. Tags that follow each other are one.
struct Fault {
  FaultKind kind = FaultKind::stray_brace;
  text::Span span;
};

struct Ast {
  // The unit's content: the game with the comments before it and on the line of its result.
  text::Span span;
  std::vector<TagNode> tags;
  // Lines that begin with `[` and are not tags, without blanks at their ends; already reported.
  std::vector<text::Span> bad_tags;
  // In the order of the text: first those before the first tag (none in a game without tags), then those of the items,
  // then those after the result.
  std::vector<CommentNode> comments;
  std::uint32_t lead_comments = 0;
  std::uint32_t tail_comments = 0;
  // R20: those of variations that are too deep, for what they ask to be suppressed.
  std::vector<CommentNode> deep_comments;
  std::vector<Item> items;
  std::vector<TurnNode> turns;
  std::vector<LegNode> legs;
  std::vector<NumberNode> numbers;
  // The marker; none with an empty span if there is none.
  Result result = Result::none;
  text::Span result_span;
  // Of a game without one: its last word, if that was meant for one. It is a bad token.
  text::Span misspelt_result;
  // False for comments alone (hopgi 2).
  bool has_game = false;
  std::vector<Fault> faults;
  // The first word of the movetext or the marker; empty if there is neither.
  text::Span first_word;
  // Where the game ends before its marker, as hopgi 7.1 says for `missing-result`, and whether that is after a tag.
  std::uint32_t end = 0;
  bool ends_with_tag = false;

  bool has_tags() const { return !tags.empty() || !bad_tags.empty(); }
  // Empties it and keeps the memory.
  void clear();
};

// The first tag of that name, which is the one that counts; null if there is none.
const TagNode* find_tag(const Ast& ast, const text::Source& source, std::string_view name);

// The result with that text; none if there is none.
Result result_named(std::string_view text);

// As indented text, for `dump --stage ast`.
void append_ast(const Ast& ast, const text::Source& source, std::string& out);

}  // namespace plyglot::hopgi::record
