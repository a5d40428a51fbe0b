#include "architecture/room_plan.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <sstream>

namespace plyglot::architecture {
namespace {

constexpr std::ptrdiff_t most_files_of_room = 30;

std::string_view folder_with(std::string_view path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string_view::npos ? std::string_view() : path.substr(0, slash);
}

// How high the room of a path inside the plan's folder is; none where no room holds it.
std::optional<std::ptrdiff_t> height_of(const RoomPlan& plan, std::string_view path) {
  if (!plan.file_above.empty() && path == plan.file_above) return static_cast<std::ptrdiff_t>(plan.rooms.size());
  for (std::string_view folder = folder_with(path); !folder.empty(); folder = folder_with(folder)) {
    const auto found = std::find(plan.rooms.begin(), plan.rooms.end(), folder);
    if (found != plan.rooms.end()) return found - plan.rooms.begin();
  }
  return std::nullopt;
}

void check_includes(const RoomPlan& plan, const ProjectFile& file, std::ptrdiff_t height,
                    std::vector<std::string>& faults) {
  const std::string prefix = plan.included_as + '/';
  for (const Include& include : includes_of(file)) {
    if (!include.is_quoted || !starts_with(include.target, prefix)) continue;
    const auto below = height_of(plan, std::string_view(include.target).substr(prefix.size()));
    if (below && *below <= height) continue;
    faults.push_back(file.path + ':' + std::to_string(include.line) + " includes " + include.target);
  }
}

}  // namespace

std::string architecture_page() {
  for (ProjectFile& page : files_under({"docs"})) {
    if (page.path == "docs/architecture.md") return std::move(page.text);
  }
  return {};
}

std::vector<std::string> rooms_in_table(const std::string& page, std::string_view heading) {
  std::vector<std::string> rooms;
  std::istringstream lines(page);
  bool is_below = false;
  for (std::string line; std::getline(lines, line);) {
    constexpr std::string_view row = "| `";
    if (starts_with(line, "#")) is_below = line == heading;
    if (is_below && starts_with(line, row))
      rooms.push_back(line.substr(row.size(), line.find('`', row.size()) - row.size()));
  }
  return rooms;
}

std::vector<std::string> faults_in(const RoomPlan& plan, const std::vector<ProjectFile>& files) {
  std::vector<std::string> faults;
  std::map<std::string, std::ptrdiff_t> files_in;
  std::vector<bool> is_used(plan.rooms.size());
  for (const ProjectFile& file : files) {
    const std::string prefix = plan.folder + '/';
    if (!starts_with(file.path, prefix)) continue;
    const auto height = height_of(plan, std::string_view(file.path).substr(prefix.size()));
    if (!height) {
      faults.push_back(file.path + " is in no room");
      continue;
    }
    if (static_cast<std::size_t>(*height) < is_used.size()) is_used[static_cast<std::size_t>(*height)] = true;
    ++files_in[std::string(folder_with(file.path))];
    check_includes(plan, file, *height, faults);
  }
  for (std::size_t room = 0; room < is_used.size(); ++room) {
    if (!is_used[room]) faults.push_back(plan.folder + '/' + plan.rooms[room] + " has no file");
  }
  for (const auto& [folder, count] : files_in) {
    if (count > most_files_of_room) faults.push_back(folder + " has " + std::to_string(count) + " files");
  }
  return faults;
}

}  // namespace plyglot::architecture
