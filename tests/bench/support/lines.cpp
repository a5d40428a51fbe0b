#include "bench/support/lines.hpp"

#include "support/files/vectors.hpp"

namespace plyglot::bench {

Texts column_of(const std::string& language, const std::vector<std::pair<std::string, std::size_t>>& columns,
                std::string_view mark) {
  Texts texts{language, {}};
  std::string lines;
  for (const auto& [path, column] : columns) {
    for (const auto& cells : test::table_vectors(path)) {
      if (column < cells.size() && cells[column].find(mark) != std::string::npos) lines += cells[column] + '\n';
    }
  }
  if (lines.empty()) return texts;
  texts.files.push_back(std::move(lines));
  texts.items = items_in(texts);
  return texts;
}

}  // namespace plyglot::bench
