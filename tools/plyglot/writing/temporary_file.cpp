#include "plyglot/writing/temporary_file.hpp"

#include "text/format.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <filesystem>

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

std::size_t take_slot(const char* path) {
  std::size_t slot = 0;
  for (const char* none = nullptr; slot < names.size(); ++slot, none = nullptr) {
    if (names[slot].compare_exchange_strong(none, path)) break;
  }
  return slot;
}

}  // namespace

TemporaryFile::~TemporaryFile() {
  if (stream_ == nullptr) return;
  std::fclose(stream_);
  unlink(name_.c_str());
  forget();
}

bool TemporaryFile::open(const std::string& target) {
  [[maybe_unused]] static const bool are_watched = watch_signals();
  const std::filesystem::path folder = std::filesystem::path(target).parent_path();
  constexpr int most_tries = 1000;
  for (int number = 0; number < most_tries; ++number) {
    name_ = (folder / text::format(".plyglot-{}-{}", getpid(), number)).string();
    // Known before it exists, so that no signal comes between.
    slot_ = take_slot(name_.c_str());
    const int descriptor = ::open(name_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (descriptor >= 0) stream_ = fdopen(descriptor, "wb");
    if (stream_ != nullptr) return true;
    const int problem = errno;
    forget();
    if (descriptor >= 0) {
      close(descriptor);
      unlink(name_.c_str());
    }
    errno = problem;
    if (problem != EEXIST) return false;
  }
  return false;
}

bool TemporaryFile::replace(const std::string& target) {
  std::FILE* const stream = stream_;
  stream_ = nullptr;
  const bool is_written = std::fflush(stream) == 0 && fsync(fileno(stream)) == 0;
  const int problem = errno;
  const bool is_closed = std::fclose(stream) == 0;
  if (!is_written) errno = problem;
  const bool is_done = is_written && is_closed && std::rename(name_.c_str(), target.c_str()) == 0;
  const int last_problem = errno;
  if (!is_done) unlink(name_.c_str());
  forget();
  errno = last_problem;
  return is_done;
}

void TemporaryFile::forget() {
  if (slot_ < names.size()) names[slot_].store(nullptr);
}

}  // namespace plyglot::tool
