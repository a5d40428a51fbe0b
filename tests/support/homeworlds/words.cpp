#include "support/homeworlds/words.hpp"

#include "text/ascii.hpp"

namespace plyglot::test {

using homeworlds::Colour;
using homeworlds::PieceKind;
using homeworlds::Player;
using homeworlds::Verb;

std::vector<std::vector<text::Span>> homeworlds_items(std::string_view text) {
  std::vector<std::vector<text::Span>> items(1);
  bool is_in_word = false;
  for (std::uint32_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == ';') items.emplace_back();
    const bool is_word = c != ';' && c != ' ';
    if (is_word && !is_in_word) items.back().push_back({i, i});
    if (is_word) items.back().back().end = i + 1;
    is_in_word = is_word;
  }
  return items;
}

std::optional<Verb> read_verb(std::string_view word) {
  for (std::size_t i = 0; i < homeworlds::verbs; ++i) {
    if (name_of(static_cast<Verb>(i)) == word) return static_cast<Verb>(i);
  }
  return word == "capture" ? std::optional(Verb::attack) : std::nullopt;
}

std::optional<PieceKind> read_piece(std::string_view word) {
  for (PieceKind kind = 0; kind < homeworlds::piece_kinds; ++kind) {
    if (text::is_same_word(homeworlds::name_of(kind), word)) return kind;
  }
  return std::nullopt;
}

std::optional<Colour> read_colour(std::string_view word) {
  for (std::size_t i = 0; i < homeworlds::colours; ++i) {
    const auto colour = static_cast<Colour>(i);
    const std::string letter(1, letter_of(colour));
    if (text::is_same_word(word, name_of(colour)) || text::is_same_word(word, letter)) return colour;
  }
  const auto piece = read_piece(word);
  return piece ? std::optional(homeworlds::colour_of(*piece)) : std::nullopt;
}

std::optional<Player> read_owner(std::string_view word, Player players) {
  for (Player player = 0; player < players; ++player) {
    if (text::is_same_word(word, homeworlds::seat_name(player, players).substr(0, 1))) return player;
    if (word == std::to_string(player)) return player;
  }
  return std::nullopt;
}

}  // namespace plyglot::test
