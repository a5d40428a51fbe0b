#pragma once
// Looks for forced wins at every ply of every record.

#include "plyglot/findings/findings.hpp"
#include "plyglot/reading/input_reader.hpp"
#include "plyglot/reading/totals.hpp"
#include "plyglot/run/workers.hpp"
#include "plyglot/solve/solve.hpp"

#include <plyglot/solve.hpp>

#include <deque>
#include <memory>

namespace plyglot::tool {

// Divided as in a GameString: `wA1 bQ-; bG1 wQ/`. Visible.
std::string joined_moves(const std::vector<std::string>& moves);

// As docs/json-lines.md says.
std::string json_line(const toolchain::Solution& solution);

class WinFinder {
 public:
  // Both must outlive it.
  WinFinder(const SolveOptions& options, Run& run);
  void find();

 private:
  struct ReadChunk {
    toolchain::OwnedChunk owned;
    text::LineIndex lines;
  };
  // A record that is searched by a thread, or that is waiting for one.
  struct Search {
    const Input& input;
    std::shared_ptr<const ReadChunk> chunk;
    std::uint32_t record = 1;
    toolchain::Model model;
    std::vector<toolchain::SolvedMoment> moments;
    Workers::Ticket ticket = 0;
  };

  void read(const Input& input);
  void read(const Input& input, toolchain::OwnedChunk&& owned, toolchain::Session& session);
  void start(std::unique_ptr<Search> search);
  void merge_first();
  void print(const Search& search, const toolchain::SolvedMoment& moment);

  const SolveOptions& options_;
  Run& run_;
  Inputs inputs_;
  FindingReport report_;
  Totals totals_;
  diagnostics::SeverityPolicy policy_;
  std::uint64_t wins_ = 0;
  std::uint64_t unfinished_ = 0;
  // In the order of the texts.
  std::deque<std::unique_ptr<Search>> waiting_;
  // Last, so that no thread works on what is gone.
  Workers workers_;
};

}  // namespace plyglot::tool
