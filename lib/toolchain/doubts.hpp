#pragma once
// Findings that canonical text must not make go away.

#include "diagnostics/reporter.hpp"
#include "toolchain/session_state.hpp"

#include <map>

namespace plyglot::toolchain {

// How many findings there are of each name whose fix is a guess or a recount: each is about words that formatting would
// have to read in one way, or about a number, result or mark that contradicts the moves (docs/guide/fixing.md).
class Doubts {
 public:
  void add(const std::vector<diagnostics::Diagnostic>& found);
  bool empty() const { return counts_.empty(); }
  // True if they are still found, and no others, in `text`, which a record or a file has become. Reads it.
  bool are_left_in(std::string_view text, const Session::State& state, const Chunk& chunk) const;

 private:
  std::map<diagnostics::DiagnosticId, std::size_t> counts_;
};

}  // namespace plyglot::toolchain
