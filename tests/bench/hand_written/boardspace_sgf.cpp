#include "bench/hand_written/readers.hpp"
#include "bench/hand_written/text_parts.hpp"

#include <algorithm>
#include <array>

namespace plyglot::bench::hand_written {
namespace {

constexpr std::size_t most_words = 7;

// `P0[5 dropb wL1 N 13 .]`: a property and the words of its value.
struct Property {
  std::string_view name;
  std::array<std::string_view, most_words> words;
};

}  // namespace

// What a turn is takes more than one property to say, so that the properties are what is counted.
std::int64_t read_boardspace_sgf(std::string_view text) {
  static std::vector<Property> properties;
  while (!text.empty()) {
    std::string_view line = take_until(text, '\n');
    if (!line.empty() && line[0] == ';') line.remove_prefix(1);
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    while (line.find('[') != std::string_view::npos) {
      Property property{take_until(line, '['), {}};
      std::string_view value = take_until(line, ']');
      for (std::string_view& word : property.words) word = take_word(value);
      properties.push_back(property);
    }
  }
  return counted(properties);
}

}  // namespace plyglot::bench::hand_written
