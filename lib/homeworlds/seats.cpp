#include "homeworlds/seats.hpp"

namespace plyglot::homeworlds {

std::string_view seat_name(Player player, Player players) {
  constexpr std::string_view two[] = {"North", "South"};
  constexpr std::string_view more[] = {"North", "East", "South", "West"};
  return players == 2 ? two[player] : more[player];
}

}  // namespace plyglot::homeworlds
