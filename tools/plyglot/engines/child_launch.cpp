#include "plyglot/engines/child_launch.hpp"

#include "plyglot/engines/process_groups.hpp"

#include "text/format.hpp"

#include <fcntl.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace plyglot::tool::engines {
namespace {

// Where a caller has closed a standard stream, a new descriptor could take its number, which the child needs.
bool move_above_standard(int& descriptor) {
  if (descriptor > STDERR_FILENO) return true;
  const int moved = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  close_descriptor(descriptor);
  descriptor = moved;
  return moved >= 0;
}

struct Pipe {
  int read = -1;
  int write = -1;

  Pipe() {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return;
    read = ends[0];
    write = ends[1];
    if (move_above_standard(read) && move_above_standard(write)) return;
    close_descriptor(read);
    close_descriptor(write);
  }
  ~Pipe() {
    close_descriptor(read);
    close_descriptor(write);
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  bool is_open() const { return read >= 0; }
};

struct ChildPipes {
  Pipe input;
  Pipe output;
  Pipe errors;
  // Says why the program could not be run; closed without a word if it runs.
  Pipe failure;
};

bool limit(int what, rlim_t soft, rlim_t hard) {
  const struct rlimit value { soft, hard };
  return setrlimit(what, &value) == 0;
}

bool set_limits(const ChildLimits& limits) {
  if (!limit(RLIMIT_CORE, 0, 0)) return false;
  if (limits.memory != 0 && !limit(RLIMIT_AS, limits.memory, limits.memory)) return false;
  return limits.cpu_seconds == 0 || limit(RLIMIT_CPU, limits.cpu_seconds, limits.cpu_seconds + 1);
}

// Whatever ends plyglot ends the child, which may not read its input. Only Linux can do so, when the thread ends that
// has forked. False if that has happened already.
bool end_with([[maybe_unused]] pid_t parent) {
#ifdef __linux__
  return prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 && getppid() == parent;
#else
  return true;
#endif
}

// In the child, where only calls that are safe in a signal are safe: other threads may have held locks.
[[noreturn]] void become_program(char* const* words, const ChildPipes& pipes, const ChildLimits& limits, pid_t parent) {
  std::signal(SIGPIPE, SIG_DFL);
  for (const int number : {SIGHUP, SIGINT, SIGQUIT, SIGTERM}) {
    struct sigaction action {};
    if (sigaction(number, nullptr, &action) == 0 && action.sa_handler != SIG_IGN) std::signal(number, SIG_DFL);
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
#ifdef CLOSE_RANGE_CLOEXEC
  // What the caller of plyglot left open, and files of plyglot whose streams do not close by themselves.
  close_range(STDERR_FILENO + 1, ~0U, CLOSE_RANGE_CLOEXEC);
#endif
  if (end_with(parent) && setpgid(0, 0) == 0 && dup2(pipes.input.read, STDIN_FILENO) >= 0 &&
      dup2(pipes.output.write, STDOUT_FILENO) >= 0 && dup2(pipes.errors.write, STDERR_FILENO) >= 0 &&
      set_limits(limits)) {
    execvp(words[0], words);
  }
  const int problem = errno;
  [[maybe_unused]] const ssize_t written = write(pipes.failure.write, &problem, sizeof problem);
  _exit(127);
}

// 0 if the program runs.
int problem_of(Pipe& failure) {
  close_descriptor(failure.write);
  int problem = 0;
  ssize_t count = 0;
  do {
    count = read(failure.read, &problem, sizeof problem);
  } while (count < 0 && errno == EINTR);
  return count == sizeof problem ? problem : 0;
}

// No signal comes between the beginning of the group and the note of it.
pid_t fork_group(char* const* words, const ChildPipes& pipes, const ChildLimits& limits) {
  sigset_t all;
  sigset_t before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  const pid_t parent = getpid();
  const pid_t pid = fork();
  if (pid == 0) become_program(words, pipes, limits, parent);
  const int problem = errno;
  if (pid > 0) {
    // The child does so as well; who is first does not matter.
    setpgid(pid, pid);
    remember_group(pid);
  }
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  errno = problem;
  return pid;
}

int taken(int& descriptor) {
  const int out = descriptor;
  descriptor = -1;
  fcntl(out, F_SETFL, fcntl(out, F_GETFL) | O_NONBLOCK);
  return out;
}

}  // namespace

void close_descriptor(int& descriptor) {
  if (descriptor >= 0) close(descriptor);
  descriptor = -1;
}

LaunchedChild launch_child(const std::vector<std::string>& words, const ChildLimits& limits) {
  LaunchedChild child;
  const auto fail = [&](int problem) {
    child.problem = text::format("cannot run `{}`: {}", words.front(), std::strerror(problem));
    return child;
  };
  std::signal(SIGPIPE, SIG_IGN);
  if (limits.ends_orphans) adopt_orphans();
  ChildPipes pipes;
  if (!pipes.input.is_open() || !pipes.output.is_open() || !pipes.errors.is_open() || !pipes.failure.is_open()) {
    return fail(errno);
  }
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  const pid_t pid = fork_group(arguments.data(), pipes, limits);
  if (pid < 0) return fail(errno);
  if (const int problem = problem_of(pipes.failure); problem != 0) {
    waitpid(pid, nullptr, 0);
    forget_group(pid);
    return fail(problem);
  }
  child.pid = pid;
  child.input = taken(pipes.input.write);
  child.output = taken(pipes.output.read);
  child.errors = taken(pipes.errors.read);
  return child;
}

}  // namespace plyglot::tool::engines
