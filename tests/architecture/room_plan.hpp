#pragma once
// A folder that is divided into rooms, each of which includes only from itself and from rooms below it.

#include "architecture/project_files.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace plyglot::architecture {

struct RoomPlan {
  // From the top of the project: `tools/plyglot`.
  std::string folder;
  // The folder as includes name it: `plyglot`.
  std::string included_as;
  // Folders inside it, from the ground up: `config`, `lsp/protocol`. A room's own folders belong to it.
  std::vector<std::string> rooms;
  // The one C++ file that is in no room and may include from all of them; empty if there is none.
  std::string file_above;
};

// The text of docs/architecture.md.
std::string architecture_page();
// The first column of the table below a heading of a page, without backticks; empty if there is none.
std::vector<std::string> rooms_in_table(const std::string& page, std::string_view heading);

// A line for each C++ file in no room, each include that points up or into no room, each room without a file, and each
// folder with over 30 files. Files outside the plan's folder are skipped.
std::vector<std::string> faults_in(const RoomPlan& plan, const std::vector<ProjectFile>& files);

}  // namespace plyglot::architecture
