#include "homeworlds/spelling/plain_words.hpp"

#include "text/ascii.hpp"

#include <algorithm>
#include <iterator>

namespace plyglot::homeworlds {

bool is_preposition(std::string_view word) {
  constexpr std::string_view prepositions[] = {"as", "at", "for", "from", "in", "into", "on", "to", "with"};
  return std::any_of(std::begin(prepositions), std::end(prepositions),
                     [&](std::string_view each) { return text::is_same_word(each, word); });
}

std::optional<Player> seat_named(std::string_view word, Player players) {
  for (Player player = 0; player < players; ++player) {
    const std::string_view seat = seat_name(player, players);
    if (text::is_same_word(word, seat) || text::is_same_word(word, seat.substr(0, 1))) return player;
  }
  return std::nullopt;
}

}  // namespace plyglot::homeworlds
