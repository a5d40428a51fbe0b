#include "support/files/markdown.hpp"

#include <sstream>

namespace plyglot::test {
namespace {

const std::string fence = "```";
const std::string heading = "## ";

bool begins_with(const std::string& line, const std::string& start) {
  return line.compare(0, start.size(), start) == 0;
}

}  // namespace

std::vector<Section> sections_of(const std::string& page) {
  std::vector<Section> sections(1);
  std::istringstream lines(page);
  bool is_in_block = false;
  for (std::string line; std::getline(lines, line);) {
    if (begins_with(line, fence)) is_in_block = !is_in_block;
    if (!is_in_block && begins_with(line, heading)) {
      sections.push_back({line.substr(heading.size()), {}});
    } else {
      sections.back().text += line + '\n';
    }
  }
  return sections;
}

std::vector<Block> blocks_of(const std::string& page) {
  std::vector<Block> blocks;
  std::istringstream lines(page);
  bool is_in_block = false;
  for (std::string line; std::getline(lines, line);) {
    if (!begins_with(line, fence)) {
      if (is_in_block) blocks.back().text += line + '\n';
      continue;
    }
    is_in_block = !is_in_block;
    if (!is_in_block) continue;
    blocks.emplace_back();
    std::istringstream words(line.substr(fence.size()));
    for (std::string word; words >> word;) blocks.back().info.push_back(word);
  }
  return blocks;
}

}  // namespace plyglot::test
