#pragma once
// The words of Homeworlds turns.

#include "homeworlds/rules/action.hpp"

#include <string_view>
#include <vector>

namespace plyglot::test {

inline std::string_view word_text(std::string_view text, text::Span span) {
  return text.substr(span.begin, span.size());
}
// The words between separators.
std::vector<std::vector<text::Span>> homeworlds_items(std::string_view text);

// A full verb, or `capture`.
std::optional<homeworlds::Verb> read_verb(std::string_view word);
std::optional<homeworlds::PieceKind> read_piece(std::string_view word);
// A letter, a word or a piece.
std::optional<homeworlds::Colour> read_colour(std::string_view word);
// `n` or `0`.
std::optional<homeworlds::Player> read_owner(std::string_view word, homeworlds::Player players);

}  // namespace plyglot::test
