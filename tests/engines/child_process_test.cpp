#include "plyglot/engines/child_process.hpp"
#include "engines/hostile_engine.hpp"

#include <catch2/catch.hpp>

#include <fcntl.h>
#include <sys/wait.h>

#include <cerrno>
#include <csignal>
#include <set>

namespace plyglot::tool::engines {
namespace {

using std::chrono::milliseconds;

std::unique_ptr<ChildProcess> start(const std::vector<std::string>& words, const ChildLimits& limits = {}) {
  std::string problem;
  std::unique_ptr<ChildProcess> child = ChildProcess::start(words, limits, problem);
  INFO(problem);
  REQUIRE(child != nullptr);
  return child;
}

std::unique_ptr<ChildProcess> start_shell(const std::string& script) { return start({"sh", "-c", script}); }

Clock::time_point in(int count) { return Clock::now() + milliseconds(count); }

std::vector<std::string> lines_of(ChildProcess& child) {
  std::vector<std::string> lines;
  for (ChildLine line = child.read_line(in(5000)); line.kind == LineKind::line; line = child.read_line(in(5000))) {
    lines.push_back(line.text);
  }
  return lines;
}

TEST_CASE("lines go both ways, with any line end, and the last one needs none") {
  const auto child = start_shell(R"(read a; printf '%s\r\n\n%s' "got $a" last)");
  CHECK(child->write("one\n", in(5000)));
  CHECK(lines_of(*child) == std::vector<std::string>{"got one", "", "last"});
  CHECK(child->read_line(in(5000)).kind == LineKind::closed);
  const auto stopped = child->stop(milliseconds(2000));
  CHECK(said(stopped.end) == "ended with status 0");
  CHECK_FALSE(stopped.needed_term);
  CHECK_FALSE(stopped.left_processes);
  CHECK(test::is_group_gone(child->pid()));
}

TEST_CASE("a program that cannot be run is a sentence") {
  std::string problem;
  CHECK(ChildProcess::start({"/no/such/engine"}, {}, problem) == nullptr);
  CHECK(problem == "cannot run `/no/such/engine`: No such file or directory");
  CHECK(ChildProcess::start({"/"}, {}, problem) == nullptr);
  CHECK(problem == "cannot run `/`: Permission denied");
  CHECK(waitpid(-1, nullptr, WNOHANG) == -1);
}

TEST_CASE("a deadline is kept, and one in the past only looks") {
  const auto child = start_shell("echo first; sleep 600");
  CHECK(child->read_line(in(5000)).text == "first");
  const Clock::time_point begin = Clock::now();
  // Other programs may take the processor once or twice, but not each time.
  for (int count = 0; count < 40; ++count) CHECK(child->read_line(Clock::now()).kind == LineKind::timed_out);
  CHECK(Clock::now() - begin < milliseconds(1000));
  CHECK(child->read_line(in(100)).kind == LineKind::timed_out);
  CHECK(Clock::now() - begin >= milliseconds(100));
  CHECK(Clock::now() - begin < milliseconds(10000));
}

TEST_CASE("what a signal ended is named") {
  const auto child = start_shell("kill -SEGV $$");
  CHECK(child->read_line(in(5000)).kind == LineKind::closed);
  CHECK(said(child->wait(in(5000))) == "was ended by signal 11 (Segmentation fault)");
  CHECK(said(child->stop(milliseconds(0)).end) == "was ended by signal 11 (Segmentation fault)");
}

TEST_CASE("a line without end is given up, and so is a flood of errors") {
  const auto endless = start_shell("exec tr '\\0' x </dev/zero");
  CHECK(endless->read_line(in(20000)).kind == LineKind::too_long);
  const auto errors = start_shell("tr '\\0' x </dev/zero >&2; true");
  CHECK(errors->read_line(in(200)).kind == LineKind::timed_out);
  CHECK(errors->error_tail() == std::string(ChildLimits{}.error_tail, 'x'));
}

TEST_CASE("the end of standard error is kept, and never blocks") {
  const auto child = start_shell("head -c 300000 /dev/zero | tr '\\0' x >&2; echo tail >&2; echo done");
  CHECK(child->read_line(in(5000)).text == "done");
  child->stop(milliseconds(2000));
  CHECK(child->error_tail().size() == ChildLimits{}.error_tail);
  CHECK(child->error_tail().substr(child->error_tail().size() - 6) == "xtail\n");
}

TEST_CASE("a program that does not read its input blocks nobody") {
  const auto child = start_shell("exec sleep 600");
  CHECK_FALSE(child->write(std::string(1 << 20, 'x'), in(100)));
  const auto closed = start_shell("exec <&-; echo closed; exec sleep 600");
  CHECK(closed->read_line(in(5000)).text == "closed");
  CHECK_FALSE(closed->write("x\n", in(1000)));
}

TEST_CASE("a program that writes much before it reads is heard out") {
  const auto child = start_shell("seq 1 100000; read a; echo $a");
  CHECK(child->write("end\n", in(5000)));
  const std::vector<std::string> lines = lines_of(*child);
  REQUIRE(lines.size() == 100001);
  CHECK(lines[99999] == "100000");
  CHECK(lines.back() == "end");
}

TEST_CASE("nothing of a group stays") {
  SECTION("that ignores SIGTERM") {
    const auto child = start_shell("trap '' TERM; echo ready; while :; do sleep 1; done");
    CHECK(child->read_line(in(5000)).text == "ready");
    const auto stopped = child->stop(milliseconds(100));
    CHECK(stopped.needed_kill);
    CHECK(said(stopped.end) == "was ended by signal 9 (Killed)");
    CHECK(test::is_group_gone(child->pid()));
  }
  SECTION("that ends at SIGTERM") {
    const auto child = start_shell("echo ready; exec sleep 600");
    CHECK(child->read_line(in(5000)).text == "ready");
    const auto stopped = child->stop(milliseconds(100));
    CHECK(stopped.needed_term);
    CHECK_FALSE(stopped.needed_kill);
    CHECK(test::is_group_gone(child->pid()));
  }
  SECTION("whose leader has left a process") {
    const auto child = start_shell("sleep 600 & echo ready");
    CHECK(child->read_line(in(5000)).text == "ready");
    CHECK(child->read_line(in(5000)).kind == LineKind::closed);
    const auto stopped = child->stop(milliseconds(100));
    CHECK(said(stopped.end) == "ended with status 0");
    CHECK(stopped.left_processes);
    CHECK(test::is_group_gone(child->pid()));
  }
  SECTION("though a process has begun a session of its own") {
    const auto child = start_shell("setsid sleep 600 >/dev/null 2>&1 </dev/null & echo $!; exec sleep 600");
    const pid_t escaped = std::stoi(child->read_line(in(5000)).text);
    CHECK(kill(escaped, 0) == 0);
    child->stop(milliseconds(100));
    CHECK(kill(escaped, 0) != 0);
  }
  SECTION("though a process has begun a session of its own and lost its parents") {
    const auto child = start_shell(
        "(setsid sh -c 'sh -c \"echo \\$\\$; exec sleep 600 >/dev/null 2>&1\" & exit 0') & wait; exec sleep 600");
    const pid_t escaped = std::stoi(child->read_line(in(5000)).text);
    CHECK(kill(escaped, 0) == 0);
    child->stop(milliseconds(100));
    CHECK(kill(escaped, 0) != 0);
  }
  SECTION("that is simply dropped") {
    auto child = start_shell("trap '' TERM; sleep 600 & echo ready; wait");
    CHECK(child->read_line(in(5000)).text == "ready");
    const pid_t group = child->pid();
    CHECK(test::has_group(group));
    child.reset();
    CHECK(test::is_group_gone(group));
  }
}

TEST_CASE("children get limits, no descriptors of others, and the signals of a new program") {
  ChildLimits limits;
  limits.memory = std::uint64_t{512} << 20;
  limits.cpu_seconds = 7;
  const auto first = start({"sh", "-c", "ulimit -v; ulimit -t; ulimit -c; read a"}, limits);
  CHECK(first->read_line(in(5000)).text == "524288");
  CHECK(first->read_line(in(5000)).text == "7");
  CHECK(first->read_line(in(5000)).text == "0");
  const auto second = start_shell("ls /proc/self/fd | wc -l; grep -E 'SigBlk|SigIgn' /proc/self/status");
  // Three, and the folder that ls reads.
  CHECK(second->read_line(in(5000)).text == "4");
  CHECK(second->read_line(in(5000)).text == "SigBlk:\t0000000000000000");
  CHECK(second->read_line(in(5000)).text == "SigIgn:\t0000000000000000");
}

TEST_CASE("a program that computes too long is ended") {
  ChildLimits limits;
  limits.cpu_seconds = 1;
  const auto child = start({"sh", "-c", "while :; do :; done"}, limits);
  CHECK(child->read_line(in(20000)).kind == LineKind::closed);
  const ChildEnd end = child->wait(in(5000));
  CHECK(end.kind == ChildEnd::Kind::signalled);
  CHECK(end.number == SIGXCPU);
}

TEST_CASE("a child leaves nothing behind in plyglot") {
  const auto open_descriptors = [] {
    int count = 0;
    for (int number = 0; number < 256; ++number) count += fcntl(number, F_GETFD) >= 0 ? 1 : 0;
    return count;
  };
  const int before = open_descriptors();
  for (int count = 0; count < 20; ++count) start_shell("echo x")->read_line(in(5000));
  std::string problem;
  ChildProcess::start({"/no/such/engine"}, {}, problem);
  CHECK(open_descriptors() == before);
  CHECK(waitpid(-1, nullptr, WNOHANG) == -1);
  CHECK(errno == ECHILD);
}

}  // namespace
}  // namespace plyglot::tool::engines
