#pragma once
// The parts of a page of the documentation: sections and fenced blocks.

#include <string>
#include <vector>

namespace plyglot::test {

struct Section {
  // Without its `## `; empty for the text before the first heading of that level.
  std::string title;
  std::string text;
};
std::vector<Section> sections_of(const std::string& page);

struct Block {
  // The words after the fence, such as `hop` and `hivegame`.
  std::vector<std::string> info;
  // With the line end of its last line.
  std::string text;
};
std::vector<Block> blocks_of(const std::string& page);

}  // namespace plyglot::test
