#include "homeworlds/views/annotations/position_words.hpp"

#include "homeworlds/spelling/phrases.hpp"
#include "homeworlds/views/annotations/piece_words.hpp"
#include "text/format.hpp"
#include "text/quote.hpp"

namespace plyglot::homeworlds {
namespace {

PieceSet set_of(const Pile& pile) {
  PieceSet pieces;
  for (PieceKind kind = 0; kind < piece_kinds; ++kind) pieces = pieces | PieceSet::some(kind, pile[kind]);
  return pieces;
}

}  // namespace

std::string system_words(const Record& record, const System& system) {
  std::string words = text::quote(system.name);
  if (system.home) text::append(words, ", the home of {}", violations::visible_name(record, *system.home));
  Pile stars{};
  for (std::uint8_t i = 0; i < system.star_count; ++i) ++stars[system.stars[i]];
  text::append(words, ": {}", words_of(set_of(stars), "star"));
  for (Player player = 0; player < record.player_count; ++player) {
    const std::string ships = words_of(set_of(system.ships[player]), "ship");
    if (!ships.empty()) text::append(words, "; {} has {}", violations::visible_name(record, player), ships);
  }
  return words;
}

}  // namespace plyglot::homeworlds
