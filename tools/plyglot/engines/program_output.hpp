#pragma once
// A program that is run for what it prints.

#include "plyglot/engines/child_process.hpp"

namespace plyglot::tool::engines {

struct ProgramOutput {
  // Why it could not be started: a sentence; else empty.
  std::string problem;
  ChildEnd end;
  // All that it wrote on standard output: any bytes. The end of standard error.
  std::string output;
  std::string errors;

  bool is_good() const { return problem.empty() && end.kind == ChildEnd::Kind::exited && end.number == 0; }
};

// Waits until it has closed its output; if it does not end within seconds after that, it is ended. The first word is
// looked for in PATH. Its standard input is empty. For programs that are trusted: what has left their process group
// goes on.
ProgramOutput output_of(const std::vector<std::string>& words);

}  // namespace plyglot::tool::engines
