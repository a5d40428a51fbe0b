#include "plyglot/archive/index/new_index.hpp"

#include "plyglot/archive/store/schema.hpp"

#include "text/format.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace plyglot::tool::archive {
namespace {

// Whether the file of this name is the one that is open.
bool is_the_same(int file, const std::string& name) {
  struct stat open {};
  struct stat named {};
  return fstat(file, &open) == 0 && stat(name.c_str(), &named) == 0 && open.st_ino == named.st_ino &&
         open.st_dev == named.st_dev;
}

}  // namespace

void NewIndex::fail(const std::string& what) const {
  const std::string why = std::strerror(errno);
  throw DatabaseError(place_, text::format("{}: {}", what, why));
}

NewIndex::NewIndex(const std::string& place) : place_(place), file_(place + ".new") {
  // Another one may have put its own in its place between the opening and the lock.
  do {
    if (lock_ >= 0) close(lock_);
    lock_ = open(file_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (lock_ < 0) fail("cannot be written");
    if (flock(lock_, LOCK_EX | LOCK_NB) != 0) {
      close(lock_);
      throw DatabaseBusy(place, "another program is writing to it");
    }
  } while (!is_the_same(lock_, file_));
  // What a run that was killed has left.
  if (ftruncate(lock_, 0) != 0) fail("cannot be written");
  database_ = std::make_unique<Database>(file_, Database::Access::create);
  // It is looked at only when it is whole.
  database_->run(
      "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;"
      "PRAGMA cache_size = -65536; PRAGMA page_size = 8192;");
  create_tables(*database_);
}

NewIndex::~NewIndex() {
  database_.reset();
  if (!is_committed_) std::remove(file_.c_str());
  if (lock_ >= 0) close(lock_);
}

void NewIndex::commit() {
  database_.reset();
  if (fsync(lock_) != 0) fail("cannot be written");
  if (std::rename(file_.c_str(), place_.c_str()) != 0) fail("cannot be put in its place");
  is_committed_ = true;
}

}  // namespace plyglot::tool::archive
