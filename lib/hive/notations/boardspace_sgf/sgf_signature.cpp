#include "hive/notations/boardspace_sgf/sgf_signature.hpp"

#include "hive/notations/boardspace_sgf/read/sgf_words.hpp"

namespace plyglot::hive::boardspace_sgf {
namespace {

// What follows the first `(;`; empty if there is none.
std::string_view after_open(std::string_view text) {
  for (std::size_t at = text.find('('); at != std::string_view::npos; at = text.find('(', at + 1)) {
    std::size_t next = at + 1;
    while (next < text.size() && is_space(text[next])) ++next;
    if (next < text.size() && text[next] == ';') return text.substr(next + 1);
  }
  return {};
}

bool is_key_byte(char byte) { return is_digit(byte) || (byte >= 'A' && byte <= 'Z'); }

}  // namespace

bool has_signature(std::string_view beginning) {
  std::string_view text = after_open(beginning);
  // The headers of the first node: a key and its value, one after the other.
  while (true) {
    text = trimmed(text);
    std::size_t key_end = 0;
    while (key_end < text.size() && is_key_byte(text[key_end])) ++key_end;
    if (key_end == 0 || key_end == text.size() || text[key_end] != '[') return false;
    const std::string_view key = text.substr(0, key_end);
    const std::size_t end = text.find(']', key_end);
    const std::string_view value = trimmed(text.substr(key_end + 1, end - key_end - 1));
    if (key == "GM" && value == "27") return true;
    if (key == "SU" && is_same_word(value.substr(0, 4), "hive")) return true;
    if (end == std::string_view::npos) return false;
    text.remove_prefix(end + 1);
  }
}

}  // namespace plyglot::hive::boardspace_sgf
