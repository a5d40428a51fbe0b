#pragma once
// The JSON that the documentation shows.

#include "support/files/markdown.hpp"

#include "support/files/project_folder.hpp"

#include <nlohmann/json.hpp>

#include <fstream>
#include <iterator>

namespace plyglot::test {

// The block with this index in a page of docs; board-json.md has the schema of boards, then the example of a Hive
// position.
inline nlohmann::json documented_json(std::size_t index, const std::string& page_name = "board-json.md") {
  std::ifstream file(project_folder() + "/docs/" + page_name);
  const std::string page{std::istreambuf_iterator<char>(file), {}};
  return nlohmann::json::parse(blocks_of(page).at(index).text);
}

}  // namespace plyglot::test
