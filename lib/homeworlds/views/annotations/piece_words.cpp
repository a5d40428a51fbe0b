#include "homeworlds/views/annotations/piece_words.hpp"

#include "homeworlds/spelling/phrases.hpp"
#include "text/format.hpp"
#include "text/listing.hpp"

namespace plyglot::homeworlds {

std::string_view size_word(std::uint8_t size) {
  constexpr std::string_view words[] = {"small", "medium", "large"};
  return words[size - 1U];
}

std::string words_of(PieceKind kind) {
  return text::format("{} {}", size_word(size_of(kind)), name_of(colour_of(kind)));
}

std::string words_of(PieceSet pieces, std::string_view noun) {
  std::vector<std::string> phrases;
  unsigned last_count = 0;
  for (PieceKind kind = 0; kind < piece_kinds; ++kind) {
    const unsigned count = pieces.count(kind);
    if (count == 0) continue;
    phrases.push_back(text::format("{} {}", count == 1 ? "a" : violations::number_word(count), words_of(kind)));
    last_count = count;
  }
  if (phrases.empty()) return {};
  return text::format("{} {}", text::joined(phrases, " and "), text::counted_noun(last_count, noun));
}

}  // namespace plyglot::homeworlds
