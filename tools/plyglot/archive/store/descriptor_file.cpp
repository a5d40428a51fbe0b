#include "plyglot/archive/store/descriptor_file.hpp"

#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace plyglot::tool::archive {
namespace {

constexpr const char* name_of_vfs = "plyglot-descriptor";

struct DescriptorFile {
  sqlite3_file base;
  int descriptor;
};

int descriptor_of(sqlite3_file* file) { return reinterpret_cast<DescriptorFile*>(file)->descriptor; }

int close_file(sqlite3_file*) { return SQLITE_OK; }

int read_file(sqlite3_file* file, void* to, int size, sqlite3_int64 from) {
  auto* bytes = static_cast<char*>(to);
  while (size > 0) {
    const ssize_t more = pread(descriptor_of(file), bytes, static_cast<std::size_t>(size), from);
    if (more < 0 && errno == EINTR) continue;
    if (more < 0) return SQLITE_IOERR_READ;
    if (more == 0) break;
    bytes += more;
    from += more;
    size -= static_cast<int>(more);
  }
  std::memset(bytes, 0, static_cast<std::size_t>(size));
  return size == 0 ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
}

int write_file(sqlite3_file* file, const void* from, int size, sqlite3_int64 at) {
  const auto* bytes = static_cast<const char*>(from);
  while (size > 0) {
    const ssize_t more = pwrite(descriptor_of(file), bytes, static_cast<std::size_t>(size), at);
    if (more < 0 && errno == EINTR) continue;
    if (more <= 0) return more == 0 || errno == ENOSPC ? SQLITE_FULL : SQLITE_IOERR_WRITE;
    bytes += more;
    at += more;
    size -= static_cast<int>(more);
  }
  return SQLITE_OK;
}

int truncate_file(sqlite3_file* file, sqlite3_int64 size) {
  return ftruncate(descriptor_of(file), size) == 0 ? SQLITE_OK : SQLITE_IOERR_TRUNCATE;
}

// Whoever puts the file in its place does it.
int sync_file(sqlite3_file*, int) { return SQLITE_OK; }

int size_of_file(sqlite3_file* file, sqlite3_int64* size) {
  struct stat status {};
  if (fstat(descriptor_of(file), &status) != 0) return SQLITE_IOERR_FSTAT;
  *size = status.st_size;
  return SQLITE_OK;
}

int change_lock(sqlite3_file*, int) { return SQLITE_OK; }

int check_lock(sqlite3_file*, int* is_taken) {
  *is_taken = 0;
  return SQLITE_OK;
}

int control(sqlite3_file*, int, void*) { return SQLITE_NOTFOUND; }
int sector_size(sqlite3_file*) { return 4096; }
int characteristics(sqlite3_file*) { return 0; }

sqlite3_vfs* of_system() { return sqlite3_vfs_find(nullptr); }

// What is not the database is a file that SQLite makes for itself and names nowhere.
int open_file(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* out_flags) {
  if (name == nullptr) return of_system()->xOpen(of_system(), name, file, flags, out_flags);
  if ((flags & SQLITE_OPEN_MAIN_DB) == 0) return SQLITE_CANTOPEN;
  static const sqlite3_io_methods methods = [] {
    sqlite3_io_methods each{};
    each.iVersion = 1;
    each.xClose = close_file;
    each.xRead = read_file;
    each.xWrite = write_file;
    each.xTruncate = truncate_file;
    each.xSync = sync_file;
    each.xFileSize = size_of_file;
    each.xLock = change_lock;
    each.xUnlock = change_lock;
    each.xCheckReservedLock = check_lock;
    each.xFileControl = control;
    each.xSectorSize = sector_size;
    each.xDeviceCharacteristics = characteristics;
    return each;
  }();
  auto* const opened = reinterpret_cast<DescriptorFile*>(file);
  opened->base.pMethods = &methods;
  opened->descriptor = std::atoi(name);
  if (out_flags != nullptr) *out_flags = flags;
  return SQLITE_OK;
}

int delete_file(sqlite3_vfs*, const char*, int) { return SQLITE_OK; }

int access_file(sqlite3_vfs*, const char*, int, int* is_there) {
  *is_there = 0;
  return SQLITE_OK;
}

int full_name(sqlite3_vfs*, const char* name, int size, char* out) {
  return std::snprintf(out, static_cast<std::size_t>(size), "%s", name) < size ? SQLITE_OK : SQLITE_CANTOPEN;
}

}  // namespace

const char* descriptor_files() {
  static const bool is_known = [] {
    static sqlite3_vfs vfs = *of_system();
    vfs.pNext = nullptr;
    vfs.zName = name_of_vfs;
    vfs.szOsFile = std::max(vfs.szOsFile, static_cast<int>(sizeof(DescriptorFile)));
    vfs.xOpen = open_file;
    vfs.xDelete = delete_file;
    vfs.xAccess = access_file;
    vfs.xFullPathname = full_name;
    return sqlite3_vfs_register(&vfs, 0) == SQLITE_OK;
  }();
  return is_known ? name_of_vfs : nullptr;
}

}  // namespace plyglot::tool::archive
