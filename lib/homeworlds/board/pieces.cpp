// What colours, pieces and verbs are called.

#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds {

std::string_view name_of(Colour colour) {
  constexpr std::array<std::string_view, colours> names = {"blue", "green", "red", "yellow"};
  return names[static_cast<std::size_t>(colour)];
}

char letter_of(Colour colour) { return name_of(colour).front(); }

std::string name_of(PieceKind kind) { return {letter_of(colour_of(kind)), static_cast<char>('0' + size_of(kind))}; }

std::string_view name_of(Verb verb) {
  constexpr std::array<std::string_view, verbs> names = {"homeworld", "build",     "trade",       "discover", "move",
                                                         "attack",    "sacrifice", "catastrophe", "pass"};
  return names[static_cast<std::size_t>(verb)];
}

}  // namespace plyglot::homeworlds
