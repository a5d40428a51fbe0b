#pragma once
// What a run went through: for its summary, and for its progress while it lasts.

#include "plyglot/findings.hpp"
#include "plyglot/inputs.hpp"

#include <chrono>

namespace plyglot::tool {

class Totals {
 public:
  Totals(Run& run, const Inputs& inputs) : run_(run), inputs_(inputs), start_(Clock::now()), shown_(start_) {}

  void add_records(std::uint64_t count) {
    records_ += count;
    show_progress();
  }
  void end_input() { ++ended_; }

  // "in 2 files (1,204 positions)".
  std::string where() const;
  std::uint64_t records() const { return records_; }

 private:
  using Clock = std::chrono::steady_clock;
  void show_progress();

  Run& run_;
  const Inputs& inputs_;
  std::uint64_t records_ = 0;
  std::size_t ended_ = 0;
  Clock::time_point start_;
  Clock::time_point shown_;
};

}  // namespace plyglot::tool
