#pragma once
// What a run went through: for its summary, and for its progress while it lasts.

#include "plyglot/findings/findings.hpp"
#include "plyglot/reading/inputs.hpp"

#include <chrono>

namespace plyglot::tool {

class Totals {
 public:
  Totals(Run& run, const Inputs& inputs) : run_(run), inputs_(inputs), start_(Clock::now()), shown_(start_) {}

  // Of a piece of an input that ends at a byte of it.
  void add_records(std::uint64_t count, std::uint64_t end) {
    records_ += count;
    reached_ = end;
    show_progress();
  }
  // Also if it was not read to its end.
  void end_input() {
    ++ended_;
    reached_ = 0;
  }

  // "in 2 files (1,204 positions)".
  std::string where() const;
  std::uint64_t records() const { return records_; }
  bool has_no_input() const { return inputs_.list().empty(); }

 private:
  using Clock = std::chrono::steady_clock;
  void show_progress();
  // How much is done, with an estimate of the time that is left where one can be made; empty where nothing is known.
  std::string progress_by_size(Clock::duration passed);

  Run& run_;
  const Inputs& inputs_;
  std::uint64_t records_ = 0;
  std::size_t ended_ = 0;
  std::uint64_t reached_ = 0;
  Clock::time_point start_;
  Clock::time_point shown_;
  // The sizes of the files in bytes, found when progress is first shown; 0 for what has none.
  std::vector<std::uint64_t> sizes_;
  std::uint64_t size_ = 0;
  std::uint64_t ended_size_ = 0;
  std::size_t counted_ = 0;
};

}  // namespace plyglot::tool
