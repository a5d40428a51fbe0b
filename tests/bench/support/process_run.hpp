#pragma once
// Runs the program as people run it, and says what that took.

#include <string>
#include <vector>

namespace plyglot::bench {

struct Usage {
  double wall_seconds = 0;
  // Of all its threads, in the program and in the kernel.
  double cpu_seconds = 0;
  // The most memory that it held at once.
  double peak_megabytes = 0;
};

// What it prints is thrown away. Throws if it cannot be started, or ends with a status above 1.
Usage run(const std::vector<std::string>& command);

double median(std::vector<double> values);

}  // namespace plyglot::bench
