#include "support/values/recipe_words.hpp"

namespace plyglot::test {

bool read_count(std::string_view word, std::string_view option, std::size_t& count) {
  if (word.size() <= option.size() || word.substr(0, option.size()) != option) return false;
  count = 0;
  for (const char digit : word.substr(option.size())) {
    if (digit < '0' || digit > '9') return false;
    count = 10 * count + static_cast<std::size_t>(digit - '0');
  }
  return true;
}

}  // namespace plyglot::test
