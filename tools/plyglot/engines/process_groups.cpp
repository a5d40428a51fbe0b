#include "plyglot/engines/process_groups.hpp"

#include <fcntl.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <ctime>
#include <utility>

namespace plyglot::tool::engines {
namespace {

std::array<std::atomic<pid_t>, 1024> groups{};
std::atomic<int> interrupts_seen{0};
std::atomic<int> interrupts_allowed{0};
static_assert(std::atomic<pid_t>::is_always_lock_free && std::atomic<int>::is_always_lock_free, "signals read them");

// Names the children of the first thread, to which orphans come; empty where there is no such file.
std::array<char, 64> children_file{};

bool is_of_known_group(pid_t child) {
  const pid_t group = getpgid(child);
  // Before it has begun its own group, an engine is in ours.
  if (group == getpgrp()) return true;
  return std::any_of(groups.begin(), groups.end(), [group](const auto& known) { return known.load() == group; });
}

// Calls `visit` for the children that the file names, as far as they fit into the buffer: in signals nothing may be
// allocated.
template <class Visit>
void each_child(Visit visit) {
  std::array<char, 4096> text{};
  const int file = open(children_file.data(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return;
  const ssize_t size = read(file, text.data(), text.size());
  close(file);
  pid_t child = 0;
  for (ssize_t i = 0; i < size; ++i) {
    const char c = text[static_cast<std::size_t>(i)];
    if (c >= '0' && c <= '9') {
      child = 10 * child + (c - '0');
    } else if (child != 0) {
      visit(std::exchange(child, 0));
    }
  }
}

void nap() {
  constexpr struct timespec two_milliseconds { 0, 2'000'000 };
  nanosleep(&two_milliseconds, nullptr);
}

// A killed process takes a moment to end, and then its own children come. One that the kernel holds is left.
constexpr int most_rounds = 500;

// All of them. The groups have just been killed; what an engine has started comes when that has ended.
void end_children() {
  constexpr int least_rounds = 10;
  bool has_children = true;
  for (int round = 0; round < least_rounds || (has_children && round < most_rounds); ++round) {
    has_children = false;
    each_child([&](pid_t child) {
      has_children = true;
      kill(child, SIGKILL);
      waitpid(child, nullptr, WNOHANG);
    });
    nap();
  }
}

extern "C" void plyglot_end_with_engines(int number) {
  const int problem = errno;
  const bool is_counted = number == SIGINT && ++interrupts_seen <= interrupts_allowed;
  if (!is_counted) {
    kill_groups();
    end_children();
    std::signal(number, SIG_DFL);
    std::raise(number);
  }
  errno = problem;
}

bool replace_group(pid_t from, pid_t to) {
  for (std::atomic<pid_t>& group : groups) {
    pid_t expected = from;
    if (group.compare_exchange_strong(expected, to)) return true;
  }
  return false;
}

}  // namespace

bool remember_group(pid_t group) { return replace_group(0, group); }
void forget_group(pid_t group) { replace_group(group, 0); }

void kill_groups() {
  for (const std::atomic<pid_t>& group : groups) {
    if (const pid_t number = group.load(); number > 0) kill(-number, SIGKILL);
  }
}

void adopt_orphans() {
#ifdef __linux__
  if (children_file[0] != '\0') return;
  if (prctl(PR_SET_CHILD_SUBREAPER, 1) != 0) return;
  std::snprintf(children_file.data(), children_file.size(), "/proc/self/task/%d/children", static_cast<int>(getpid()));
#endif
}

void end_orphans() {
  bool has_orphans = children_file[0] != '\0';
  for (int round = 0; has_orphans && round < most_rounds; ++round) {
    has_orphans = false;
    each_child([&](pid_t child) {
      if (is_of_known_group(child)) return;
      has_orphans = true;
      kill(child, SIGKILL);
      waitpid(child, nullptr, WNOHANG);
    });
    if (has_orphans) nap();
  }
}

EndingSignals::EndingSignals(int patience) {
  interrupts_seen = 0;
  interrupts_allowed = patience;
  for (std::size_t index = 0; index < numbers.size(); ++index) {
    if (sigaction(numbers[index], nullptr, &before_[index]) != 0 || before_[index].sa_handler == SIG_IGN) continue;
    struct sigaction action {};
    action.sa_handler = plyglot_end_with_engines;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    sigaction(numbers[index], &action, nullptr);
  }
}

EndingSignals::~EndingSignals() {
  for (std::size_t index = 0; index < numbers.size(); ++index) sigaction(numbers[index], &before_[index], nullptr);
}

int EndingSignals::interrupts() { return interrupts_seen; }

}  // namespace plyglot::tool::engines
