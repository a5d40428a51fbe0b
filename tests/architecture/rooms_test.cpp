// Every file of a game is in its room, and includes what is below it (docs/architecture.md).
#include "architecture/rooms.hpp"
#include "architecture/project_files.hpp"

#include "support/checks/catch.hpp"

#include <map>
#include <set>

using namespace plyglot::architecture;

namespace {

constexpr std::ptrdiff_t most_files = 30;

const std::vector<ProjectFile>& library() {
  static const std::vector<ProjectFile> files = code_under({"lib"});
  return files;
}

std::string folder_of(std::string_view path) { return std::string(path.substr(0, path.rfind('/'))); }

std::string stem_of(std::string_view path) {
  const std::string_view name = path.substr(path.rfind('/') + 1);
  return std::string(name.substr(0, name.find('.')));
}

// The path of what a file of the library includes; empty if it is not of the library.
std::string included_path(const Include& include) {
  return include.is_quoted && !starts_with(include.target, "grammars/") ? "lib/" + include.target : std::string();
}

// Each folder with the folders that its files include from.
using FolderGraph = std::map<std::string, std::set<std::string>>;

FolderGraph folders_of(const std::vector<ProjectFile>& files) {
  FolderGraph graph;
  for (const ProjectFile& file : files) {
    for (const Include& include : includes_of(file)) {
      const std::string path = included_path(include);
      if (!path.empty() && folder_of(path) != folder_of(file.path)) graph[folder_of(file.path)].insert(folder_of(path));
    }
  }
  return graph;
}

std::set<std::string> reached_from(const std::string& folder, const FolderGraph& graph) {
  std::set<std::string> reached;
  std::vector<std::string> left = {folder};
  while (!left.empty()) {
    const auto found = graph.find(left.back());
    left.pop_back();
    if (found == graph.end()) continue;
    for (const std::string& next : found->second) {
      if (reached.insert(next).second) left.push_back(next);
    }
  }
  return reached;
}

std::vector<std::string> folders_in_circles(const FolderGraph& graph) {
  std::vector<std::string> folders;
  for (const auto& [folder, included] : graph) {
    if (reached_from(folder, graph).count(folder) != 0) folders.push_back(folder);
  }
  return folders;
}

}  // namespace

TEST_CASE("every file of a game is in one of the rooms") {
  std::set<std::string> rooms_used;
  for (const ProjectFile& file : library()) {
    const Place place = place_of(file.path);
    if (place.game.empty()) continue;
    INFO(file.path);
    CHECK(is_room(place.room));
    // A notation has a folder.
    CHECK((place.room != "notations" || !place.notation.empty()));
    rooms_used.emplace(place.room);
  }
  CHECK(rooms_used.size() == 11);
}

TEST_CASE("no include points up the rooms of a game or the parts of a notation") {
  for (const ProjectFile& file : library()) {
    const Place from = place_of(file.path);
    if (from.game.empty()) continue;
    for (const Include& include : includes_of(file)) {
      const std::string path = included_path(include);
      const Place to = place_of(path);
      INFO(file.path << ":" << include.line << " includes " << path);
      if (to.game == from.game) CHECK(may_include(from, to));
    }
  }
}

TEST_CASE("folders of the library include each other in no circle") {
  CHECK(folders_in_circles(folders_of(library())) == std::vector<std::string>());
}

TEST_CASE("no folder of the library has over 30 files") {
  std::map<std::string, std::ptrdiff_t> files_in;
  for (const ProjectFile& file : library()) ++files_in[folder_of(file.path)];
  for (const auto& [folder, count] : files_in) {
    INFO(folder);
    CHECK(count <= most_files);
  }
}

TEST_CASE("a file name is unique within its game, but for the roles of a notation") {
  std::map<std::pair<std::string, std::string>, std::set<std::string>> folders_of_stem;
  for (const ProjectFile& file : library()) {
    const Place place = place_of(file.path);
    const std::string stem = stem_of(file.path);
    const bool may_repeat = is_role(stem) && (place.room == "notations" || place.room == "reading");
    if (!place.game.empty() && !may_repeat)
      folders_of_stem[{std::string(place.game), stem}].insert(folder_of(file.path));
  }
  for (const auto& [name, folders] : folders_of_stem) {
    INFO(name.first << ": " << name.second << " is in " << *folders.begin() << " and in " << *folders.rbegin());
    CHECK(folders.size() == 1);
  }
}

TEST_CASE("the rooms tell up from down, and a circle is found") {
  const Place rules = place_of("lib/hive/rules/options/rule_option_rows.cpp");
  const Place read = place_of("lib/hive/notations/hop/read/ast.cpp");
  const Place row = place_of("lib/hive/notations/hop/row.cpp");
  CHECK(rules.room == "rules");
  CHECK(read.notation == "hop");
  CHECK(read.part == "read");
  CHECK(row.part.empty());
  CHECK(may_include(read, rules));
  CHECK(may_include(place_of("lib/hive/search/best_move.cpp"), rules));
  CHECK_FALSE(may_include(place_of("lib/hive/search/best_move.cpp"), place_of("lib/hive/spelling/spelling.hpp")));
  CHECK_FALSE(may_include(place_of("lib/hive/search/best_move.cpp"), place_of("lib/hive/record/projection.hpp")));
  CHECK_FALSE(may_include(rules, read));
  CHECK(may_include(row, read));
  CHECK_FALSE(may_include(read, row));
  CHECK_FALSE(may_include(place_of("lib/hive/notations/uhp/row.cpp"), row));
  CHECK_FALSE(may_include(place_of("lib/hive/diff/matching.cpp"), place_of("lib/hive/views/diagram.hpp")));
  CHECK_FALSE(is_room(place_of("lib/hive/loose.cpp").room));
  const FolderGraph circle = {{"a", {"b"}}, {"b", {"c"}}, {"c", {"b"}}};
  CHECK(folders_in_circles(circle) == std::vector<std::string>{"b", "c"});
}
