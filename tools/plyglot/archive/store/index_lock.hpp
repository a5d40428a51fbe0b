#pragma once
// One program at a time changes an index, or puts another one in its place.

#include <string>

namespace plyglot::tool::archive {

// SQLite's own locks are of the file that is open, and its journal has the name of the file: to write to a file that
// another one has taken the name of would put the journal beside that one. So writers hold this lock as well, and know
// that the name is that of the file they have opened. It must be let go after the database is closed, since to close
// any descriptor of a file ends SQLite's locks of it.
class IndexLock {
 public:
  // Of a file that is there. Waits a moment, and throws DatabaseBusy if another program holds it longer.
  explicit IndexLock(const std::string& file);
  ~IndexLock();
  IndexLock(const IndexLock&) = delete;
  IndexLock& operator=(const IndexLock&) = delete;

 private:
  bool take(const std::string& file);

  int file_ = -1;
};

}  // namespace plyglot::tool::archive
