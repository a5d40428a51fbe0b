#pragma once
// Games that are played at the same time, each by a thread.

#include "plyglot/match/match_record.hpp"

#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <thread>

namespace plyglot::tool::match {

class GamePool {
 public:
  // Plays the games of these numbers in this order. The plan must outlive it.
  GamePool(const MatchPlan& plan, std::deque<std::uint32_t> numbers, std::uint32_t jobs);
  // Begins no new games, and waits for those that are played.
  ~GamePool();
  GamePool(const GamePool&) = delete;
  GamePool& operator=(const GamePool&) = delete;

  // The next game that has ended; none after the last one. Returns now and then without one, so that the caller can
  // look around: then `is_done` is false. Throws what went wrong in a game.
  std::optional<MatchGame> next();
  bool is_done();
  // Begins no new games.
  void stop();

 private:
  void work();

  const MatchPlan& plan_;
  std::mutex mutex_;
  std::condition_variable has_ended_;
  std::deque<std::uint32_t> numbers_;
  std::deque<MatchGame> ended_;
  std::size_t working_ = 0;
  std::exception_ptr problem_;
  std::vector<std::thread> threads_;
};

}  // namespace plyglot::tool::match
