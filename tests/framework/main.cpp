#include "framework/run_tests.hpp"

int main(int argc, char** argv) { return plyglot::test::run_tests(argc, argv); }
