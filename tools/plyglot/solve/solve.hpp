#pragma once
// `plyglot solve`.

#include "plyglot/options/list_format.hpp"
#include "plyglot/options/options.hpp"

namespace plyglot::tool {

struct SolveOptions {
  InputOptions input;
  SpeechOptions speech;
  // From 1.
  std::uint32_t plies = 1;
  // How many positions may be looked at for one answer; 0 for any number.
  std::uint32_t nodes = 0;
  // At every ply of every record, instead of at one ply of one.
  bool finds = false;
  ListFormat format = ListFormat::human;
};

// Returns the exit status.
int solve(const SolveOptions& options);

}  // namespace plyglot::tool
