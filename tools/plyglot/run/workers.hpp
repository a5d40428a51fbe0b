#pragma once
// Threads that do what one other thread gives them, in the order in which it is given.

#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace plyglot::tool {

class Workers {
 public:
  // Gets the number of the worker, from 0.
  using Task = std::function<void(std::size_t worker)>;
  // Counts the tasks that were started, from 1; 0 is done from the start.
  using Ticket = std::uint64_t;

  // One job is done by the caller itself, when it starts it. The threads of several begin with the second task: one
  // that is alone is done by the caller, when it waits for it.
  explicit Workers(std::size_t jobs);
  // Drops what no thread has begun, and waits for the rest.
  ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  Ticket start(Task task);
  bool is_done(Ticket ticket);
  // Returns when it is done; throws what the task threw.
  void wait(Ticket ticket);

 private:
  struct Job {
    Ticket ticket;
    Task task;
  };
  void begin_threads();
  void run(std::size_t worker);
  bool is_done_locked(Ticket ticket) const;

  std::mutex mutex_;
  std::condition_variable work_;
  std::condition_variable done_;
  std::deque<Job> queue_;
  // Tickets of jobs that a thread works on, by worker; 0 for none.
  std::vector<Ticket> running_;
  Ticket last_ = 0;
  // What the caller waits for or, between two calls, has waited for: it is not woken by anything earlier.
  Ticket awaited_ = 0;
  bool is_closing_ = false;
  std::exception_ptr problem_;
  std::vector<std::thread> threads_;
};

}  // namespace plyglot::tool
