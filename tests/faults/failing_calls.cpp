// Loaded before the C library (LD_PRELOAD): counts the calls of a program that have to do with files in a folder, and
// lets one of them fail, or ends the program there. Environment:
//   FAULTS_FOLDER  the folder, as an absolute path; the program runs in it
//   FAULTS_LOG     a file outside of it, to which each call adds a line: its name
//   FAULTS_AT      the number of the call that fails, from 1; none if it is not there
//   FAULTS_BY      a number of `errno`; `kill`: SIGKILL before the call; `half`: of what is to be written the first
//   half
//                  is, and the call says so; `torn`: the same, and SIGKILL then
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

std::array<char, 4096> folder{};
std::size_t folder_size = 0;
int log_file = -1;
long failing = 0;
std::array<char, 16> fault{};
std::atomic<long> calls{0};
std::array<std::atomic<bool>, 4096> is_in_folder{};

bool is_fault(const char* name) { return std::strcmp(fault.data(), name) == 0; }

__attribute__((constructor)) void begin() {
  const auto take = [](const char* name, auto& into) {
    const char* const value = getenv(name);
    std::snprintf(into.data(), into.size(), "%s", value == nullptr ? "" : value);
    unsetenv(name);
  };
  take("FAULTS_FOLDER", folder);
  folder_size = std::strlen(folder.data());
  take("FAULTS_BY", fault);
  std::array<char, 4096> text{};
  take("FAULTS_AT", text);
  failing = std::atol(text.data());
  take("FAULTS_LOG", text);
  log_file =
      static_cast<int>(syscall(SYS_openat, AT_FDCWD, text.data(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600));
  if (log_file >= 0 && log_file < 1000) {
    // Above those that the program expects.
    const int moved = static_cast<int>(syscall(SYS_fcntl, log_file, F_DUPFD_CLOEXEC, 1000));
    syscall(SYS_close, log_file);
    log_file = moved;
  }
  // Engines are not looked at.
  unsetenv("LD_PRELOAD");
}

bool is_inside(int at, const char* path) {
  if (path == nullptr) return false;
  if (path[0] == '/') return folder_size != 0 && std::strncmp(path, folder.data(), folder_size) == 0;
  return at == AT_FDCWD ||
         (at >= 0 && static_cast<std::size_t>(at) < is_in_folder.size() && is_in_folder[static_cast<std::size_t>(at)]);
}
bool is_inside(int file) {
  return file >= 0 && static_cast<std::size_t>(file) < is_in_folder.size() &&
         is_in_folder[static_cast<std::size_t>(file)];
}

enum class Doom { none, fails, half, torn };

// Of the next call.
Doom doom(const char* name) {
  const long number = ++calls;
  std::array<char, 64> line{};
  const int size = std::snprintf(line.data(), line.size(), "%s\n", name);
  syscall(SYS_write, log_file, line.data(), size);
  if (number != failing) return Doom::none;
  if (is_fault("kill")) {
    syscall(SYS_kill, getpid(), SIGKILL);
    pause();
  }
  if (is_fault("half")) return Doom::half;
  if (is_fault("torn")) return Doom::torn;
  errno = std::atoi(fault.data());
  return Doom::fails;
}
bool fails(const char* name) { return doom(name) == Doom::fails; }

template <class Function>
Function real(const char* name) {
  return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

int noted(int file) {
  if (file >= 0 && static_cast<std::size_t>(file) < is_in_folder.size())
    is_in_folder[static_cast<std::size_t>(file)] = true;
  return file;
}

bool makes_file(int flags) { return (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE; }

int open_as(const char* function, int at, const char* path, int flags, mode_t mode) {
  const bool counts = is_inside(at, path);
  if (counts && fails(makes_file(flags) ? "create" : "open")) return -1;
  const int file = real<int (*)(int, const char*, int, ...)>(function)(at, path, flags, mode);
  return counts ? noted(file) : file;
}

std::FILE* fopen_as(const char* function, const char* path, const char* mode) {
  const bool counts = is_inside(AT_FDCWD, path);
  if (counts && fails(mode[0] == 'r' ? "open" : "create")) return nullptr;
  std::FILE* const file = real<std::FILE* (*)(const char*, const char*)>(function)(path, mode);
  if (counts && file != nullptr) noted(fileno(file));
  return file;
}

mode_t mode_of(int flags, va_list list) {
  return makes_file(flags) ? static_cast<mode_t>(va_arg(list, unsigned)) : mode_t{0};
}

template <class Write>
ssize_t written(const char* name, std::size_t size, Write write) {
  const Doom way = doom(name);
  if (way == Doom::fails) return -1;
  if (way == Doom::none) return write(size);
  const ssize_t half = size < 2 ? write(size) : write(size / 2);
  if (way == Doom::torn) {
    syscall(SYS_kill, getpid(), SIGKILL);
    pause();
  }
  return half;
}

}  // namespace

extern "C" {

int open(const char* path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  const mode_t mode = mode_of(flags, list);
  va_end(list);
  return open_as("openat", AT_FDCWD, path, flags, mode);
}
int open64(const char* path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  const mode_t mode = mode_of(flags, list);
  va_end(list);
  return open_as("openat64", AT_FDCWD, path, flags, mode);
}
int openat(int at, const char* path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  const mode_t mode = mode_of(flags, list);
  va_end(list);
  return open_as("openat", at, path, flags, mode);
}
int openat64(int at, const char* path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  const mode_t mode = mode_of(flags, list);
  va_end(list);
  return open_as("openat64", at, path, flags, mode);
}
std::FILE* fopen(const char* path, const char* mode) { return fopen_as("fopen", path, mode); }
std::FILE* fopen64(const char* path, const char* mode) { return fopen_as("fopen64", path, mode); }

int close(int file) {
  const auto call = real<int (*)(int)>("close");
  if (is_inside(file)) {
    is_in_folder[static_cast<std::size_t>(file)] = false;
    if (fails("close")) {
      // The descriptor is gone even so.
      const int problem = errno;
      call(file);
      errno = problem;
      return -1;
    }
  }
  return call(file);
}

ssize_t read(int file, void* bytes, size_t size) {
  if (is_inside(file) && fails("read")) return -1;
  return real<ssize_t (*)(int, void*, size_t)>("read")(file, bytes, size);
}
ssize_t pread(int file, void* bytes, size_t size, off_t offset) {
  if (is_inside(file) && fails("read")) return -1;
  return real<ssize_t (*)(int, void*, size_t, off_t)>("pread")(file, bytes, size, offset);
}
ssize_t pread64(int file, void* bytes, size_t size, off64_t offset) {
  if (is_inside(file) && fails("read")) return -1;
  return real<ssize_t (*)(int, void*, size_t, off64_t)>("pread64")(file, bytes, size, offset);
}
ssize_t write(int file, const void* bytes, size_t size) {
  const auto call = real<ssize_t (*)(int, const void*, size_t)>("write");
  if (!is_inside(file)) return call(file, bytes, size);
  return written("write", size, [&](size_t part) { return call(file, bytes, part); });
}
ssize_t pwrite(int file, const void* bytes, size_t size, off_t offset) {
  const auto call = real<ssize_t (*)(int, const void*, size_t, off_t)>("pwrite");
  if (!is_inside(file)) return call(file, bytes, size, offset);
  return written("write", size, [&](size_t part) { return call(file, bytes, part, offset); });
}
ssize_t pwrite64(int file, const void* bytes, size_t size, off64_t offset) {
  const auto call = real<ssize_t (*)(int, const void*, size_t, off64_t)>("pwrite64");
  if (!is_inside(file)) return call(file, bytes, size, offset);
  return written("write", size, [&](size_t part) { return call(file, bytes, part, offset); });
}

size_t fwrite(const void* bytes, size_t size, size_t count, std::FILE* stream) {
  const auto call = real<size_t (*)(const void*, size_t, size_t, std::FILE*)>("fwrite");
  if (!is_inside(fileno(stream)) || size * count == 0) return call(bytes, size, count, stream);
  const ssize_t done = written("write", size * count, [&](size_t part) {
    call(bytes, 1, part, stream);
    if (part != size * count) real<int (*)(std::FILE*)>("fflush")(stream);
    return static_cast<ssize_t>(part);
  });
  return done < 0 ? 0 : static_cast<size_t>(done) / size;
}
int fflush(std::FILE* stream) {
  if (stream != nullptr && is_inside(fileno(stream)) && fails("flush")) return EOF;
  return real<int (*)(std::FILE*)>("fflush")(stream);
}
int fclose(std::FILE* stream) {
  const auto call = real<int (*)(std::FILE*)>("fclose");
  const int file = fileno(stream);
  if (!is_inside(file)) return call(stream);
  is_in_folder[static_cast<std::size_t>(file)] = false;
  if (!fails("close")) return call(stream);
  const int problem = errno;
  call(stream);
  errno = problem;
  return EOF;
}

int fsync(int file) {
  if (is_inside(file) && fails("fsync")) return -1;
  return real<int (*)(int)>("fsync")(file);
}
int fdatasync(int file) {
  if (is_inside(file) && fails("fsync")) return -1;
  return real<int (*)(int)>("fdatasync")(file);
}
int ftruncate(int file, off_t size) noexcept {
  if (is_inside(file) && fails("ftruncate")) return -1;
  return real<int (*)(int, off_t)>("ftruncate")(file, size);
}
int ftruncate64(int file, off64_t size) noexcept {
  if (is_inside(file) && fails("ftruncate")) return -1;
  return real<int (*)(int, off64_t)>("ftruncate64")(file, size);
}
void* mmap(void* place, size_t size, int protection, int flags, int file, off_t offset) noexcept {
  if (is_inside(file) && fails("mmap")) return MAP_FAILED;
  return real<void* (*)(void*, size_t, int, int, int, off_t)>("mmap")(place, size, protection, flags, file, offset);
}
void* mmap64(void* place, size_t size, int protection, int flags, int file, off64_t offset) noexcept {
  if (is_inside(file) && fails("mmap")) return MAP_FAILED;
  return real<void* (*)(void*, size_t, int, int, int, off64_t)>("mmap64")(place, size, protection, flags, file, offset);
}

int rename(const char* from, const char* to) noexcept {
  if (is_inside(AT_FDCWD, to) && fails("rename")) return -1;
  return real<int (*)(const char*, const char*)>("rename")(from, to);
}
int renameat(int at, const char* from, int to_at, const char* to) noexcept {
  if (is_inside(to_at, to) && fails("rename")) return -1;
  return real<int (*)(int, const char*, int, const char*)>("renameat")(at, from, to_at, to);
}
int renameat2(int at, const char* from, int to_at, const char* to, unsigned flags) noexcept {
  if (is_inside(to_at, to) && fails("rename")) return -1;
  return real<int (*)(int, const char*, int, const char*, unsigned)>("renameat2")(at, from, to_at, to, flags);
}
int link(const char* from, const char* to) noexcept {
  if (is_inside(AT_FDCWD, to) && fails("link")) return -1;
  return real<int (*)(const char*, const char*)>("link")(from, to);
}
int linkat(int at, const char* from, int to_at, const char* to, int flags) noexcept {
  if (is_inside(to_at, to) && fails("link")) return -1;
  return real<int (*)(int, const char*, int, const char*, int)>("linkat")(at, from, to_at, to, flags);
}
int unlink(const char* path) noexcept {
  if (is_inside(AT_FDCWD, path) && fails("unlink")) return -1;
  return real<int (*)(const char*)>("unlink")(path);
}
int mkdir(const char* path, mode_t mode) noexcept {
  if (is_inside(AT_FDCWD, path) && fails("mkdir")) return -1;
  return real<int (*)(const char*, mode_t)>("mkdir")(path, mode);
}
int chmod(const char* path, mode_t mode) noexcept {
  if (is_inside(AT_FDCWD, path) && fails("chmod")) return -1;
  return real<int (*)(const char*, mode_t)>("chmod")(path, mode);
}
int fchmod(int file, mode_t mode) noexcept {
  if (is_inside(file) && fails("chmod")) return -1;
  return real<int (*)(int, mode_t)>("fchmod")(file, mode);
}

}  // extern "C"
