#include "hive/notations/boardspace_sgf/resolve/sgf_reading.hpp"

#include "hive/notations/boardspace_sgf/read/sgf_encoding.hpp"
#include "hive/notations/boardspace_sgf/read/sgf_words.hpp"

namespace plyglot::hive::boardspace_sgf {
namespace {

// The word that tells names from rankings and times (hive-notations 3.4).
constexpr std::string_view id_word = "id";

bool is_id(std::string_view value) {
  value = trimmed(value);
  return is_same_word(value.substr(0, id_word.size()), id_word) && value.size() > id_word.size() &&
         (is_space(value[id_word.size()]) || value[id_word.size()] == '"');
}

}  // namespace

std::string Reading::text_of(text::Span span) const { return decoded(slice(span), ast.is_latin1); }

const Header* Reading::find(std::string_view key) const {
  for (const Header& header : ast.headers) {
    if (slice(header.key) == key) return &header;
  }
  return nullptr;
}

bool Reading::has_unreadable(std::string_view key) const {
  for (const text::Span part : ast.unreadable) {
    const std::string_view written = trimmed(slice(part));
    if (is_same_word(written.substr(0, key.size()), key)) return true;
  }
  return false;
}

const Header* Reading::find_player(Colour colour) const {
  // S2.
  const std::string_view key = colour == Colour::white ? "P0" : "P1";
  for (const Header& header : ast.headers) {
    if (slice(header.key) == key && is_id(slice(header.value))) return &header;
  }
  return nullptr;
}

std::string Reading::player_id(Colour colour) const {
  const Header* const header = find_player(colour);
  if (header == nullptr) return {};
  const std::string value = text_of(header->value);
  std::string_view name = trimmed(trimmed(value).substr(id_word.size()));
  if (!name.empty() && name.front() == '"') name.remove_prefix(1);
  if (!name.empty() && name.back() == '"') name.remove_suffix(1);
  return std::string(trimmed(name));
}

}  // namespace plyglot::hive::boardspace_sgf
