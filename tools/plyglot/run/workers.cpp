#include "plyglot/run/workers.hpp"

#include <algorithm>
#include <system_error>

namespace plyglot::tool {

Workers::Workers(std::size_t jobs) : running_(jobs) {}

Workers::~Workers() {
  {
    const std::lock_guard lock(mutex_);
    is_closing_ = true;
    queue_.clear();
  }
  work_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

Workers::Ticket Workers::start(Task task) {
  if (running_.size() < 2) {
    task(0);
    return 0;
  }
  const std::lock_guard lock(mutex_);
  queue_.push_back({++last_, std::move(task)});
  // To begin a thread takes longer than most files, so that one task alone is left to the caller (`wait`).
  if (threads_.empty() && queue_.size() > 1) begin_threads();
  work_.notify_one();
  return last_;
}

void Workers::begin_threads() {
  try {
    for (std::size_t worker = 0; worker < running_.size(); ++worker) {
      threads_.emplace_back([this, worker] { run(worker); });
    }
  } catch (const std::system_error&) {
    // Where the system gives no more of them, those that there are do the work, and without any the caller does.
  }
}

bool Workers::is_done_locked(Ticket ticket) const {
  const bool is_waiting = !queue_.empty() && queue_.front().ticket <= ticket;
  return ticket == 0 || (!is_waiting && std::find(running_.begin(), running_.end(), ticket) == running_.end());
}

bool Workers::is_done(Ticket ticket) {
  const std::lock_guard lock(mutex_);
  return is_done_locked(ticket);
}

void Workers::wait(Ticket ticket) {
  std::unique_lock lock(mutex_);
  while (threads_.empty() && !is_done_locked(ticket)) {
    const Job job = std::move(queue_.front());
    queue_.pop_front();
    lock.unlock();
    job.task(0);
    lock.lock();
  }
  awaited_ = ticket;
  done_.wait(lock, [&] { return problem_ || is_done_locked(ticket); });
  if (problem_) std::rethrow_exception(problem_);
}

void Workers::run(std::size_t worker) {
  std::unique_lock lock(mutex_);
  while (true) {
    work_.wait(lock, [this] { return is_closing_ || !queue_.empty(); });
    if (is_closing_) return;
    const Job job = std::move(queue_.front());
    queue_.pop_front();
    running_[worker] = job.ticket;
    lock.unlock();
    std::exception_ptr problem;
    try {
      job.task(worker);
    } catch (...) {
      problem = std::current_exception();
    }
    lock.lock();
    running_[worker] = 0;
    if (problem && !problem_) problem_ = problem;
    if (problem_ || is_done_locked(awaited_)) done_.notify_one();
  }
}

}  // namespace plyglot::tool
