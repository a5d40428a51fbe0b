#include "homeworlds/spelling/word_shapes.hpp"

#include "text/ascii.hpp"

#include <algorithm>

namespace plyglot::homeworlds {
namespace {

bool is_word_character(char byte) { return word_bytes.has(byte) && byte != '_'; }

constexpr text::ByteSet name_characters([](char byte) {
  const auto value = static_cast<unsigned char>(byte);
  return value > 0x20 && value != 0x7f && std::string_view(";,/()<>\"*").find(byte) == std::string_view::npos;
});

constexpr bool is_ap_start(char byte) { return text::is_letter(byte) || text::is_digit(byte); }
constexpr text::ByteSet ap_characters([](char byte) { return is_ap_start(byte) || byte == '_' || byte == '-'; });

constexpr text::ByteSet digits([](char byte) { return text::is_digit(byte); });

// The place of the first byte that is none of these.
std::size_t find_other(std::string_view word, const text::ByteSet& bytes) {
  const std::size_t found = bytes.find_not_in(word);
  return found == word.size() ? std::string_view::npos : found;
}

}  // namespace

std::optional<Colour> colour_named(std::string_view word) {
  const std::uint8_t number = word.empty() ? colours : colours_by_letter[static_cast<unsigned char>(word[0])];
  if (number == colours) return std::nullopt;
  const auto colour = static_cast<Colour>(number);
  return word.size() == 1 || text::is_same_word(word, name_of(colour)) ? std::optional(colour) : std::nullopt;
}

std::optional<Colour> colour_or_piece_named(std::string_view word) {
  if (const std::optional<PieceKind> piece = piece_named(word)) return colour_of(*piece);
  return colour_named(word);
}

bool is_star(std::string_view word) { return word == "-" || piece_named(word); }

bool is_owner(char letter, const DialectForm& form) {
  constexpr std::string_view letters = "nesw";
  if (form.has_owner_letters && letters.find(text::to_lower(letter)) != std::string_view::npos) return true;
  return form.has_owner_digits && letter >= '0' && letter < '0' + most_players;
}

bool is_word_a_name(std::string_view word, const DialectForm& form) {
  if (std::none_of(word.begin(), word.end(), is_word_character)) return false;
  if (form.name_form == NameForm::any_word) return true;
  if (form.name_form == NameForm::ap && word.size() > longest_ap_name) return false;
  return find_not_of_name(word, form) == std::string_view::npos;
}

bool is_name(std::string_view word, const DialectForm& form) {
  if (form.name_form == NameForm::any_word && blank_bytes.find_in(word) != word.size()) return false;
  return is_word_a_name(word, form);
}

std::size_t find_not_of_name(std::string_view word, const DialectForm& form) {
  if (word.empty()) return std::string_view::npos;
  if (form.name_form == NameForm::seed) return word.front() == '#' ? 0 : find_other(word, name_characters);
  if (form.name_form == NameForm::any_word) {
    const std::size_t blank = blank_bytes.find_in(word);
    return blank == word.size() ? std::string_view::npos : blank;
  }
  if (form.name_form == NameForm::number) return word.front() == '0' ? 0 : find_other(word, digits);
  if (form.name_form == NameForm::ap) return is_ap_start(word.front()) ? find_other(word, ap_characters) : 0;
  return find_other(word, word_bytes);
}

bool is_parenthesised_name(std::string_view word, const DialectForm& form) {
  return form.name_form != NameForm::any_word && word.size() > 2 && word.front() == '(' && word.back() == ')' &&
         is_name(word.substr(1, word.size() - 2), form);
}

}  // namespace plyglot::homeworlds
