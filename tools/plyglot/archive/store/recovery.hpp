#pragma once
// What a run that was killed leaves beside an index: SQLite's journal, with the pages of the index as they were.

#include "plyglot/archive/store/database.hpp"
#include "plyglot/archive/store/index_lock.hpp"

#include <memory>

namespace plyglot::tool::archive {

// SQLite plays a journal back and deletes it by its name alone. Throws a DatabaseError if what has the name of a
// journal of this index is none that plyglot has left: it would be lost, or lead to other files.
void check_journal(const std::string& index);

// Plays the journal back, so that the index is as it was before the run. Throws DatabaseBusy if another program writes
// to it, and a DatabaseError if it cannot be written.
void take_back(const std::string& index);

// An index, or the wreck of one, that another file is about to replace: no program writes to it, and no journal of it
// is left, which the next writer would play into the new file. Nothing is said of an index that is not there.
class ReplacedIndex {
 public:
  // Throws DatabaseBusy if another program writes to it, and a DatabaseError if what is in the way is not plyglot's.
  explicit ReplacedIndex(const std::string& index);

 private:
  // Plays back what a run that was killed has left.
  void settle(const std::string& index);

  // Let go in this order, from the last one.
  std::unique_ptr<IndexLock> lock_;
  std::unique_ptr<Database> database_;
};

}  // namespace plyglot::tool::archive
