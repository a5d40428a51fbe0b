#pragma once
// The test framework behind one call, so that `main` stands apart from it: a program with a main of its own may use
// what tests share.

namespace plyglot::test {

// The status for the shell.
int run_tests(int argc, char** argv);

}  // namespace plyglot::test
