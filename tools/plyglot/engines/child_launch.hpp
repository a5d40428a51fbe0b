#pragma once
// How a child process begins.

#include "plyglot/engines/child_process.hpp"

namespace plyglot::tool::engines {

// Closes it, if it is open.
void close_descriptor(int& descriptor);

struct LaunchedChild {
  pid_t pid = -1;
  // The ends that are ours, which do not block.
  int input = -1;
  int output = -1;
  int errors = -1;
  // Why there is no child: a sentence.
  std::string problem;
};
// Its process group is remembered (process_groups.hpp).
LaunchedChild launch_child(const std::vector<std::string>& words, const ChildLimits& limits);

}  // namespace plyglot::tool::engines
