#pragma once
// Which floor of the house a file belongs to, and which files it may include.

#include <optional>
#include <string>
#include <string_view>

namespace plyglot::architecture {

// A place in the house: the height of its floor, and the room's name (all games are on one floor).
struct Floor {
  int height = 0;
  std::string_view room;
};

// Of a file by its path from the top of the project; none if no floor is known for it.
std::optional<Floor> floor_of_file(std::string_view path);
// Of a target of `#include` as it is written; none for what belongs to other people's libraries.
std::optional<Floor> floor_of_include(std::string_view target);

// Whether a file at `from` may include one at `to`.
bool may_include(Floor from, Floor to);

}  // namespace plyglot::architecture
