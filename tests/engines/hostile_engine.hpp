#pragma once
// Whether anything is left of an engine.

#include <sys/types.h>

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>

namespace plyglot::test {

// Whether a process of the group runs. What was killed and is not reaped yet does not; whoever inherits the processes
// of a dead one may take seconds for that.
inline bool has_group(pid_t group) {
  for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
    std::ifstream file(entry.path() / "stat");
    std::string line;
    if (!std::getline(file, line)) continue;
    // PID (NAME) STATE PARENT GROUP ...; the name may hold anything.
    const std::size_t name_end = line.rfind(')');
    char state = 0;
    pid_t parent = 0;
    pid_t found = 0;
    if (std::sscanf(line.c_str() + name_end + 1, " %c %d %d", &state, &parent, &found) != 3) continue;
    if (found == group && state != 'Z' && state != 'X') return true;
  }
  return false;
}

// What was killed may take a moment to die.
inline bool is_group_gone(pid_t group) {
  for (int tries = 0; tries < 200 && has_group(group); ++tries) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return !has_group(group);
}

}  // namespace plyglot::test
