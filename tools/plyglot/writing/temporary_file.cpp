#include "plyglot/writing/temporary_file.hpp"

#include "text/format.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <filesystem>
#include <utility>

namespace plyglot::tool {
namespace {

// The names of the files that are open, for a signal: a run has one at a time, or two.
std::array<std::atomic<const char*>, 8> names{};
static_assert(std::atomic<const char*>::is_always_lock_free, "signals read it");

extern "C" void plyglot_end_by_signal(int signal_number) {
  for (const std::atomic<const char*>& name : names) {
    if (const char* const path = name.load()) unlink(path);
  }
  std::signal(signal_number, SIG_DFL);
  std::raise(signal_number);
}

// What a caller lets the program ignore, it still ignores.
bool watch_signals() {
  for (const int number : {SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGALRM, SIGTERM, SIGXCPU, SIGXFSZ}) {
    struct sigaction action {};
    if (sigaction(number, nullptr, &action) != 0 || action.sa_handler != SIG_DFL) continue;
    action.sa_handler = plyglot_end_by_signal;
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, nullptr);
  }
  return true;
}

// Under which the system knows an open file.
std::string place_of(int descriptor) { return text::format("/proc/self/fd/{}", descriptor); }

constexpr std::string_view name_begin = ".plyglot-";

std::size_t take_slot(const char* path) {
  std::size_t slot = 0;
  for (const char* none = nullptr; slot < names.size(); ++slot, none = nullptr) {
    if (names[slot].compare_exchange_strong(none, path)) break;
  }
  return slot;
}

}  // namespace

bool TemporaryFile::is_named_so(std::string_view name) { return name.substr(0, name_begin.size()) == name_begin; }

TemporaryFile::~TemporaryFile() {
  if (stream_ == nullptr) return;
  std::fclose(stream_);
  if (name_.empty()) return;
  unlink(name_.c_str());
  forget();
}

bool TemporaryFile::open_without_name() {
#ifdef O_TMPFILE
  const int descriptor = ::open(folder_.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
  if (descriptor < 0) return false;
  // What cannot get a name later has one from the beginning.
  if (access(place_of(descriptor).c_str(), F_OK) == 0) stream_ = fdopen(descriptor, "w+b");
  if (stream_ == nullptr) close(descriptor);
#endif
  return stream_ != nullptr;
}

template <class Make>
bool TemporaryFile::take_name(Make make) {
  constexpr int most_tries = 1000;
  for (int number = 0; number < most_tries; ++number) {
    name_ = (std::filesystem::path(folder_) / text::format("{}{}-{}", name_begin, getpid(), number)).string();
    // Known before it exists, so that no signal comes between.
    slot_ = take_slot(name_.c_str());
    if (make(name_.c_str())) return true;
    const int problem = errno;
    forget();
    name_.clear();
    errno = problem;
    if (problem != EEXIST) return false;
  }
  return false;
}

bool TemporaryFile::open(const std::string& target) {
  [[maybe_unused]] static const bool are_watched = watch_signals();
  const std::filesystem::path folder = std::filesystem::path(target).parent_path();
  folder_ = folder.empty() ? "." : folder.string();
  if (open_without_name()) return true;
  return take_name([this](const char* name) {
    const int descriptor = ::open(name, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (descriptor < 0) return false;
    stream_ = fdopen(descriptor, "w+b");
    if (stream_ != nullptr) return true;
    const int problem = errno;
    close(descriptor);
    unlink(name);
    errno = problem;
    return false;
  });
}

bool TemporaryFile::give_name() {
  if (!name_.empty()) return true;
  const std::string place = place_of(fileno(stream_));
  return take_name(
      [&](const char* name) { return linkat(AT_FDCWD, place.c_str(), AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0; });
}

bool TemporaryFile::replace(const std::string& target) {
  const bool is_written = std::fflush(stream_) == 0 && fsync(fileno(stream_)) == 0 && give_name();
  const int problem = errno;
  const bool is_closed = std::fclose(std::exchange(stream_, nullptr)) == 0;
  if (!is_written) errno = problem;
  const bool is_done = is_written && is_closed && std::rename(name_.c_str(), target.c_str()) == 0;
  const int last_problem = errno;
  if (!is_done && !name_.empty()) unlink(name_.c_str());
  forget();
  errno = last_problem;
  return is_done;
}

void TemporaryFile::forget() {
  if (slot_ < names.size()) names[slot_].store(nullptr);
  slot_ = names.size();
}

}  // namespace plyglot::tool
