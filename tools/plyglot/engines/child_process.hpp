#pragma once
// A program that is spoken with line by line on its standard input and output. It leads a process group of its own,
// which is killed with it, so that nothing it starts stays. On Linux a process that has left the group is killed too,
// and the program is killed also when the thread that has started it ends, be it by SIGKILL for plyglot.
//
// By hand on POSIX rather than by libuv: libuv sets no limits on a child, and one loop of callbacks for all engines
// does not suit callers that follow one game each. A child belongs to one thread at a time; several threads may have
// one each, and no descriptor of one child reaches another.

#include <sys/types.h>

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace plyglot::tool::engines {

using Clock = std::chrono::steady_clock;

struct ChildLimits {
  // Bytes of address space (RLIMIT_AS); 0 for no limit. Runtimes such as Node, Go or .NET reserve much more than they
  // use.
  std::uint64_t memory = 0;
  // Seconds of processor time (RLIMIT_CPU), then SIGXCPU; 0 for no limit.
  std::uint64_t cpu_seconds = 0;
  // Bytes of the longest line, and of output that is kept before it is read.
  std::size_t longest_line = std::size_t{1} << 20;
  // Bytes of the end of standard error that are kept.
  std::size_t error_tail = 4096;
  // Whether what has left its group is killed when it ends, and with that whatever else plyglot has as a child: for
  // programs that are not trusted.
  bool ends_orphans = true;
};

struct ChildEnd {
  enum class Kind : std::uint8_t { running, exited, signalled };
  Kind kind = Kind::running;
  // The exit status or the signal.
  int number = 0;
};
// "still runs", "ended with status 3", "was ended by signal 11 (Segmentation fault)".
std::string said(ChildEnd end);

enum class LineKind : std::uint8_t {
  line,
  // The deadline has passed.
  timed_out,
  // There will be no more lines.
  closed,
  // A line is longer than the limit.
  too_long
};
struct ChildLine {
  LineKind kind = LineKind::closed;
  // Without its end, LF or CR LF; the last one may have none. Any bytes.
  std::string text;
};

class ChildProcess {
 public:
  // The first word is looked for in PATH. Null, with a sentence, if the program cannot be started. From then on SIGPIPE
  // is ignored in plyglot (not in children).
  static std::unique_ptr<ChildProcess> start(const std::vector<std::string>& words, const ChildLimits& limits,
                                             std::string& problem);
  // Kills without grace.
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  // False if not all of it was taken: the other end is closed, or the deadline has passed.
  bool write(std::string_view bytes, Clock::time_point deadline);
  // Waits for the next line; with a deadline in the past only looks whether there is one.
  ChildLine read_line(Clock::time_point deadline);
  // All that it has yet to write until its output is closed, whatever that is. The limit of a line bounds nothing then
  // but what is kept before it is read: it must be larger than the whole.
  std::string read_rest();
  // Whether it has written something of a line that has not ended.
  bool has_part_of_line() const { return taken_ < unread_.size(); }

  // The leader of the group. It is reaped by `stop`.
  ChildEnd end() const;
  // Waits until the leader has ended or the deadline has passed; output is drained.
  ChildEnd wait(Clock::time_point deadline);

  struct Stopped {
    ChildEnd end;
    // It ended only after SIGTERM, or by SIGKILL.
    bool needed_term = false;
    bool needed_kill = false;
    // Something else still held its output when it had ended; it was killed.
    bool left_processes = false;
  };
  // Closes its input and waits; after `grace` SIGTERM and, after another `grace`, SIGKILL for the whole group. Nothing
  // of the group is left; a second call returns what the first one did.
  Stopped stop(Clock::duration grace);

  pid_t pid() const { return pid_; }
  // The last bytes of standard error.
  const std::string& error_tail() const { return error_tail_; }

 private:
  explicit ChildProcess(const ChildLimits& limits) : limits_(limits) {}
  bool launch(const std::vector<std::string>& words, std::string& problem);
  // Moves bytes when a descriptor is ready; false if none was until the deadline, or for a short while.
  bool pump(std::string_view& unsent, bool keeps_output, Clock::time_point deadline);
  // Waits for a while, at most until the deadline, for output to come or to end.
  void await_output(Clock::time_point deadline);
  void take_output(bool keeps_output);
  void take_errors();
  bool take_line(ChildLine& line);
  bool is_drained() const { return output_ < 0 && errors_ < 0; }

  ChildLimits limits_;
  pid_t pid_ = -1;
  // Ours; -1 when closed.
  int input_ = -1;
  int output_ = -1;
  int errors_ = -1;
  // What follows `taken_` is not read yet; no line of it ends before `searched_`.
  std::string unread_;
  std::size_t taken_ = 0;
  std::size_t searched_ = 0;
  std::string error_tail_;
  bool is_reaped_ = false;
  Stopped stopped_;
};

}  // namespace plyglot::tool::engines
