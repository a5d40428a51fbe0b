#pragma once
// The process groups of engines that run, and what has left them: when plyglot is ended, they are.

#include <sys/types.h>

#include <array>
#include <csignal>

namespace plyglot::tool::engines {

// A group is known from its beginning until its leader is reaped. False if there are too many (1024).
bool remember_group(pid_t group);
void forget_group(pid_t group);
// Kills every known group at once. For signals too.
void kill_groups();

// From now on a process whose parent has ended is a child of plyglot, though it has left the group of its engine. Only
// Linux can do so; elsewhere such a process escapes.
void adopt_orphans();
// Kills the children of plyglot that are of no known group, with what they have started, and reaps them. It may be that
// another engine has started and left one of them. For signals too.
void end_orphans();

// While it lives, SIGHUP, SIGINT, SIGQUIT and SIGTERM kill the engines before they end plyglot as they would have. What
// is ignored stays so. One at a time, for the whole process; a TemporaryFile opened while it lives is not removed.
class EndingSignals {
 public:
  // So many times SIGINT is only counted, for a caller that ends its work in good order.
  explicit EndingSignals(int patience = 0);
  ~EndingSignals();
  EndingSignals(const EndingSignals&) = delete;
  EndingSignals& operator=(const EndingSignals&) = delete;

  // How often SIGINT came.
  static int interrupts();

 private:
  static constexpr std::array<int, 4> numbers{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
  std::array<struct sigaction, numbers.size()> before_{};
};

}  // namespace plyglot::tool::engines
