#include "plyglot/archive/store/index_lock.hpp"

#include "plyglot/archive/store/database.hpp"
#include "plyglot/config/regular_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <thread>
#include <utility>

namespace plyglot::tool::archive {
namespace {

bool is_the_same(int file, const std::string& name) {
  struct stat open {};
  struct stat named {};
  return fstat(file, &open) == 0 && stat(name.c_str(), &named) == 0 && open.st_ino == named.st_ino &&
         open.st_dev == named.st_dev;
}

}  // namespace

// Some file systems know no such locks: there SQLite's alone hold.
bool IndexLock::take(const std::string& file) {
  struct stat status {};
  const std::string problem = stat(file.c_str(), &status) != 0 ? std::strerror(errno) : problem_of_kind(status);
  if (!problem.empty()) throw DatabaseError(file, problem);
  file_ = open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  if (file_ < 0) throw DatabaseError(file, std::strerror(errno));
  const bool is_free = flock(file_, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
  if (is_free && is_the_same(file_, file)) return true;
  close(std::exchange(file_, -1));
  return false;
}

IndexLock::IndexLock(const std::string& file) {
  constexpr auto pause = std::chrono::milliseconds(20);
  for (int tries = 0; !take(file); ++tries) {
    if (tries == 50) throw DatabaseBusy(file, "another program is writing to it");
    std::this_thread::sleep_for(pause);
  }
}

IndexLock::~IndexLock() { close(file_); }

}  // namespace plyglot::tool::archive
