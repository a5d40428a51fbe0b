#include "plyglot/archive/open/index_counts.hpp"

#include "plyglot/archive/store/game_entry.hpp"
#include "plyglot/archive/store/recovery.hpp"
#include "plyglot/archive/store/schema.hpp"

namespace plyglot::tool::archive {

const Database& IndexCounts::open(const std::string& index) {
  struct stat status {};
  const bool is_there = stat(index.c_str(), &status) == 0;
  // One may come while the index is open.
  check_journal(index);
  const auto known = open_.find(index);
  if (known != open_.end() && is_there && known->second.version == version_of(status)) return known->second.database;
  if (known != open_.end()) open_.erase(known);
  Database database = open_index(index, Database::Access::look);
  return open_.emplace(index, Open{version_of(status), std::move(database)}).first->second.database;
}

std::optional<std::uint64_t> IndexCounts::games_with(const std::string& index, const std::vector<PositionKeys>& keys,
                                                     std::string& problem) {
  try {
    Statement games = open(index).prepare("SELECT count(DISTINCT game) FROM position WHERE " + has_key(keys));
    return games.step() ? games.size(0) : 0;
  } catch (const DatabaseBusy&) {
    return std::nullopt;
  } catch (const DatabaseError& error) {
    open_.erase(index);
    problem = error.what();
    return std::nullopt;
  }
}

}  // namespace plyglot::tool::archive
