#include "plyglot/match/game_pool.hpp"

#include "plyglot/match/match_play.hpp"

namespace plyglot::tool::match {

GamePool::GamePool(const MatchPlan& plan, std::deque<std::uint32_t> numbers, std::uint32_t jobs)
    : plan_(plan), numbers_(std::move(numbers)), working_(jobs) {
  for (std::uint32_t job = 0; job < jobs; ++job) threads_.emplace_back([this] { work(); });
}

GamePool::~GamePool() {
  stop();
  for (std::thread& thread : threads_) thread.join();
}

void GamePool::work() {
  std::unique_lock lock(mutex_);
  while (!numbers_.empty()) {
    const std::uint32_t number = numbers_.front();
    numbers_.pop_front();
    lock.unlock();
    std::optional<MatchGame> game;
    std::exception_ptr problem;
    try {
      game = play_game(plan_, number);
    } catch (...) {
      problem = std::current_exception();
    }
    lock.lock();
    if (game) ended_.push_back(*std::move(game));
    if (problem) {
      problem_ = problem;
      numbers_.clear();
    }
    has_ended_.notify_one();
  }
  --working_;
  has_ended_.notify_one();
}

std::optional<MatchGame> GamePool::next() {
  constexpr std::chrono::milliseconds patience(100);
  std::unique_lock lock(mutex_);
  has_ended_.wait_for(lock, patience, [this] { return !ended_.empty() || problem_ || working_ == 0; });
  // What was played before is not lost.
  if (ended_.empty() && problem_) std::rethrow_exception(std::exchange(problem_, nullptr));
  if (ended_.empty()) return std::nullopt;
  std::optional<MatchGame> game = std::move(ended_.front());
  ended_.pop_front();
  return game;
}

bool GamePool::is_done() {
  const std::scoped_lock lock(mutex_);
  return working_ == 0 && ended_.empty() && !problem_;
}

void GamePool::stop() {
  const std::scoped_lock lock(mutex_);
  numbers_.clear();
}

}  // namespace plyglot::tool::match
