#pragma once
// An index that is made beside its place, and put there when it is whole.

#include "plyglot/archive/store/database.hpp"
#include "plyglot/archive/store/index_lock.hpp"
#include "plyglot/writing/file_writer.hpp"

#include <optional>
#include <string>

namespace plyglot::tool::archive {

// Where the system can, the file has no name while it is made, so that who is killed leaves nothing. A link keeps
// leading to the index, which keeps the properties of the old one.
class NewIndex {
 public:
  // Throws DatabaseBusy if another program changes the index in that place, and a FileError or a DatabaseError if
  // nothing can be written there.
  explicit NewIndex(const std::string& place);

  Database& database() { return *database_; }
  // Puts it in its place, on the disk. Returns what of the old file was not kept, as `FileWriter` does.
  std::string commit();

 private:
  std::string place_;
  // Of the old one, as long as the new one is made.
  std::optional<IndexLock> lock_;
  FileWriter writer_;
  std::optional<Database> database_;
};

}  // namespace plyglot::tool::archive
