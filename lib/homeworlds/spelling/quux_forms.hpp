#pragma once
// The explicit forms of actions in dialect `quux`, as a table (homeworlds 3.3).

#include "homeworlds/spelling/dialect.hpp"

#include <span>

namespace plyglot::homeworlds {

// What a word of an action stands for.
enum class QuuxSlot : std::uint8_t {
  // One piece; of `pieces` one to three, for as many actions.
  piece,
  pieces,
  system,
  // Where a move goes.
  other_system,
  // A piece: what a ship becomes, or the star of a discovery.
  new_piece,
  // The same between parentheses.
  star,
  colour,
};

struct QuuxWord {
  QuuxSlot slot;
  text::Span span;
};

struct QuuxMatch {
  Verb verb = Verb::pass;
  // Of the words that are not slots nothing is said.
  std::array<QuuxWord, 4> words{};
  std::size_t word_count = 0;
};

// The verb a word stands for, letters of either case being different; none if it is not one.
std::optional<Verb> quux_verb(std::string_view word);

// The form that the words after the verb have. False if they have none.
bool match_quux_form(const text::Source& source, Verb verb, std::span<const text::Span> words, QuuxMatch& match);

// `[A-Za-z0-9_]+`, but no preposition.
bool is_quux_name(std::string_view word);
// A piece in lower case.
bool is_quux_piece(std::string_view word);

}  // namespace plyglot::homeworlds
