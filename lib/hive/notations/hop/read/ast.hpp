#pragma once
// The typed syntax tree of one HOP string (hop 3). Everything lies in flat vectors that are reused from string to
// string; a group is the run of items between its opening and its closing item.

#include <plyglot/hive_position.hpp>

namespace plyglot::hive::hop {

// What the topology consists of, in the order of the text.
enum class ItemKind : std::uint8_t {
  // A bug letter, or another ASCII letter in its place (then `bug` is unknown_kind).
  letter,
  // `+` or `-` that is not a branch sign; `sign` is that of `spec` (+1 for `+`).
  turn,
  mark,
  // `N=X`: number, `=` and letter.
  stack,
  // `N=` without a letter; already reported.
  stack_without_letter,
  // `N+` or `N-`.
  branch,
  // A number without operator; already reported.
  dangling_number,
  open,
  // `)`, or an empty span at the end of the topology where it is missing (then already reported).
  close,
  // `)` without `(`; already reported.
  unmatched_close,
  // A character without meaning here; already reported.
  unexpected,
};

// Small, since there can be as many as there are bytes.
struct Item {
  ItemKind kind = ItemKind::letter;
  // +1 or -1 of turns and branches.
  std::int8_t sign = 0;
  Colour colour = Colour::white;
  BugKind bug = BugKind::queen;
  // The letter as written, of `letter` and `stack`.
  char written = 0;
  // How many bytes follow the digits of one that begins with a number.
  std::uint8_t after_number = 0;
  // The number of stack, stack_without_letter, branch and dangling_number; larger ones than 2^31 are 2^31.
  std::uint32_t number = 0;
  // The whole item.
  text::Span span;

  // The digits.
  text::Span number_span() const { return {span.begin, span.end - after_number}; }
  // The letter of `letter` and `stack`, which nothing can stand for (hop T1).
  text::Span letter_span() const { return {span.end - 1, span.end}; }
};

enum class Alias : std::uint8_t { none, base, ultimate, unknown };

// A count with its letter, or what is in its place.
struct Token {
  // 0 in the literal list or directly after the place of a missing sign; +1 or -1 in a modifier.
  std::int8_t sign = 0;
  // False after an error in it: it counts nothing (hop T4).
  bool is_sound = true;
  Colour colour = Colour::white;
  BugKind bug = BugKind::queen;
  std::uint32_t count = 1;
  text::Span span;
  text::Span letter_span;
};

struct Gametype {
  // The field between the commas, and without the blanks around it.
  text::Span field;
  text::Span trimmed;
  Alias alias = Alias::none;
  text::Span alias_span;
  std::vector<Token> tokens;
  // The first sign after a literal list, where modifiers do not belong; empty if there is none.
  text::Span literal_modifier;
  // Nothing but characters that HOP does not have, if any: it is read as `ultimate` (hop T4).
  bool is_empty = false;
  // True after a reported error: its set is not to be relied on, and no check of the set is run.
  bool has_error = false;
};

struct Player {
  text::Span field;
  text::Span trimmed;
  std::optional<Colour> side;
  text::Span letter;
  // The orientation suffix; empty if there is none (hop T5).
  text::Span suffix;
};

// A string that is empty or blank has only its span.
struct Ast {
  text::Span span;
  bool is_empty = false;
  // None in the two-field form. An empty gametype field is present and empty.
  std::optional<Gametype> gametype;
  text::Span topology_field;
  // Without the blanks around it.
  text::Span topology;
  std::vector<Item> items;
  // False if a limit was met (hop/too-large, hop/too-deep): the items end there.
  bool is_read_whole = true;
  Player player;
  // Memory of the last gametype's tokens, for the next one.
  std::vector<Token> spare_tokens;

  // Empties it and keeps its memory.
  void clear();
};

// As indented text, for `dump --stage ast`.
void append_ast(const Ast& ast, const text::Source& source, std::string& out);

}  // namespace plyglot::hive::hop
