#include "plyglot/engines/child_process.hpp"

#include "plyglot/engines/child_launch.hpp"
#include "plyglot/engines/process_groups.hpp"

#include "text/format.hpp"

#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

namespace plyglot::tool::engines {
namespace {

using std::chrono::milliseconds;

// How long nothing but the descriptors is looked at: whether the leader has ended while others hold its output.
constexpr milliseconds longest_nap{50};

milliseconds nap_until(Clock::time_point deadline) {
  const auto left = std::chrono::ceil<milliseconds>(deadline - Clock::now());
  return std::clamp(left, milliseconds(0), longest_nap);
}

// Reads what there is, at most a buffer full. Closes the descriptor at the end.
void read_some(int& descriptor, std::string& bytes) {
  char buffer[16384];
  const ssize_t count = read(descriptor, buffer, sizeof buffer);
  if (count > 0) bytes.append(buffer, static_cast<std::size_t>(count));
  const bool goes_on = count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR));
  if (!goes_on) close_descriptor(descriptor);
}

}  // namespace

std::string said(ChildEnd end) {
  switch (end.kind) {
    case ChildEnd::Kind::running:
      return "still runs";
    case ChildEnd::Kind::exited:
      return text::format("ended with status {}", end.number);
    case ChildEnd::Kind::signalled:
      return text::format("was ended by signal {} ({})", end.number, strsignal(end.number));
  }
  return {};
}

std::unique_ptr<ChildProcess> ChildProcess::start(const std::vector<std::string>& words, const ChildLimits& limits,
                                                  std::string& problem) {
  std::unique_ptr<ChildProcess> child(new ChildProcess(limits));
  LaunchedChild launched = launch_child(words, limits);
  problem = std::move(launched.problem);
  if (launched.pid < 0) return nullptr;
  child->pid_ = launched.pid;
  child->input_ = launched.input;
  child->output_ = launched.output;
  child->errors_ = launched.errors;
  return child;
}

ChildProcess::~ChildProcess() {
  if (pid_ > 0 && !is_reaped_) kill(-pid_, SIGKILL);
  stop(Clock::duration::zero());
}

bool ChildProcess::write(std::string_view bytes, Clock::time_point deadline) {
  while (!bytes.empty() && input_ >= 0) {
    pump(bytes, true, deadline);
    if (!bytes.empty() && Clock::now() >= deadline) return false;
  }
  return bytes.empty();
}

ChildLine ChildProcess::read_line(Clock::time_point deadline) {
  ChildLine line;
  while (!take_line(line)) {
    const bool is_late = Clock::now() >= deadline;
    await_output(deadline);
    if (is_late && output_ >= 0) return take_line(line) ? line : ChildLine{LineKind::timed_out, {}};
  }
  return line;
}

void ChildProcess::await_output(Clock::time_point deadline) {
  std::string_view nothing;
  if (pump(nothing, true, deadline) || end().kind == ChildEnd::Kind::running) return;
  // A process that the leader left may hold the output open.
  if (!pump(nothing, true, Clock::now())) close_descriptor(output_);
}

std::string ChildProcess::read_rest() {
  while (output_ >= 0) await_output(Clock::time_point::max());
  return unread_.substr(std::exchange(taken_, unread_.size()));
}

bool ChildProcess::take_line(ChildLine& line) {
  const std::size_t stop = unread_.find('\n', searched_);
  searched_ = std::min(stop, unread_.size());
  if (searched_ - taken_ > limits_.longest_line) {
    line = {LineKind::too_long, {}};
    return true;
  }
  if (stop == std::string::npos && output_ >= 0) return false;
  if (taken_ == unread_.size()) {
    line = {LineKind::closed, {}};
    return true;
  }
  line = {LineKind::line, unread_.substr(taken_, searched_ - taken_)};
  if (stop != std::string::npos) ++searched_;
  taken_ = searched_;
  if (!line.text.empty() && line.text.back() == '\r') line.text.pop_back();
  return true;
}

bool ChildProcess::pump(std::string_view& unsent, bool keeps_output, Clock::time_point deadline) {
  const bool has_room = !keeps_output || unread_.size() - taken_ <= limits_.longest_line;
  struct pollfd polled[] = {
      {unsent.empty() ? -1 : input_, POLLOUT, 0}, {has_room ? output_ : -1, POLLIN, 0}, {errors_, POLLIN, 0}};
  const int ready = poll(polled, std::size(polled), static_cast<int>(nap_until(deadline).count()));
  if (ready <= 0) return false;
  if (polled[2].revents != 0) take_errors();
  if (polled[1].revents != 0) take_output(keeps_output);
  if (polled[0].revents != 0) {
    const ssize_t count = ::write(input_, unsent.data(), unsent.size());
    if (count > 0)
      unsent.remove_prefix(static_cast<std::size_t>(count));
    else if (errno != EAGAIN && errno != EINTR)
      close_descriptor(input_);
  }
  return true;
}

void ChildProcess::take_output(bool keeps_output) {
  unread_.erase(0, taken_);
  searched_ -= taken_;
  taken_ = 0;
  std::string dropped;
  read_some(output_, keeps_output ? unread_ : dropped);
}

void ChildProcess::take_errors() {
  read_some(errors_, error_tail_);
  if (error_tail_.size() > limits_.error_tail) error_tail_.erase(0, error_tail_.size() - limits_.error_tail);
}

ChildEnd ChildProcess::end() const {
  if (is_reaped_) return stopped_.end;
  siginfo_t info{};
  if (waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid == 0) return {};
  return {info.si_code == CLD_EXITED ? ChildEnd::Kind::exited : ChildEnd::Kind::signalled, info.si_status};
}

ChildEnd ChildProcess::wait(Clock::time_point deadline) {
  std::string_view nothing;
  for (milliseconds nap{1};; nap = std::min(2 * nap, longest_nap)) {
    const ChildEnd now = end();
    if (now.kind != ChildEnd::Kind::running || Clock::now() >= deadline) return now;
    // Descriptors that are closed cannot wake it.
    pump(nothing, false, std::min(deadline, Clock::now() + nap));
  }
}

ChildProcess::Stopped ChildProcess::stop(Clock::duration grace) {
  if (is_reaped_ || pid_ < 0) return stopped_;
  close_descriptor(input_);
  stopped_.end = wait(Clock::now() + grace);
  if (stopped_.end.kind == ChildEnd::Kind::running) {
    stopped_.needed_term = true;
    kill(-pid_, SIGTERM);
    stopped_.end = wait(Clock::now() + grace);
  }
  stopped_.needed_kill = stopped_.end.kind == ChildEnd::Kind::running;
  // What it wrote last fits into two pipes; then an output that is still open is held by another process.
  std::string_view nothing;
  for (int buffers = 128; buffers > 0 && !is_drained() && pump(nothing, false, Clock::now()); --buffers) {
  }
  stopped_.left_processes = !stopped_.needed_kill && !is_drained();
  // Until it is reaped, no other group can have its number.
  kill(-pid_, SIGKILL);
  int status = 0;
  while (waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
  }
  if (stopped_.needed_kill) stopped_.end = {ChildEnd::Kind::signalled, SIGKILL};
  is_reaped_ = true;
  forget_group(pid_);
  end_orphans();
  close_descriptor(output_);
  close_descriptor(errors_);
  return stopped_;
}

}  // namespace plyglot::tool::engines
