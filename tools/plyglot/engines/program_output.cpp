#include "plyglot/engines/program_output.hpp"

#include <csignal>
#include <limits>

namespace plyglot::tool::engines {

ProgramOutput output_of(const std::vector<std::string>& words) {
  // To start a child has plyglot ignore SIGPIPE, which ends a command whose reader has gone.
  struct sigaction before {};
  sigaction(SIGPIPE, nullptr, &before);
  ChildLimits limits;
  limits.longest_line = std::numeric_limits<std::size_t>::max();
  limits.ends_orphans = false;
  ProgramOutput out;
  const std::unique_ptr<ChildProcess> child = ChildProcess::start(words, limits, out.problem);
  if (child != nullptr) {
    out.output = child->read_rest();
    out.end = child->stop(std::chrono::seconds(10)).end;
    out.errors = child->error_tail();
  }
  sigaction(SIGPIPE, &before, nullptr);
  return out;
}

}  // namespace plyglot::tool::engines
