#pragma once
// The JSON that the documentation of boards shows.

#include "support/markdown.hpp"

#include <nlohmann/json.hpp>

#include <fstream>
#include <iterator>

namespace plyglot::test {

// The block with this index in docs/board-json.md: the schema of boards, then the example of a Hive position.
inline nlohmann::json documented_json(std::size_t index) {
  std::ifstream file(PLYGLOT_SOURCE_DIR "/docs/board-json.md");
  const std::string page{std::istreambuf_iterator<char>(file), {}};
  return nlohmann::json::parse(blocks_of(page).at(index).text);
}

}  // namespace plyglot::test
