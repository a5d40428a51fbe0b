// Tells what the library sees in files that hold texts, for readers of other people to compare: a file a line of
// standard input, `{"format": "markdown" | "csv", "file": ...}`, and a line for each: of Markdown the info strings and
// texts of all fenced blocks, of CSV the cells of each column of which the header has the name.
#include "toolchain/containers/column_reader.hpp"
#include "toolchain/containers/fences.hpp"

#include <nlohmann/json.hpp>

#include <iostream>

using namespace plyglot;
using nlohmann::json;

namespace {

json blocks_of(const std::string& file) {
  const text::Source source{"a.md", file};
  json blocks = json::array();
  for (const toolchain::Fence& fence : toolchain::fences_in(source)) {
    std::string text;
    for (std::size_t i = 0; i < fence.line_starts.size(); ++i) {
      const auto& line = fence.line_starts[i];
      const std::uint32_t end = i + 1 < fence.line_starts.size() ? fence.line_starts[i + 1].begin : fence.lines.end;
      text += std::string(line.blanks, ' ') + std::string(source.slice({line.text, end}));
    }
    const bool is_cut_off = fence.lines.end == source.span().end && !file.empty() && file.back() != '\n';
    if (is_cut_off && !fence.line_starts.empty()) text += '\n';
    blocks.push_back({{"info", source.slice(fence.info)}, {"text", text}});
  }
  return blocks;
}

json cells_of(const std::string& file, const std::string& column) {
  const diagnostics::SeverityPolicy policy;
  toolchain::ColumnReader reader(toolchain::TableFormat::csv, column, true, "a.csv", policy);
  json cells = json::array();
  reader.append(file);
  reader.end();
  while (const auto part = reader.next()) {
    for (const toolchain::HeldText& text : part->texts) cells.push_back(text.decoded());
  }
  return cells;
}

}  // namespace

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    const json request = json::parse(line);
    const auto file = request["file"].get<std::string>();
    const json answer = request["format"] == "markdown" ? blocks_of(file) : cells_of(file, request["column"]);
    std::cout << answer.dump() << '\n';
  }
}
