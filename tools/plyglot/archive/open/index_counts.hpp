#pragma once
// Counts the games of indexes that pass a position, for an editor.

#include "plyglot/archive/store/database.hpp"
#include "plyglot/lsp/documents/position_counts.hpp"
#include "plyglot/writing/file_version.hpp"

#include <map>

namespace plyglot::tool::archive {

// Keeps indexes open, and opens one again when its file has changed. Never writes.
class IndexCounts : public lsp::PositionCounts {
 public:
  std::optional<std::uint64_t> games_with(const std::string& index, const std::vector<PositionKeys>& keys,
                                          std::string& problem) override;

 private:
  struct Open {
    FileVersion version;
    Database database;
  };
  const Database& open(const std::string& index);

  std::map<std::string, Open> open_;
};

}  // namespace plyglot::tool::archive
