#include "architecture/floors.hpp"

#include "architecture/project_files.hpp"

#include <algorithm>
#include <iterator>

namespace plyglot::architecture {
namespace {

constexpr int games = 6;

// From the ground up.
constexpr Floor rooms[] = {
    {0, "text"},           {1, "diagnostics"}, {2, "findings"},  {2, "syntax"},    {3, "board"},
    {4, "notation"},       {4, "search"},      {4, "repair"},    {5, "comparing"}, {games, "hive"},
    {games, "homeworlds"}, {games, "hexix"},   {games, "hopgi"}, {7, "toolchain"}, {8, "c"},
};
constexpr Floor tools = {9, "tools"};
// A grammar is made of what the syntax engine offers, and of nothing else.
constexpr Floor grammars = {2, "grammars"};

// Every public header belongs to a room. This is the one list of them.
struct PublicHeader {
  std::string_view name;
  std::string_view room;
};
constexpr PublicHeader public_headers[] = {
    {"annotations.hpp", "syntax"},
    {"board_graph.hpp", "board"},
    {"board_render.hpp", "board"},
    {"diagnostic.hpp", "diagnostics"},
    {"diagnostic_render.hpp", "diagnostics"},
    {"hex.hpp", "board"},
    {"position_key.hpp", "board"},
    {"legal_move.hpp", "board"},
    {"hexix_position.hpp", "hexix"},
    {"hexix_record.hpp", "hexix"},
    {"hopgi_position.hpp", "hopgi"},
    {"hopgi_move.hpp", "hopgi"},
    {"hopgi_setup.hpp", "hopgi"},
    {"hopgi_record.hpp", "hopgi"},
    {"hive_position.hpp", "hive"},
    {"hive_record.hpp", "hive"},
    {"homeworlds_position.hpp", "homeworlds"},
    {"homeworlds_record.hpp", "homeworlds"},
    {"game.hpp", "toolchain"},
    {"likeness.hpp", "toolchain"},
    {"line_index.hpp", "text"},
    {"perft.hpp", "toolchain"},
    {"positions.hpp", "toolchain"},
    {"record_facts.hpp", "toolchain"},
    {"session.hpp", "toolchain"},
    {"severity_policy.hpp", "diagnostics"},
    {"solve.hpp", "toolchain"},
    {"source.hpp", "text"},
    {"syntax_tree.hpp", "syntax"},
    {"toolchain.hpp", "toolchain"},
};

std::optional<Floor> floor_of_room(std::string_view room) {
  const auto* found = std::find_if(std::begin(rooms), std::end(rooms), [&](Floor floor) { return floor.room == room; });
  if (found == std::end(rooms)) return std::nullopt;
  return *found;
}

std::optional<Floor> floor_of_public_header(std::string_view name) {
  for (const PublicHeader& header : public_headers) {
    if (header.name == name) return floor_of_room(header.room);
  }
  return std::nullopt;
}

}  // namespace

std::optional<Floor> floor_of_file(std::string_view path) {
  constexpr std::string_view library = "lib/";
  constexpr std::string_view public_folder = "lib/include/plyglot/";
  if (starts_with(path, "grammars/")) return grammars;
  if (starts_with(path, "tools/")) return tools;
  if (path == "lib/include/plyglot.h") return floor_of_room("c");
  if (starts_with(path, public_folder)) return floor_of_public_header(path.substr(public_folder.size()));
  if (!starts_with(path, library)) return std::nullopt;
  const std::string_view inside = path.substr(library.size());
  return floor_of_room(inside.substr(0, inside.find('/')));
}

std::optional<Floor> floor_of_include(std::string_view target) {
  constexpr std::string_view public_folder = "plyglot/";
  if (starts_with(target, public_folder)) {
    // The tool's own headers share the prefix with the public ones.
    const std::optional<Floor> found = floor_of_public_header(target.substr(public_folder.size()));
    return found ? found : tools;
  }
  if (starts_with(target, "grammars/")) return grammars;
  const std::size_t slash = target.find('/');
  if (slash == std::string_view::npos) return std::nullopt;
  return floor_of_room(target.substr(0, slash));
}

bool may_include(Floor from, Floor to) {
  if (from.room == to.room) return true;
  // The toolchain publishes them.
  if (to.room == grammars.room) return from.height == games || from.room == "toolchain";
  if (from.room == grammars.room) return to.room == "syntax";
  return to.height < from.height;
}

}  // namespace plyglot::architecture
