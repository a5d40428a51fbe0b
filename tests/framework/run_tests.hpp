#pragma once
// The test framework behind one call, so that `main` stands apart from it: a program with a main of its own may use
// what tests share.

#include <string>

namespace plyglot::test {

// The status for the shell. After the framework's own report stands a line for all that was skipped (skips.hpp).
int run_tests(int argc, char** argv);

// The name of the test that runs; empty outside of tests.
std::string running_test();

}  // namespace plyglot::test
