#pragma once
// The rooms of a game, the parts of a notation, and what each may include (docs/architecture.md).

#include <string>
#include <string_view>

namespace plyglot::architecture {

// Where a file of a game is: `lib/hive/notations/hop/read/ast.cpp` is in the room `notations` of `hive`, in the part
// `read` of the notation `hop`. Empty where there is no such part: of other files all are.
struct Place {
  std::string_view game;
  std::string_view room;
  // `hop` in `notations/hop`; in other rooms empty.
  std::string_view notation;
  std::string_view part;
};

// Of a path from the top of the project; its texts are parts of the path.
Place place_of(std::string_view path);

// Whether it is one of the rooms that every game may have.
bool is_room(std::string_view name);

// Whether a file at `from` may include one at `to`, both of one game.
bool may_include(const Place& from, const Place& to);

// Whether every notation may have a file of this name (without its ending), so that it need not be unique in its game.
bool is_role(std::string_view stem);

}  // namespace plyglot::architecture
