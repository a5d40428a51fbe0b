#include "text/sort.hpp"

#include <plyglot/homeworlds_record.hpp>

namespace plyglot::homeworlds {

// What colours, pieces and verbs are called.
std::string_view name_of(Colour colour) {
  static constexpr std::array<std::string_view, colours> names = {"blue", "green", "red", "yellow"};
  return names[static_cast<std::size_t>(colour)];
}

char letter_of(Colour colour) { return name_of(colour).front(); }

std::string name_of(PieceKind kind) { return {letter_of(colour_of(kind)), static_cast<char>('0' + size_of(kind))}; }

std::string_view name_of(Verb verb) {
  static constexpr std::array<std::string_view, verbs> names = {
      "homeworld", "build", "trade", "discover", "move", "attack", "sacrifice", "catastrophe", "pass"};
  return names[static_cast<std::size_t>(verb)];
}

// Positions as text (homeworlds 5).
Position Position::start(Player players) {
  Position position;
  position.players = players;
  position.bank.fill(static_cast<std::uint8_t>(players + 1));
  return position;
}

std::string anonymous_text(const System& system, Player players) {
  std::string text = "(";
  if (system.home) text += {static_cast<char>('0' + *system.home), ','};
  std::array<PieceKind, 2> stars = system.stars;
  if (system.star_count == 2 && stars[1] < stars[0]) std::swap(stars[0], stars[1]);
  for (std::size_t i = 0; i < system.star_count; ++i) text += name_of(stars[i]);
  text += ')';
  for (Player player = 0; player < players; ++player) {
    if (player > 0) text += '-';
    for (PieceKind kind = 0; kind < piece_kinds; ++kind) {
      for (unsigned i = 0; i < system.ships[player][kind]; ++i) text += name_of(kind);
    }
  }
  return text;
}

std::string position_text(const Position& position) {
  std::string text = {'<', static_cast<char>('0' + position.to_move), '>'};
  if (position.systems.empty()) return text + "; ";
  for (const System& system : position.systems) {
    text += "; ";
    text += system.name;
    text += anonymous_text(system, position.players);
  }
  return text;
}

std::string anonymous_text(const Position& position) {
  std::vector<std::string> systems;
  systems.reserve(position.systems.size());
  for (const System& system : position.systems) systems.push_back(anonymous_text(system, position.players));
  text::sort(systems.begin(), systems.end());
  std::string text;
  for (const std::string& system : systems) {
    if (!text.empty()) text += ';';
    text += system;
  }
  return text;
}

}  // namespace plyglot::homeworlds
