#pragma once
// An index that is made beside its place, and put there when it is whole.

#include "plyglot/archive/store/database.hpp"

#include <string>

namespace plyglot::tool::archive {

// The file is `NAME.new` while it is made. Who is killed leaves it there, without harm: the next one writes over it.
class NewIndex {
 public:
  // Throws DatabaseBusy if another program makes an index in the same place, and a DatabaseError if nothing can be
  // written there.
  explicit NewIndex(const std::string& place);
  ~NewIndex();
  NewIndex(const NewIndex&) = delete;
  NewIndex& operator=(const NewIndex&) = delete;

  Database& database() { return *database_; }
  // Puts it in its place, on the disk.
  void commit();

 private:
  [[noreturn]] void fail(const std::string& what) const;

  std::string place_;
  std::string file_;
  // Locked as long as the index is made.
  int lock_ = -1;
  std::unique_ptr<Database> database_;
  bool is_committed_ = false;
};

}  // namespace plyglot::tool::archive
