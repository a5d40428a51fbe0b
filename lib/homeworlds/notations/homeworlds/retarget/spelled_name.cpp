#include "homeworlds/notations/homeworlds/retarget/spelled_name.hpp"

#include "homeworlds/spelling/word_shapes.hpp"
#include "text/ascii.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace plyglot::homeworlds {

std::string in_letters_of(const Target& target, std::string_view name) {
  if (target.letters == NameLetters::as_given) return std::string(name);
  std::string result = text::lower_case(name);
  if (target.letters == NameLetters::first_capital && !result.empty()) result[0] = text::to_upper(result[0]);
  return result;
}

std::string_view cut_to(std::string_view word, std::size_t size) {
  if (word.size() <= size) return word;
  std::size_t end = 0;
  while (true) {
    const std::size_t next = end + text::decode_utf8(word.substr(end)).size;
    if (next > size) return word.substr(0, end);
    end = next;
  }
}

std::string in_characters_of(const Target& target, std::string_view name) {
  std::string result;
  for (std::string_view rest = name; !rest.empty();) {
    const std::string_view character = rest.substr(0, text::decode_utf8(rest).size);
    const bool can_stand = std::all_of(character.begin(), character.end(), target.has_byte);
    result += can_stand ? character : std::string_view("_");
    rest.remove_prefix(character.size());
  }
  result = cut_to(result, target.longest_name);
  if (is_name(result, form_of(target.form.dialect))) return result;
  return std::string(cut_to("x" + result, target.longest_name));
}

}  // namespace plyglot::homeworlds
