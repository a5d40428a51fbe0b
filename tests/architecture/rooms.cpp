#include "architecture/rooms.hpp"

#include <algorithm>
#include <iterator>
#include <optional>

namespace plyglot::architecture {
namespace {

struct Level {
  std::string_view name;
  int height = 0;
};

// Rooms of the same height do not include each other.
constexpr Level game_rooms[] = {
    {"board", 0}, {"rules", 1}, {"search", 2},  {"record", 2}, {"spelling", 3},  {"verdicts", 4},
    {"diff", 4},  {"views", 4}, {"reading", 5}, {"play", 5},   {"notations", 6},
};
// A file in no part of a notation, such as its row, is above all parts. Parts of other names are bound only by the rule
// against circles.
constexpr Level parts[] = {{"read", 0}, {"check", 1}, {"resolve", 2}, {"print", 2}, {"", 3}};

constexpr std::string_view roles[] = {"ast",     "ast_builder", "style_findings", "options", "parse", "print",
                                      "resolve", "row",         "suppressions",   "units"};

constexpr std::string_view game_folders[] = {"hive", "homeworlds", "hexix", "hopgi"};

template <std::size_t n>
std::optional<int> height_of(std::string_view name, const Level (&levels)[n]) {
  const auto* found =
      std::find_if(std::begin(levels), std::end(levels), [&](const Level& level) { return level.name == name; });
  if (found == std::end(levels)) return std::nullopt;
  return found->height;
}

template <std::size_t n>
bool is_one_of(std::string_view name, const std::string_view (&names)[n]) {
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

// Takes the first folder off a path; empty if only a file is left.
std::string_view next_folder(std::string_view& path) {
  const std::size_t slash = path.find('/');
  if (slash == std::string_view::npos) return {};
  const std::string_view folder = path.substr(0, slash);
  path.remove_prefix(slash + 1);
  return folder;
}

}  // namespace

Place place_of(std::string_view path) {
  if (next_folder(path) != "lib") return {};
  Place place;
  place.game = next_folder(path);
  if (!is_one_of(place.game, game_folders)) return {};
  place.room = next_folder(path);
  if (place.room == "notations") place.notation = next_folder(path);
  if (!place.notation.empty()) place.part = next_folder(path);
  return place;
}

bool is_room(std::string_view name) { return height_of(name, game_rooms).has_value(); }

bool may_include(const Place& from, const Place& to) {
  if (from.room != to.room) return height_of(to.room, game_rooms) < height_of(from.room, game_rooms);
  if (from.notation != to.notation) return false;
  const std::optional<int> upper = height_of(from.part, parts);
  const std::optional<int> lower = height_of(to.part, parts);
  return from.part == to.part || !upper || !lower || *lower < *upper;
}

bool is_role(std::string_view stem) { return is_one_of(stem, roles); }

}  // namespace plyglot::architecture
