#pragma once
// The test framework as one call, separate from `main`: a program with a main of its own may use what tests share.

#include <string>

namespace plyglot::test {

// Returns the exit status. A line for all that was skipped follows the framework's own report (skips.hpp).
int run_tests(int argc, char** argv);

// The name of the test that runs; empty outside of tests.
std::string running_test();

}  // namespace plyglot::test
