#pragma once
// Findings that canonical text must not make go away.

#include "diagnostics/reporter.hpp"
#include "toolchain/session_state.hpp"

#include <map>

namespace plyglot::toolchain {

// How many findings there are of each name that leave something open (docs/guide/fixing.md).
class Doubts {
 public:
  void add(const std::vector<diagnostics::Diagnostic>& found, const text::Source& source);
  bool empty() const { return counts_.empty(); }
  // True if they are still found, and no others, in `text`, which a record or a file has become. Reads it.
  bool are_left_in(std::string_view text, Session::State& state, const Chunk& chunk) const;

 private:
  // With the words that disagree with the moves, if that is what a finding is about.
  std::map<std::pair<diagnostics::DiagnosticId, std::string>, std::size_t> counts_;
};

}  // namespace plyglot::toolchain
