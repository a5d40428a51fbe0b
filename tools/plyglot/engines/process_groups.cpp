#include "plyglot/engines/process_groups.hpp"

#include <atomic>
#include <cerrno>

namespace plyglot::tool::engines {
namespace {

std::array<std::atomic<pid_t>, 1024> groups{};
std::atomic<int> interrupts_seen{0};
std::atomic<int> interrupts_allowed{0};
static_assert(std::atomic<pid_t>::is_always_lock_free && std::atomic<int>::is_always_lock_free, "signals read them");

extern "C" void plyglot_end_with_engines(int number) {
  const int problem = errno;
  const bool is_counted = number == SIGINT && ++interrupts_seen <= interrupts_allowed;
  if (!is_counted) {
    kill_groups();
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
